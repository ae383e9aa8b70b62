import { rechargeChannels } from '@inkroute/contract/wallet/recharge'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { getClearing } from './core/ledger.rules.ts'
import { postTransaction } from './core/post-transaction.ts'
import { insertRecharge } from './core/recharge.queries.ts'
import { rechargeTitle } from './core/recharge-title.ts'
import { addDemoDispute, addDemoReconciliations, demoCharge, demoDisputed } from './payment.demo.ts'
import { insertWithdrawal } from './withdraw/withdraw.queries.ts'

const DemoRecharge = z.strictObject({
  days_ago: z.number(),
  channel: z.enum(rechargeChannels),
  amount_fen: z.int(),
  trade_no: z.string(),
})
type DemoRecharge = z.infer<typeof DemoRecharge>

/** One with a trade number has been paid. */
const DemoWithdrawal = z.strictObject({ days_ago: z.number(), amount_fen: z.int(), trade_no: z.string().optional() })
type DemoWithdrawal = z.infer<typeof DemoWithdrawal>

const demoWallet = demoFile(
  'wallet',
  z.strictObject({
    /** Who sends bank transfers. */
    payer: z.string(),
    beginnings: z.array(DemoRecharge),
    /** The inbox has a message about it that names the balance. */
    latest: DemoRecharge,
    in_review: z.strictObject({ amount_fen: z.int(), days_ago: z.number(), note: z.string() }),
    payee: z.strictObject({ account_name: z.string(), account_no: z.string(), bank_name: z.string() }),
    withdrawals: z.array(DemoWithdrawal),
  }),
)

const demoNumber = (seller_id: number, at: Date, tail: string) =>
  `R${at.toISOString().slice(0, 10).replaceAll('-', '')}_${seller_id}_${tail}`

async function addRecharge(ctx: AppCtx, seller_id: number, user_id: number, recharge: DemoRecharge, index: number) {
  const { channel, amount_fen, trade_no } = recharge
  const then = daysAgo(ctx, recharge.days_ago)
  const created_at = then.toISOString()
  const recharge_no = demoNumber(seller_id, then, `DEMQ222${index + 2}`)
  await insertRecharge(ctx.db, seller_id, {
    recharge_no,
    channel,
    amount_fen,
    ...demoCharge(channel, amount_fen),
    trade_no,
    payer: channel === 'bank' ? demoWallet().payer : '',
    state: 'paid',
    created_by: user_id,
    created_at,
    finished_at: created_at,
  })
  await postTransaction(ctx, seller_id, {
    idempotency_key: `recharge:${recharge_no}`,
    cause: 'recharge',
    cause_id: recharge_no,
    title: rechargeTitle(channel),
    created_by: user_id,
    created_at,
    lines: [
      { account: 'available', amount_fen },
      { account: getClearing(channel), amount_fen: -amount_fen },
    ],
  })
  return recharge_no
}

export interface DemoTransfer {
  readonly days_ago: number
  readonly amount_fen: number
  /** Tells transfers of one day apart. */
  readonly place: number
}

/** A bank transfer that finance has booked: later parts of the demo bring the money they spend. */
export const addDemoTransfer = async (
  ctx: AppCtx,
  seller_id: number,
  user_id: number,
  { days_ago, amount_fen, place }: DemoTransfer,
): Promise<void> => {
  const recharge = { days_ago, amount_fen, channel: 'bank' as const, trade_no: `CMB26110207${place}1` }
  await addRecharge(ctx, seller_id, user_id, recharge, place)
}

/** The first recharges of the demo seller; modules further down the ladder spend them. */
export async function addDemoWallet(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  for (const [index, recharge] of demoWallet().beginnings.entries())
    await addRecharge(ctx, demo.seller_id, demo.user_id, recharge, index)
}

async function addWithdrawal(ctx: AppCtx, seller_id: number, created_by: number, one: DemoWithdrawal): Promise<void> {
  const { amount_fen, trade_no } = one
  const created_at = daysAgo(ctx, one.days_ago).toISOString()
  const finished_at = trade_no ? daysAgo(ctx, one.days_ago - 1 / 3).toISOString() : null
  const { id } = await insertWithdrawal(ctx.db, seller_id, {
    ...demoWallet().payee,
    amount_fen,
    method: 'bank',
    state: trade_no ? 'paid' : 'submitted',
    created_by,
    created_at,
    trade_no: trade_no ?? '',
    finished_at,
  })
  const common = { cause_id: String(id), created_by }
  await postTransaction(ctx, seller_id, {
    ...common,
    idempotency_key: `withdraw:${id}`,
    cause: 'withdraw',
    created_at,
    title: { zh: '提现', en: 'Withdrawal' },
    lines: [
      { account: 'available', amount_fen: -amount_fen },
      { account: 'frozen', amount_fen },
    ],
  })
  if (finished_at === null) return
  await postTransaction(ctx, seller_id, {
    ...common,
    idempotency_key: `withdraw-paid:${id}`,
    cause: 'withdraw_paid',
    created_at: finished_at,
    title: { zh: '提现打款', en: 'Withdrawal paid' },
    lines: [
      { account: 'frozen', amount_fen: -amount_fen },
      { account: 'clearing_bank', amount_fen },
    ],
  })
}

/** The last days: a withdrawal that was paid, one that waits, and a bank transfer that finance has to check. */
export async function addRecentDemoMoney(ctx: AppCtx, seller_id: number, user_id: number): Promise<void> {
  const { withdrawals, latest, beginnings, in_review, payer } = demoWallet()
  for (const withdrawal of withdrawals) await addWithdrawal(ctx, seller_id, user_id, withdrawal)
  await addRecharge(ctx, seller_id, user_id, latest, beginnings.length)
  const { days_ago, channel, amount_fen, trade_no } = demoDisputed()
  const disputed = { days_ago, channel, amount_fen, trade_no }
  await addDemoDispute(ctx, seller_id, await addRecharge(ctx, seller_id, user_id, disputed, beginnings.length + 1))
  await addDemoReconciliations(ctx)
  const then = daysAgo(ctx, in_review.days_ago)
  await insertRecharge(ctx.db, seller_id, {
    recharge_no: demoNumber(seller_id, then, 'DEMQREVW'),
    channel: 'bank',
    amount_fen: in_review.amount_fen,
    state: 'reviewing',
    payer,
    transferred_on: then.toISOString().slice(0, 10),
    note: in_review.note,
    created_by: user_id,
    created_at: then.toISOString(),
  })
}
