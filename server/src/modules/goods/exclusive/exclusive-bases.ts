import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/exclusive'
import type {
  clearExclusiveBase as clearContract,
  setExclusiveBase as setContract,
  swapExclusiveBases as swapContract,
} from '@inkroute/contract/goods/exclusive'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { ownShowImageCounts, productCards, productToDesign, selectProductFacts } from '../../catalog/catalog.ts'
import { countGoodsByProduct, putBase, removeBase, selectBases, swapPlaces } from './exclusive.queries.ts'

export async function listExclusiveBases(ctx: SellerCtx): Promise<Reply<typeof contract.listExclusiveBases>> {
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
      const facts = await selectProductFacts(db, product_id)
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

export async function setExclusiveBase(
  ctx: SellerCtx,
  { place, basic_product_id, name, remark, color_ids }: Input<typeof setContract>,
): Promise<Reply<typeof setContract>> {
  const product = await productToDesign(ctx, basic_product_id)
  const wanted = [...new Set(color_ids)]
  if (wanted.some((id) => !product.colors.some((color) => color.id === id))) throw new AppError('not_found')
  return inTransaction(ctx, async (tx) => {
    const others = (await selectBases(tx.db, tx.seller.id)).filter((row) => row.place !== place)
    const taken = others.find((row) => row.product_id === basic_product_id)
    if (taken) throw new AppError('exclusive_base_taken', { place: taken.place })
    const updated_at = tx.clock.now().toISOString()
    const state = { product_id: basic_product_id, name, remark, color_ids: wanted, updated_at }
    await putBase(tx.db, tx.seller.id, place, state)
    return {}
  })
}

export async function swapExclusiveBases(
  ctx: SellerCtx,
  { a, b }: Input<typeof swapContract>,
): Promise<Reply<typeof swapContract>> {
  return inTransaction(ctx, async (tx) => {
    if (a !== b) await swapPlaces(tx.db, tx.seller.id, a, b)
    return {}
  })
}

export async function clearExclusiveBase(
  ctx: SellerCtx,
  { place }: Input<typeof clearContract>,
): Promise<Reply<typeof clearContract>> {
  if (!(await removeBase(ctx.db, ctx.seller.id, place))) throw new AppError('not_found')
  return {}
}
