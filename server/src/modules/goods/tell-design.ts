import { registerGoodsFinder, registerOrderCounter } from '../design/design.ts'
import { findPinned } from './goods.queries.ts'
import { usageOfGoods } from './goods-usage.registry.ts'

/** Designs stand below goods: at start they are told how to find the goods of a design and the orders of goods. */
export function tellDesign(): void {
  registerGoodsFinder(async (db, seller_id, goods_id) => {
    const row = await findPinned(db, seller_id, goods_id)
    return row && { goods_id, design_id: row.design_id, version: row.design_version }
  })
  registerOrderCounter(async (db, seller_id, goods_id) => {
    const usage = (await usageOfGoods(db, seller_id, [goods_id])).get(goods_id)
    return { unpaid_orders: usage?.unpaid ?? 0, paid_orders: usage?.paid ?? 0 }
  })
}
