import type { saveProduct as contract } from '@inkroute/contract/design/design'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { enqueueMockups, storeDesign } from '../design/design.ts'
import { changeGoods, lockGoods, selectTitlesLike } from './goods.queries.ts'
import { freeTitle } from './goods-name.rules.ts'
import { usageOfGoods, usedSkus } from './goods-usage.registry.ts'
import { chosenItems, type DesignToSell } from './make-goods.ts'
import { nameSkus, startNaming, variantsOf } from './naming.ts'
import { deleteSkuRows, insertSkus, selectSkusOfGoods } from './sku.queries.ts'

type Goods = NonNullable<Awaited<ReturnType<typeof lockGoods>>>

/** Goods that may be designed anew. Unpaid orders take the new design, so their seller is asked first. */
async function goodsToRedesign(tx: SellerCtx, id: number, input: DesignToSell): Promise<Goods> {
  const goods = await lockGoods(tx.db, tx.seller.id, id)
  if (!goods || goods.deleted_at) throw new AppError('not_found')
  if (goods.product_id !== input.basic_product_id) throw new AppError('design_other_product')
  const { unpaid = 0 } = (await usageOfGoods(tx.db, tx.seller.id, [id])).get(id) ?? {}
  if (unpaid > 0 && !input.is_order_checked) throw new AppError('goods_in_orders', { count: unpaid })
  return goods
}

/** Adds SKUs for newly chosen items and takes away those no longer chosen, but never one that stands in orders. */
async function followItems(tx: SellerCtx, goods: Goods, items: Set<number>, product: Parameters<typeof variantsOf>[0]) {
  const { id: seller_id } = tx.seller
  const present = await selectSkusOfGoods(tx.db, seller_id, [goods.id], tx.language)
  const gone = present.filter((sku) => !items.has(sku.item_id)).map(({ id }) => id)
  const used = await usedSkus(tx.db, seller_id, gone)
  const deleted = gone.filter((id) => !used.has(id))
  if (deleted.length > 0) await deleteSkuRows(tx.db, seller_id, deleted)
  const there = new Set(present.map(({ item_id }) => item_id))
  const added = new Set([...items].filter((id) => !there.has(id)))
  if (added.size === 0) return present.length - deleted.length
  const owner = { seller_id, user_id: tx.identity.user_id, language: tx.language }
  const naming = await startNaming(tx, owner, product, goods.title)
  const skus = await nameSkus(tx, seller_id, naming, variantsOf(product, added, tx.language))
  const now = tx.clock.now().toISOString()
  await insertSkus(
    tx.db,
    seller_id,
    skus.map((sku) => ({ ...sku, goods_id: goods.id, created_at: now, updated_at: now })),
  )
  return present.length - deleted.length + added.size
}

/** A new version of the goods' design. Versions never change, so orders that were paid keep what they were paid for. */
export async function redesignGoods(tx: SellerCtx, id: number, input: DesignToSell): Promise<Reply<typeof contract>> {
  const { id: seller_id } = tx.seller
  const goods = await goodsToRedesign(tx, id, input)
  const wanted = input.name || goods.title
  const taken = wanted === goods.title ? [] : await selectTitlesLike(tx.db, seller_id, wanted)
  const title = freeTitle(wanted, taken)
  const { user_id } = tx.identity
  const stored = await storeDesign(tx, { ...input, seller_id, user_id, name: title, design_id: goods.design_id })
  const sku_count = await followItems(tx, { ...goods, title }, chosenItems(stored.product, input), stored.product)
  await changeGoods(tx.db, seller_id, id, {
    design_version: stored.version,
    printed_views: stored.printed_view_ids.length,
    title,
    ...(input.title_en === undefined ? {} : { title_en: input.title_en }),
    updated_at: tx.clock.now().toISOString(),
  })
  const mockups = await enqueueMockups(tx, seller_id, stored)
  return {
    id,
    goods_id: id,
    design_id: goods.design_id,
    design_version: stored.version,
    name: title,
    sku_count,
    mockups,
  }
}
