import type { HoldReason, OrderState } from '@inkroute/contract/order/codes'
import type { RawBuilder } from 'kysely'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import type { Query } from '../../../infra/db/pipeline.ts'
import { type Hooked, handlers, hookPoint, theHandler } from '../../../infra/hooks.ts'
import type { OrderRecord } from './order.queries.ts'

export interface Move {
  readonly to: OrderState
  readonly actor: 'seller' | 'staff' | 'system' | 'marketplace'
  readonly user_id?: number | null
  readonly hold_reason?: HoldReason
  /** Details of the hold. */
  readonly hold_note?: { readonly zh: string; readonly en: string }
  readonly detail?: Record<string, string>
}

/** An order at a marketplace that could not be asked whether it still counts. */
export interface SilentOrder {
  readonly store_name: string
  readonly external_number: string
}

/** By a rule, while nobody looks at the order. */
export type PaidBy = 'person' | 'rule'

type BeforePay = (ctx: SellerCtx, order_ids: readonly number[], paid_by: PaidBy) => Promise<readonly SilentOrder[]>
type BeforePrint = (ctx: AppCtx, order: OrderRecord) => Promise<boolean>
type Moved = (tx: AppCtx, order: OrderRecord, move: Move) => Promise<void>
type LinesReplaced = (
  tx: AppCtx,
  order: { readonly seller_id: number; readonly id: number },
  moved: ReadonlyMap<number, number>,
) => Promise<void>
type ForeignLines = (tx: AppCtx, seller_id: number, foreign_ids: readonly number[]) => Promise<void>

interface StoreName {
  readonly name: string
  readonly platform: number | null
}
type StoreNames = (ctx: AppCtx, seller_id: number, ids: readonly number[]) => Promise<Map<number, StoreName>>

export interface ParcelNote {
  readonly tracking_no: string
  readonly carrier: string
  readonly state: string
  readonly sent_at: string | Date
}
type FindParcels = (ctx: AppCtx, seller_id: number, order_ids: readonly number[]) => Promise<Map<number, ParcelNote[]>>

type UnfilledLines = (db: Db, seller_id: number, line_ids: readonly number[]) => Promise<Set<number>>
/** Its number. */
type UnfilledOrder = (db: Db, seller_id: number, order_ids: readonly number[]) => Query<string | undefined>
/** Rows to join, so that one statement stays one. */
type Rows = () => RawBuilder<unknown>

export const orderHooks = {
  beforePay: hookPoint<BeforePay>({
    name: 'order.beforePay',
    may: ['stop', 'change'],
    about:
      'Before orders are paid, outside the transaction: takes over what changed elsewhere, and names orders to stop.',
  }),
  beforePrint: hookPoint<BeforePrint>({
    name: 'order.beforePrint',
    may: ['stop'],
    about: 'Before a paid order is printed. False stops it, for now or by holding it; the rest are not asked.',
  }),
  moved: hookPoint<Moved>({
    name: 'order.moved',
    may: ['follow'],
    about:
      'After every transition, in its transaction; usually enqueues a job. Gets the order as it was before. Merged orders are left out.',
  }),
  linesReplaced: hookPoint<LinesReplaced>({
    name: 'order.linesReplaced',
    may: ['stop', 'follow'],
    about:
      'When lines of an order are rewritten: gets the mapping of old to new, and throws if a line it needs is gone.',
  }),
  foreignLines: hookPoint<ForeignLines>({
    name: 'order.foreignLines',
    may: ['follow'],
    about:
      'When lines of orders from elsewhere are new, mean other goods or have other answers, in the same transaction.',
  }),
  unfilledLines: hookPoint<UnfilledLines>({
    name: 'order.unfilledLines',
    may: ['stop'],
    hasOne: true,
    about: 'Which lines from elsewhere wait for what their buyer has to fill in; their orders stay drafts or on hold.',
  }),
  unfilledOrder: hookPoint<UnfilledOrder>({
    name: 'order.unfilledOrder',
    may: ['stop'],
    hasOne: true,
    about: 'The first of orders about to be paid that would be printed otherwise than approved; it is refused.',
  }),
  ownDesigns: hookPoint<Rows>({
    name: 'order.ownDesigns',
    may: ['change'],
    hasOne: true,
    about: 'Designs approved for lines from elsewhere: seller_id, line_id, goods_id, design_id, design_version.',
  }),
  stores: hookPoint<Rows>({
    name: 'order.stores',
    may: ['answer'],
    hasOne: true,
    about: 'Stores to join with orders: seller_id, id, platform, deleted_at.',
  }),
  storeNames: hookPoint<StoreNames>({
    name: 'order.storeNames',
    may: ['answer'],
    hasOne: true,
    about: 'Names and marketplaces of the stores that orders come from.',
  }),
  parcels: hookPoint<FindParcels>({
    name: 'order.parcels',
    may: ['answer'],
    hasOne: true,
    about: 'Parcels of orders, for the page of an order and its papers.',
  }),
}

export const beforePaying: BeforePay = async (ctx, order_ids, paid_by) => {
  const silent: SilentOrder[] = []
  for (const check of handlers(ctx, orderHooks.beforePay)) silent.push(...(await check(ctx, order_ids, paid_by)))
  return silent
}

export const mayPrintOrder: BeforePrint = async (ctx, order) => {
  for (const isReady of handlers(ctx, orderHooks.beforePrint)) if (!(await isReady(ctx, order))) return false
  return true
}

export const orderMoved: Moved = async (tx, order, move) => {
  for (const follow of handlers(tx, orderHooks.moved)) await follow(tx, order, move)
}

export const linesReplaced: LinesReplaced = async (tx, order, moved) => {
  for (const follow of handlers(tx, orderHooks.linesReplaced)) await follow(tx, order, moved)
}

export const foreignLinesChanged: ForeignLines = async (tx, seller_id, foreign_ids) => {
  if (foreign_ids.length === 0) return
  for (const follow of handlers(tx, orderHooks.foreignLines)) await follow(tx, seller_id, foreign_ids)
}

export const orderStoreNames: StoreNames = async (ctx, seller_id, ids) =>
  ids.length === 0 ? new Map() : theHandler(ctx, orderHooks.storeNames)(ctx, seller_id, ids)

export const findParcels: FindParcels = (ctx, seller_id, order_ids) =>
  theHandler(ctx, orderHooks.parcels)(ctx, seller_id, order_ids)

export const unfilledLines = (
  ctx: Pick<AppCtx, 'db' | 'hooks'>,
  seller_id: number,
  line_ids: readonly number[],
): Promise<Set<number>> => theHandler(ctx, orderHooks.unfilledLines)(ctx.db, seller_id, line_ids)

export const unfilledOrder = (ctx: AppCtx, seller_id: number, order_ids: readonly number[]) =>
  theHandler(ctx, orderHooks.unfilledOrder)(ctx.db, seller_id, order_ids)

export const ownDesigns = (ctx: Hooked): RawBuilder<unknown> => theHandler(ctx, orderHooks.ownDesigns)()

export const storeRows = (ctx: Hooked): RawBuilder<unknown> => theHandler(ctx, orderHooks.stores)()
