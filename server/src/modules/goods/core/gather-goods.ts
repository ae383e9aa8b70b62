import type { Language } from '@inkroute/contract/errors/errors'
import type { AppCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { priceLines, sizeIn } from '../../catalog/catalog.ts'
import { getMockups } from '../../design/design.ts'
import type { GoodsRow } from './goods.queries.ts'
import { type GoodsPictures, getCard, type PricedSku } from './goods.view.ts'
import { type SkuFacts, selectSkusOfGoods } from './sku.queries.ts'
import { selectTagMarks } from './tag.queries.ts'

/** SKUs with what one piece costs this seller today. */
export async function priced(db: Db, seller_id: number, skus: readonly SkuFacts[]): Promise<PricedSku[]> {
  // Goods share item prices: each item is priced once per number of printed views and technique.
  const getKey = (sku: SkuFacts) => `${sku.item_id}:${sku.printed_views}:${sku.technique ?? ''}`
  const asked = new Map(skus.map((sku) => [getKey(sku), sku]))
  const lines = await priceLines(
    db,
    seller_id,
    [...asked.values()].map(({ item_id, printed_views, technique }) => ({
      item_id,
      printed_views,
      technique,
      quantity: 1,
    })),
  )
  const cost = new Map([...asked.keys()].map((key, n) => [key, lines[n]?.price.unit_fen ?? 0]))
  return skus.map((sku) => ({ ...sku, cost_fen: cost.get(getKey(sku)) ?? 0 }))
}

export interface Pinned {
  readonly design_id: number
  readonly design_version: number
}

/** Pictures of the design versions these goods show. */
export async function getPictures(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  seller_id: number,
  goods: readonly Pinned[],
  language: Language,
): Promise<(one: Pinned) => GoodsPictures | undefined> {
  const versions = goods.map(({ design_id, design_version }) => ({ design_id, version: design_version }))
  const all = await getMockups(ctx, seller_id, versions, language)
  return ({ design_id, design_version }) => all.get(`${design_id}:${design_version}`)
}

/** Cards of goods, in the order of the rows. */
export async function gatherCards(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  seller_id: number,
  rows: readonly GoodsRow[],
  language: Language,
) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [facts, marks, pictures] = await Promise.all([
    selectSkusOfGoods(ctx.db, seller_id, ids, language),
    selectTagMarks(ctx.db, seller_id, ids),
    getPictures(ctx, seller_id, rows, language),
  ])
  const named = facts.map((sku) => ({ ...sku, size_name: sizeIn(language, sku.size_name) }))
  const skus = Map.groupBy(await priced(ctx.db, seller_id, named), ({ goods_id }) => goods_id)
  const tags = Map.groupBy(marks, ({ goods_id }) => goods_id)
  return rows.map((row) =>
    getCard(row, { skus: skus.get(row.id) ?? [], tags: tags.get(row.id) ?? [], pictures: pictures(row) }),
  )
}
