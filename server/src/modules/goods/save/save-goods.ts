import type * as contract from '@inkroute/contract/design/design'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { artworkName, getTitle } from '@inkroute/contract/goods/name'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { type ProductFacts, productToDesign } from '../../catalog/catalog.ts'
import { documentFrom, enqueueMockups, getDocument, type PictureMaker, storeDesign } from '../../design/design.ts'
import { spendDesigns } from '../../membership/membership.ts'
import { countOrders, goodsDesigned, usedSkus } from '../core/goods.hooks.ts'
import { changeGoods, insertGoods, lockGoods, selectTitlesLike } from '../core/goods.queries.ts'
import { deleteSkuRows, insertSkus, selectSkusOfGoods } from '../core/sku.queries.ts'
import { freeTitle } from './goods-name.rules.ts'
import { getVariants, nameSkus, type Owner, startNaming } from './naming.ts'

export type DesignToSell = Omit<Input<typeof contract.saveProduct>, 'goods_id'>

/** Items of the chosen colours and sizes, narrowed to those listed explicitly. */
function chosenItems(product: ProductFacts, input: DesignToSell): Set<number> {
  const named = input.item_ids && new Set(input.item_ids)
  const items = product.items.filter(
    (item) =>
      input.color_ids.includes(item.color_id) &&
      input.size_ids.includes(item.size_id) &&
      (named === undefined || named.has(item.id)),
  )
  if (items.length === 0) throw new AppError('goods_items_missing')
  return new Set(items.map(({ id }) => id))
}

/** New goods of a design. Call it in a transaction. */
export async function makeGoods(
  tx: AppCtx,
  owner: Owner,
  input: DesignToSell,
  maker: PictureMaker = 'job',
): Promise<Reply<typeof contract.saveProduct>> {
  const { seller_id, user_id, language } = owner
  const product = await productToDesign(tx, input.basic_product_id)
  const naming = await startNaming(tx, owner, product, input.name ?? '', artworkName(documentFrom(input.document)))
  const wanted = getTitle(naming)
  // Shops in English need a name too, where nobody typed one.
  const in_english =
    input.name || /\p{Script=Han}/u.test(naming.artwork ?? '')
      ? ''
      : getTitle({ ...naming, product_name: product.name_en })
  const title = freeTitle(wanted, await selectTitlesLike(tx.db, seller_id, wanted))
  const stored = await storeDesign(tx, { ...input, seller_id, user_id, name: title, design_id: undefined })
  const items = chosenItems(stored.product, input)
  await spendDesigns(tx, seller_id, 1)
  const now = tx.clock.now().toISOString()
  const goods_id = await insertGoods(tx.db, seller_id, {
    product_id: product.id,
    design_id: stored.design_id,
    design_version: stored.version,
    printed_views: stored.printed_view_ids.length,
    title,
    title_en: input.title_en ?? in_english,
    created_by: user_id,
    created_at: now,
    updated_at: now,
  })
  // A title that got a number carries it into the names of its SKUs.
  const names = title === wanted ? naming : { ...naming, typed: title }
  const skus = await nameSkus(tx, seller_id, names, getVariants(product, items, language))
  const price_fen = input.price ? decimalToFen(input.price) : null
  await insertSkus(
    tx.db,
    seller_id,
    skus.map((sku) => ({ ...sku, goods_id, price_fen, created_at: now, updated_at: now })),
  )
  const mockups = await enqueueMockups(tx, seller_id, stored, maker)
  await goodsDesigned(tx, { seller_id, user_id, goods_id, before: null, after: stored.document })
  return {
    id: goods_id,
    goods_id,
    design_id: stored.design_id,
    design_version: stored.version,
    name: title,
    sku_count: skus.length,
    mockups,
  }
}

type Goods = NonNullable<Awaited<ReturnType<typeof lockGoods>>>

