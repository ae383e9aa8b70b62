import type * as cartContract from '@inkroute/contract/cart/cart'
import { type AddValueKey, MAX_CART_ITEMS, MAX_CART_QUANTITY } from '@inkroute/contract/cart/codes'
import type * as extraContract from '@inkroute/contract/cart/extra'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { together } from '../../infra/db/pipeline.ts'
import { preferGenericPlans } from '../../infra/db/query-plans.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { stockQuery } from '../catalog/catalog.ts'
import { itemsOfSkus, orderableSkusQuery } from '../goods/goods.ts'
import { selectBrandsById } from './brand.queries.ts'
import { addLines, changeLines, countCart, lineCountQuery, lockCart, removeLines, selectLines } from './cart.queries.ts'
import { findHome, tidyServices } from './cart.rules.ts'
import { readCart } from './read-cart.ts'

type Asked = Input<typeof cartContract.addCartItems>['items'][number]

/** Resolves each item to a SKU of the seller and a warehouse that stocks it, and counts the lines in the cart. */
async function getLines(tx: SellerCtx, items: readonly Asked[]) {
  const ids = [...new Set(items.map((item) => item.sku_id))]
  const { lines_before, found, stock } = await together(tx.db, {
    lines_before: lineCountQuery(tx.db, tx.seller.id),
    found: orderableSkusQuery(tx.db, tx.seller.id, ids),
    stock: stockQuery(tx.db, itemsOfSkus(tx.seller.id, ids)),
  })
  const skus = new Map(found.map((sku) => [sku.id, sku]))
  const lines = items.map((item) => {
    const sku = skus.get(item.sku_id)
    if (!sku || sku.deleted_at !== null) throw new AppError('not_found')
    if (!sku.is_orderable) throw new AppError('product_withdrawn')
    const shelves = stock.filter((shelf) => shelf.item_id === sku.item_id)
    const warehouse_code = item.warehouse ?? findHome(shelves)
    if (!warehouse_code || !shelves.some((shelf) => shelf.warehouse_code === warehouse_code))
      throw new AppError('cart_warehouse_without_item', { name: sku.title })
    return { sku_id: sku.id, warehouse_code, quantity: item.quantity, design_version: sku.design_version }
  })
  return { lines, lines_before }
}

const getKey = (line: { readonly sku_id: number; readonly warehouse_code: string }) =>
  `${line.sku_id}:${line.warehouse_code}`

const getNew = (rows: readonly { readonly is_new: boolean }[]) => rows.filter(({ is_new }) => is_new).length

