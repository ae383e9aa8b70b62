import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type * as contract from '@inkroute/contract/goods/batch/batch'
import type { BatchCell, BatchCellState } from '@inkroute/contract/goods/batch/batch'
import { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { getTimeZone } from '../../account/account.ts'
import { productNames } from '../../catalog/catalog.ts'
import { getMockups, refusalText } from '../../design/design.ts'
import { placeablePictures } from '../../material/material.ts'
import { countCells, findRun, type RunRow } from './plan/batch.queries.ts'
import { rateSince, viewProgress } from './progress.ts'
import {
  countCellsIn,
  countRuns,
  findListedRun,
  type ListedCell,
  type ListedRun,
  selectCells,
  selectCovers,
  selectRuns,
} from './run-record.queries.ts'

const COVERS = 4

async function viewRuns(ctx: SellerCtx, runs: readonly ListedRun[], now_ms: number): Promise<contract.BatchRun[]> {
  const ids = runs.map(({ id }) => id)
  const [counts, covers] = [
    await countCells(ctx.db, ctx.seller.id, ids, rateSince(ctx)),
    await selectCovers(ctx.db, ctx.seller.id, ids, COVERS),
  ]
  return runs.map((run) => ({
    ...viewProgress(run, counts.get(run.id), now_ms),
    name: run.name,
    products: run.product_count,
    artworks: run.artwork_count,
    rows: run.row_count,
    created_by: run.created_by ?? '',
    created_at: run.created_at,
    finished_at: run.finished_at,
    covers: (covers.get(run.id) ?? []).map(({ small_key }) => ctx.storage.url(small_key)),
  }))
}

export async function listBatchRuns(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract.listBatchRuns>,
): Promise<Reply<typeof contract.listBatchRuns>> {
  const seller_id = ctx.seller.id
  const filters = { ...filter, time_zone: await getTimeZone(ctx.db, seller_id, ctx.identity.user_id) }
  const now_ms = ctx.clock.now().getTime()
  const runs = await selectRuns(ctx.db, seller_id, filters, page_size, (page - 1) * page_size)
  const total = await countRuns(ctx.db, seller_id, filters)
  return { data: await viewRuns(ctx, runs, now_ms), total, page, page_size }
}

/** Skips artworks deleted from the library since: repeating the run cannot use them. */
export async function getBatchRun(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getBatchRun>,
): Promise<Reply<typeof contract.getBatchRun>> {
  const seller_id = ctx.seller.id
  const now_ms = ctx.clock.now().getTime()
  const [row, listed] = [await findRun(ctx.db, seller_id, id), await findListedRun(ctx.db, seller_id, id)]
  if (!row || !listed) throw new AppError('not_found')
  const plan = BatchPlan.parse(row.plan)
  const pictures = await placeablePictures(ctx, seller_id, plan.artworks, ctx.language)
  const [run] = await viewRuns(ctx, [listed], now_ms)
  if (!run) throw new AppError('not_found')
  const artwork_list = plan.artworks.flatMap(({ kind, key }) => {
    const picture = pictures.get(`${kind}:${key}`)
    return picture ? [{ ...picture, colors: [...picture.colors] }] : []
  })
  return { ...run, plan, artwork_list }
}

const FIRST_VERSION = 1

/** Outcome of cells, with pictures of the artwork and of the goods made. */
export async function viewCells(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  run: RunRow,
  cells: readonly ListedCell[],
  language: Language,
): Promise<BatchCell[]> {
  const [plan, parts] = [run.plan, run.parts]
  const findArtwork = ({ artwork_no }: ListedCell) => (artwork_no === null ? undefined : parts.artworks[artwork_no])
  const shown = await placeablePictures(
    ctx,
    run.seller_id,
    cells.flatMap((cell) => findArtwork(cell) ?? []),
    language,
  )
  const versions = cells.flatMap(({ design_id }) => (design_id ? [{ design_id, version: FIRST_VERSION }] : []))
  const pictures = await getMockups(ctx, run.seller_id, versions, language)
  const names = await productNames(ctx.db, [...new Set(cells.map((cell) => cell.product_id))])
  return cells.map((cell) => {
    const artwork = findArtwork(cell)
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
  { id, state, page, page_size }: Input<typeof contract.listBatchCells>,
): Promise<Reply<typeof contract.listBatchCells>> {
  const seller_id = ctx.seller.id
  const run = await findRun(ctx.db, seller_id, id)
  if (!run) throw new AppError('not_found')
  const range = { state, limit: page_size, offset: (page - 1) * page_size }
  const cells = await selectCells(ctx.db, seller_id, id, range)
  const total = await countCellsIn(ctx.db, seller_id, id, state)
  return { data: await viewCells(ctx, run, cells, ctx.language), total, page, page_size }
}
