import type { Input, Reply } from '@inkroute/contract/endpoint'
import { minorToDecimal } from '@inkroute/contract/wallet/exchange'
import type * as contract from '@inkroute/contract/wallet/reconcile'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireWay } from '../trade/gateways.ts'
import { reconcileDayJob } from './reconcile.job.ts'
import { countDifferences, type DifferenceRow, selectDays, selectDifferences, settleRow } from './reconcile.queries.ts'

const getRange = ({ page, page_size }: { page: number; page_size: number }) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
})

export async function listReconciliations(
  ctx: StaffCtx,
  { channel, page, page_size }: Input<typeof contract.listReconciliations>,
): Promise<Reply<typeof contract.listReconciliations>> {
  const { rows, total } = await selectDays(ctx.db, channel, getRange({ page, page_size }))
  const data = rows.map((row) => ({
    ...row,
    channel: row.channel as contract.Reconciliation['channel'],
    state: row.state as contract.Reconciliation['state'],
  }))
  return { data, total, page, page_size }
}

const findAmount = ({ currency }: DifferenceRow, minor: number | null) =>
  minor === null ? null : minorToDecimal({ currency, minor })

const toView = (row: DifferenceRow): contract.Difference => ({
  ...row,
  channel: row.channel as contract.Difference['channel'],
  kind: row.kind as contract.Difference['kind'],
  subject: row.subject as contract.Difference['subject'],
  ours: findAmount(row, row.our_minor),
  theirs: findAmount(row, row.their_minor),
})

export async function listDifferences(
  ctx: StaffCtx,
  { page, page_size, ...filters }: Input<typeof contract.listDifferences>,
): Promise<Reply<typeof contract.listDifferences>> {
  const rows = await selectDifferences(ctx.db, filters, getRange({ page, page_size }))
  const total = await countDifferences(ctx.db, filters)
  return { data: rows.map(toView), total, page, page_size, open: await countDifferences(ctx.db, { state: 'open' }) }
}

export async function settleDifference(
  ctx: StaffCtx,
  { id, note }: Input<typeof contract.settleDifference>,
): Promise<Reply<typeof contract.settleDifference>> {
  return inTransaction(ctx, async (tx) => {
    const settled_at = tx.clock.now().toISOString()
    const row = await settleRow(tx.db, id, { settled_at, settled_by: tx.identity.username, note })
    if (!row) throw new AppError('not_found')
    const subject_id = String(id)
    await recordChange(tx, { subject: 'payment_difference', subject_id, title: row.out_trade_no, after: { note } })
    return {}
  })
}

export async function reconcileDay(
  ctx: StaffCtx,
  { channel, day }: Input<typeof contract.reconcileDay>,
): Promise<Reply<typeof contract.reconcileDay>> {
  requireWay(ctx, channel)
  await ctx.jobs.send(reconcileDayJob, { channel, day })
  return {}
}
