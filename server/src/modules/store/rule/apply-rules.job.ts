import { errorText } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { RuleAction, StoreRule } from '@inkroute/contract/store/rule'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { isFrozen } from '../../account/account.ts'
import { actFor } from '../../auth/auth.ts'
import {
  advanceOrder,
  beforePaying,
  changeOrderContent,
  getPayOrders,
  type Move,
  type OrderRecord,
  selectOrder,
} from '../../order/order.ts'
import {
  findRule,
  hasRecord,
  insertRuleRecord,
  lockRule,
  selectRuledStores,
  selectWaiting,
  sumPaid,
} from './rule.queries.ts'
import {
  channelBy,
  dayStart,
  findHold,
  getReason,
  isWithinLimit,
  secondsToTomorrow,
  type Verdict,
} from './rule.rules.ts'

const AT_ONCE = 200
const BALANCE_AGAIN_S = 30 * 60
const SILENT_AGAIN_S = 10 * 60
/** After so many orders without an answer the marketplace is down, not the order odd. */
const MOST_SILENT = 3

/** Rules act as the main account would; not at all while the seller is frozen. */
export async function asOwner(ctx: AppCtx, seller_id: number): Promise<SellerCtx | null> {
  return (await isFrozen(ctx.db, seller_id)) ? null : actFor(ctx, { seller_id, job: 'store.rules' })
}

/** Rules belong to stores, so only orders of a store get here. */
function getStore(order: OrderRecord): number {
  if (order.store_id === null) throw new Error(`Order ${order.id} has no store`)
  return order.store_id
}

function note(tx: SellerCtx, order: OrderRecord, action: RuleAction, verdict: Verdict, amount_fen = 0) {
  return insertRuleRecord(tx.db, {
    seller_id: tx.seller.id,
    store_id: getStore(order),
    order_id: order.id,
    action,
    amount_fen,
    cause: verdict.cause,
    detail: verdict.detail,
    created_at: tx.clock.now().toISOString(),
  })
}

/** Applies the channel rule once per order; later choices of the seller stay. */
async function chooseLogistics(tx: SellerCtx, order: OrderRecord, rule: StoreRule): Promise<void> {
  if (rule.logistics === 'rules' || (await hasRecord(tx.db, tx.seller.id, order.id, 'logistics'))) return
  const { options } = await changeOrderContent(tx, { id: order.id, channel_id: order.channel_id, is_preview: true })
  const best = channelBy(rule.logistics, options)
  if (!best) return
  if (best.channel.id !== order.channel_id)
    await changeOrderContent(tx, { id: order.id, channel_id: best.channel.id, is_preview: false })
  await note(tx, order, 'logistics', { cause: rule.logistics, detail: { channel: best.channel.name } })
}

/** Holds an order for review. A released order is not held again. */
async function holdIfDue(tx: SellerCtx, order: OrderRecord, rule: StoreRule): Promise<boolean> {
  const { id, country, total_fen } = order
  const verdict = findHold(rule, { country, total_fen, address: order.address })
  if (!verdict || (await hasRecord(tx.db, tx.seller.id, id, 'held'))) return false
  const [zh, en] = [getReason(verdict.cause, verdict.detail, 'zh'), getReason(verdict.cause, verdict.detail, 'en')]
  const move = { to: 'on_hold', actor: 'system', hold_reason: 'rule', hold_note: { zh, en } } as const
  if (!(await advanceOrder(tx, { seller_id: tx.seller.id, id, from: 'awaiting_payment' }, move))) return true
  await note(tx, order, 'held', verdict)
  return true
}

type Left = Verdict | null

/** Pays an order within the daily limit. Returns the reason if it does not. */
async function payOne(tx: SellerCtx, order: OrderRecord, rule: StoreRule): Promise<Left> {
  const since = dayStart(tx.clock.now()).toISOString()
  const spent_fen = await sumPaid(tx.db, tx.seller.id, getStore(order), since)
  if (!isWithinLimit(rule, spent_fen, order.total_fen))
    return { cause: 'limit', detail: { limit: rule.daily_limit, spent: fenToDecimal(spent_fen) } }
  await getPayOrders(tx, [order.id])
  const amount = fenToDecimal(order.total_fen)
  await note(tx, order, 'paid', { cause: 'auto_pay', detail: { amount } }, order.total_fen)
  return null
}

