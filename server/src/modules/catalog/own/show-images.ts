import type * as contract from '@inkroute/contract/catalog/own'
import type {
  getOwnShowImage as getContract,
  listOwnShowImages as listContract,
  OwnShowImage,
} from '@inkroute/contract/catalog/own'
import { MAX_OWN_SHOW_IMAGES } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { holdUpload, releaseUpload } from '../../upload/upload.ts'
import { lockOwnCatalogue } from './favourite.queries.ts'
import {
  changeShowImage,
  deleteShowImageRow,
  findShowImage,
  hasColor,
  insertShowImage,
  listShowImageRows,
  type ShowImageRow,
} from './show-image.queries.ts'

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

export async function listOwnShowImages(
  ctx: SellerCtx,
  { product_id }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const rows = await listShowImageRows(ctx.db, ctx.seller.id, product_id)
  return { data: rows.map((row) => viewShowImage(ctx, row)) }
}

export async function getOwnShowImage(
  ctx: SellerCtx,
  { id }: Input<typeof getContract>,
): Promise<Reply<typeof getContract>> {
  const row = await findShowImage(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  return viewShowImage(ctx, row)
}

/** Under this name the upload capability keeps a show image's files. */
export const getHolder = (id: number): string => `show-image:${id}`

export async function addOwnShowImages(
  ctx: SellerCtx,
  { product_id, color_id, upload_ids }: Input<typeof contract.addOwnShowImages>,
): Promise<Reply<typeof contract.addOwnShowImages>> {
  const wanted = [...new Set(upload_ids)]
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockOwnCatalogue(tx.db, seller_id)
    if (!(await hasColor(tx.db, product_id, color_id))) throw new AppError('not_found')
    const present = await listShowImageRows(tx.db, seller_id, product_id)
    const left = MAX_OWN_SHOW_IMAGES - present.length
    if (wanted.length > left) throw new AppError('show_image_limit', { limit: MAX_OWN_SHOW_IMAGES, left })
    let sort = present.at(-1)?.sort ?? 0
    for (const upload_id of wanted) {
      sort += 1
      // The row comes first: its number names the holder of the files.
      const blank = { name: '', preview_469_key: '', preview_1000_key: '', width_px: 0, height_px: 0 }
      const id = await insertShowImage(tx.db, seller_id, { product_id, color_id, sort, ...blank })
      const { name, width_px, height_px, ...keys } = await holdUpload(tx, seller_id, upload_id, getHolder(id))
      const { preview_469_key, preview_1000_key } = keys
      const picture = { name: name.slice(0, 60), width_px, height_px, preview_469_key, preview_1000_key }
      await changeShowImage(tx.db, seller_id, id, picture)
    }
    return listOwnShowImages(tx, { product_id })
  })
}

async function moveTo(ctx: SellerCtx, product_id: number, id: number, position: number): Promise<void> {
  const rows = await listShowImageRows(ctx.db, ctx.seller.id, product_id)
  const others = rows.map((row) => row.id).filter((other) => other !== id)
  const order = [...others.slice(0, position), id, ...others.slice(position)]
  for (const [index, one] of order.entries()) await changeShowImage(ctx.db, ctx.seller.id, one, { sort: index + 1 })
}

export async function updateOwnShowImage(
  ctx: SellerCtx,
  { id, name, color_id, position }: Input<typeof contract.updateOwnShowImage>,
): Promise<Reply<typeof contract.updateOwnShowImage>> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnCatalogue(tx.db, tx.seller.id)
    const row = await findShowImage(tx.db, tx.seller.id, id)
    if (!row) throw new AppError('not_found')
    const { product_id } = row
    if (color_id && !(await hasColor(tx.db, product_id, color_id))) throw new AppError('not_found')
    const change = { ...(name === undefined ? {} : { name }), ...(color_id === undefined ? {} : { color_id }) }
    if (Object.keys(change).length > 0) await changeShowImage(tx.db, tx.seller.id, id, change)
    if (position !== undefined) await moveTo(tx, product_id, id, position)
    return listOwnShowImages(tx, { product_id })
  })
}

export async function deleteOwnShowImage(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteOwnShowImage>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteShowImageRow(tx.db, tx.seller.id, id))) throw new AppError('not_found')
    await releaseUpload(tx, tx.seller.id, getHolder(id))
    return {}
  })
}
