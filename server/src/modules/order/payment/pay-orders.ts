import type * as checkContract from '@inkroute/contract/design/check'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as orderContract from '@inkroute/contract/order/order'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { together } from '../../../infra/db/pipeline.ts'
import { preferGenericPlans } from '../../../infra/db/query-plans.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { isShelfShort } from '../../catalog/catalog.ts'
import { getMockups, openChecksQuery, selectOpenPrintChecks } from '../../design/design.ts'
import { bookQuery, payFromBook, paymentReply, withCashier } from '../../wallet/wallet.ts'
import { beforePaying, type PaidBy, type SilentOrder, unfilledOrder } from '../core/order.hooks.ts'
import {
  type LineRecord,
  lockOrdersQuery,
  orderLinesQuery,
  selectLines,
  versionsOfOrders,
} from '../core/order.queries.ts'
import { getParts } from '../core/order-money.ts'
import { requireOpen } from '../core/own-order.ts'
import { payGroupQuery } from '../core/payment.queries.ts'
import { settleLocked, withLinesFor } from './settle-orders.ts'

function openChecksFor(ctx: SellerCtx, lines: readonly LineRecord[]) {
  const versions = lines.map((line) => ({ design_id: line.design_id, version: line.design_version }))
  return selectOpenPrintChecks(ctx.db, ctx.seller.id, versions)
}

type OpenCheck = Awaited<ReturnType<typeof selectOpenPrintChecks>>[number]

/** Refuses payment while print errors are not accepted by the seller. */
function refusePrints(ctx: SellerCtx, [first, ...more]: readonly OpenCheck[]): void {
  if (!first) return
  const reason = first.findings[0]?.message[ctx.language] ?? ''
  throw new AppError('print_check_open', { name: first.name, reason, count: more.length + 1 })
}

export async function listOpenPrintChecks(
  ctx: SellerCtx,
  { ids }: Input<typeof checkContract.listOpenPrintChecks>,
): Promise<Reply<typeof checkContract.listOpenPrintChecks>> {
  const lines = await selectLines(ctx.db, ctx.seller.id, ids.split(',').map(Number))
  const checks = await openChecksFor(ctx, lines)
  const pictures = await getMockups(ctx, ctx.seller.id, checks, ctx.language)
  return {
    checks: checks.map(({ findings, ...check }) => ({
      ...check,
      picture:
        pictures.get(`${check.design_id}:${check.version}`)?.pictures.find((one) => one.small_url)?.small_url ?? null,
      findings: findings.map(({ message }) => message[ctx.language]),
    })),
  }
}

export const ORDER_SUBJECT = 'order'

/**
 * Everything a payment is decided by, locked and read in one round trip: the orders first, then the seller's book, as
 * everywhere. The first refusal rolls back the rest.
 */
async function lockForPayment(tx: SellerCtx, asked_ids: readonly number[]) {
  const { db, seller } = tx
  const ids = [...new Set(asked_ids)].sort((a, b) => a - b)
  await preferGenericPlans(tx)
  const found = await together(db, {
    orders: lockOrdersQuery(db, seller.id, ids),
    lines: orderLinesQuery(db, seller.id, ids),
    open_checks: openChecksQuery(db, seller.id, versionsOfOrders(seller.id, ids)),
    unfilled: unfilledOrder(tx, seller.id, ids),
    group: payGroupQuery(db, seller.id, ids, tx.clock.now().toISOString()),
    book: bookQuery(db, seller.id),
  })
  const orders = requireOpen(tx, found.orders, ids, 'pay')
  refusePrints(tx, found.open_checks)
  if (found.unfilled !== undefined) throw new AppError('order_unfilled', { order: found.unfilled })
  return { orders, whole: withLinesFor(orders, found.lines), group: found.group, book: found.book }
}

/** See `startProduction` for `assumes_stock`. */
const payInTransaction = (ctx: SellerCtx, input: Input<typeof orderContract.payOrders>, assumes_stock: boolean) =>
  inTransaction(ctx, async (tx) => {
    const { orders, whole, group, book } = await lockForPayment(tx, input.ids)
    const [first] = orders
    const name = orders.length === 1 ? (first?.order_no ?? '') : `${first?.order_no} +${orders.length - 1}`
    const payment = {
      subject_kind: ORDER_SUBJECT,
      subject_id: String(group.id),
      title: { zh: `订单 ${name}`, en: `Order ${name}` },
      parts: getParts(orders),
      method: input.method,
      offers_alipay: true,
      return_path: '/myOrder/payWait?payment={id}',
      created_by: tx.identity.user_id,
    }
    const paid = await payFromBook(tx, tx.seller.id, payment, {
      book,
      is_first: group.is_new,
      // Orders are already locked and read, so an immediate balance payment can use them.
      settle: (inner, _seller_id, settled) => settleLocked(inner, whole, settled, assumes_stock),
    })
    return paymentReply(paid)
  })

/** Stock nearly always suffices. Inside an outer transaction a failure could not be retried on its own. */
async function payOptimistically(ctx: SellerCtx, input: Input<typeof orderContract.payOrders>) {
  if (ctx.db.isTransaction) return payInTransaction(ctx, input, false)
  try {
    return await payInTransaction(ctx, input, true)
  } catch (error) {
    if (!isShelfShort(error)) throw error
    return payInTransaction(ctx, input, false)
  }
}

const NAMED_ORDERS = 10

/** Refuses orders that nobody could confirm, unless the seller named each of them. */
function refuseSilent(silent: readonly SilentOrder[], accepted: readonly string[]): void {
  const left = silent.filter(({ external_number }) => !accepted.includes(external_number))
  if (left.length === 0) return
  const named = left
    .slice(0, NAMED_ORDERS)
    .map(({ external_number, store_name }) => `${external_number} (${store_name})`)
  const orders = named.join(', ') + (left.length > NAMED_ORDERS ? ' …' : '')
  const problems = left.map(({ external_number, store_name }) => ({ field: external_number, message: store_name }))
  throw new AppError('order_market_silent', { orders, count: left.length }, problems)
}

/** Asks the marketplaces of these orders once more. Call it outside a transaction, as they may answer slowly. */
export async function requireConfirmed(
  ctx: SellerCtx,
  order_ids: readonly number[],
  accepted: readonly string[] = [],
  paid_by: PaidBy = 'person',
) {
  refuseSilent(await beforePaying(ctx, order_ids, paid_by), accepted)
}

/** Orders paid together share one payment; a repeated request returns the same pending cashier. */
export async function payOrders(
  ctx: SellerCtx,
  input: Input<typeof orderContract.payOrders>,
  paid_by: PaidBy = 'person',
): Promise<Reply<typeof orderContract.payOrders>> {
  if (!ctx.db.isTransaction) await requireConfirmed(ctx, input.ids, input.unasked, paid_by)
  return withCashier(ctx, ctx.seller.id, await payOptimistically(ctx, input))
}