/** Goods that may be redesigned. Unpaid orders switch to the new design, so the seller has to confirm first. */
async function goodsToRedesign(tx: SellerCtx, id: number, input: DesignToSell): Promise<Goods> {
  const goods = await lockGoods(tx.db, tx.seller.id, id)
  if (!goods || goods.deleted_at) throw new AppError('not_found')
  if (goods.product_id !== input.basic_product_id) throw new AppError('design_other_product')
  const { unpaid = 0 } = (await countOrders(tx, tx.seller.id, [id])).get(id) ?? {}
  if (unpaid > 0 && !input.is_order_checked) throw new AppError('goods_in_orders', { count: unpaid })
  return goods
}

/** Adds SKUs for newly chosen items and removes deselected ones, except those used in orders. */
async function followItems(
  tx: SellerCtx,
  goods: Goods,
  items: Set<number>,
  product: Parameters<typeof getVariants>[0],
) {
  const { id: seller_id } = tx.seller
  const present = await selectSkusOfGoods(tx.db, seller_id, [goods.id], tx.language)
  const gone = present.filter((sku) => !items.has(sku.item_id)).map(({ id }) => id)
  const used = await usedSkus(tx, seller_id, gone)
  const deleted = gone.filter((id) => !used.has(id))
  if (deleted.length > 0) await deleteSkuRows(tx.db, seller_id, deleted)
  const there = new Set(present.map(({ item_id }) => item_id))
  const added = new Set([...items].filter((id) => !there.has(id)))
  if (added.size === 0) return present.length - deleted.length
  const owner = { seller_id, user_id: tx.identity.user_id, language: tx.language }
  const naming = await startNaming(tx, owner, product, goods.title)
  const skus = await nameSkus(tx, seller_id, naming, getVariants(product, added, tx.language))
  const now = tx.clock.now().toISOString()
  await insertSkus(
    tx.db,
    seller_id,
    skus.map((sku) => ({ ...sku, goods_id: goods.id, created_at: now, updated_at: now })),
  )
  return present.length - deleted.length + added.size
}

/** Saves a new version of the goods' design. Versions are immutable, so paid orders keep theirs. */
async function redesignGoods(
  tx: SellerCtx,
  id: number,
  input: DesignToSell,
): Promise<Reply<typeof contract.saveProduct>> {
  const { id: seller_id } = tx.seller
  const goods = await goodsToRedesign(tx, id, input)
  const wanted = input.name || goods.title
  const taken = wanted === goods.title ? [] : await selectTitlesLike(tx.db, seller_id, wanted)
  const title = freeTitle(wanted, taken)
  const { user_id } = tx.identity
  const { design_id } = goods
  const before = await getDocument(tx.db, seller_id, { design_id, version: goods.design_version })
  const stored = await storeDesign(tx, { ...input, seller_id, user_id, name: title, design_id })
  const sku_count = await followItems(tx, { ...goods, title }, chosenItems(stored.product, input), stored.product)
  await changeGoods(tx.db, seller_id, id, {
    design_version: stored.version,
    printed_views: stored.printed_view_ids.length,
    title,
    ...(input.title_en === undefined ? {} : { title_en: input.title_en }),
    updated_at: tx.clock.now().toISOString(),
  })
  const mockups = await enqueueMockups(tx, seller_id, stored)
  await goodsDesigned(tx, { seller_id, user_id, goods_id: id, before, after: stored.document })
  return {
    id,
    goods_id: id,
    design_id,
    design_version: stored.version,
    name: title,
    sku_count,
    mockups,
  }
}

/** Saves a design as goods, or gives existing goods a new version of theirs: all of it or nothing. */
export async function saveProduct(
  ctx: SellerCtx,
  input: Input<typeof contract.saveProduct>,
): Promise<Reply<typeof contract.saveProduct>> {
  const { goods_id, ...rest } = input
  return inTransaction(ctx, async (tx) =>
    goods_id === undefined ? makeGoods(tx, getOwner(tx), rest) : redesignGoods(tx, goods_id, rest),
  )
}

const getOwner = ({ seller, identity, language }: SellerCtx) => ({
  seller_id: seller.id,
  user_id: identity.user_id,
  language,
})
