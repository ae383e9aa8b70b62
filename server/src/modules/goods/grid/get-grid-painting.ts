import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getGridPainting as contract, GridPaintingState } from '@inkroute/contract/goods/grid/grid'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { refusalText } from '../../design/design.ts'
import { materialOf } from '../../material/material.ts'
import { findPainting, type PaintingRow } from './painting.queries.ts'

/** The picture, unless the seller has deleted it from the library meanwhile. */
async function pictureOf(ctx: SellerCtx, { state, upload_id }: PaintingRow) {
  if (state !== 'done' || upload_id === null) return null
  return materialOf(ctx, ctx.seller.id, upload_id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}

export async function getGridPainting(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const row = await findPainting(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const { name, size_px, goods_id } = row
  return {
    id,
    name,
    size_px,
    goods_id,
    state: row.state as GridPaintingState,
    reason: refusalText(row.error, ctx.language),
    material: await pictureOf(ctx, row),
  }
}
