import { fenToDecimal } from '@inkroute/contract/money'
import type { OrderProfit, ProfitGap } from '@inkroute/contract/order/profit'
import { getMoney } from '../../../connectors/core/money.ts'
import type { OrderRecord } from '../core/order.queries.ts'
import type { SaleOfOrder } from './profit.queries.ts'

type Costs = Pick<
  OrderRecord,
  | 'state'
  | 'source'
  | 'total_fen'
  | 'freight_fen'
  | 'refunded_fen'
  | 'goods_fen'
  | 'services_fen'
  | 'tax_fen'
  | 'discount_fen'
>

function getGaps({ revenue_fen, lacks_rate, lacks_fee }: SaleOfOrder): ProfitGap[] {
  const gaps: ProfitGap[] = []
  if (revenue_fen === null) gaps.push(lacks_rate ? 'rate' : 'price')
  if (lacks_fee) gaps.push('fee')
  return gaps
}

const RATE_WHOLE = 10_000
const findRate = ({ rate_e4, rate_at, currency }: SaleOfOrder): OrderProfit['rate'] =>
  rate_e4 === null || rate_at === null || currency === null || currency === ''
    ? null
    : { value: (Number(rate_e4) / RATE_WHOLE).toFixed(4), at: new Date(rate_at).toISOString() }

const hasSale = ({ sale, currency }: SaleOfOrder): boolean => (currency ?? '') !== '' && Number(sale ?? 0) > 0

/** Drafts have no costs yet. What is not known stays null, so that nobody takes it for nothing. */
export function profitOfOrder(order: Costs, sale: SaleOfOrder | undefined): OrderProfit | null {
  if (order.state === 'draft' || !sale) return null
  const gaps = getGaps(sale)
  const { revenue_fen, fee_fen } = sale
  const is_known = gaps.length === 0 && revenue_fen !== null && fee_fen !== null
  const has_sale = hasSale(sale)
  return {
    sale: has_sale ? getMoney(sale.sale ?? '0', sale.currency ?? '') : null,
    rate: has_sale ? findRate(sale) : null,
    is_own_price: sale.is_own,
    revenue: revenue_fen === null ? null : fenToDecimal(revenue_fen),
    fee: sale.lacks_fee || fee_fen === null ? null : fenToDecimal(fee_fen),
    commission_bp: sale.commission_bp,
    payment_bp: sale.payment_bp,
    product: fenToDecimal(order.goods_fen + order.services_fen + order.tax_fen - order.discount_fen),
    freight: fenToDecimal(order.freight_fen),
    refunded: fenToDecimal(order.refunded_fen),
    profit: is_known ? fenToDecimal(revenue_fen - fee_fen - order.total_fen + order.refunded_fen) : null,
    gaps,
  }
}
