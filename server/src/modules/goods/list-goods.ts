import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as goodsContract from '@inkroute/contract/goods/goods'
import type * as skuContract from '@inkroute/contract/goods/sku'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as infringementContract from '@inkroute/contract/preference/infringement'
import { brandWordsIn } from '@inkroute/engine/preflight/rules/brand-words'
import type { SellerCtx } from '../../infra/context.ts'
import { getTimeZone } from '../account/account.ts'
import { priceLines } from '../catalog/catalog.ts'
import { getInfringementWords } from '../preference/preference.ts'
import { gatherCards, getPictures } from './core/gather-goods.ts'
import { countGoods, selectGoodsPage, selectShown, selectTitles } from './core/goods.queries.ts'
import { findCover } from './core/goods.view.ts'
import { selectTags } from './core/tag.queries.ts'
import { countByState, selectCategoryChoices, selectGroups, selectProductChoices } from './facet.queries.ts'

export async function listGoods(
  ctx: SellerCtx,
  { page, page_size, sort, ...filter }: Input<typeof goodsContract.listGoods>,
): Promise<Reply<typeof goodsContract.listGoods>> {
  const { id: seller_id } = ctx.seller
  const filters = { ...filter, time_zone: await getTimeZone(ctx.db, seller_id, ctx.identity.user_id) }
  const range = { sort, limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [rows, total] = await Promise.all([
    selectGoodsPage(ctx.db, seller_id, filters, range),
    countGoods(ctx.db, seller_id, filters),
  ])
  return { data: await gatherCards(ctx, seller_id, rows, ctx.language), total, page, page_size }
}

export async function listProducts(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof skuContract.listGoodsProducts>,
): Promise<Reply<typeof skuContract.listGoodsProducts>> {
  const { id: seller_id } = ctx.seller
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const groups = await selectGroups(ctx.db, seller_id, filter, range)
  const shown = await selectShown(
    ctx.db,
    seller_id,
    groups.flatMap(({ goods_ids }) => goods_ids),
  )
  const pictures = await getPictures(ctx, seller_id, shown, ctx.language)
  const prices = await priceLines(
    ctx.db,
    seller_id,
    groups.map(({ item_id }) => ({ item_id, quantity: 1, printed_views: 1 })),
  )
  const data = groups.map((group, n) => ({
    basic_product_id: group.basic_product_id,
    code: group.code,
    name: group.name,
    category: { id: group.category_id, name: group.category_name },
    is_orderable: group.is_orderable,
    goods_count: group.goods_count,
    sku_count: group.sku_count,
    price_from: fenToDecimal(prices[n]?.price.unit_fen ?? 0),
    last_designed_at: group.last_designed_at,
    goods: group.goods_ids.flatMap((id) => {
      const goods = shown.find((one) => one.id === id)
      return goods
        ? [{ id, title: (ctx.language === 'en' && goods.title_en) || goods.title, cover: findCover(pictures(goods)) }]
        : []
    }),
  }))
  return { data, total: groups[0]?.total ?? 0, page, page_size }
}

/** More than anyone would read through. */
const SHOWN = 200

export async function listTortGoods(ctx: SellerCtx): Promise<Reply<typeof infringementContract.listTortGoods>> {
  const [words, rows] = await Promise.all([
    getInfringementWords(ctx.db, ctx.seller.id),
    selectTitles(ctx.db, ctx.seller.id),
  ])
  const goods = rows.flatMap(({ id, title, title_en }) => {
    const found = brandWordsIn(`${title}\n${title_en}`, words)
    return found.length > 0 ? [{ id, title, found }] : []
  })
  return { checked: rows.length, goods: goods.slice(0, SHOWN) }
}

export async function getFacets({
  db,
  seller,
  language,
}: SellerCtx): Promise<Reply<typeof goodsContract.getGoodsFacets>> {
  const [counts, categories, products, tags] = await Promise.all([
    countByState(db, seller.id),
    selectCategoryChoices(db, seller.id, language),
    selectProductChoices(db, seller.id, language),
    selectTags(db, seller.id),
  ])
  return { ...counts, categories, products, tags }
}
