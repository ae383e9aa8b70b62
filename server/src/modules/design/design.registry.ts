import type { Db } from '../../infra/db/database.ts'

/** Facts about designs that only higher modules know. They register them here at startup. */

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

/** Zero until the order module registers a counter. */
export const countOrdersOf: CountOrders = async (db, seller_id, goods_id) =>
  (await known.countOrders?.(db, seller_id, goods_id)) ?? { unpaid_orders: 0, paid_orders: 0 }
