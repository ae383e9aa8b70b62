import { getCharge } from '@inkroute/contract/wallet/exchange'
import { PayChannel } from '@inkroute/contract/wallet/payment'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { postTransaction } from './core/post-transaction.ts'
import { insertDispute } from './dispute/dispute.queries.ts'
import { holdLines } from './dispute/dispute.rules.ts'
import { chargeColumns } from './gateway/charge.rules.ts'
import { writeDay, writeDifferences } from './reconcile/reconcile.queries.ts'

const demoPayment = demoFile(
  'payment',
  z.strictObject({
    currency: z.string(),
    rate: z.string(),
    disputed: z.strictObject({
      days_ago: z.number(),
      channel: PayChannel,
      amount_fen: z.int(),
      trade_no: z.string(),
      dispute_no: z.string(),
      opened_days_ago: z.number(),
      reason: z.string(),
      gateway_state: z.string(),
      due_in_days: z.number(),
    }),
    reconciled: z.array(
      z.strictObject({
        days_ago: z.number(),
        channel: PayChannel,
        matched: z.int(),
        refunds: z.int().default(0),
        theirs_only: z.int().default(0),
      }),
    ),
    difference: z.strictObject({
      days_ago: z.number(),
      channel: PayChannel,
      out_trade_no: z.string(),
      trade_no: z.string(),
      minor: z.int(),
    }),
  }),
)

/** What a demo recharge abroad charged; nothing in yuan. */
export const demoCharge = (channel: string, amount_fen: number) =>
  chargeColumns(amount_fen, channel === 'stripe' || channel === 'paypal' ? demoPayment() : null)

export const demoDisputed = () => demoPayment().disputed

/** An open dispute of a recharge that `recharge_no` names: its whole amount is held. */
export async function addDemoDispute(ctx: AppCtx, seller_id: number, recharge_no: string): Promise<void> {
  const { channel, amount_fen, dispute_no, reason, gateway_state, ...times } = demoDisputed()
  const opened = daysAgo(ctx, times.opened_days_ago)
  const { currency, minor } = getCharge(amount_fen, demoPayment())
  await insertDispute(ctx.db, seller_id, {
    channel,
    dispute_no,
    out_trade_no: recharge_no,
    currency,
    amount_minor: minor,
    amount_fen,
    held_fen: amount_fen,
    reason,
    gateway_state,
    state: 'open',
    due_at: daysAgo(ctx, -times.due_in_days).toISOString(),
    opened_at: opened.toISOString(),
  })
  await postTransaction(ctx, seller_id, {
    idempotency_key: `dispute_hold:${channel}:${dispute_no}`,
    cause: 'dispute_hold',
    cause_id: recharge_no,
    title: { zh: `争议 ${dispute_no}`, en: `Dispute ${dispute_no}` },
    created_at: opened.toISOString(),
    lines: holdLines(amount_fen),
  })
}

const SHANGHAI_MS = 8 * 3_600_000
const getDay = (at: Date) => new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 10)

/** Days that were compared, and a payment in Stripe's books that ours do not have. */
export async function addDemoReconciliations(ctx: AppCtx): Promise<void> {
  const { reconciled, difference, currency } = demoPayment()
  for (const { days_ago, channel, matched, refunds, theirs_only } of reconciled) {
    const checked_at = daysAgo(ctx, days_ago - 1).toISOString()
    const counts = { matched, refunds_matched: refunds, ours_only: 0, theirs_only, differs: 0 }
    const day = getDay(daysAgo(ctx, days_ago))
    await writeDay(ctx.db, { channel, day, state: 'done', ...counts, error: '', checked_at })
  }
  const { days_ago, channel, out_trade_no, trade_no, minor } = difference
  const place = { channel, day: getDay(daysAgo(ctx, days_ago)), checked_at: daysAgo(ctx, days_ago - 1).toISOString() }
  const facts = { out_trade_no, trade_no, seller_id: null, currency, our_minor: null, their_minor: minor }
  await writeDifferences(ctx.db, place, [{ kind: 'theirs_only', subject: 'payment', ...facts }])
}
