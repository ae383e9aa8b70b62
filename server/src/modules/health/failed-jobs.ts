import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/health/health'
import { recordChange } from '../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { reviveJob } from '../../infra/jobs/job-rows.queries.ts'
import { payloadSummary, safeError } from '../../infra/jobs/job-summary.rules.ts'
import { manifests } from '../../infra/module/module.ts'
import { cancelJob, countTroubled, lockTroubledJob, selectTroubledJobs, type TroubledJob } from './health.queries.ts'

/** Rows that wait for a job get a new one every minute, so it can be given up only where it says how such a row ends. */
function canGiveUp(ctx: AppCtx, name: string): boolean {
  const all = manifests(ctx)
  return (
    all.some(({ jobs }) => jobs?.some((job) => job.name === name && job.giveUp)) ||
    !all.some(({ waiting }) => waiting?.some(({ job }) => job.name === name))
  )
}

/** Brings what the job served to the end it has for a failure. */
async function giveUpWork(
  tx: AppCtx,
  { name, data }: { readonly name: string; readonly data: unknown },
): Promise<void> {
  const job = manifests(tx).flatMap(({ jobs }) => jobs?.find((one) => one.name === name) ?? [])[0]
  const payload = job?.schema.safeParse(data ?? {})
  if (job?.giveUp && payload?.success) await job.giveUp(tx, payload.data)
}

const viewJob = (ctx: AppCtx, { data, error, seller_id, seller_name, ...job }: TroubledJob): contract.FailedJob => ({
  ...job,
  about: payloadSummary(data, ['seller_id']),
  error: safeError(error),
  seller: seller_id === null ? null : { id: seller_id, name: seller_name ?? String(seller_id) },
  can_give_up: canGiveUp(ctx, job.name),
})

export async function listFailedJobs(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listFailedJobs>,
): Promise<Reply<typeof contract.listFailedJobs>> {
  const { rows, total } = await selectTroubledJobs(ctx.db, filter, {
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  return {
    data: rows.map((row) => viewJob(ctx, row)),
    total,
    page,
    page_size,
    names: await countTroubled(ctx.db, filter.state),
  }
}

type Outcome = 'done' | 'gone' | 'kept'

/** One transaction for each job: one that fails does not undo the others. */
async function eachJob(
  ctx: StaffCtx,
  ids: readonly string[],
  act: (tx: StaffCtx, id: string) => Promise<Outcome>,
): Promise<Record<Outcome, number>> {
  const counts = { done: 0, gone: 0, kept: 0 }
  for (const id of new Set(ids)) counts[await inTransaction(ctx, (tx) => act(tx, id))]++
  return counts
}

export const retryJobs = (ctx: StaffCtx, { ids }: Input<typeof contract.retryJobs>) =>
  eachJob(ctx, ids, async (tx, id) => {
    const job = await lockTroubledJob(tx.db, id)
    if (!job) return 'gone'
    await reviveJob(tx.db, id)
    const states = { before: { state: job.state }, after: { state: 'created' } }
    await recordChange(tx, { subject: 'job', subject_id: id, title: job.name, ...states })
    return 'done'
  })

export const giveUpJobs = (ctx: StaffCtx, { ids }: Input<typeof contract.giveUpJobs>) =>
  eachJob(ctx, ids, async (tx, id) => {
    const job = await lockTroubledJob(tx.db, id)
    if (!job) return 'gone'
    if (!canGiveUp(tx, job.name)) return 'kept'
    await giveUpWork(tx, job)
    await cancelJob(tx.db, id)
    const states = { before: { state: job.state }, after: { state: 'cancelled' } }
    await recordChange(tx, { subject: 'job', subject_id: id, title: job.name, ...states })
    return 'done'
  })
