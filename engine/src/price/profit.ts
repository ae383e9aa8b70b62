/**
 * What is left of a sale. Whole fen and hundredths of the marketplace's currency; each line is rounded half-up once.
 */
export interface MarketplaceFees {
  readonly commission_bp: number
  readonly payment_bp: number
  readonly fixed_fee_minor: number
}

export interface Sale {
  /** Per piece, as the buyer pays it. */
  readonly sale_price_minor: number
  readonly quantity: number
  /** Yuan for one unit of the currency, in ten-thousandths. */
  readonly rate_e4: number
  /** Tax inside the price that the marketplace passes on, of the price without it. */
  readonly tax_bp: number
  readonly goods_fen: number
  readonly freight_fen: number
}

export interface Profit {
  readonly revenue_fen: number
  readonly tax_fen: number
  readonly commission_fen: number
  readonly payment_fee_fen: number
  readonly fixed_fee_fen: number
  readonly profit_fen: number
  /** Of the revenue; null without revenue. */
  readonly margin_bp: number | null
}

const WHOLE = 10_000

/** Half-up, also for sums beyond exact floating point. */
const share = (amount: number, of: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(of) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))

export function getProfit(fees: MarketplaceFees, sale: Sale): Profit {
  const revenue_fen = share(sale.sale_price_minor * sale.quantity, sale.rate_e4, WHOLE)
  const tax_fen = share(revenue_fen, sale.tax_bp, WHOLE + sale.tax_bp)
  const commission_fen = share(revenue_fen, fees.commission_bp, WHOLE)
  const payment_fee_fen = share(revenue_fen, fees.payment_bp, WHOLE)
  const fixed_fee_fen = share(fees.fixed_fee_minor, sale.rate_e4, WHOLE)
  const costs_fen = tax_fen + commission_fen + payment_fee_fen + fixed_fee_fen + sale.goods_fen + sale.freight_fen
  const profit_fen = revenue_fen - costs_fen
  const margin_bp = revenue_fen === 0 ? null : Math.round((profit_fen * WHOLE) / revenue_fen)
  return { revenue_fen, tax_fen, commission_fen, payment_fee_fen, fixed_fee_fen, profit_fen, margin_bp }
}

/** The lowest price per piece without a loss; null where fees and tax exceed any price. */
export function breakEven(fees: MarketplaceFees, sale: Omit<Sale, 'sale_price_minor'>): number | null {
  const kept = WHOLE / (WHOLE + sale.tax_bp) - (fees.commission_bp + fees.payment_bp) / WHOLE
  if (kept <= 0) return null
  const at = (sale_price_minor: number) => getProfit(fees, { ...sale, sale_price_minor }).profit_fen
  const costs_fen = sale.goods_fen + sale.freight_fen + share(fees.fixed_fee_minor, sale.rate_e4, WHOLE)
  const fenPerCent = (kept * sale.rate_e4 * sale.quantity) / WHOLE
  // Rounding moves the four lines by two fen at most: begin safely below, then a few steps reach the exact price.
  let price = Math.max(0, Math.floor((costs_fen - 3) / fenPerCent) - 1)
  while (at(price) < 0) price++
  return price
}
