import type { OwnShowImage } from '@inkroute/contract/catalog/own'
import type { AppCtx } from '../../../infra/context.ts'
import type { ShowImageRow } from './show-image.queries.ts'

/** Demo rows store paths of pictures that ship with the site. */
export const pictureAddress = (ctx: Pick<AppCtx, 'storage'>, key: string): string =>
  key.startsWith('/') ? key : ctx.storage.url(key)

export const viewShowImage = (ctx: Pick<AppCtx, 'storage'>, row: ShowImageRow): OwnShowImage => ({
  id: row.id,
  product_id: row.product_id,
  color_id: row.color_id,
  name: row.name,
  width_px: row.width_px,
  height_px: row.height_px,
  preview_url: pictureAddress(ctx, row.preview_469_key),
  url: pictureAddress(ctx, row.preview_1000_key),
  created_at: row.created_at,
})