const leftFor = (error: AppError): Verdict => {
  if (error.code.startsWith('balance_insufficient')) return { cause: 'balance', detail: {} }
  if (error.code === 'print_check_open') return { cause: 'print_check', detail: {} }
  return { cause: 'other', detail: { message: errorText(error.code, 'zh', error.details) } }
}

/** Applies all rules to one order in a transaction with the rule locked. Returns why it was skipped, if so. */
async function lookAt(owner: SellerCtx, store_id: number, order_id: number, is_silent: boolean): Promise<Left> {
  return inTransaction(owner, async (tx) => {
    const rule = await lockRule(tx.db, tx.seller.id, store_id)
    const order = await selectOrder(tx.db, tx.seller.id, order_id)
    if (!rule || order?.state !== 'awaiting_payment') return null
    if (await holdIfDue(tx, order, rule)) return null
    await chooseLogistics(tx, order, rule)
    const priced = (await selectOrder(tx.db, tx.seller.id, order_id)) ?? order
    if (!rule.auto_pay) return null
    return is_silent ? { cause: 'silent', detail: {} } : payOne(tx, priced, rule)
  })
}

async function tryOne(owner: SellerCtx, store_id: number, order_id: number): Promise<Left> {
  let left: Left
  // Outside the transaction: the marketplace may answer slowly.
  const [silent] = await beforePaying(owner, [order_id], 'rule')
  try {
    left = await lookAt(owner, store_id, order_id, silent !== undefined)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    left = leftFor(error)
  }
  const order = left && (await selectOrder(owner.db, owner.seller.id, order_id))
  if (left && order) await note(owner, order, 'left', left)
  return left
}

/** Applies the rules to a store's unpaid orders. Idempotent. */
export const applyRulesJob = job({
  name: 'store.rules',
  schema: z.object({ seller_id: z.int(), store_id: z.int() }),
  concurrency: 2,
  run: async (ctx, { seller_id, store_id }) => {
    const owner = await asOwner(ctx, seller_id)
    if (!owner) return
    let again_s: number | null = null
    let silent = 0
    for (const order_id of await selectWaiting(ctx.db, seller_id, store_id, AT_ONCE)) {
      const left = await tryOne(owner, store_id, order_id)
      if (left?.cause === 'balance') again_s = BALANCE_AGAIN_S
      if (left?.cause === 'silent') again_s = Math.min(again_s ?? SILENT_AGAIN_S, SILENT_AGAIN_S)
      if (left?.cause === 'limit') again_s ??= secondsToTomorrow(ctx.clock.now())
      silent = left?.cause === 'silent' ? silent + 1 : 0
      // Nothing more can be paid now; the rest would only be refused one by one.
      if (left?.cause === 'balance' || silent === MOST_SILENT) break
    }
    if (again_s === null) return
    const later = { singleton_key: `rules:${store_id}`, start_after_seconds: again_s }
    await ctx.jobs.send(applyRulesJob, { seller_id, store_id }, later)
  },
})

/** Applies the rules of all stores of a seller who is no longer frozen. */
export async function resumeRules(tx: AppCtx, seller_id: number): Promise<void> {
  for (const store_id of await selectRuledStores(tx.db, seller_id)) {
    await tx.jobs.send(applyRulesJob, { seller_id, store_id })
  }
}

/** Applies the store's rules when a draft becomes payable. */
export async function watchReady(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (move.to !== 'awaiting_payment' || order.source !== 'store' || !order.store_id) return
  const { seller_id, store_id } = order
  if (await findRule(tx.db, seller_id, store_id)) await tx.jobs.send(applyRulesJob, { seller_id, store_id })
}
