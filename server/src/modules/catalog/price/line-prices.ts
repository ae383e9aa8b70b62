import type { ItemPrice } from '@inkroute/engine/price/item-price'
import { AppError } from '../../../infra/app-error.ts'
import type { Db } from '../../../infra/db/database.ts'
import { alone, type Query } from '../../../infra/db/pipeline.ts'
import { type ItemPurchase, priceFor } from '../core/price.rules.ts'
import { type ItemFacts, type ItemNumbers, itemFactsQuery } from '../core/product-lookup.queries.ts'

export interface LineToPrice extends ItemPurchase {
  readonly item_id: number
}

export interface PricedLine {
  readonly item: ItemFacts
  readonly price: ItemPrice
}

/**
 * Prices lines for a seller from rows read in the caller's transaction, so the price shown is the price charged. An
 * unknown item throws `not_found`.
 */
export async function priceLines(
  db: Db,
  seller_id: number,
  lines: readonly LineToPrice[],
  { with_shelves = false } = {},
): Promise<PricedLine[]> {
  const items = lines.map((line) => line.item_id)
  return priceWith(await alone(db, itemFactsQuery(db, seller_id, items, with_shelves)), lines)
}

/** What `priceWith` needs, for items that are not known yet. */
export const pricesQuery = (db: Db, seller_id: number, items: ItemNumbers): Query<ReadonlyMap<number, ItemFacts>> =>
  itemFactsQuery(db, seller_id, items, true)

export function priceWith(facts: ReadonlyMap<number, ItemFacts>, lines: readonly LineToPrice[]): PricedLine[] {
  return lines.map((line) => {
    const item = facts.get(line.item_id)
    if (!item) throw new AppError('not_found')
    return { item, price: getPrice(item, line) }
  })
}

/** Price of another quantity of an item that `priceLines` has already read. */
export function getPrice(item: ItemFacts, purchase: ItemPurchase): ItemPrice {
  const agreed = item.private_base_fen
  const private_prices = new Map(agreed === null ? [] : [[item.id, agreed]])
  // A design may ask for a technique its product no longer offers: it is then made with the usual one.
  const technique = item.techniques.find(({ key }) => key === purchase.technique)?.key
  const buyer = { level_no: item.level, discount_bp: item.level_discount_bp, private_prices }
  return priceFor(item, item, buyer, { ...purchase, technique })
}
