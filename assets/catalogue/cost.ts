import { toHash } from './supply.ts'

const LEAST_SHARE = 0.5
const RANGE = 0.07

/**
 * What a blank with its first print costs the shop: a little over half of its price, a share of its own for each product.
 * Even the dearest tier and the best level pay well above it.
 */
export function getCost(code: string, price_fen: number): number {
  const share = LEAST_SHARE + (RANGE * (toHash(`${code} cost`) % 1000)) / 1000
  return Math.max(1, Math.round((price_fen * share) / 5) * 5)
}
