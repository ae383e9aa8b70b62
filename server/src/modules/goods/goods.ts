import type { Language } from '@inkroute/contract/errors/errors'
import type { BarcodeKind } from '@inkroute/contract/goods/codes'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { type ListingMaker, registerListingMaker } from './batch/run-result.registry.ts'
import { selectGoodsByTitle } from './goods.queries.ts'
import { registerGoodsUsage, type UsageSource } from './goods-usage.registry.ts'
import { type BarcodeShape, barcodeShape, shapePath } from './label/barcode-svg.ts'
import { listableGoods as goodsToList, type ListableGoods as Listable } from './listable-goods.ts'
import { selectPartsByCodes } from './merge/merge.queries.ts'
import {
  askOrderability,
  askSkusByIds,
  itemsOfSkus,
  type SkuFacts,
  selectSkuPage,
  selectSkusByCodes,
  selectSkusByIds,
  selectSkusOfGoods,
} from './sku/sku.queries.ts'

/** The door of goods: what later modules may call. */

/** The order module registers here at startup how to find which goods are in orders. */
export const registerUsage = (source: UsageSource): void => registerGoodsUsage(source)

/** The listing module registers here at startup how goods of a batch run become listing drafts. */
export const registerBatchListings = (maker: ListingMaker): void => registerListingMaker(maker)
export type BatchListings = ListingMaker

export type SellableSku = SkuFacts

/**
 * SKUs by number with item, colour, size, design version and selling price, those in the recycle bin too: an order
 * knows its SKU as long as it stands. Unknown numbers and those of others are left out.
 */
export const skusOf = (db: Db, seller_id: number, ids: readonly number[], language: Language = 'zh') =>
  selectSkusByIds(db, seller_id, ids, language)

/** The same with the next statement of the transaction, and their items as a part of other statements. */
export const askSkus = (db: Db, seller_id: number, ids: readonly number[], language: Language = 'zh') =>
  askSkusByIds(db, seller_id, ids, language)
export const askOrderableSkus = askOrderability
export const itemsBehind = (seller_id: number, ids: readonly number[]) => itemsOfSkus(seller_id, ids)

/** All SKUs of these goods. */
export const skusOfGoods = (db: Db, seller_id: number, goods_ids: readonly number[], language: Language = 'zh') =>
  selectSkusOfGoods(db, seller_id, goods_ids, language)

/** The SKU a marketplace or a file means by this code, however it is written; null when there is none to sell. */
export async function findSkuByCode(db: Db, seller_id: number, code: string, language: Language = 'zh') {
  const skus = await selectSkusByCodes(db, seller_id, [code], language)
  return skus.find((sku) => sku.deleted_at === null) ?? null
}

/** SKUs that can be sold by their codes, however they are written. */
export async function findSkusByCodes(db: Db, seller_id: number, codes: readonly string[], language: Language = 'zh') {
  const skus = codes.length === 0 ? [] : await selectSkusByCodes(db, seller_id, codes, language)
  return skus.filter((sku) => sku.deleted_at === null)
}

/** A barcode as boxes on a grid, and as one path, for other papers than the labels of goods. */
/** The parts of merged codes, keyed by upper-case code. */
export async function partsOfMergedCodes(db: Db, seller_id: number, codes: readonly string[]) {
  const wanted = codes.map((code) => code.toUpperCase())
  return Map.groupBy(await selectPartsByCodes(db, seller_id, wanted), ({ code }) => code)
}

export const barcodeOf = (kind: BarcodeKind, value: string): BarcodeShape => barcodeShape(kind, value)
export const barcodePath = (shape: BarcodeShape, bar_height: number): string => shapePath(shape, bar_height)

const SUGGESTIONS = 20

/** SKUs whose code, barcode, name or title holds these words, of the newest goods first. */
export const searchSkus = (db: Db, seller_id: number, words: string, language: Language, limit = SUGGESTIONS) =>
  selectSkuPage(db, seller_id, { codes: 'all', keyword: words || undefined }, { limit, offset: 0, language })

/** Goods whose title holds these words, newest first, for pickers and suggestions. */
export const searchGoods = (db: Db, seller_id: number, words: string, limit = SUGGESTIONS) =>
  selectGoodsByTitle(db, seller_id, words, limit)

/** Everything a store listing needs. Skips recycled goods and goods of other sellers. */
export type ListableGoods = Listable
export const listableGoods = (
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  seller_id: number,
  ids: readonly number[],
  language: Language,
): Promise<Listable[]> => goodsToList(ctx, seller_id, ids, language)