/** All or nothing: one foreign, recycled or unstocked SKU rejects the whole call. */
export async function addCartItems(
  ctx: SellerCtx,
  input: Input<typeof cartContract.addCartItems>,
): Promise<Reply<typeof cartContract.addCartItems>> {
  return inTransaction(ctx, async (tx) => {
    await preferGenericPlans(tx)
    await lockCart(tx.db, tx.seller.id)
    const { lines, lines_before } = await getLines(tx, input.items)
    const alike = [...Map.groupBy(lines, getKey).values()].flatMap((same) =>
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
    // Before the commit, which keeps the reply for retries.
    const rows = await addLines(tx.db, tx.seller.id, alike, now, MAX_CART_QUANTITY)
    const total_item_num = lines_before + getNew(rows)
    if (getNew(rows) > 0 && total_item_num > MAX_CART_ITEMS) throw new AppError('cart_full', { limit: MAX_CART_ITEMS })
    const ids = new Map(rows.map((row) => [getKey(row), row.id]))
    return { total_item_num, ids: lines.map((line) => ids.get(getKey(line)) ?? 0) }
  })
}

export const addCartItem = (
  ctx: SellerCtx,
  input: Input<typeof cartContract.addCartItem>,
): Promise<Reply<typeof cartContract.addCartItem>> => addCartItems(ctx, { items: [input] })

type Change = Pick<Input<typeof cartContract.changeCartItems>, 'quantity' | 'services' | 'is_pickup' | 'remark'>

/** Changes only the given fields. */
const getColumns = (ctx: SellerCtx, change: Change) => ({
  ...(change.quantity === undefined ? {} : { quantity: change.quantity }),
  ...(change.services === undefined ? {} : { services: tidyServices(change.services) }),
  ...(change.is_pickup === undefined ? {} : { is_pickup: change.is_pickup }),
  ...(change.remark === undefined ? {} : { remark: change.remark }),
  updated_at: ctx.clock.now().toISOString(),
})

export async function changeCartItem(
  ctx: SellerCtx,
  { id, ...change }: Input<typeof cartContract.changeCartItem>,
): Promise<Reply<typeof cartContract.changeCartItem>> {
  return inTransaction(ctx, async (tx) => {
    await changeLines(tx.db, tx.seller.id, [id], getColumns(tx, change))
    const [ready] = await readCart(tx, await selectLines(tx.db, tx.seller.id, [id]))
    if (!ready) throw new AppError('not_found')
    return ready.view
  })
}

export async function changeCartItems(
  ctx: SellerCtx,
  { ids, is_removed, ...change }: Input<typeof cartContract.changeCartItems>,
): Promise<Reply<typeof cartContract.changeCartItems>> {
  return inTransaction(ctx, async (tx) => {
    const changed = is_removed
      ? await removeLines(tx.db, tx.seller.id, ids)
      : await changeLines(tx.db, tx.seller.id, ids, getColumns(tx, change))
    // One line that is not there spoils the call: a half-done bulk change would be worse than none.
    if (changed !== new Set(ids).size) throw new AppError('not_found')
    return { changed, total_item_num: (await countCart(tx.db, tx.seller.id)).total_item_num }
  })
}

export async function deleteCartItem(
  ctx: SellerCtx,
  { id }: Input<typeof cartContract.deleteCartItem>,
): Promise<Reply<typeof cartContract.deleteCartItem>> {
  const { total_item_num } = await changeCartItems(ctx, { ids: [id], is_removed: true })
  return { total_item_num }
}

export async function changeCartWarehouse(
  ctx: SellerCtx,
  { ids, warehouse }: Input<typeof cartContract.changeCartWarehouse>,
): Promise<Reply<typeof cartContract.changeCartWarehouse>> {
  return inTransaction(ctx, async (tx) => {
    await lockCart(tx.db, tx.seller.id)
    const all = await selectLines(tx.db, tx.seller.id)
    const chosen = await readCart(
      tx,
      all.filter((line) => ids.includes(line.id)),
      { with_pictures: false },
    )
    if (chosen.length !== new Set(ids).size) throw new AppError('not_found')
    const keepsIt = (ready: (typeof chosen)[number]) =>
      ready.view.other_warehouses.some((place) => place.code === warehouse) || ready.line.warehouse_code === warehouse
    const moved = chosen.filter((ready) => keepsIt(ready) && ready.line.warehouse_code !== warehouse)
    for (const { line } of moved) {
      const twin = all.find((other) => other.sku_id === line.sku_id && other.warehouse_code === warehouse)
      const updated_at = tx.clock.now().toISOString()
      if (!twin) {
        // Another warehouse: pickup has to be chosen again.
        const moved_to = { warehouse_code: warehouse, is_pickup: false, updated_at }
        await changeLines(tx.db, tx.seller.id, [line.id], moved_to)
        continue
      }
      const quantity = Math.min(MAX_CART_QUANTITY, twin.quantity + line.quantity)
      await removeLines(tx.db, tx.seller.id, [line.id])
      await changeLines(tx.db, tx.seller.id, [twin.id], { quantity, updated_at })
    }
    return { changed: moved.length, refused: chosen.filter((ready) => !keepsIt(ready)).map(({ line }) => line.id) }
  })
}

/** The brand's inserts come on top of what a line has. Taking the brand off leaves the inserts, which cost the same. */
export async function setLineBrands(
  ctx: SellerCtx,
  { ids, brand_id }: Input<typeof extraContract.setBrands>,
): Promise<Reply<typeof extraContract.setBrands>> {
  return inTransaction(ctx, async (tx) => {
    await lockCart(tx.db, tx.seller.id)
    const lines = await selectLines(tx.db, tx.seller.id, ids)
    const [brand] = brand_id === null ? [] : await selectBrandsById(tx.db, tx.seller.id, [brand_id])
    if (lines.length !== new Set(ids).size || (brand_id !== null && !brand)) throw new AppError('not_found')
    const updated_at = tx.clock.now().toISOString()
    for (const line of lines) {
      const services = tidyServices([...line.services, ...(brand?.services ?? [])] as AddValueKey[])
      await changeLines(tx.db, tx.seller.id, [line.id], { brand_id, services, updated_at })
    }
    return { changed: lines.length }
  })
}
