import { type PriceTier, tierDiscount } from './item-price.ts'

/** What is done to each piece besides printing. */
export interface PieceService {
  readonly price_fen: number
  readonly weight_g: number
}

export interface ServicePrice {
  readonly unit_fen: number
  readonly total_fen: number
  readonly weight_g: number
}

const WHOLE_BP = 10_000

/** Services of a line together: quantity lowers each, rounded half-up to the fen per piece, once. */
export function servicePrice(
  services: readonly PieceService[],
  tiers: readonly PriceTier[],
  quantity: number,
): ServicePrice {
  const list_fen = services.reduce((sum, service) => sum + service.price_fen, 0)
  const parts = list_fen * (WHOLE_BP - tierDiscount(tiers, quantity))
  const unit_fen = Math.floor((parts * 2 + WHOLE_BP) / (WHOLE_BP * 2))
  const weight_g = services.reduce((sum, service) => sum + service.weight_g, 0) * quantity
  return { unit_fen, total_fen: unit_fen * quantity, weight_g }
}
