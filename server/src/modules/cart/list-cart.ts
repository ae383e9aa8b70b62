import type { getCart as cartContract, listCartItems as listContract } from '@inkroute/contract/cart/cart'
import type { Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { countCart, selectLines } from './cart.queries.ts'
import { readCart } from './read-cart.ts'

export const getCart = (ctx: SellerCtx): Promise<Reply<typeof cartContract>> => countCart(ctx.db, ctx.seller.id)

export async function listCartItems(ctx: SellerCtx): Promise<Reply<typeof listContract>> {
  const lines = await readCart(ctx, await selectLines(ctx.db, ctx.seller.id))
  return { data: lines.map(({ view }) => view), total_item_num: lines.length }
}
