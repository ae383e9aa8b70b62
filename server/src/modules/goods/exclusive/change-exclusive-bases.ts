import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  clearExclusiveBase as clearContract,
  setExclusiveBase as setContract,
  swapExclusiveBases as swapContract,
} from '@inkroute/contract/goods/exclusive'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { productToDesign } from '../../catalog/catalog.ts'
import { putBase, removeBase, selectBases, swapPlaces } from './exclusive.queries.ts'

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
