import type { BaseChannel } from './channels.ts'
import type { BaseRate } from './rates.ts'
import { fromChina } from './zones.ts'

/** What the warehouse takes for loading what a seller's own carrier collects. Asked for, never picked. */
export const pickupChannel: BaseChannel = {
  code: 'PICKUP',
  kind: 'pickup',
  name_zh: '自提（自有货代）',
  name_en: 'Pickup by your carrier',
  note_zh: '货代凭订单号在截单前到仓提货，只收出库装车费，运费由货代另收',
  note_en: 'Your carrier collects with the order number before cut-off; only loading is charged here',
  is_tracked: false,
  volumetric_divisor: 0,
  min_weight_g: 0,
  max_weight_g: 2_000_000,
  max_side_mm: 3000,
}

/** Warehouses in China whose gate is open to other carriers. */
const gates = ['CN-DG', 'CN-YW']

/** The same wherever it goes afterwards. */
export const pickupRates: readonly BaseRate[] = Object.values(fromChina)
  .flat()
  .flatMap((country) =>
    gates.map((warehouse) => ({
      channel: pickupChannel.code,
      warehouse,
      country,
      first_weight_g: 10_000,
      first_price_fen: 1500,
      step_weight_g: 1000,
      step_price_fen: 60,
      minimum_fen: 0,
      fuel_bp: 0,
      days_min: 1,
      days_max: 2,
    })),
  )
