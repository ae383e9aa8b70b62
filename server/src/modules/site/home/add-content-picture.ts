import type { addContentPicture as contract } from '@inkroute/contract/content'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { reencodePicture } from '../../../infra/pictures/reencode-picture.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { insertPicture } from './picture.queries.ts'

export async function addContentPicture(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const made = await reencodePicture(Buffer.from(input.data_base64, 'base64'))
  if (!made) throw new AppError('picture_unreadable')
  const key = contentKey('public', made.data, 'webp')
  await ctx.storage.put(key, made.data)
  const { width, height } = made.info
  const by = { created_by: ctx.identity.username }
  await insertPicture(ctx.db, { key, name: input.name, width_px: width, height_px: height, ...by })
  return { src: ctx.storage.url(key), width, height, name: input.name }
}
