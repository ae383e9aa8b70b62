import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { OrderState } from '@inkroute/contract/order/codes'
import type {
  matchOrderLine as contract,
  recheckOrder as recheckContract,
  suggestSkus as suggestContract,
} from '@inkroute/contract/order/foreign'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { skusForSale } from '../../cart/cart.ts'
import { getSkus, otherSizesLast, searchSkus } from '../../goods/goods.ts'
import { findForeignLine, lockDraftsWith, matchLines, saveCodeMeaning } from '../core/foreign.queries.ts'
import { foreignLinesChanged } from '../core/order.hooks.ts'
import { lockOrders, selectOrder } from '../core/order.queries.ts'
import { completeDrafts } from './complete-drafts.ts'

/** Remembered: the same code from the same store, waiting now or coming later, means the same. */
async function matchLine(ctx: AppCtx, seller_id: number, line_id: number, sku_id: number) {
  return inTransaction(ctx, async (tx) => {
    const line = await findForeignLine(tx.db, seller_id, line_id)
    const [sku] = await getSkus(tx.db, seller_id, [sku_id])
    if (!line || !sku || sku.deleted_at !== null) throw new AppError('not_found')
    const ids = await lockDraftsWith(tx.db, seller_id, line)
    const orders = await lockOrders(tx.db, seller_id, ids)
    if (!orders.some(({ foreign_id }) => foreign_id === line.foreign_id)) throw new AppError('order_line_not_open')
    const { external_sku, store_id } = line
    if (external_sku !== '')
      await saveCodeMeaning(tx.db, seller_id, { store_id, external_sku, sku_id }, tx.clock.now().toISOString())
    const foreign_ids = orders.flatMap(({ foreign_id }) => foreign_id ?? [])
    const matched_lines = await matchLines(tx.db, seller_id, { id: line.id, external_sku, sku_id }, foreign_ids)
    await foreignLinesChanged(tx, seller_id, foreign_ids)
    return { matched_lines, ready_orders: await completeDrafts(tx, seller_id, orders) }
  })
}

export const matchOrderLine = (ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> =>
  matchLine(ctx, ctx.seller.id, input.id, input.sku_id)

export async function recheckOrder(
  ctx: SellerCtx,
  { id }: Input<typeof recheckContract>,
): Promise<Reply<typeof recheckContract>> {
  return inTransaction(ctx, async (tx) => {
    const orders = await lockOrders(tx.db, tx.seller.id, [id])
    await completeDrafts(
      tx,
      tx.seller.id,
      orders.filter(({ state }) => state === 'draft'),
    )
    const order = await selectOrder(tx.db, tx.seller.id, id)
    if (!order) throw new AppError('not_found')
    return { state: order.state as OrderState }
  })
}

/** Words that find nothing together are tried one by one, the longest first. */
export async function suggestSkus(
  ctx: SellerCtx,
  { words }: Input<typeof suggestContract>,
): Promise<Reply<typeof suggestContract>> {
  const parts = words.split(/[\s,_/-]+/).filter((part) => part.length > 1)
  const attempts = [words, ...parts.sort((a, b) => b.length - a.length).slice(0, 3), '']
  let found: Awaited<ReturnType<typeof searchSkus>> = []
  for (const attempt of attempts) {
    found = await searchSkus(ctx.db, ctx.seller.id, attempt, ctx.language)
    if (found.length > 0) break
  }
  const skus = await skusForSale(
    ctx,
    found.map(({ id }) => id),
  )
  return {
    data: otherSizesLast(words, found, (sku) => sku).flatMap(({ id }) => {
      const sku = skus.get(id)
      if (!sku) return []
      const { goods_id, title, sku_code, color_name, color_hex, size_name, picture_url } = sku
      return [{ id, goods_id, title, sku_code, color_name, color_hex, size_name, picture_url }]
    }),
  }
}
