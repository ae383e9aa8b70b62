import type * as contract from '@inkroute/contract/catalog/price'
import { platformNames } from '@inkroute/contract/codes'
import { euVatBp } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import { breakEven, getProfit } from '@inkroute/engine/price/profit'
import { invalidField } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { priceFor } from '../core/price.rules.ts'
import { getBuyer } from '../facts/caller.ts'
import { chooseItem, productFacts } from '../facts/product-facts.ts'
import { selectFees } from './profit.queries.ts'

type FeeRow = Awaited<ReturnType<typeof selectFees>>[number]

const unknownPlatform = { zh: '请选择支持的平台', en: 'Choose one of the marketplaces listed' }

const feesIn = (language: Language, row: FeeRow) => ({
  platform: row.platform,
  name: platformNames.find((entry) => entry.id === row.platform)?.[language] ?? String(row.platform),
  currency: row.currency,
  commission_bp: row.commission_bp,
  payment_bp: row.payment_bp,
  fixed_fee: fenToDecimal(row.fixed_fee_minor),
})

/** Marketplaces in the order lists show them everywhere. */
const inOrder = (rows: readonly FeeRow[]): FeeRow[] =>
  platformNames.flatMap(({ id }) => rows.find((row) => row.platform === id) ?? [])

export async function profitCal(
  ctx: PublicCtx,
  input: Input<typeof contract.profitCal>,
): Promise<Reply<typeof contract.profitCal>> {
  const { facts } = await productFacts(ctx, input.id)
  const item = chooseItem(facts, input.color_id, input.size_id)
  const [rows, buyer] = await Promise.all([selectFees(ctx.db), getBuyer(ctx, facts.id)])
  const fees = rows.find((row) => row.platform === input.platform)
  if (!fees) throw invalidField('platform', unknownPlatform[ctx.language])
  const tax_bp = euVatBp[input.country] ?? 0
  const freight_fen = Math.round(input.freight * 100)
  const goods_fen = priceFor(facts, item, buyer, input).total_fen
  const sale = { quantity: input.quantity, rate_e4: fees.rate_e4, tax_bp, goods_fen, freight_fen }
  const profit = getProfit(fees, { ...sale, sale_price_minor: Math.round(input.sale_price * 100) })
  const least = breakEven(fees, sale)
  return {
    fees: feesIn(ctx.language, fees),
    exchange_rate: (fees.rate_e4 / 10_000).toFixed(4),
    revenue: fenToDecimal(profit.revenue_fen),
    tax: fenToDecimal(profit.tax_fen),
    tax_bp,
    goods: fenToDecimal(goods_fen),
    freight: fenToDecimal(freight_fen),
    commission: fenToDecimal(profit.commission_fen),
    payment_fee: fenToDecimal(profit.payment_fee_fen),
    fixed_fee: fenToDecimal(profit.fixed_fee_fen),
    profit: fenToDecimal(profit.profit_fen),
    margin_bp: profit.margin_bp,
    break_even: least === null ? null : fenToDecimal(least),
    platforms: inOrder(rows).map((row) => feesIn(ctx.language, row)),
  }
}
