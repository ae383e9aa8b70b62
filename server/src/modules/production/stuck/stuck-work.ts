import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { HoldReason, OrderState } from '@inkroute/contract/order/codes'
import { LATE_PRINTS_MINUTES, staffHoldReasons } from '@inkroute/contract/production/stuck/codes'
import type * as contract from '@inkroute/contract/production/stuck/stuck'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { keepNote, readNote } from '../../../infra/db/installation.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lastErrors, reviveJob, selectDeadJobs } from '../../../infra/jobs/job-rows.queries.ts'
import { payloadSummary, safeError } from '../../../infra/jobs/job-summary.rules.ts'
import { workingCalendar } from '../../catalog/catalog.ts'
import { refusalText } from '../../design/design.ts'
import { findOrderByNumber } from '../../order/order.ts'
import { resendRefund, unsentRefunds } from '../../wallet/wallet.ts'
import { PRINTS_SHARE, printsDueAt } from '../core/production.rules.ts'
import { getRetryPrints } from '../core/retry-order-prints.ts'
import { type StuckRow, selectDuePrints, selectHeld, selectLate } from './stuck.queries.ts'

const SHOWN = 100
const REFUND_MS = 10 * 60_000
const MINUTE_MS = 60_000
const LATE_NOTE = 'late_prints'

const lateAfter = async (db: Db): Promise<number> =>
  (await readNote<{ minutes: number }>(db, LATE_NOTE))?.minutes ?? LATE_PRINTS_MINUTES

type Words = { readonly zh: string; readonly en: string }

/** Explanation of a hold: its note, or the usual text of its reason. */
export function holdText(
  { hold_reason, hold_note }: { readonly hold_reason: string | null; readonly hold_note: unknown },
  language: Language,
): string {
  return (hold_note as Words | null)?.[language] ?? staffHoldReasons[(hold_reason ?? 'seller') as HoldReason][language]
}

async function viewOrders(db: Db, rows: readonly StuckRow[], language: Language) {
  const errors = await lastErrors(
    db,
    'design.print_set',
    rows.map(({ seller_id, set_id }) => ({ seller_id, id: set_id ?? 0 })),
  )
  return rows.map((row, at) => ({
    order_no: row.order_no,
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    state: row.state as OrderState,
    reason: (row.state === 'on_hold' ? holdText(row, language) : refusalText(row.set_error, language)) ?? '',
    error: safeError(errors[at] ?? ''),
    since: new Date(row.since).toISOString(),
    can_retry: row.state === 'paid' || row.hold_reason === 'picture',
  }))
}

async function findRefunds(ctx: StaffCtx) {
  const may_see = ctx.identity.permissions?.has('ops.finance') ?? true
  if (!may_see) return null
  const before = new Date(ctx.clock.now().getTime() - REFUND_MS).toISOString()
  const { rows, total } = await unsentRefunds(ctx.db, before, SHOWN)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      seller_id: row.seller_id,
      seller_name: row.seller_name,
      payment_no: row.payment_no,
      amount: fenToDecimal(row.alipay_fen),
      error: row.error,
      since: new Date(row.created_at).toISOString(),
    })),
    total,
  }
}

export async function getStuckWork(ctx: StaffCtx): Promise<Reply<typeof contract.getStuckWork>> {
  const late_after_minutes = await lateAfter(ctx.db)
  const before = new Date(ctx.clock.now().getTime() - late_after_minutes * MINUTE_MS).toISOString()
  const jobs = await selectDeadJobs(ctx.db, { limit: SHOWN, offset: 0 })
  const late = await selectLate(ctx.db, before, SHOWN)
  const held = await selectHeld(ctx.db, SHOWN)
  return {
    jobs: {
      rows: jobs.rows.map(({ id, name, data, error, tries, died_at }) => ({
        id,
        name,
        about: payloadSummary(data),
        error: safeError(error),
        tries,
        died_at: new Date(died_at).toISOString(),
      })),
      total: jobs.total,
    },
    late: { rows: await viewOrders(ctx.db, late.rows, ctx.language), total: late.total },
    held: { rows: await viewOrders(ctx.db, held.rows, ctx.language), total: held.total },
    refunds: await findRefunds(ctx),
    late_after_minutes,
    late_by_promise: await countLate(ctx.db, ctx.clock.now()),
  }
}

/**
 * Paid orders whose print files come too late for what their buyers were promised. On a busy day many wait for an hour and
 * nothing is wrong; an express order may be late by then.
 */
export async function countLate(db: Db, now: Date): Promise<number> {
  const waiting = await selectDuePrints(db, now.toISOString(), PRINTS_SHARE)
  let late = 0
  for (const [warehouse, orders] of Map.groupBy(waiting, ({ warehouse_code }) => warehouse_code)) {
    const earliest = Math.min(...orders.map(({ paid_at }) => new Date(paid_at).getTime()))
    const calendar = await workingCalendar(db, warehouse, new Date(earliest))
    late += orders.filter(({ paid_at, hours }) => printsDueAt(paid_at, hours, calendar) < now).length
  }
  return late
}

/** Badge of the menu: work for staff today. Held orders wait for their sellers and do not count. */
export async function countStuck(db: Db): Promise<number> {
  const now = new Date()
  const jobs = await selectDeadJobs(db, { limit: 1, offset: 0 })
  const late = await countLate(db, now)
  const refunds = await unsentRefunds(db, new Date(now.getTime() - REFUND_MS).toISOString(), 1)
  return jobs.total + late + refunds.total
}

type Done = Record<string, never>

export async function retryStuckJob(ctx: StaffCtx, { id }: Input<typeof contract.retryStuckJob>): Promise<Done> {
  if (!(await reviveJob(ctx.db, id))) throw new AppError('not_found')
  return {}
}

export async function retryStuckOrder(
  ctx: StaffCtx,
  { order_no }: Input<typeof contract.retryStuckOrder>,
): Promise<Done> {
  const order = await findOrderByNumber(ctx.db, order_no)
  const is_waiting = order?.state === 'paid' || (order?.state === 'on_hold' && order.hold_reason === 'picture')
  if (!order || !is_waiting) throw new AppError('not_found')
  await inTransaction(ctx, (tx) => getRetryPrints(tx, order))
  return {}
}

export async function retryStuckRefund(
  ctx: StaffCtx,
  { id, seller_id }: Input<typeof contract.retryStuckRefund>,
): Promise<Done> {
  await resendRefund(ctx, seller_id, id)
  return {}
}

export async function setLatePrints(ctx: StaffCtx, { minutes }: Input<typeof contract.setLatePrints>): Promise<Done> {
  await keepNote(ctx.db, LATE_NOTE, { minutes })
  return {}
}
