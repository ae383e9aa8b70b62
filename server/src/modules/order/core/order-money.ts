import type { OrderRecord } from './order.queries.ts'

export type OrderMoney = Pick<
  OrderRecord,
  'id' | 'goods_fen' | 'services_fen' | 'freight_fen' | 'tax_fen' | 'discount_fen' | 'total_fen'
>

const sum = (orders: readonly OrderMoney[], of: (order: OrderMoney) => number) =>
  orders.reduce((all, order) => all + of(order), 0)

/** Tax travels with freight; the coupon is the platform's expense. */
export const getParts = (orders: readonly OrderMoney[]) => ({
  goods_fen: sum(orders, (order) => order.goods_fen),
  freight_fen: sum(orders, (order) => order.freight_fen + order.tax_fen),
  service_fen: sum(orders, (order) => order.services_fen),
  coupon_fen: sum(orders, (order) => order.discount_fen),
})
