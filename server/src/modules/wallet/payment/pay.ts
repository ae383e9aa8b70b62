import { type PayMethod, type paymentStates, readPayMethod } from '@inkroute/contract/wallet/payment'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { reserveIds } from '../../../infra/db/reserve-ids.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockAccounts, lockAccountsQuery } from '../core/ledger.queries.ts'
import type { Settler } from '../core/payment.hooks.ts'
import { insertPayment, lockPaymentFor, type PaymentRow } from '../core/payment.queries.ts'
import { getAmount, type PayParts, paymentAccounts, splitPayment, wholeParts } from '../core/payment.rules.ts'
import { assertMovesMoney, postTransaction } from '../core/post-transaction.ts'
import { chargeColumns } from '../gateway/charge.rules.ts'
import { TRADE_MINUTES } from '../gateway/gateway.ts'
import { findExchange, requireWay, waysOn } from '../trade/gateways.ts'
import { closeWaitingPayment, deliverPaid } from '../trade/settle-payment.ts'
import { newTradeNumber } from '../trade/trade.ts'

export interface PayInput {
  /** What is paid for: a kind of a settler, and the id within it. */
  readonly subject_kind: string
  readonly subject_id: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly parts: PayParts
  readonly method: PayMethod
  /** Whether the caller offers a cashier when the balance is short: error 503 instead of 502. */
  readonly offers_alipay?: boolean
  /** Where the cashier sends the browser back to; `{id}` is replaced by the payment id. */
  readonly return_path?: string
  readonly created_by?: number | null
}

/** What a caller has locked in its transaction, and can do better than the settler of the subject. */
interface Locked {
  /** The result of `bookQuery`. */
  readonly book: ReadonlyMap<string, number>
  /** The subject was created in this transaction, so no payment of it can exist. */
  readonly is_first?: boolean
  /** Instead of the paid-handler of its settler, when the balance covers the whole payment. */
  readonly settle?: Settler['paid']
}

export interface PayResult {
  readonly payment_id: number
  readonly payment_no: string
  readonly amount_fen: number
  readonly state: (typeof paymentStates)[number]
}

const getResult = (row: PaymentRow): PayResult => ({
  payment_id: row.id,
  payment_no: row.payment_no,
  amount_fen: row.amount_fen,
  state: row.state as PayResult['state'],
})

/** Whether this is a retry of the payment that is already waiting. */
function isSamePayment(row: PaymentRow, amount_fen: number, method: PayMethod): boolean {
  const { channel, uses_balance } = readPayMethod(method)
  return row.amount_fen === amount_fen && (row.balance_fen === 0) === !uses_balance && row.channel === channel
}

/** Which cashier collects the rest, and in what currency; nothing is collected where the balance pays all. */
async function cashierColumns(tx: AppCtx, method: PayMethod, cashier_fen: number) {
  const channel = readPayMethod(method).channel ?? 'alipay'
  if (cashier_fen === 0) return { channel, ...chargeColumns(0, null) }
  requireWay(tx, channel)
  return { channel, ...chargeColumns(cashier_fen, await findExchange(tx, channel)) }
}

/** Paid at once if the balance covers it; otherwise waiting for a cashier. */
async function openPayment(tx: AppCtx, seller_id: number, input: PayInput, available_fen: number): Promise<PaymentRow> {
  assertMovesMoney(tx)
  const parts = wholeParts(input.parts)
  const amount_fen = getAmount(parts)
  const split = splitPayment(amount_fen, available_fen, input.method)
  const offers_cashier = input.offers_alipay && waysOn(tx).length > 0
  if (!split) throw new AppError(offers_cashier ? 'balance_insufficient_or_alipay' : 'balance_insufficient')
  const cashier = await cashierColumns(tx, input.method, split.alipay_fen)
  const now = tx.clock.now()
  const [id] = await reserveIds(tx, 'payment', 1)
  if (id === undefined) throw new Error('no id reserved')
  const row: PaymentRow = {
    seller_id,
    id,
    ...parts,
    ...split,
    ...cashier,
    gateway_ref: null,
    amount_fen,
    payment_no: newTradeNumber('P', seller_id, now),
    subject_kind: input.subject_kind,
    subject_id: input.subject_id,
    title_zh: input.title.zh,
    title_en: input.title.en,
    ...(split.alipay_fen === 0 ? { state: 'paid', paid_at: now.toISOString() } : { state: 'waiting', paid_at: null }),
    return_path: input.return_path ?? '',
    created_by: input.created_by ?? null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + TRADE_MINUTES * 60_000).toISOString(),
    closed_at: null,
    trade_no: null,
    refunded_fen: 0,
    refunded_balance_fen: 0,
  }
  await insertPayment(tx.db, row)
  return row
}

/** Holds the balance share of a combined payment until the cashier's share arrives. */
async function holdShare(tx: AppCtx, seller_id: number, row: PaymentRow): Promise<void> {
  if (row.balance_fen === 0) return
  await postTransaction(tx, seller_id, {
    idempotency_key: `hold:${row.payment_no}`,
    cause: 'payment_hold',
    cause_id: row.payment_no,
    title: { zh: row.title_zh, en: row.title_en },
    created_by: row.created_by,
    lines: [
      { account: 'available', amount_fen: -row.balance_fen },
      { account: 'frozen', amount_fen: row.balance_fen },
    ],
  })
}

/**
 * Pays for one subject in the caller's transaction: from the balance at once, or with a part that waits at a
 * cashier. A subject is paid once; repeating the call returns the existing payment. Throws 502 if the balance is short,
 * 503 if a cashier could cover it.
 */
export const pay = (ctx: AppCtx, seller_id: number, input: PayInput): Promise<PayResult> =>
  inTransaction(ctx, async (tx) =>
    payFromBook(tx, seller_id, input, { book: await lockAccounts(tx.db, seller_id, paymentAccounts) }),
  )

/** The seller's accounts, locked, for `payFromBook`. */
export const bookQuery = (db: Db, seller_id: number) => lockAccountsQuery(db, seller_id, paymentAccounts)

/** `pay`, within a transaction that has locked the book together with what is paid for. */
export async function payFromBook(
  tx: AppCtx,
  seller_id: number,
  input: PayInput,
  { book, is_first = false, settle }: Locked,
): Promise<PayResult> {
  const amount_fen = getAmount(wholeParts(input.parts))
  if (!Number.isSafeInteger(amount_fen) || amount_fen <= 0) throw new RangeError(`not payable: ${amount_fen} fen`)
  const { subject_kind, subject_id, method } = input
  const known = is_first ? undefined : await lockPaymentFor(tx.db, seller_id, subject_kind, subject_id)
  const is_over = known?.state === 'waiting' && new Date(known.expires_at) <= tx.clock.now()
  if (known?.state === 'paid') return getResult(known)
  if (known && !is_over && isSamePayment(known, amount_fen, method)) return getResult(known)
  if (known) await closeWaitingPayment(tx, seller_id, known)
  const balances = known ? await lockAccounts(tx.db, seller_id, paymentAccounts) : book
  const row = await openPayment(tx, seller_id, input, balances.get('available') ?? 0)
  if (row.alipay_fen === 0) await deliverPaid(tx, seller_id, row, { from: 'available', balances, paid: settle })
  else await holdShare(tx, seller_id, row)
  return getResult(row)
}
