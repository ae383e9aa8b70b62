import type { getOwnShowImage as getContract, listOwnShowImages as listContract } from '@inkroute/contract/catalog/own'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { findShowImage, listShowImageRows } from './show-image.queries.ts'
import { viewShowImage } from './show-image.view.ts'

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
