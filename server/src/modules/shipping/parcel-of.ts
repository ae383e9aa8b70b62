import type { Input } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/shipping/shipping'
import type { Parcel } from '@inkroute/engine/freight/parcel'
import { type Pile, packPiles } from '@inkroute/engine/freight/split-parcels'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { priceLines, productItem } from '../catalog/catalog.ts'

export interface ParcelToSend {
  /** Everything in one parcel. */
  readonly parcel: Parcel
  readonly pile: Pile
  readonly quantity: number
  /** Value of the goods, if known from the product. */
  readonly goods_fen: number | null
  readonly hs_codes: readonly string[]
  /** Warehouses that have the goods; null for any. */
  readonly warehouses: readonly string[] | null
}

/** Without dimensions, assume the smallest parcel, so that only the weight counts. */
export const NO_SIDE_MM = 1

const VISITOR = 0
const millimetres = (length_cm: number) => Math.round(length_cm * 10)

async function getPieces(ctx: PublicCtx, product_id: number, size_id: number | undefined, quantity: number) {
  const item = await productItem(ctx.db, { product_id, size_id })
  if (!item) throw new AppError('not_found')
  const line = { item_id: item.id, quantity, printed_views: 1 }
  const [priced] = await priceLines(ctx.db, ctx.identity?.seller_id ?? VISITOR, [line])
  const pile = {
    quantity,
    weight_g: item.weight_g,
    length_mm: millimetres(item.length_cm),
    width_mm: millimetres(item.width_cm),
    height_mm: millimetres(item.height_cm),
  }
  const goods_fen = priced ? priced.price.total_fen : null
  const { warehouses, hs_codes } = item
  return { parcel: packPiles([pile]), pile, quantity, goods_fen, hs_codes, warehouses }
}

export async function getParcel(ctx: PublicCtx, input: Input<typeof contract.calculateFreight>): Promise<ParcelToSend> {
  const { product_id, weight_g, quantity = 1 } = input
  if (product_id !== undefined) return getPieces(ctx, product_id, input.size_id, quantity)
  // The contract asks for a weight where there is no product.
  if (weight_g === undefined) throw new AppError('not_found')
  const { length_mm = NO_SIDE_MM, width_mm = NO_SIDE_MM, height_mm = NO_SIDE_MM } = input
  const pile = { quantity, weight_g, length_mm, width_mm, height_mm }
  return { parcel: packPiles([pile]), pile, quantity, goods_fen: null, hs_codes: [], warehouses: null }
}
