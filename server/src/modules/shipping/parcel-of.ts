import type { Input } from '@inkroute/contract/endpoint'
import type { calculateFreight as contract } from '@inkroute/contract/shipping'
import { type Parcel, packed, stackPieces } from '@inkroute/engine/freight/parcel'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'

export interface ParcelToSend {
  readonly parcel: Parcel
  readonly quantity: number
  /** Value of the goods, where the product tells it. */
  readonly goods_fen: number | null
  /** Warehouses that have the goods; null for any. */
  readonly warehouses: readonly string[] | null
}

/** Without sides the parcel is as small as its weight allows, so that only weight counts. */
export const NO_SIDE_MM = 1

export async function parcelOf(_ctx: PublicCtx, input: Input<typeof contract>): Promise<ParcelToSend> {
  const { weight_g, quantity = 1 } = input
  if (weight_g === undefined) throw new AppError('not_found')
  const { length_mm = NO_SIDE_MM, width_mm = NO_SIDE_MM, height_mm = NO_SIDE_MM } = input
  const goods = stackPieces({ weight_g, length_mm, width_mm, height_mm }, quantity)
  return { parcel: packed(goods), quantity, goods_fen: null, warehouses: null }
}
