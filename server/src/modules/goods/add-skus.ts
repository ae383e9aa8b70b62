import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { addSkus as contract } from '@inkroute/contract/goods/sku'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { productToDesign } from '../catalog/catalog.ts'
import { documentOf, enqueueMockups, storeDesign } from '../design/design.ts'
import { changeGoods, lockGoods } from './goods.queries.ts'
import { nameSkus, startNaming, variantsOf } from './naming.ts'
import { insertSkus, selectSkusOfGoods } from './sku.queries.ts'

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

/** More colours and sizes of the same design. A new colour needs pictures, so the design gets a version that has it. */
export async function addSkus(
  ctx: SellerCtx,
  { id, item_ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const { user_id } = tx.identity
    const goods = await lockGoods(tx.db, seller_id, id)
    if (!goods || goods.deleted_at) throw new AppError('not_found')
    const present = await selectSkusOfGoods(tx.db, seller_id, [id], tx.language)
    const document = await documentOf(tx.db, seller_id, { design_id: goods.design_id, version: goods.design_version })
    const there = new Set(present.map(({ item_id }) => item_id))
    const { product_id: basic_product_id, title: name, design_id } = goods
    const product = await productToDesign(tx, basic_product_id)
    const added = product.items.filter((item) => item_ids.includes(item.id) && !there.has(item.id))
    if (added.length === 0) return { added: 0 }
    const all = [...present, ...added]
    const stored = await storeDesign(tx, {
      seller_id,
      user_id,
      basic_product_id,
      document,
      name,
      design_id,
      color_ids: distinct(all.map(({ color_id }) => color_id)),
      size_ids: distinct(all.map(({ size_id }) => size_id)),
    })
    const naming = await startNaming(tx, { seller_id, user_id, language: tx.language }, product, goods.title)
    const items = new Set(added.map((item) => item.id))
    const skus = await nameSkus(tx, seller_id, naming, variantsOf(product, items, tx.language))
    const now = tx.clock.now().toISOString()
    const dates = { created_at: now, updated_at: now }
    await insertSkus(
      tx.db,
      seller_id,
      skus.map((sku) => ({ ...sku, ...dates, goods_id: id })),
    )
    await changeGoods(tx.db, seller_id, id, { design_version: stored.version, updated_at: now })
    await enqueueMockups(tx, seller_id, stored)
    return { added: skus.length }
  })
}
