import type { AppCtx } from '../../../infra/context.ts'
import type { OrderRecord } from '../../order/order.ts'

export interface PlatformPaper {
  readonly tracking_no: string
  /** What the marketplace calls the parcel. */
  readonly carrier_ref: string
  readonly pdf: Uint8Array
}

/** As it was packed. */
export interface PackedSize {
  readonly weight_g: number
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
}

/** The labels of an order, one for each parcel. A refusal that stays is thrown as a ServiceRefusal. */
export type PlatformLabelMaker = (
  ctx: AppCtx,
  order: OrderRecord,
  size: PackedSize,
) => Promise<readonly PlatformPaper[]>

/** Filled by stores, which know the marketplaces. */
let maker: PlatformLabelMaker | null = null

export function setPlatformLabelMaker(fn: PlatformLabelMaker): void {
  maker = fn
}

export function platformLabelsOf(ctx: AppCtx, order: OrderRecord, size: PackedSize): Promise<readonly PlatformPaper[]> {
  if (!maker) throw new Error('No store fetches labels of marketplaces')
  return maker(ctx, order, size)
}
