import type { Readable } from 'node:stream'
import { buyerLimits } from '@inkroute/contract/personal/buyer'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { sizeText } from '../../../infra/http/body/body-limits.ts'
import { type SpooledFile, spool } from '../../../infra/http/body/spooled-file.ts'

/** Two large photos at once; more are sent one after the other. */
const MAX_PHOTOS_BYTES = 2 * buyerLimits.photo_bytes
/** With the answers beside them. */
export const MAX_POST_BYTES = MAX_PHOTOS_BYTES + 1024 * 1024
const tooLarge = () => new AppError('body_too_large', { limit: sizeText(buyerLimits.photo_bytes) })

/** What a form without scripts sent. */
export interface Posted {
  readonly said: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, SpooledFile>
}

/** Reads a posted form, has it answered and lets go of its files. */
export async function withPost<T>(
  { config }: AppCtx,
  request: FastifyRequest,
  answer: (posted: Posted) => Promise<T>,
): Promise<T> {
  const said = new Map<string, string>()
  const files = new Map<string, SpooledFile>()
  const opened: SpooledFile[] = []
  const keep = async (name: string, source: Readable) => {
    const left = MAX_PHOTOS_BYTES - opened.reduce((sum, { bytes }) => sum + bytes, 0)
    const max_bytes = Math.min(buyerLimits.photo_bytes, left)
    const file = await spool(config.data_dir, source, { max_bytes, tooLarge })
    opened.push(file)
    if (file.bytes > 0) files.set(name, file)
  }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') said.set(part.fieldname, String(part.value))
      else await keep(part.fieldname, part.file)
    }
    return await answer({ said, files })
  } finally {
    await Promise.all(opened.map((file) => file.discard()))
  }
}
