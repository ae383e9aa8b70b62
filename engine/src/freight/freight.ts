import type { Parcel } from './parcel.ts'

/** The price of one channel from one warehouse to one country: whole fen and grams. */
export interface FreightRate {
  readonly first_weight_g: number
  readonly first_price_fen: number
  readonly step_weight_g: number
  readonly step_price_fen: number
  /** Cubic centimetres that count as a kilogram; 0 where size does not count. */
  readonly volumetric_divisor: number
  readonly minimum_fen: number
  /** Fuel on the charge, in hundredths of a percent. */
  readonly fuel_bp: number
}

export interface Freight {
  readonly actual_g: number
  readonly packaging_g: number
  readonly volumetric_g: number
  readonly chargeable_g: number
  readonly is_volumetric: boolean
  /** Steps begun beyond the first weight. */
  readonly steps: number
  readonly first_fen: number
  readonly steps_fen: number
  /** What the minimum charge adds; 0 where the weight pays more. */
  readonly minimum_extra_fen: number
  readonly fuel_fen: number
  readonly remote_fen: number
  readonly total_fen: number
}

/** Half a fen and more is a fen. */
export const shareOf = (amount_fen: number, share_bp: number): number =>
  Math.floor((amount_fen * share_bp + 5000) / 10_000)

/** A cubic millimetre over the divisor is a gram: the thousands of cm³ and of kg cancel out. */
export function volumetricWeight(parcel: Parcel, divisor: number): number {
  return divisor > 0 ? Math.ceil((parcel.length_mm * parcel.width_mm * parcel.height_mm) / divisor) : 0
}

const none: Freight = {
  actual_g: 0,
  packaging_g: 0,
  volumetric_g: 0,
  chargeable_g: 0,
  is_volumetric: false,
  steps: 0,
  first_fen: 0,
  steps_fen: 0,
  minimum_extra_fen: 0,
  fuel_fen: 0,
  remote_fen: 0,
  total_fen: 0,
}

/**
 * Parcels of one shipment, each charged separately: every carton starts at the first weight and rounds its own fuel.
 */
export const freightOfAll = (parcels: readonly Parcel[], rate: FreightRate, remote_fen = 0): Freight =>
  parcels
    .map((parcel) => freightOf(parcel, rate, remote_fen))
    .reduce(
      (sum, one) => ({
        actual_g: sum.actual_g + one.actual_g,
        packaging_g: sum.packaging_g + one.packaging_g,
        volumetric_g: sum.volumetric_g + one.volumetric_g,
        chargeable_g: sum.chargeable_g + one.chargeable_g,
        is_volumetric: sum.is_volumetric || one.is_volumetric,
        steps: sum.steps + one.steps,
        first_fen: sum.first_fen + one.first_fen,
        steps_fen: sum.steps_fen + one.steps_fen,
        minimum_extra_fen: sum.minimum_extra_fen + one.minimum_extra_fen,
        fuel_fen: sum.fuel_fen + one.fuel_fen,
        remote_fen: sum.remote_fen + one.remote_fen,
        total_fen: sum.total_fen + one.total_fen,
      }),
      none,
    )

/** Freight of a parcel, with every amount that makes up the total, so that people can check it. */
export function freightOf(parcel: Parcel, rate: FreightRate, remote_fen = 0): Freight {
  const { weight_g: actual_g, packaging_g } = parcel
  const volumetric_g = volumetricWeight(parcel, rate.volumetric_divisor)
  const is_volumetric = volumetric_g > actual_g + packaging_g
  const chargeable_g = is_volumetric ? volumetric_g : actual_g + packaging_g
  const steps = Math.max(0, Math.ceil((chargeable_g - rate.first_weight_g) / rate.step_weight_g))
  const first_fen = rate.first_price_fen
  const steps_fen = steps * rate.step_price_fen
  const minimum_extra_fen = Math.max(0, rate.minimum_fen - first_fen - steps_fen)
  const charge_fen = first_fen + steps_fen + minimum_extra_fen
  const fuel_fen = shareOf(charge_fen, rate.fuel_bp)
  return {
    actual_g,
    packaging_g,
    volumetric_g,
    chargeable_g,
    is_volumetric,
    steps,
    first_fen,
    steps_fen,
    minimum_extra_fen,
    fuel_fen,
    remote_fen,
    total_fen: charge_fen + fuel_fen + remote_fen,
  }
}

export interface RemoteArea {
  /** Prefix of the postcodes, in capitals without spaces or hyphens. */
  readonly prefix: string
  readonly surcharge_fen: number
}

/** `sw1a 1aa`, `SW1A-1AA` and full-width digits are one postcode. */
export const plainPostcode = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** The surcharge of the longest matching prefix: an island within a remote county has its own price. */
export function remoteSurcharge(areas: readonly RemoteArea[], postcode: string): number {
  const plain = plainPostcode(postcode)
  if (plain === '') return 0
  const fitting = areas.filter((area) => plain.startsWith(area.prefix))
  const nearest = fitting.reduce<RemoteArea | null>(
    (best, area) => (best && best.prefix.length >= area.prefix.length ? best : area),
    null,
  )
  return nearest?.surcharge_fen ?? 0
}
