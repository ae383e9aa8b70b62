import type { addCartItems as contract, addCartItem as oneContract } from '@inkroute/contract/cart/cart'
import { MAX_CART_ITEMS, MAX_CART_QUANTITY } from '@inkroute/contract/cart/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { useGenericPlans } from '../../infra/db/query-plans.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { askStock } from '../catalog/catalog.ts'
import { askOrderableSkus, itemsBehind } from '../goods/goods.ts'
import { askAddedLines, askLineCount, lockCart } from './cart.queries.ts'
import { homeOf } from './cart.rules.ts'

type Asked = Input<typeof contract>['items'][number]

/** What each item becomes: a SKU of the seller from a warehouse that keeps it. */
async function linesOf(tx: SellerCtx, items: readonly Asked[]) {
  const ids = [...new Set(items.map((item) => item.sku_id))]
  const askedSkus = await askOrderableSkus(tx.db, tx.seller.id, ids)
  const askedStock = await askStock(tx.db, itemsBehind(tx.seller.id, ids))
  const skus = new Map((await askedSkus.rows()).map((sku) => [sku.id, sku]))
  const stock = await askedStock.rows()
  return items.map((item) => {
    const sku = skus.get(item.sku_id)
    if (!sku || sku.deleted_at !== null) throw new AppError('not_found')
    if (!sku.is_orderable) throw new AppError('product_withdrawn')
    const shelves = stock.filter((shelf) => shelf.item_id === sku.item_id)
    const warehouse_code = item.warehouse ?? homeOf(shelves)
    if (!warehouse_code || !shelves.some((shelf) => shelf.warehouse_code === warehouse_code))
      throw new AppError('cart_warehouse_without_item', { name: sku.title })
    return { sku_id: sku.id, warehouse_code, quantity: item.quantity, design_version: sku.design_version }
  })
}

const keyOf = (line: { readonly sku_id: number; readonly warehouse_code: string }) =>
  `${line.sku_id}:${line.warehouse_code}`

const newOf = (rows: readonly { readonly is_new: boolean }[]) => rows.filter(({ is_new }) => is_new).length

/** All or none: another seller's SKU, one in the recycle bin or one without any warehouse refuses the whole call. */
export async function addCartItems(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { lines, added, lines_before } = await inTransaction(ctx, async (tx) => {
    await useGenericPlans(tx)
    await lockCart(tx.db, tx.seller.id)
    const counted = await askLineCount(tx.db, tx.seller.id)
    const lines = await linesOf(tx, input.items)
    const alike = [...Map.groupBy(lines, keyOf).values()].flatMap((same) =>
      same.slice(0, 1).map((line) => ({
        ...line,
        quantity: Math.min(
          MAX_CART_QUANTITY,
          same.reduce((sum, { quantity }) => sum + quantity, 0),
        ),
        created_by: tx.identity.user_id,
      })),
    )
    const now = tx.clock.now().toISOString()
    const [{ lines: lines_before } = { lines: 0 }] = await counted.rows()
    const added = await askAddedLines(tx.db, tx.seller.id, alike, now, MAX_CART_QUANTITY)
    // Only a cart that is nearly full has to know before the commit how many of them are new.
    if (lines_before + alike.length > MAX_CART_ITEMS && lines_before + newOf(await added.rows()) > MAX_CART_ITEMS)
      throw new AppError('cart_full', { limit: MAX_CART_ITEMS })
    return { lines, added, lines_before }
  })
  const rows = await added.rows()
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]))
  return { total_item_num: lines_before + newOf(rows), ids: lines.map((line) => ids.get(keyOf(line)) ?? 0) }
}

export const addCartItem = (ctx: SellerCtx, input: Input<typeof oneContract>): Promise<Reply<typeof oneContract>> =>
  addCartItems(ctx, { items: [input] })
