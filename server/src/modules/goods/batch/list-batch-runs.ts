import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/batch/batch'
import { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { timeZoneOf } from '../../account/account.ts'
import { placeablePictures } from '../../material/material.ts'
import { countCells, findRun } from './batch.queries.ts'
import { rateSince } from './batch-progress.ts'
import { viewProgress } from './progress.view.ts'
import { countRuns, findListedRun, type ListedRun, selectCovers, selectRuns } from './record.queries.ts'

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
  const filters = { ...filter, time_zone: await timeZoneOf(ctx.db, seller_id, ctx.identity.user_id) }
  const now_ms = ctx.clock.now().getTime()
  const runs = await selectRuns(ctx.db, seller_id, filters, page_size, (page - 1) * page_size)
  const total = await countRuns(ctx.db, seller_id, filters)
  return { data: await viewRuns(ctx, runs, now_ms), total, page, page_size }
}

/** Artworks that are gone from the library since are left out: a run made again cannot use them. */
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
