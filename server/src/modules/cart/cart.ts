import type { Pile } from '@inkroute/engine/freight/split-parcels'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx, SellerScope } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { createBrand } from './brand/edit-brands.ts'
import { lockLines, removeLocked, selectLines } from './cart.queries.ts'
import { type CartGroup as Group, groupByWarehouse } from './cart-groups.view.ts'
import { addCartItems as add, setBrands } from './cart-items.ts'
import { hsCodesOf, pilesOf } from './cart-logistics.ts'
import { type Carton as Box, packCartons as pack, type ToPack } from './fba-boxes.ts'
import { chosenLines } from './price-cart.ts'
import { type ReadyLine, readCart, type WantedLine as Wanted } from './read-cart.ts'
import { skusForSale } from './skus-for-sale.ts'

/** The door of the cart. */

export interface CartGroup extends Group {
  readonly warehouse_code: string
  readonly piles: readonly Pile[]
  /** Tariff numbers of the goods, for customs. */
  readonly hs_codes: readonly string[]
}

export type PricedCartLine = ReadyLine
export type WantedLine = Wanted
export type Carton = Box

const grouped = (lines: readonly ReadyLine[]): CartGroup[] =>
  groupByWarehouse(lines).map((group) => ({
    ...group,
    warehouse_code: group.lines[0]?.line.warehouse_code ?? '',
    piles: pilesOf(group),
    hs_codes: hsCodesOf(group),
  }))

/** Any lines as the cart would price them now; `view.problem` says which of them cannot be ordered. */
export const priceWanted = (ctx: SellerScope, lines: readonly Wanted[]): Promise<ReadyLine[]> =>
  readCart(ctx, lines, { with_pictures: false })

/** Cartons for Amazon's warehouses, by the sizes of the catalogue. */
export const packCartons = (lines: readonly ToPack[]): Carton[] => pack(lines)

/** Priced lines by warehouse, each with the pieces to send. */
export const groupsOf = (lines: readonly ReadyLine[]): CartGroup[] => grouped(lines)

/** Chosen lines by warehouse at current prices. One line that cannot be ordered rejects them all. */
export async function cartGroups(ctx: SellerCtx, ids: readonly number[]): Promise<CartGroup[]> {
  const lines = await chosenLines(ctx, ids)
  const broken = lines.find(({ view }) => view.problem !== null)
  if (broken) throw new AppError('cart_line_not_ready', { name: broken.view.title })
  return grouped(lines)
}

/** SKUs with their picture, for choosing one. */
export const skusForPicking = (ctx: SellerScope, ids: readonly number[]) => skusForSale(ctx, ids)

/** Puts SKUs into the cart, all or none. */
export const addCartItems = (ctx: SellerCtx, input: Parameters<typeof add>[1]) => add(ctx, input)

/** Locks cart lines before they are read for an order, so that no one else orders or removes them. */
export const holdCartLines = (tx: SellerCtx, ids: readonly number[]): Promise<void> =>
  lockLines(tx.db, tx.seller.id, ids)

/** Ordered lines leave the cart. */
export const takeFromCart = (tx: SellerCtx, ids: readonly number[]): Promise<void> =>
  removeLocked(tx.db, tx.seller.id, ids)

export const skusInCart = async (db: Db, seller_id: number): Promise<number[]> =>
  (await selectLines(db, seller_id)).map(({ sku_id }) => sku_id)

/** A brand of the seller, and lines of the cart that carry it. */
export const addBrand = (ctx: SellerCtx, input: Parameters<typeof createBrand>[1]) => createBrand(ctx, input)
export const brandLines = (ctx: SellerCtx, input: Parameters<typeof setBrands>[1]) => setBrands(ctx, input)
