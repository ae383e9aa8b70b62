import type { OrderState } from '@inkroute/contract/order/codes'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { analyzeIfGrown } from '../../infra/db/query-plans.ts'
import { changeOrderContent } from './change/change-items.ts'
import { findCommonRule } from './common-rule/common-rule.queries.ts'
import { changeForeignAddress as changeAddress } from './foreign/change-foreign-address.ts'
import { createForeignOrders as createMany } from './foreign/create-foreign-orders.ts'
import { cancelForeignOrder as cancelForeign, undoForeignOrders as undoForeign } from './foreign/end-foreign-orders.ts'
import { selectForeignLines } from './foreign/foreign.queries.ts'
import type { ForeignOrder, ForeignResult } from './foreign/foreign-order.ts'
import { changeForeignWishes as changeWishes } from './foreign/personalise.ts'
import { shippedLines } from './foreign/shipped.rules.ts'
import { type Move, moveOrder } from './move-order.ts'
import { addDemoFactoryOrders as addFactoryOrders } from './order.demo.ts'
import {
  findByNumber,
  type LineRecord,
  lockOrders,
  type OrderRecord,
  selectLinesOf,
  selectOrder,
} from './order.queries.ts'
import { viewPersonalisation } from './order.view.ts'
import { refusalOf } from './order-actions.rules.ts'
import { pieceCode } from './order-number.ts'
import {
  addLineKeeper,
  addWatcher,
  type LineKeeper,
  type OrderWatcher,
  type ParcelFinder,
  type StoreNamer,
  setParcelFinder,
  setStoreNamer,
} from './order-watch.registry.ts'
import { factsOf } from './own-order.ts'
import { payOrders } from './payment/pay-orders.ts'
import { selectPaid, selectReady } from './payment/payment.queries.ts'
import { orderPrints } from './payment/settle-orders.ts'
import { type OrderRefund, refundOrder as refundLines } from './refund/refund-order.ts'
import { reprintOrder as makeAgain, type OrderReprint } from './refund/reprint-order.ts'

/** The door of orders. */
export type { ForeignOrder, ForeignResult, LineRecord, Move, OrderRecord, ParcelFinder }

/** What one line is called on its files, its sheet and its task: by its `piece_no`. */
export const codeOfLine = (order_no: string, piece_no: number): string => pieceCode(order_no, piece_no)

/**
 * Paid orders nobody changed for a while and whose print files are made or failed, across sellers: what factories can
 * begin with, page by page.
 */
export const ordersToMake = (
  db: Db,
  before: Date,
  limit: number,
  after?: Pick<OrderRecord, 'paid_at' | 'id'>,
): Promise<OrderRecord[]> =>
  selectReady(db, before.toISOString(), limit, { paid_at: after?.paid_at ?? '-infinity', id: after?.id ?? 0 })

/** Paid orders unchanged for a while, with or without print files. */
export const ordersPaidBefore = (db: Db, before: Date, limit: number): Promise<OrderRecord[]> =>
  selectPaid(db, before.toISOString(), limit)

/** Requests the print files of an order; existing requests and files stay unchanged. */
export const requestOrderPrints = async (tx: AppCtx, order: OrderRecord): Promise<void> =>
  orderPrints(tx, [{ order, lines: await selectLinesOf(tx.db, order.seller_id, [order.id]) }])

export const linesOf = (db: Db, seller_id: number, order_id: number): Promise<LineRecord[]> =>
  selectLinesOf(db, seller_id, [order_id])

export const findOrderByNumber = (db: Db, order_no: string): Promise<OrderRecord | undefined> =>
  findByNumber(db, order_no)

/** Transitions an order if it is still in the state the caller saw; false otherwise. */
export async function advanceOrder(
  tx: AppCtx,
  { seller_id, id, from }: { readonly seller_id: number; readonly id: number; readonly from: OrderState },
  move: Move,
): Promise<boolean> {
  const [order] = await lockOrders(tx.db, seller_id, [id])
  if (!order) throw new AppError('not_found')
  if (order.state !== from) return false
  await moveOrder(tx, order, move)
  return true
}

/** Before each of many steps that make orders, outside its transaction. */
export const readyForMany = (db: Db): Promise<void> =>
  analyzeIfGrown(db, ['sales_order', 'sales_order_line', 'foreign_order', 'foreign_order_line', 'order_import_row'])

/**
 * Brings orders from elsewhere, each once: one that is there already (by source, store and number) is answered as it
 * stands. Lines whose code means nothing yet, a bad address, missing goods or no channel make a draft that cannot be
 * paid; everything else is priced as the checkout would and waits for payment.
 */
