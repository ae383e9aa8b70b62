import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { addStaffPicture as contract } from '@inkroute/contract/production/production'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { reencodePicture } from '../../infra/pictures/reencode-picture.ts'
import { contentKey } from '../../infra/storage/storage.ts'
import { insertStaffPicture } from './staff-picture.queries.ts'

export async function addStaffPicture(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const made = await reencodePicture(Buffer.from(input.data_base64, 'base64'))
  if (!made) throw new AppError('picture_unreadable')
  const key = contentKey('private', made.data, 'webp')
  await ctx.storage.put(key, made.data)
  const id = await insertStaffPicture(ctx.db, {
    key,
    name: input.name,
    width_px: made.info.width,
    height_px: made.info.height,
    created_by: ctx.identity.user_id,
    created_at: ctx.clock.now().toISOString(),
  })
  return { id, name: input.name, url: ctx.storage.url(key) }
}
