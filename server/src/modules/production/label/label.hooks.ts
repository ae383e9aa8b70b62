import type { AppCtx } from '../../../infra/context.ts'
import { hookPoint } from '../../../infra/hooks.ts'
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

type PlatformLabels = (ctx: AppCtx, order: OrderRecord, size: PackedSize) => Promise<readonly PlatformPaper[]>

export const productionHooks = {
  platformLabels: hookPoint<PlatformLabels>({
    name: 'production.platformLabels',
    may: ['answer'],
    hasOne: true,
    about:
      'Labels a marketplace makes for an order, one for each parcel. A final refusal is thrown as a ServiceRefusal.',
  }),
}