export const createForeignOrders = (
  tx: AppCtx,
  seller_id: number,
  orders: readonly ForeignOrder[],
): Promise<ForeignResult[]> => createMany(tx, seller_id, orders)

export async function createForeignOrder(tx: AppCtx, seller_id: number, order: ForeignOrder): Promise<ForeignResult> {
  const [result] = await createMany(tx, seller_id, [order])
  if (!result) throw new RangeError('an order from elsewhere was not made')
  return result
}

/** Removes unpaid foreign orders, so that their numbers can be imported again. */
export const undoForeignOrders = (
  tx: AppCtx,
  seller_id: number,
  order_ids: readonly number[],
  user_id: number | null = null,
) => undoForeign(tx, seller_id, order_ids, user_id)

/** Cancelled by the marketplace: refunds orders not in production; `too_late` lists the others. */
export const cancelForeignOrder = (
  tx: AppCtx,
  seller_id: number,
  key: { readonly source: ForeignOrder['source']; readonly store_id: number; readonly external_no: string },
  reason: string,
) => cancelForeign(tx, seller_id, key, reason)

/** The buyer gave the marketplace another address: honoured until production begins. */
export const changeForeignAddress = (
  tx: AppCtx,
  seller_id: number,
  key: { readonly source: ForeignOrder['source']; readonly store_id: number; readonly external_no: string },
  address: ForeignOrder['address'],
) => changeAddress(tx, seller_id, key, address)

/** The buyer changed the personalisation: the order is held until it is filled in. */
export const changeForeignWishes = (
  tx: AppCtx,
  seller_id: number,
  key: { readonly source: ForeignOrder['source']; readonly store_id: number; readonly external_no: string },
  wishes: Parameters<typeof changeWishes>[3],
) => changeWishes(tx, seller_id, key, wishes)

/** Foreign lines with the marketplace's names; `foreign_id` is a column of the order. */
export const foreignLinesOf = (db: Db, seller_id: number, foreign_ids: readonly number[]) =>
  selectForeignLines(db, seller_id, foreign_ids)

/** Personalisation of a line as readable text. */
export const personalisationIn = viewPersonalisation

/** Below which the seller wants to hear of the balance; null where they leave it to us. */
export const lowBalanceLimit = async (db: Db, seller_id: number): Promise<number | null> =>
  (await findCommonRule(db, seller_id))?.low_balance_fen ?? null

/** What of an order left, by the other side's lines. */
export const shippedOf = (own: readonly LineRecord[], theirs: Awaited<ReturnType<typeof selectForeignLines>>) =>
  shippedLines(own, theirs)

/** Registers a watcher of order transitions at startup. It runs in the transition's transaction. */
export const registerOrderWatcher = (watcher: OrderWatcher): void => addWatcher(watcher)

/** Registers a module that references order lines. It follows rewritten lines, or throws if one must stay. */
export const registerLineKeeper = (keeper: LineKeeper): void => addLineKeeper(keeper)

/** The store module registers the lookup of store names. */
export const registerStoreNamer = (namer: StoreNamer): void => setStoreNamer(namer)

/** Demo only: new paid orders for the factory, see `order.demo.ts`. */
export const addDemoFactoryOrders = (ctx: AppCtx) => addFactoryOrders(ctx)

export const findOrder = (db: Db, seller_id: number, id: number): Promise<OrderRecord | undefined> =>
  selectOrder(db, seller_id, id)

/** Refunds part of an order by line: once per key, never more than was paid. */
export const refundOrder = (tx: AppCtx, refund: OrderRefund): Promise<number> => refundLines(tx, refund)

/** Reprints pieces of an order as a free new order. */
export const reprintOrder = (tx: AppCtx, reprint: OrderReprint): Promise<{ id: number; order_no: string }> =>
  makeAgain(tx, reprint)

/** One order, locked until the transaction ends. */
export async function lockOrder(db: Db, seller_id: number, id: number): Promise<OrderRecord | undefined> {
  const [order] = await lockOrders(db, seller_id, [id])
  return order
}

/** Why nothing can be asked for after the sale of this order; null when it can. */
export const refusalOfAfterSale = (order: OrderRecord) => refusalOf('after_sale', factsOf(order))
/** The production module registers the lookup of parcels by order. */
export const registerParcelFinder = (finder: ParcelFinder): void => setParcelFinder(finder)

/** Pays orders from the balance in the seller's name; refuses as the cashier does. */
export const payOrdersOf = (ctx: SellerCtx, ids: readonly number[]) =>
  payOrders(ctx, { ids: [...ids], method: 'balance' })

/** Changes an order before production, or quotes the change with its available channels. */
export const changeContentOf = changeOrderContent
