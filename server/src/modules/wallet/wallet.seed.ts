import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { postTransaction } from './post-transaction.ts'
import { insertRecharge } from './recharge/recharge.queries.ts'
import { insertWithdrawal } from './withdraw/withdraw.queries.ts'

const DAY_MS = 86_400_000

interface DemoRecharge {
  readonly days_ago: number
  readonly channel: 'alipay' | 'bank'
  readonly amount_fen: number
  readonly trade_no: string
}

const beginnings: readonly DemoRecharge[] = [
  { days_ago: 24, channel: 'bank', amount_fen: 100_000, trade_no: 'CMB2610220086' },
  { days_ago: 20, channel: 'alipay', amount_fen: 50_000, trade_no: '2026102622001477021400118806' },
]
/** The message of five hours ago speaks of it, and of the balance it leaves. */
const latest: DemoRecharge = { days_ago: 5 / 24, channel: 'bank', amount_fen: 268_000, trade_no: 'CMB2611150417' }

const titles = {
  alipay: { zh: '支付宝充值', en: 'Recharge by Alipay' },
  bank: { zh: '银行转账充值', en: 'Recharge by bank transfer' },
} as const

const WAITING_FEN = 300_000
const PAID_OUT_FEN = 69_200
const ASKED_FEN = 20_000

const demoNumber = (seller_id: number, at: Date, tail: string) =>
  `R${at.toISOString().slice(0, 10).replaceAll('-', '')}_${seller_id}_${tail}`

async function addRecharge(ctx: AppCtx, seller_id: number, user_id: number, one: DemoRecharge, index: number) {
  const { channel, amount_fen, trade_no } = one
  const at = new Date(ctx.clock.now().getTime() - one.days_ago * DAY_MS)
  const created_at = at.toISOString()
  const recharge_no = demoNumber(seller_id, at, `DEMQ222${index + 2}`)
  const payer = channel === 'bank' ? '深圳市云杉贸易有限公司' : ''
  await insertRecharge(ctx.db, seller_id, {
    ...{ recharge_no, channel, amount_fen, trade_no, payer, state: 'paid', created_by: user_id },
    ...{ created_at, finished_at: created_at },
  })
  await postTransaction(ctx, seller_id, {
    ...{ idempotency_key: `recharge:${recharge_no}`, cause: 'recharge', cause_id: recharge_no },
    ...{ title: titles[channel], created_by: user_id, created_at },
    lines: [
      { account: 'available', amount_fen },
      { account: `clearing_${channel}`, amount_fen: -amount_fen },
    ],
  })
}

export interface DemoTransfer {
  readonly days_ago: number
  readonly amount_fen: number
  /** Sets transfers apart. */
  readonly place: number
}

/** A transfer that finance has booked: later parts of the demo bring the money they spend. */
export const addDemoTransfer = (
  ctx: AppCtx,
  seller_id: number,
  user_id: number,
  { days_ago, amount_fen, place }: DemoTransfer,
): Promise<void> =>
  addRecharge(
    ctx,
    seller_id,
    user_id,
    { days_ago, amount_fen, channel: 'bank', trade_no: `CMB26110207${place}1` },
    place,
  )

/** The demo seller's beginnings: what came in. What it went for follows in the order of the ladder. */
export async function seedWallet(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  for (const [index, one] of beginnings.entries()) await addRecharge(ctx, demo.seller_id, demo.id, one, index)
}

interface DemoWithdrawal {
  readonly days_ago: number
  readonly amount_fen: number
  readonly is_paid: boolean
}

async function addWithdrawal(ctx: AppCtx, seller_id: number, created_by: number, one: DemoWithdrawal): Promise<void> {
  const at = new Date(ctx.clock.now().getTime() - one.days_ago * DAY_MS)
  const created_at = at.toISOString()
  const finished_at = one.is_paid ? new Date(at.getTime() + DAY_MS / 3).toISOString() : null
  const { amount_fen } = one
  const { id } = await insertWithdrawal(ctx.db, seller_id, {
    ...{ amount_fen, method: 'bank', account_name: '陈晓岚', account_no: '6225880137706688' },
    ...{ bank_name: '招商银行深圳科技园支行', state: one.is_paid ? 'paid' : 'submitted', created_by, created_at },
    ...{ trade_no: one.is_paid ? 'CMB2611080312' : '', finished_at },
  })
  const common = { cause_id: String(id), created_by }
  await postTransaction(ctx, seller_id, {
    ...{ ...common, idempotency_key: `withdraw:${id}`, cause: 'withdraw', created_at },
    title: { zh: '提现', en: 'Withdrawal' },
    lines: [
      { account: 'available', amount_fen: -amount_fen },
      { account: 'frozen', amount_fen },
    ],
  })
  if (finished_at === null) return
  await postTransaction(ctx, seller_id, {
    ...{ ...common, idempotency_key: `withdraw-paid:${id}`, cause: 'withdraw_paid', created_at: finished_at },
    title: { zh: '提现打款', en: 'Withdrawal paid' },
    lines: [
      { account: 'frozen', amount_fen: -amount_fen },
      { account: 'clearing_bank', amount_fen },
    ],
  })
}

/** The demo seller's last days: a withdrawal that was paid, one that waits, and a transfer that finance has to look at. */
export async function addRecentDemoMoney(ctx: AppCtx, seller_id: number, user_id: number): Promise<void> {
  await addWithdrawal(ctx, seller_id, user_id, { days_ago: 7, amount_fen: PAID_OUT_FEN, is_paid: true })
  await addWithdrawal(ctx, seller_id, user_id, { days_ago: 1, amount_fen: ASKED_FEN, is_paid: false })
  await addRecharge(ctx, seller_id, user_id, latest, beginnings.length)
  const at = new Date(ctx.clock.now().getTime() - DAY_MS / 8)
  await insertRecharge(ctx.db, seller_id, {
    ...{ recharge_no: demoNumber(seller_id, at, 'DEMQREVW'), channel: 'bank', amount_fen: WAITING_FEN },
    ...{ state: 'reviewing', payer: '深圳市云杉贸易有限公司', transferred_on: at.toISOString().slice(0, 10) },
    ...{ note: '双十一备货款', created_by: user_id, created_at: at.toISOString() },
  })
}
