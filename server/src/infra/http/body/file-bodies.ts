import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { AppCtx } from '../../context.ts'
import { addressKey } from '../../strangers/rate-limit.ts'
import { sizeText } from './body-limits.ts'
import { announcedBytes } from './body-rate.ts'
import { type SpooledFile, spool } from './spooled-file.ts'

const MEGA = 1024 * 1024

/** Bytes of files that may be under way to this node at the same time, from one address and in total. */
const underWay = {
  /** A buyer's photos. Buyers of one mobile network share an address. */
  stranger: { address: 100 * MEGA, total: 512 * MEGA },
  known: { address: 256 * MEGA, total: 512 * MEGA },
  /** Straight to the disk, by a signed permit: an office that fills its library. */
  permit: { address: 2048 * MEGA, total: 16_384 * MEGA },
} as const

type Sender = keyof typeof underWay

export interface FileBodies {
  /** Counts a file that is announced until its request is over; refuses it where too much is under way. */
  expect(sender: Sender, reply: FastifyReply): void
}

export function createFileBodies(): FileBodies {
  const counted = new Map<string, number>()
  const add = (key: string, bytes: number) => {
    const now = (counted.get(key) ?? 0) + bytes
    if (now > 0) counted.set(key, now)
    else counted.delete(key)
  }
  return {
    expect(sender, { request, raw }) {
      // Gone already: nothing would ever take the bytes off again.
      if (raw.destroyed) return
      const bytes = announcedBytes(request)
      const keys = { address: `${sender} ${addressKey(request.ip)}`, total: sender }
      const { address, total } = underWay[sender]
      const fits = (key: string, most: number) => (counted.get(key) ?? 0) + bytes <= most
      if (!fits(keys.address, address) || !fits(keys.total, total)) throw new AppError('uploads_under_way')
      for (const key of Object.values(keys)) add(key, bytes)
      raw.once('close', () => {
        for (const key of Object.values(keys)) add(key, -bytes)
      })
    },
  }
}

/** Only this type is taken where a file is expected, so that nothing large is ever read as JSON. */
const FILE_TYPE = 'application/octet-stream'

export const isFile = ({ headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === FILE_TYPE

/** A sender who left is no failure of ours. */
const isGone = ({ code }: { readonly code?: string }) => code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'

/** For the few endpoints that take a file: it is on disk while it comes and in memory once it is whole. */
export function addFileBodies(app: FastifyInstance, { config }: Pick<AppCtx, 'config'>): void {
  app.addContentTypeParser(FILE_TYPE, async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const max_bytes = request.routeOptions.bodyLimit ?? 0
    const tooLarge = () => new AppError('body_too_large', { limit: sizeText(max_bytes) })
    const file: SpooledFile = await spool(config.data_dir, payload, { max_bytes, tooLarge }).catch((error) => {
      throw isGone(error) ? Object.assign(error, { statusCode: 400 }) : error
    })
    return file.read().finally(() => file.discard())
  })
}
