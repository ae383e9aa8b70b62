import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Language } from '@inkroute/contract/errors/errors'
import type { ItemPrice } from '@inkroute/engine/price/item-price'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type AnyCtx, cardsFor } from './caller.ts'
import { announceChange } from './catalogue-change.ts'
import {
  askItemFacts,
  askItemStock,
  countOwnShowImages,
  findProductText,
  findVisibleItem,
  type ItemFacts,
  type ItemNumbers,
  type ItemStock,
  isShelfShort as isShort,
  listVisible,
  lockShelves,
  moveStock,
  moveStockLater,
  replaceSpecial,
  type ScopeFacts,
  type StockMove,
  selectNames,
  selectScopeFacts,
  selectVisibleIds,
} from './door.queries.ts'
import {
  countOnSale,
  type DispatchFilter,
  type Hours,
  selectDispatchHours,
  selectLowestPrices,
  selectSlowestHours,
} from './facts.queries.ts'
import { artworkAsSent } from './pictures/artwork-as-sent.ts'
import { galleryArtworks } from './pictures/picture-shelf.ts'
import { type ItemPurchase, priceFor } from './price.rules.ts'
import {
  type ProductFacts as Facts,
  selectColorNames,
  selectProductFacts,
  selectWarehouses,
} from './product.queries.ts'
import { productFacts } from './product-facts.ts'
import { selectRate } from './profit.queries.ts'
import { catalogueOf } from './search/catalogue-memory.ts'

/** The door of the catalogue: what other modules may call. */

/** Cards of these products as this caller sees them, in the order given; hidden and unknown ones are left out. */
export async function productCards(ctx: AnyCtx, ids: readonly number[]): Promise<ProductCard[]> {
  const catalogue = await catalogueOf(ctx)
  const shown = ids.filter((id) => catalogue.index.placeOf.has(id))
  return cardsFor(ctx, catalogue, shown)
}

/** From payment to the carrier, for what fits; null where nothing on sale does. */
export const dispatchHours = (db: Db, filter: DispatchFilter): Promise<Hours | null> => selectDispatchHours(db, filter)

/** The longest production and hand-over of each region. */
export const slowestHours = (db: Db) => selectSlowestHours(db)

/** One piece in the cheapest size, colour and technique, for products on sale. */
export const lowestPrices = (db: Db, codes: readonly string[]) => selectLowestPrices(db, codes)

/** How many products are on sale, in one zone or in all. */
export const productsOnSale = (db: Db, zone: string | null): Promise<number> => countOnSale(db, zone)

/** Those of the numbers that are products of the shop. */
export const visibleProductIds = (db: Db, ids: readonly number[]): Promise<Set<number>> => selectVisibleIds(db, ids)

/** Throws `not_found` unless every number is a product of the shop. */
export async function requireProducts(db: Db, ids: readonly number[]): Promise<void> {
  const known = await selectVisibleIds(db, ids)
  if (ids.some((id) => !known.has(id))) throw new AppError('not_found')
}

/** Name and description of a product in one language, for titles and search engines; null when there is none. */
export const productText = (db: Db, id: number, language: Language) => findProductText(db, id, language)

/** A product with all that changes only with the catalogue: views, print areas, colours, sizes, items. */
export type ProductFacts = Facts

/** A product that can be designed. One taken out of the shop throws `product_withdrawn`, an unknown one `not_found`. */
export const productToDesign = async (ctx: AppCtx, id: number): Promise<ProductFacts> =>
  (await productFacts(ctx, id)).facts

/** A product that was designed once, whether or not the shop still offers it. */
export const designedProduct = (db: Db, id: number): Promise<ProductFacts | undefined> => selectProductFacts(db, id)

/** The same for work on many designs: what the node knows of a product the shop offers is not asked for again. */
export const cachedProduct = (ctx: AppCtx, id: number): Promise<ProductFacts | undefined> =>
  productToDesign(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError) return designedProduct(ctx.db, id)
    throw error
  })

/** Code and names of products by number, withdrawn ones too: what was made of them still needs a name. */
export const productNames = (db: Db, ids: readonly number[]) => selectNames(db, ids)

/** How many show images of their own a seller has, by product. */
export const ownShowImageCounts = (db: Db, seller_id: number, ids: readonly number[]) =>
  countOwnShowImages(db, seller_id, ids)

/** Artworks of the platform's library by slug, with their size. */
export { artworkAsSent, galleryArtworks }

/** Every product of the shop with its last change, for the site map. */
export const productAddresses = (db: Db) => listVisible(db)

/** Weight, packed size, warehouses and stock of one item: the first of the product when colour and size are open. */
export const productItem = (
  db: Db,
  where: { readonly product_id: number; readonly color_id?: number | undefined; readonly size_id?: number | undefined },
) => findVisibleItem(db, where)

/** Yuan for a euro in ten-thousandths. */
export const euroRate = (db: Db): Promise<number> => selectRate(db, 'EUR')

export const listWarehouses = (db: Db) => selectWarehouses(db)

/** Blanks of these items by warehouse, the best stocked first. */
export const stockOf = async (db: Db, item_ids: readonly number[]): Promise<ItemStock[]> =>
  (await askItemStock(db, item_ids)).rows()
