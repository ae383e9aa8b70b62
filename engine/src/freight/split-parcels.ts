import { chargeableWeight, type Volumetric } from './freight.ts'
import { joinPieces, type Parcel, type Piece, packed, stackPieces } from './parcel.ts'
import { getGirth, longestSide } from './tariff.ts'

/** Equal pieces that are packed together. */
export interface Pile extends Piece {
  readonly quantity: number
}

/** What a channel takes per parcel. */
export interface ParcelLimits extends Volumetric {
  readonly max_weight_g: number
  readonly max_side_mm: number
  /** Length plus twice width and height; null where only the longest side counts. */
  readonly max_girth_mm: number | null
}

const fits = (parcel: Parcel, limits: ParcelLimits): boolean =>
  chargeableWeight(parcel, limits) <= limits.max_weight_g &&
  longestSide(parcel) <= limits.max_side_mm &&
  (limits.max_girth_mm === null || getGirth(parcel) <= limits.max_girth_mm)

export const packPiles = (piles: readonly Pile[]): Parcel =>
  packed(joinPieces(piles.map((pile) => stackPieces(pile, pile.quantity))))

/** How many pieces of a pile still fit into a parcel. More pieces never make a parcel smaller. */
function roomFor(pile: Pile, inside: readonly Pile[], limits: ParcelLimits): number {
  let [low, high] = [0, pile.quantity]
  while (low < high) {
    const quantity = Math.ceil((low + high) / 2)
    if (fits(packPiles([...inside, { ...pile, quantity }]), limits)) low = quantity
    else high = quantity - 1
  }
  return low
}

/**
 * Packs pieces into as few parcels as a channel's limits allow, filling one after the other. A piece that is too large
 * on its own gets a separate parcel, so that the caller can say why the channel refuses it.
 */
export function splitPiles<P extends Pile>(piles: readonly P[], limits: ParcelLimits): P[][] {
  const parcels: P[][] = []
  let inside: P[] = []
  const close = () => {
    if (inside.length > 0) parcels.push(inside)
    inside = []
  }
  for (const pile of piles) {
    let left = pile.quantity
    while (left > 0) {
      const room = roomFor({ ...pile, quantity: left }, inside, limits)
      const quantity = room === 0 && inside.length === 0 ? 1 : room
      if (quantity > 0) inside.push({ ...pile, quantity })
      left -= quantity
      if (left > 0) close()
    }
  }
  close()
  return parcels
}

/** The parcels themselves, where nobody asks what is inside. */
export const splitIntoParcels = (piles: readonly Pile[], limits: ParcelLimits): Parcel[] =>
  splitPiles(piles, limits).map(packPiles)
