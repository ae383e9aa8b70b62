import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { counted } from '@inkroute/contract/fill'
import type { createBatchRun as contract } from '@inkroute/contract/goods/batch/batch'
import type { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { theHandler } from '../../../infra/hooks.ts'
import { findDesignQuota } from '../../membership/membership.ts'
import { batchHooks } from './plan/batch.hooks.ts'
import { countRunning, insertCells, insertRun, lockStarts } from './plan/batch.queries.ts'
import { type EvaluatedPlan, evaluatePlan, skipTakenCells, startProblem } from './plan/evaluate-plan.ts'
import { publishProgress } from './progress.ts'
import { runBatchJob } from './run-batch.job.ts'

/** More concurrent runs would only slow each other down. */
const MAX_RUNNING = 5

interface Starter {
  readonly seller_id: number
  readonly user_id: number
  readonly language: Language
}

const usualName = ({ facts, cells }: EvaluatedPlan, language: Language): string => {
  const first = facts.parts.artworks[0]?.name ?? cells[0]?.cell.product[`name_${language}`] ?? ''
  const count = cells.length
  return language === 'en' ? `${first} · ${counted(count, 'design')}` : `${first} · ${count} 款`
}

/** Stores an evaluated plan as a run with its cells. Call it in a transaction and send the job afterwards. */
export async function insertPlan(tx: AppCtx, who: Starter, checked: EvaluatedPlan, name: string): Promise<number> {
  const { facts, cells } = checked
  const { seller_id, user_id, language } = who
  const now = tx.clock.now().toISOString()
  const run_id = await insertRun(tx.db, seller_id, {
    user_id,
    language,
    now,
    plan: facts.plan,
    parts: facts.parts,
    name: (name || usualName(checked, language)).slice(0, 120),
    product_count: facts.plan.products.length,
    artwork_count: facts.plan.artworks.length,
    row_count: facts.plan.rows.length,
  })
  const rows = cells.map(({ cell_no, cell, artwork_no, row_no, hash, skip }) => ({
    cell_no,
    product_id: cell.product.id,
    artwork_no,
    row_no,
    cell_hash: hash,
    state: skip ? ('skipped' as const) : ('waiting' as const),
    error: skip,
  }))
  await insertCells(tx.db, seller_id, run_id, rows, now)
  return run_id
}

export async function createBatchRun(
  ctx: SellerCtx,
  { name, ...plan }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const who = { seller_id: ctx.seller.id, user_id: ctx.identity.user_id, language: ctx.language }
  if (plan.listing) await theHandler(ctx, batchHooks.beforeRun)(ctx, plan.listing)
  const looked_at = await evaluatePlan(ctx, who.seller_id, plan satisfies BatchPlan, ctx.language)
  const run_id = await inTransaction(ctx, async (tx) => {
    await lockStarts(tx.db, who.seller_id)
    const checked = await skipTakenCells(tx, who.seller_id, looked_at)
    const { left } = await findDesignQuota(tx, who.seller_id)
    const problem = startProblem(checked, left)
    if (problem) throw problem
    if ((await countRunning(tx.db, who.seller_id)) >= MAX_RUNNING) {
      throw new AppError('batch_many_runs', { limit: MAX_RUNNING })
    }
    const run_id = await insertPlan(tx, who, checked, name)
    await tx.jobs.send(runBatchJob, { seller_id: who.seller_id, run_id, epoch: 1 })
    return run_id
  })
  return publishProgress(ctx, who.seller_id, run_id)
}
