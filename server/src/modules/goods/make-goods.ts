import type { saveProduct as contract } from '@inkroute/contract/design/design'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { titleOf } from '@inkroute/contract/goods/name'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { type ProductFacts, productToDesign } from '../catalog/catalog.ts'
import { enqueueMockups, type PictureMaker, storeDesign } from '../design/design.ts'
import { spendDesigns } from '../membership/membership.ts'
import { insertGoods, selectTitlesLike } from './goods.queries.ts'
import { freeTitle } from './goods-name.rules.ts'
import { nameSkus, type Owner, startNaming, variantsOf } from './naming.ts'
import { insertSkus } from './sku.queries.ts'

export type DesignToSell = Omit<Input<typeof contract>, 'goods_id'>

/** Items of the chosen colours and sizes, narrowed to those named one by one. */
export function chosenItems(product: ProductFacts, input: DesignToSell): Set<number> {
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
): Promise<Reply<typeof contract>> {
  const { seller_id, user_id, language } = owner
  const product = await productToDesign(tx, input.basic_product_id)
  const naming = await startNaming(tx, owner, product, input.name ?? '')
  const wanted = titleOf(naming)
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
    title_en: input.title_en ?? '',
    created_by: user_id,
    created_at: now,
    updated_at: now,
  })
  // A title that got a number carries it into the names of its SKUs.
  const names = title === wanted ? naming : { ...naming, typed: title }
  const skus = await nameSkus(tx, seller_id, names, variantsOf(product, items, language))
  const price_fen = input.price ? decimalToFen(input.price) : null
  await insertSkus(
    tx.db,
    seller_id,
    skus.map((sku) => ({ ...sku, goods_id, price_fen, created_at: now, updated_at: now })),
  )
  const mockups = await enqueueMockups(tx, seller_id, stored, maker)
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
