import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/grid/grid'
import type { GridPaintingState } from '@inkroute/contract/goods/grid/grid'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../../infra/app-error.ts'
import type { SellerCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { refusalText } from '../../../design/design.ts'
import { getMaterial } from '../../../material/material.ts'
import { findGridView, isBlank } from './grid.rules.ts'
import { gridSources } from './grid-sources.ts'
import { paintGridJob } from './paint-grid.job.ts'
import { cancelPainting, findPainting, insertPainting, type PaintingRow } from './painting.queries.ts'

/** The picture, unless the seller has deleted it from the library. */
async function findPicture(ctx: SellerCtx, { state, upload_id }: PaintingRow) {
  if (state !== 'done' || upload_id === null) return null
  return getMaterial(ctx, ctx.seller.id, upload_id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}

export async function getGridPainting(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getGridPainting>,
): Promise<Reply<typeof contract.getGridPainting>> {
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
    material: await findPicture(ctx, row),
  }
}

/** The sheet of a document that came over the wire. */
export function sheetFrom(stored: unknown): ViewDesign {
  const read = readDocument(stored)
  if (!read.ok) {
    throw new AppError(read.reason === 'newer' ? 'design_newer' : 'design_broken', { detail: read.detail })
  }
  const view = findGridView(read.document)
  if (!view) throw new AppError('design_broken', { detail: 'no grid' })
  return view
}

interface PaintingWish {
  readonly name: string
  readonly size_px: number
  readonly goods_id: number | null
}

/** Enqueues painting a sheet. Validates first, while the seller is still at the screen. */
export async function requestPainting(ctx: SellerCtx, view: ViewDesign, wish: PaintingWish) {
  if (isBlank(view)) throw new AppError('grid_empty')
  const seller_id = ctx.seller.id
  await gridSources(ctx, seller_id, view, false)
  const id = await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now().toISOString()
    const made = await insertPainting(tx.db, seller_id, { ...wish, view, user_id: tx.identity.user_id, now })
    if (made === null) throw new Error('a painting without a cause is always new')
    await tx.jobs.send(paintGridJob, { seller_id, id: made })
    return made
  })
  return getGridPainting(ctx, { id })
}

export const exportGrid = (
  ctx: SellerCtx,
  { document, name, size_px }: Input<typeof contract.exportGrid>,
): Promise<Reply<typeof contract.exportGrid>> =>
  requestPainting(ctx, sheetFrom(document), { name, size_px, goods_id: null })

/** The job checks for cancellation at each stage and cleans up when it is cancelled. */
export async function cancelGridPainting(
  ctx: SellerCtx,
  { id }: Input<typeof contract.cancelGridPainting>,
): Promise<Reply<typeof contract.cancelGridPainting>> {
  await cancelPainting(ctx.db, ctx.seller.id, id, ctx.clock.now().toISOString())
  return getGridPainting(ctx, { id })
}
