import { MAX_SELLING_PRICE_FEN } from '@inkroute/contract/goods/codes'
import type { PriceEnding, PriceRule } from '@inkroute/contract/goods/price'
import { decimalToFen } from '@inkroute/contract/money'

const YUAN_FEN = 100
const endings: Record<Exclude<PriceEnding, 'none'>, number> = { '00': 0, '90': 90, '99': 99 }

/** To the nearest price that ends so, never below one such price. */
function withEnding(fen: number, ending: PriceEnding): number {
  if (ending === 'none' || fen === 0) return fen
  const cents = endings[ending]
  const lower = Math.floor((fen - cents) / YUAN_FEN) * YUAN_FEN + cents
  const nearest = fen - lower < YUAN_FEN / 2 ? lower : lower + YUAN_FEN
  return nearest > 0 ? nearest : nearest + YUAN_FEN
}

function changed(rule: PriceRule, price_fen: number | null, cost_fen: number): number | null | 'no_price' {
  if (rule.kind === 'fixed') return rule.amount === '' ? null : decimalToFen(rule.amount)
  if (rule.kind === 'cost') return Math.round((cost_fen * rule.percent) / 100)
  if (price_fen === null) return 'no_price'
  if (rule.kind === 'percent') return Math.round((price_fen * (100 + rule.percent)) / 100)
  return price_fen + decimalToFen(rule.amount)
}

/** The selling price a rule gives; `no_price` where the rule starts from a price and there is none. */
export function priceByRule(
  rule: PriceRule,
  ending: PriceEnding,
  sku: { readonly price_fen: number | null; readonly cost_fen: number },
): number | null | 'no_price' {
  const next = changed(rule, sku.price_fen, sku.cost_fen)
  if (next === null || next === 'no_price') return next
  return withEnding(Math.min(MAX_SELLING_PRICE_FEN, Math.max(0, next)), ending)
}

/** Margin in basis points of the price. */
export const marginBp = (price_fen: number | null, cost_fen: number): number | null =>
  price_fen === null || price_fen === 0 ? null : Math.round(((price_fen - cost_fen) * 10_000) / price_fen)
