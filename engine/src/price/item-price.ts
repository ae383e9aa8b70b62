/**
 * What one piece costs. The detail page, the cart, the order and the invoice all ask here, so that they agree.
 * Money is whole fen, percentages are basis points; nothing is rounded but the result, once, half-up.
 */
export interface PriceTier {
  readonly quantity: number
  readonly discount_bp: number
}

/** What the catalogue says about an item. */
export interface ItemPricing {
  readonly base_price_fen: number
  readonly extra_view_fen: number
  readonly tiers: readonly PriceTier[]
}

export interface Purchase {
  readonly quantity: number
  /** The first printed view is in the price. */
  readonly printed_views: number
  readonly technique_surcharge_fen: number
  readonly level_discount_bp: number
  /** A price agreed with the seller: replaces the base price, and no level discount applies. */
  readonly private_base_fen?: number | null
}

export interface ItemPrice {
  readonly base_fen: number
  readonly views_fen: number
  readonly technique_fen: number
  /** The three together, before any discount. */
  readonly list_fen: number
  readonly tier_discount_bp: number
  readonly level_discount_bp: number
  /** The agreed base price, when it was the better one. */
  readonly private_base_fen: number | null
  readonly unit_fen: number
  readonly total_fen: number
}

const WHOLE_BP = 10_000
/** Both discounts multiply by 10,000 each; up to here the product is an exact integer. */
const MAX_LIST_FEN = 90_000_000

const whole = (value: number, name: string): number => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is not a whole number: ${value}`)
  return value
}

const percentage = (value: number, name: string): number => {
  if (whole(value, name) > WHOLE_BP) throw new RangeError(`${name} is more than everything: ${value}`)
  return value
}

/** The last tier whose quantity is reached; before the first there is no discount. */
export function tierDiscount(tiers: readonly PriceTier[], quantity: number): number {
  let reached: PriceTier | null = null
  for (const tier of tiers) if (tier.quantity <= quantity && tier.quantity >= (reached?.quantity ?? 0)) reached = tier
  return reached?.discount_bp ?? 0
}

function afterDiscounts(list_fen: number, tier_bp: number, level_bp: number): number {
  if (list_fen > MAX_LIST_FEN) throw new RangeError(`too dear to price exactly: ${list_fen}`)
  const parts = list_fen * (WHOLE_BP - tier_bp) * (WHOLE_BP - level_bp)
  const unit = WHOLE_BP * WHOLE_BP
  return Math.floor(parts / unit) + ((parts % unit) * 2 >= unit ? 1 : 0)
}

export function itemPrice(item: ItemPricing, purchase: Purchase): ItemPrice {
  const quantity = whole(purchase.quantity, 'quantity')
  const views_fen = whole(item.extra_view_fen, 'extra view') * Math.max(0, whole(purchase.printed_views, 'views') - 1)
  const technique_fen = whole(purchase.technique_surcharge_fen, 'technique')
  const tier_bp = percentage(tierDiscount(item.tiers, quantity), 'tier')
  const level_bp = percentage(purchase.level_discount_bp, 'level')
  const extras_fen = views_fen + technique_fen

  const base_fen = whole(item.base_price_fen, 'base price')
  const usual_fen = afterDiscounts(base_fen + extras_fen, tier_bp, level_bp)
  const agreed = purchase.private_base_fen ?? null
  const agreed_fen = agreed === null ? null : afterDiscounts(whole(agreed, 'agreed price') + extras_fen, tier_bp, 0)
  // An agreement is a favour: where the level does better, the level counts.
  const is_agreed = agreed_fen !== null && agreed_fen < usual_fen
  const unit_fen = is_agreed ? agreed_fen : usual_fen
  return {
    base_fen,
    views_fen,
    technique_fen,
    list_fen: base_fen + extras_fen,
    tier_discount_bp: tier_bp,
    level_discount_bp: is_agreed ? 0 : level_bp,
    private_base_fen: is_agreed ? agreed : null,
    unit_fen,
    total_fen: unit_fen * quantity,
  }
}
