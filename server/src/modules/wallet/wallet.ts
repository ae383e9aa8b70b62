import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { askAccounts, findBalance, lockBook, sumEarned } from './ledger.queries.ts'
import {
  withCashier as addCashier,
  cashierUrl as addressOfCashier,
  paymentReply as replyOf,
} from './payment/cashier-url.ts'
import { giveUpWaitingOf } from './payment/give-up-payment.ts'
import { type PayInput, pay as payNow, type PayResult as Result } from './payment/pay.ts'
import { registerSettler as addSettler, type Settler as PaidSettler } from './payment/payment.registry.ts'
import { paymentAccounts } from './payment/payment.rules.ts'
import { type RefundInput, type RefundResult, refund as refundNow } from './payment/refund.ts'
import { unsentRefunds as listUnsent, resendRefund as sendAgain } from './payment/unsent-refunds.ts'
import { type Posted, type Posting, postTransaction as post } from './post-transaction.ts'
import { spendChanged as changed } from './spend-changed.ts'
import { addDemoTransfer, addRecentDemoMoney as addRecent, type DemoTransfer } from './wallet.demo.ts'

export type PayResult = Result
export type Settler = PaidSettler

/** The door of the capability. The only way money moves: balanced, once, and never below zero for the seller. */
export const postTransaction = (ctx: AppCtx, seller_id: number, posting: Posting): Promise<Posted> =>
  post(ctx, seller_id, posting)

export const availableBalance = (db: Db, seller_id: number): Promise<number> => findBalance(db, seller_id, 'available')

/** Fen paid for goods and freight since then, refunds taken off. */
export const spentSince = (db: Db, seller_id: number, since: Date): Promise<number> => sumEarned(db, seller_id, since)

/**
 * Pays for one thing in the caller's transaction: from the balance at once, or with a part that waits at Alipay's
 * cashier. A thing is paid once; asked again it answers with the payment it has. Short of balance it refuses with 502,
 * or 503 where Alipay would do.
 */
export const pay = (ctx: AppCtx, seller_id: number, input: PayInput): Promise<PayResult> =>
  payNow(ctx, seller_id, input)

/** Refunds that should have reached Alipay before then, across sellers, and how to send one again. */
export const unsentRefunds = (db: Db, before: string, limit: number) => listUnsent(db, before, limit)
export const resendRefund = (ctx: AppCtx, seller_id: number, refund_id: number): Promise<void> =>
  sendAgain(ctx, seller_id, refund_id)

/** The cashier of a waiting payment, signed; null when nothing waits. Ask outside a transaction. */
export const cashierUrl = (ctx: AppCtx, seller_id: number, payment_id: number): Promise<string | null> =>
  addressOfCashier(ctx, seller_id, payment_id)

/** The reply of whoever lets pay: made in the transaction, given the address of the cashier after it. */
export const paymentReply = replyOf
export const withCashier = addCashier

/** Closes what waits of a kind, in the caller's transaction, and frees what it held. */
export const giveUpWaiting = (ctx: AppCtx, seller_id: number, subject_kind: string): Promise<void> =>
  giveUpWaitingOf(ctx, seller_id, subject_kind)

/** The first lock of a transaction that decides about money: those of one seller take turns. */
export const lockMoney = (db: Db, seller_id: number) => lockBook(db, seller_id)

/** The same lock with the next statement, to be handed to `pay`. */
export const askBook = (db: Db, seller_id: number) => askAccounts(db, seller_id, paymentAccounts)

/** Sent with every payment or refund of goods and freight. */
export const spendChanged = changed

/** Gives money back the way it came, the balance first, never more than was paid; once for each key. */
export const refund = (ctx: AppCtx, seller_id: number, input: RefundInput): Promise<RefundResult> =>
  refundNow(ctx, seller_id, input)

/** Whoever sells something says here what happens once it is paid. */
export const registerSettler = (subject_kind: string, settler: Settler): void => addSettler(subject_kind, settler)

/** Demo only: what the demo seller did lately with its money, after whatever came before. */
export const addRecentDemoMoney = (ctx: AppCtx, seller_id: number, user_id: number): Promise<void> =>
  addRecent(ctx, seller_id, user_id)

/** Demo only: money for what a later part of the demo spends. */
export const addDemoRecharge = (
  ctx: AppCtx,
  seller_id: number,
  user_id: number,
  transfer: DemoTransfer,
): Promise<void> => addDemoTransfer(ctx, seller_id, user_id, transfer)
