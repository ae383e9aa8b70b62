import type { Db } from '../../infra/db/database.ts'

/** What later capabilities know about designs. They stand below in the ladder, so they say it here at start. */

export interface DesignedGoods {
  readonly goods_id: number
  readonly design_id: number
  readonly version: number
}
type FindGoods = (db: Db, seller_id: number, goods_id: number) => Promise<DesignedGoods | undefined>

export interface OrderUse {
  readonly unpaid_orders: number
  readonly paid_orders: number
}
type CountOrders = (db: Db, seller_id: number, goods_id: number) => Promise<OrderUse>

const known: { findGoods: FindGoods | null; countOrders: CountOrders | null } = { findGoods: null, countOrders: null }

export const setGoodsFinder = (find: FindGoods): void => {
  known.findGoods = find
}
export const setOrderCounter = (count: CountOrders): void => {
  known.countOrders = count
}

export const findDesignedGoods: FindGoods = async (db, seller_id, goods_id) =>
  known.findGoods?.(db, seller_id, goods_id)

/** Nobody counts orders before there are any. */
export const countOrdersOf: CountOrders = async (db, seller_id, goods_id) =>
  (await known.countOrders?.(db, seller_id, goods_id)) ?? { unpaid_orders: 0, paid_orders: 0 }
