import type { updateOwnShowImage as contract } from '@inkroute/contract/catalog/own'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockOwnCatalogue } from './favourite.queries.ts'
import { listOwnShowImages } from './list-show-images.ts'
import { changeShowImage, findShowImage, hasColor, listShowImageRows } from './show-image.queries.ts'

async function moveTo(ctx: SellerCtx, product_id: number, id: number, position: number): Promise<void> {
  const rows = await listShowImageRows(ctx.db, ctx.seller.id, product_id)
  const others = rows.map((row) => row.id).filter((other) => other !== id)
  const order = [...others.slice(0, position), id, ...others.slice(position)]
  for (const [index, one] of order.entries()) await changeShowImage(ctx.db, ctx.seller.id, one, { sort: index + 1 })
}

export async function updateOwnShowImage(
  ctx: SellerCtx,
  { id, name, color_id, position }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
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