/** The same with the next statement of the transaction. */
export const askStock = (db: Db, items: ItemNumbers) => askItemStock(db, items)

/** By what coupons single out products; an unknown product belongs to nothing. */
export async function scopeFacts(db: Db, product_ids: readonly number[]): Promise<(id: number) => ScopeFacts> {
  const facts = await selectScopeFacts(db, product_ids)
  return (id) => facts.get(id) ?? { product_code: '', categories: [], zones: [] }
}

export interface Blanks {
  readonly item_id: number
  readonly warehouse_code: string
  readonly quantity: number
}

const shelfOf = ({ item_id, warehouse_code }: Omit<Blanks, 'quantity'>) => `${item_id}:${warehouse_code}`

/** One move for each shelf, however many lines take from it. */
const movesOf = (lines: readonly Blanks[], sign: 1 | -1): StockMove[] =>
  [...Map.groupBy(lines, shelfOf).values()].flatMap((same) =>
    same.slice(0, 1).map(({ item_id, warehouse_code }) => ({
      item_id,
      warehouse_code,
      pieces: sign * same.reduce((sum, line) => sum + line.quantity, 0),
    })),
  )

interface ColoredLine {
  readonly product_id: number
  readonly color_id: number
  readonly color_name: string
}

/** Colours of ordered lines in the reader's language; one that is gone keeps the name it was ordered under. */
export async function colorNamesOf(
  db: Db,
  lines: readonly ColoredLine[],
  language: Language,
): Promise<(line: ColoredLine) => string> {
  const colors = new Map(lines.map((line) => [`${line.product_id}:${line.color_id}`, line]))
  const rows = await selectColorNames(db, [...colors.values()])
  const names = new Map(rows.map((row) => [`${row.product_id}:${row.id}`, row[`name_${language}`]]))
  return (line) => names.get(`${line.product_id}:${line.color_id}`) || line.color_name
}

/** Blanks for an order: all lines or none. `cause` says why in the record of stock movements. */
export async function takeStock(db: Db, lines: readonly Blanks[], cause: string): Promise<boolean> {
  const moves = movesOf(lines, 1)
  const moved = new Set((await moveStock(db, moves, cause)).map(shelfOf))
  if (moved.size === moves.length) return true
  const back = moves.filter((move) => moved.has(shelfOf(move))).map((move) => ({ ...move, pieces: -move.pieces }))
  if (back.length > 0) await moveStock(db, back, cause)
  return false
}

/**
 * The same in one breath with what comes next, the commit at best: whoever waits for these shelves waits no longer than
 * the database needs. Where one holds too few the transaction fails, and `isShelfShort` tells that from other failures.
 */
export const takeStockOrFail = (db: Db, lines: readonly Blanks[], cause: string): Promise<void> =>
  moveStockLater(db, movesOf(lines, 1), cause)
export const isShelfShort = (error: unknown): boolean => isShort(error)

/** Before several orders take blanks in one transaction: their shelves, in the order in which everybody locks them. */
export const holdShelves = (db: Db, lines: readonly Blanks[]): Promise<void> => lockShelves(db, lines)

export async function returnStock(db: Db, lines: readonly Blanks[], cause: string): Promise<void> {
  if (lines.length > 0) await moveStock(db, movesOf(lines, -1), cause)
}

export interface LineToPrice extends ItemPurchase {
  readonly item_id: number
}

export interface PricedLine {
  readonly item: ItemFacts
  readonly price: ItemPrice
}

/**
 * Prices lines for a seller by the rows of this moment, inside the caller's transaction: what is shown is what is
 * charged. An item that does not exist throws `not_found`.
 */
export async function priceLines(
  db: Db,
  seller_id: number,
  lines: readonly LineToPrice[],
  { with_shelves = false } = {},
): Promise<PricedLine[]> {
  const price = await askPrices(
    db,
    seller_id,
    lines.map((line) => line.item_id),
    { with_shelves },
  )
  return price(lines)
}

/** Prices lines of these items once the next statement of the transaction has read them. */
export async function askPrices(db: Db, seller_id: number, items: ItemNumbers, { with_shelves = false } = {}) {
  const factsOf = await askItemFacts(db, seller_id, items, with_shelves)
  return async (lines: readonly LineToPrice[]) => pricedBy(await factsOf(), lines)
}

function pricedBy(facts: ReadonlyMap<number, ItemFacts>, lines: readonly LineToPrice[]): PricedLine[] {
  return lines.map((line) => {
    const item = facts.get(line.item_id)
    if (!item) throw new AppError('not_found')
    return { item, price: priceOf(item, line) }
  })
}

/** What another quantity would cost of an item that `priceLines` has read. */
export function priceOf(item: ItemFacts, purchase: ItemPurchase): ItemPrice {
  const agreed = item.private_base_fen
  const private_prices = new Map(agreed === null ? [] : [[item.id, agreed]])
  return priceFor(item, item, { level: item.level, private_prices }, purchase)
}

/** Which products a special of the site gathers, in its order. */
export async function setSpecialProducts(ctx: AppCtx, special_id: number, ids: readonly number[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await requireProducts(tx.db, ids)
    await replaceSpecial(tx.db, special_id, ids)
    await announceChange(tx)
  })
}
