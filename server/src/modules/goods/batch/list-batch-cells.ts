import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type { BatchCell, BatchCellState, listBatchCells as contract } from '@inkroute/contract/goods/batch/batch'
import type { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { productNames } from '../../catalog/catalog.ts'
import { mockupsOf, refusalText } from '../../design/design.ts'
import { placeablePictures } from '../../material/material.ts'
import { findRun, type RunRow } from './batch.queries.ts'
import { countCellsIn, type ListedCell, selectCells } from './record.queries.ts'
import type { RunParts } from './run-parts.ts'

const FIRST_VERSION = 1

/** What became of cells, with pictures of what they were made from and of what was made. */
export async function viewCells(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  run: RunRow,
  cells: readonly ListedCell[],
  language: Language,
): Promise<BatchCell[]> {
  const [plan, parts] = [run.plan as unknown as BatchPlan, run.parts as unknown as RunParts]
  const artworkOf = ({ artwork_no }: ListedCell) => (artwork_no === null ? undefined : parts.artworks[artwork_no])
  const shown = await placeablePictures(
    ctx,
    run.seller_id,
    cells.flatMap((cell) => artworkOf(cell) ?? []),
    language,
  )
  const versions = cells.flatMap(({ design_id }) => (design_id ? [{ design_id, version: FIRST_VERSION }] : []))
  const pictures = await mockupsOf(ctx, run.seller_id, versions, language)
  const names = await productNames(ctx.db, [...new Set(cells.map((cell) => cell.product_id))])
  return cells.map((cell) => {
    const artwork = artworkOf(cell)
    const made = pictures.get(`${cell.design_id}:${FIRST_VERSION}`)?.pictures
    return {
      cell_no: cell.cell_no,
      basic_product_id: cell.product_id,
      goods_id: cell.goods_id,
      title: cell.title,
      sku_count: cell.sku_count,
      state: cell.state as BatchCellState,
      product_name: names.get(cell.product_id)?.[`name_${language}`] ?? '',
      artwork_name: artwork?.name ?? '',
      artwork_url: (artwork && shown.get(`${artwork.kind}:${artwork.key}`)?.preview_url) ?? null,
      row_text: cell.row_no === null ? '' : (plan.rows[cell.row_no] ?? []).filter(Boolean).join(' · '),
      reason: refusalText(cell.error, language),
      thumbnail_url: made?.find((one) => one.color_id > 0 && one.small_url)?.small_url ?? null,
    }
  })
}

export async function listBatchCells(
  ctx: SellerCtx,
  { id, state, page, page_size }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const seller_id = ctx.seller.id
  const run = await findRun(ctx.db, seller_id, id)
  if (!run) throw new AppError('not_found')
  const range = { state, limit: page_size, offset: (page - 1) * page_size }
  const cells = await selectCells(ctx.db, seller_id, id, range)
  const total = await countCellsIn(ctx.db, seller_id, id, state)
  return { data: await viewCells(ctx, run, cells, ctx.language), total, page, page_size }
}
