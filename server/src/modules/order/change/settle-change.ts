import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { pay, postTransaction, refund } from '../../wallet/wallet.ts'
import { replaceCarried, selectCarried } from '../core/change.queries.ts'
import { getParts, type OrderMoney } from '../core/order-money.ts'
import {
  allocatePayments,
  amountOfParts,
  type Carried,
  getCharge,
  isEmptyParts,
  type Parts,
  splitParts,
  subtractParts,
  takeLast,
} from './parts.rules.ts'

export interface MoneyChange {
  readonly before: readonly OrderMoney[]
  readonly after: readonly OrderMoney[]
  /** Names the change for ever. */
  readonly key: string
  /** Title in the trading record. */
  readonly name: string
  readonly user_id: number | null
  /** A surcharge that was paid at a cashier before. */
  readonly paid?: PaidSurcharge | undefined
}

export interface PaidSurcharge {
  readonly payment_id: number
  readonly parts: Parts
}

const getTitle = (name: string) => ({ zh: `订单变更 ${name}`, en: `Order change ${name}` })

/** What changed its kind without changing hands. */
async function rebook(tx: AppCtx, seller_id: number, change: MoneyChange, parts: Parts): Promise<void> {
  if (isEmptyParts(parts)) return
  const lines = [
    { account: 'revenue' as const, amount_fen: parts.goods_fen },
    { account: 'freight' as const, amount_fen: parts.freight_fen },
    { account: 'service' as const, amount_fen: parts.service_fen },
    { account: 'coupon_expense' as const, amount_fen: -parts.coupon_fen },
  ].filter(({ amount_fen }) => amount_fen !== 0)
  await postTransaction(tx, seller_id, {
    idempotency_key: `rebook:${change.key}`,
    cause: 'order_change',
    cause_id: change.name,
    title: getTitle(change.name),
    created_by: change.user_id,
    lines,
  })
}

async function charge(tx: AppCtx, seller_id: number, change: MoneyChange, difference: Parts): Promise<Carried> {
  const { charge: parts, rebooked } = getCharge(difference)
  await rebook(tx, seller_id, change, rebooked)
  if (change.paid) {
    if (!isEmptyParts(subtractParts(parts, change.paid.parts))) throw new AppError('checkout_changed')
    return { payment_id: change.paid.payment_id, amount_fen: amountOfParts(parts) }
  }
  const paid = await pay(tx, seller_id, {
    subject_kind: 'order_change',
    subject_id: change.key,
    title: getTitle(change.name),
    parts,
    method: 'balance',
    created_by: change.user_id,
  })
  return { payment_id: paid.payment_id, amount_fen: paid.amount_fen }
}

/** Refunds parts of orders over the payments that cover them. Returns what is left of the payments. */
export async function refundCarried(
  tx: AppCtx,
  seller_id: number,
  pool: readonly Carried[],
  { parts, key, reason, user_id }: { parts: Parts; key: string; reason: string; user_id: number | null },
): Promise<Carried[]> {
  const { taken, left } = takeLast(pool, amountOfParts(parts))
  const split = splitParts(
    parts,
    taken.map(({ amount_fen }) => amount_fen),
  )
  for (const [at, { payment_id }] of taken.entries())
    await refund(tx, seller_id, {
      payment_id,
      refund_key: taken.length === 1 ? key : `${key}:${payment_id}`,
      reason,
      created_by: user_id,
      parts: split[at] ?? {},
    })
  return left
}

/**
 * Charges or refunds the price difference of a change in the caller's transaction. Afterwards the payments linked to
 * each order add up to exactly its total.
 */
export async function settleChange(tx: AppCtx, seller_id: number, change: MoneyChange): Promise<number> {
  const difference = subtractParts(getParts(change.after), getParts(change.before))
  const amount_fen = amountOfParts(difference)
  const ids = [...new Set([...change.before, ...change.after].map(({ id }) => id))]
  // A surcharge was paid but none is due: the quote no longer holds.
  if (change.paid && amount_fen <= 0) throw new AppError('checkout_changed')
  let pool: Carried[] = joined(await selectCarried(tx.db, seller_id, ids))
  const { key, name: reason, user_id } = change
  if (amount_fen > 0) pool = [...pool, await charge(tx, seller_id, change, difference)]
  else if (amount_fen < 0)
    pool = await refundCarried(tx, seller_id, pool, {
      parts: subtractParts(getParts(change.before), getParts(change.after)),
      key: `change:${key}`,
      reason,
      user_id,
    })
  else await rebook(tx, seller_id, change, difference)
  await replaceCarried(tx.db, seller_id, ids, allocatePayments(pool, change.after))
  return amount_fen
}

/** Orders paid together share a payment; count each payment once. */
const joined = (rows: readonly Carried[]): Carried[] =>
  [...Map.groupBy(rows, (row) => row.payment_id)].map(([payment_id, own]) => ({
    payment_id,
    amount_fen: own.reduce((sum, row) => sum + row.amount_fen, 0),
  }))
