import type { Pile } from '@inkroute/engine/freight/split-parcels'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx, SellerScope } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { lockLines, removeLocked, selectLines } from './cart.queries.ts'
import { type CartGroup as Group, groupByWarehouse } from './cart-groups.view.ts'
import { getHsCodes, getPiles } from './cart-logistics.ts'
import { chosenLines } from './price-cart.ts'
import { type ReadyCartLine, readCart, type WantedLine } from './read-cart.ts'

export { addCartItems, setLineBrands } from './cart-items.ts'
/** The door of the cart. */
export { createBrand } from './edit-brands.ts'
export { type Carton, packCartons } from './fba-boxes.ts'
export type { ReadyCartLine, WantedLine } from './read-cart.ts'
export { skusForSale } from './skus-for-sale.ts'

export interface CartGroup extends Group {
  readonly warehouse_code: string
  readonly piles: readonly Pile[]
  /** Tariff numbers of the goods, for customs. */
  readonly hs_codes: readonly string[]
}

/** Priced lines by warehouse, each with the pieces to send. */
export const getGroups = (lines: readonly ReadyCartLine[]): CartGroup[] =>
  groupByWarehouse(lines).map((group) => ({
    ...group,
    warehouse_code: group.lines[0]?.line.warehouse_code ?? '',
    piles: getPiles(group),
    hs_codes: getHsCodes(group),
  }))

/** Prices any lines like the cart; `view.problem` tells which cannot be ordered. */
export const priceWanted = (ctx: SellerScope, lines: readonly WantedLine[]): Promise<ReadyCartLine[]> =>
  readCart(ctx, lines, { with_pictures: false })

/** Chosen lines by warehouse at current prices. One line that cannot be ordered rejects them all. */
export async function cartGroups(
  ctx: SellerCtx,
  ids: readonly number[],
  moved: Readonly<Record<string, string>> = {},
): Promise<CartGroup[]> {
  const lines = await chosenLines(ctx, ids, moved)
  const broken = lines.find(({ view }) => view.problem !== null)
  if (broken) throw new AppError('cart_line_not_ready', { name: broken.view.title })
  return getGroups(lines)
}

/** Locks cart lines before they are read for an order, so that no one else orders or removes them. */
export const holdCartLines = (tx: SellerCtx, ids: readonly number[]): Promise<void> =>
  lockLines(tx.db, tx.seller.id, ids)

/** Ordered lines leave the cart. */
export const takeFromCart = (tx: SellerCtx, ids: readonly number[]): Promise<void> =>
  removeLocked(tx.db, tx.seller.id, ids)

export const skusInCart = async (db: Db, seller_id: number): Promise<number[]> =>
  (await selectLines(db, seller_id)).map(({ sku_id }) => sku_id)
