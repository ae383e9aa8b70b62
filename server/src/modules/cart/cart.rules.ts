import {
  type AddValueKey,
  addValueServices,
  addValueTiers,
  type CartProblem,
  type CartReminder,
} from '@inkroute/contract/cart/codes'
import { type ServicePrice, servicePrice } from '@inkroute/engine/price/service-price'

interface LineFacts {
  readonly is_deleted: boolean
  readonly is_offered: boolean
  readonly quantity: number
  /** Fewer pieces of the product than one order must have. */
  readonly is_below_minimum: boolean
  /** Null when the chosen warehouse does not stock the item. */
  readonly stock: number | null
}

/** The first reason a line cannot be ordered; null when it can. */
export function findProblem({
  is_deleted,
  is_offered,
  is_below_minimum,
  quantity,
  stock,
}: LineFacts): CartProblem | null {
  if (is_deleted) return 'goods_deleted'
  if (!is_offered) return 'product_withdrawn'
  if (is_below_minimum) return 'below_minimum'
  if (stock === null) return 'warehouse_closed'
  if (stock === 0) return 'no_stock'
  return stock < quantity ? 'short_stock' : null
}

/** Price and weight of the services on a line. */
export const lineServices = (keys: readonly string[], quantity: number): ServicePrice =>
  servicePrice(
    addValueServices.filter((service) => keys.includes(service.key)),
    addValueTiers,
    quantity,
  )

/** As they are listed, each once. */
export const tidyServices = (keys: readonly AddValueKey[]): AddValueKey[] =>
  addValueServices.map(({ key }) => key).filter((key) => keys.includes(key))

/** The next quantity break of the price list. */
export const nextStep = (tiers: readonly { readonly quantity: number }[], quantity: number): number | null => {
  const above = tiers.map((tier) => tier.quantity).filter((step) => step > quantity)
  return above.length === 0 ? null : Math.min(...above)
}

/** Default warehouse of an item: the one with the most stock. */
export const findHome = (stock: readonly { warehouse_code: string; pieces: number }[]): string | undefined =>
  stock.reduce<(typeof stock)[number] | undefined>(
    (best, shelf) => (best === undefined || shelf.pieces > best.pieces ? shelf : best),
    undefined,
  )?.warehouse_code

export const parseIds = (ids: string | undefined): number[] | undefined => ids?.split(',').map(Number)

/** Notice about a changed line before ordering; null when nothing changed. */
export function findReminder({
  is_redesigned,
  problem,
}: {
  readonly is_redesigned: boolean
  readonly problem: CartProblem | null
}): CartReminder | null {
  if (problem === 'warehouse_closed') return 'warehouse_closed'
  if (problem === 'no_stock' || problem === 'short_stock') return 'warehouse_short'
  return is_redesigned ? 'design_changed' : null
}
