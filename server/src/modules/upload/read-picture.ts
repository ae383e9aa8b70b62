import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { embeddedStorage, prepareFolder } from './core/direct-storage.ts'
import { readInProcess } from './core/take-in.ts'

interface CleanPicture {
  /** Lossless PNG: upright, sRGB. */
  readonly body: Buffer
  readonly width_px: number
  readonly height_px: number
  /** True when the file was a vector drawing. */
  readonly is_drawing: boolean
  /** The sanitised drawing. */
  readonly vector: Buffer | null
  readonly has_alpha: boolean
  /** Main colours as `#rrggbb`, the largest first. */
  readonly colours: readonly string[]
}

/**
 * An untrusted picture that does not belong to a seller's library, decoded in a child process like every upload. Refused
 * with the errors of uploads.
 */
export async function readPicture(
  ctx: AppCtx,
  file: Uint8Array,
  { owner, name }: { readonly owner: string; readonly name: string },
): Promise<CleanPicture> {
  const incoming = embeddedStorage(ctx.config)
  const nonce = randomBytes(16).toString('hex')
  await prepareFolder(incoming.folder)
  const folder = await mkdtemp(incoming.workFolder(nonce))
  const path = incoming.path(nonce)
  try {
    await writeFile(path, file)
    const result = await readInProcess(ctx, { path, folder, owner, name, page: 1 })
    if (result.status === 'refused') throw new AppError(result.error, result.details)
    const { width_px, height_px, has_alpha, look, picture, vector } = result
    return {
      body: await readFile(picture.path),
      width_px,
      height_px,
      has_alpha,
      is_drawing: vector !== null,
      vector: vector && (await readFile(vector.path)),
      colours: look.colours,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await incoming.remove(nonce)
  }
}
