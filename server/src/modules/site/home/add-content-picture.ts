import type { addContentPicture as contract } from '@inkroute/contract/content'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import sharp from 'sharp'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { insertPicture } from './picture.queries.ts'

const MAX_SIDE_PX = 8000
const KEPT_WIDTH_PX = 1920
const QUALITY = 84
const TIMEOUT_SECONDS = 10
const readable = new Set(['png', 'jpeg', 'webp'])

/** Re-encoded as WebP without metadata; what hides behind the pixels of a picture does not survive that. */
async function reencode(bytes: Buffer) {
  const options = { limitInputPixels: MAX_SIDE_PX * MAX_SIDE_PX, failOn: 'error' as const }
  const { format, width = 0, height = 0 } = await sharp(bytes, options).metadata()
  if (!readable.has(format ?? '') || Math.max(width, height) > MAX_SIDE_PX) return null
  return sharp(bytes, options)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate()
    .resize({ width: KEPT_WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
}

export async function addContentPicture(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const made = await reencode(Buffer.from(input.data_base64, 'base64')).catch(() => null)
  if (!made) throw new AppError('picture_unreadable')
  const key = contentKey('public', made.data, 'webp')
  await ctx.storage.put(key, made.data)
  const { width, height } = made.info
  const by = { created_by: ctx.identity.username }
  await insertPicture(ctx.db, { key, name: input.name, width_px: width, height_px: height, ...by })
  return { src: ctx.storage.url(key), width, height, name: input.name }
}
