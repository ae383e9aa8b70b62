import { fenToDecimal } from '@inkroute/contract/money'
import type { StatisticsNumbers } from '@inkroute/contract/order/statistics'
import type { Days, Sums } from './statistics.queries.ts'

const DAY_MS = 86_400_000

const getDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export function eachDay({ from, to }: Pick<Days, 'from' | 'to'>): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(getDay(at))
  return days
}

/** The equally long period that ends the day before. */
export function periodBefore({ from, to }: Pick<Days, 'from' | 'to'>): { from: string; to: string } {
  const length_ms = Date.parse(to) - Date.parse(from) + DAY_MS
  return { from: getDay(Date.parse(from) - length_ms), to: getDay(Date.parse(from) - DAY_MS) }
}

const nothing: Sums = {
  orders: 0,
  pieces: 0,
  paid_fen: 0,
  goods_fen: 0,
  freight_fen: 0,
  discount_fen: 0,
  refunded_fen: 0,
  sales_fen: 0,
  fee_fen: 0,
  profit_fen: 0,
  unknown_orders: 0,
  unpriced_pieces: 0,
}

export function getNumbers(sums: Sums = nothing): StatisticsNumbers {
  return {
    orders: sums.orders,
    pieces: sums.pieces,
    unknown_orders: sums.unknown_orders,
    unpriced_pieces: sums.unpriced_pieces,
    paid: fenToDecimal(sums.paid_fen),
    goods: fenToDecimal(sums.goods_fen),
    freight: fenToDecimal(sums.freight_fen),
    discount: fenToDecimal(sums.discount_fen),
    refunded: fenToDecimal(sums.refunded_fen),
    sales: fenToDecimal(sums.sales_fen),
    fee: fenToDecimal(sums.fee_fen),
    profit: sums.unknown_orders === sums.orders ? null : fenToDecimal(sums.profit_fen),
  }
}
