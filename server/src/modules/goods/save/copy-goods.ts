import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { copyGoods as contract } from '@inkroute/contract/goods/goods'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { selectProductFacts } from '../../catalog/catalog.ts'
import { getDocument } from '../../design/design.ts'
import { goodsDesigned } from '../core/goods.hooks.ts'
import { insertGoods, lockGoods, selectTitlesLike } from '../core/goods.queries.ts'
import { insertSkus, selectSkusOfGoods } from '../core/sku.queries.ts'
import { linkTags, selectTagMarks } from '../core/tag.queries.ts'
import { freeTitle } from './goods-name.rules.ts'
import { getVariants, nameSkus, startNaming } from './naming.ts'

/** Copies goods with the same design version under another title. Uses no design quota. */
export async function copyGoods(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const goods = await lockGoods(tx.db, seller_id, id)
    const product = goods && (await selectProductFacts(tx.db, goods.product_id))
    if (!goods || goods.deleted_at || !product) throw new AppError('not_found')
    const title = freeTitle(goods.title, await selectTitlesLike(tx.db, seller_id, goods.title))
    const { user_id } = tx.identity
    const now = tx.clock.now().toISOString()
    const { product_id, design_id, design_version, printed_views, title_en, remark } = goods
    // Uploaded show images stay with the original, which holds their files.
    const mockups = goods.show_images?.filter(({ kind }) => kind === 'mockup') ?? null
    const copy_id = await insertGoods(tx.db, seller_id, {
      product_id,
      design_id,
      design_version,
      printed_views,
      title,
      title_en,
      remark,
      show_images: mockups && jsonText(mockups),
      created_by: user_id,
      created_at: now,
      updated_at: now,
    })
    const present = await selectSkusOfGoods(tx.db, seller_id, [id], tx.language)
    const naming = await startNaming(tx, { seller_id, user_id, language: tx.language }, product, title)
    const items = new Set(present.map(({ item_id }) => item_id))
    const skus = await nameSkus(tx, seller_id, naming, getVariants(product, items, tx.language))
    const priceOf = new Map(present.map((sku) => [sku.item_id, sku.price_fen]))
    const dates = { created_at: now, updated_at: now }
    await insertSkus(
      tx.db,
      seller_id,
      skus.map((sku) => ({ ...sku, ...dates, goods_id: copy_id, price_fen: priceOf.get(sku.item_id) ?? null })),
    )
    const tags = await selectTagMarks(tx.db, seller_id, [id])
    await linkTags(
      tx.db,
      seller_id,
      [copy_id],
      tags.map((tag) => tag.id),
    )
    const after = await getDocument(tx.db, seller_id, { design_id, version: design_version })
    await goodsDesigned(tx, { seller_id, user_id, goods_id: copy_id, before: null, after, copied_from: id })
    return { id: copy_id, title }
  })
}
