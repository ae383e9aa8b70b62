import type { TariffState } from '@inkroute/contract/shipping/tariff/codes'
import type { TariffBody, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { formatMoney } from '../../../shared/format/money.ts'

export const getYuan = (fen: number): string => formatMoney((fen / 100).toFixed(2))
export const getKg = (grams: number): string => `${Number((grams / 1000).toFixed(3))} kg`

/** Numbers of forms, in the unit people type, and as they are stored: 12.5 yuan are 1250 fen. */
export const scaled = {
  show: (value: number | null, per: number): number | null => (value === null ? null : value / per),
  store: (typed: number | null, per: number): number | null => (typed === null ? null : Math.round(typed * per)),
}

export const stateColours: Record<TariffState, string> = {
  draft: 'default',
  checked: 'cyan',
  scheduled: 'gold',
  in_force: 'green',
  past: 'default',
}

export const isEditable = (state: TariffState): boolean => state === 'draft' || state === 'checked'

/** Prefixes as typed, in the way postcodes are compared. */
export const getPrefixes = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter((word) => word !== ''),
  ),
]

export const newZone = (name: string): Zone => ({
  name,
  countries: [],
  prefixes: [],
  days_min: 5,
  days_max: 10,
  minimum_fen: null,
  fuel_bp: null,
  pricing: { kind: 'steps', round_g: 1, steps: [{ from_g: 0, to_g: 500, price_fen: 0, per_kg_fen: 0 }] },
})

/** Another kind of price, as close to the present one as it can express. */
export function withPricing(zone: Zone, kind: Zone['pricing']['kind']): Zone {
  const { pricing } = zone
  if (pricing.kind === kind) return zone
  if (pricing.kind === 'first_step') {
    const { first_weight_g: to_g, first_price_fen: price_fen } = pricing
    return { ...zone, pricing: { kind: 'steps', round_g: 1, steps: [{ from_g: 0, to_g, price_fen, per_kg_fen: 0 }] } }
  }
  const [first, second] = pricing.steps
  const first_weight_g = first?.to_g || 100
  const first_price_fen = first?.price_fen ?? 0
  const step_weight_g = second ? Math.max(1, second.to_g - second.from_g) : 100
  const step_price_fen = second ? Math.max(0, second.price_fen - first_price_fen) : 0
  return { ...zone, pricing: { kind: 'first_step', first_weight_g, first_price_fen, step_weight_g, step_price_fen } }
}

/** The next step begins where the last one ends. */
export function withStep(zone: Zone): Zone {
  if (zone.pricing.kind !== 'steps') return zone
  const last = zone.pricing.steps.at(-1)
  const from_g = last?.to_g ?? 0
  const to_g = from_g + Math.max(100, last ? last.to_g - last.from_g : 500)
  const step = { from_g, to_g, price_fen: last?.price_fen ?? 0, per_kg_fen: last?.per_kg_fen ?? 0 }
  return { ...zone, pricing: { ...zone.pricing, steps: [...zone.pricing.steps, step] } }
}

export const replaceAt = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, index) => (index === at ? value : one))

export const isSameBody = (a: TariffBody, b: TariffBody): boolean => JSON.stringify(a) === JSON.stringify(b)
