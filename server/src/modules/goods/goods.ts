import type { Language } from '@inkroute/contract/errors/errors'
import type { Db } from '../../infra/db/database.ts'
import { selectGoodsByTitle } from './core/goods.queries.ts'
import { selectSkuPage, selectSkusByCodes, selectSkusByIds, selectSkusOfGoods } from './core/sku.queries.ts'
import { selectPartsByCodes } from './merge/merge.queries.ts'

/** The door of goods: what later modules may call. */
export { batchHooks } from './batch/plan/batch.hooks.ts'
export { type DesignedGoods, goodsHooks } from './core/goods.hooks.ts'
export { renameSku, rewriteGoods } from './core/goods.queries.ts'
export { titlesIn } from './core/goods-titles.ts'
export {
  itemsOfSkus,
  orderableSkusQuery,
  type SkuFacts,
  skusQuery,
} from './core/sku.queries.ts'
export { addDemoDesign, addDemoGoodsFor, DemoGoods } from './goods.demo.ts'
export { barcodePath, barcodeShape } from './label/barcode-svg.ts'
export { type ListableGoods, listableGoods } from './listable-goods.ts'
export { alike, getWords, otherSizesLast } from './sku/likeness.rules.ts'

/** SKUs by id, including recycled ones, which existing orders still need. Skips unknown ids and other sellers' SKUs. */
export const getSkus = (db: Db, seller_id: number, ids: readonly number[], language: Language = 'zh') =>
  selectSkusByIds(db, seller_id, ids, language)

/** All SKUs of these goods. */
export const skusOfGoods = (db: Db, seller_id: number, goods_ids: readonly number[], language: Language = 'zh') =>
  selectSkusOfGoods(db, seller_id, goods_ids, language)

/** The SKU for a code in any case; null when there is none on sale. */
export async function findSkuByCode(db: Db, seller_id: number, code: string, language: Language = 'zh') {
  const skus = await selectSkusByCodes(db, seller_id, [code], language)
  return skus.find((sku) => sku.deleted_at === null) ?? null
}

/** SKUs on sale for these codes, case-insensitive. */
export async function findSkusByCodes(db: Db, seller_id: number, codes: readonly string[], language: Language = 'zh') {
  const skus = codes.length === 0 ? [] : await selectSkusByCodes(db, seller_id, codes, language)
  return skus.filter((sku) => sku.deleted_at === null)
}

/** The parts of merged codes, keyed by upper-case code. */
export async function partsOfMergedCodes(db: Db, seller_id: number, codes: readonly string[]) {
  const wanted = codes.map((code) => code.toUpperCase())
  return Map.groupBy(await selectPartsByCodes(db, seller_id, wanted), ({ code }) => code)
}

const SUGGESTIONS = 20

/** SKUs whose code, barcode, name or title contains these words, newest goods first. */
export const searchSkus = (db: Db, seller_id: number, words: string, language: Language, limit = SUGGESTIONS) =>
  selectSkuPage(db, seller_id, { codes: 'all', keyword: words || undefined }, { limit, offset: 0, language })

/** Goods whose title contains these words, newest first, for pickers and suggestions. */
export const searchGoods = (db: Db, seller_id: number, words: string, limit = SUGGESTIONS) =>
  selectGoodsByTitle(db, seller_id, words, limit)
