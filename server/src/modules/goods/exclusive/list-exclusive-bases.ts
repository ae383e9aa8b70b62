import type { Reply } from '@inkroute/contract/endpoint'
import type { listExclusiveBases as contract } from '@inkroute/contract/goods/exclusive'
import type { SellerCtx } from '../../../infra/context.ts'
import { designedProduct, ownShowImageCounts, productCards } from '../../catalog/catalog.ts'
import { countGoodsByProduct, selectBases } from './exclusive.queries.ts'

export async function listExclusiveBases(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const { db, language } = ctx
  const seller_id = ctx.seller.id
  const rows = await selectBases(db, seller_id)
  const ids = rows.map(({ product_id }) => product_id)
  const [cards, goods, images] = await Promise.all([
    productCards(ctx, ids),
    countGoodsByProduct(db, seller_id, ids),
    ownShowImageCounts(db, seller_id, ids),
  ])
  const by_id = new Map(cards.map((card) => [card.id, card]))
  const data = await Promise.all(
    rows.map(async ({ product_id, place, name, remark, color_ids, updated_at }) => {
      const facts = await designedProduct(db, product_id)
      const colors = color_ids.flatMap((id) => {
        const found = facts?.colors.find((color) => color.id === id)
        return found ? [{ id, key: found.key, name: found[`name_${language}`], hex: found.hex }] : []
      })
      return {
        place,
        basic_product_id: product_id,
        remark,
        colors,
        updated_at,
        name: name || facts?.[`name_${language}`] || '',
        product: by_id.get(product_id) ?? null,
        own_image_count: images.get(product_id) ?? 0,
        goods_count: goods.get(product_id) ?? 0,
      }
    }),
  )
  return { data }
}
