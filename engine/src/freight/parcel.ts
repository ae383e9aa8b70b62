/** A thing to be sent, as the warehouse measures it: whole grams and millimetres. */
export interface Piece {
  readonly weight_g: number
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
}

/** What leaves the warehouse: the goods and what is wrapped around them. */
export interface Parcel extends Piece {
  readonly packaging_g: number
}

/** Pieces that a warehouse packs together are stacked, flat side down. */
export function stackPieces(piece: Piece, quantity: number): Piece {
  const [short = 0, middle = 0, long = 0] = [piece.length_mm, piece.width_mm, piece.height_mm].sort((a, b) => a - b)
  const [height_mm = 0, width_mm = 0, length_mm = 0] = [short * quantity, middle, long].sort((a, b) => a - b)
  return { weight_g: piece.weight_g * quantity, length_mm, width_mm, height_mm }
}

/** Different piles go side by side into one box: the broadest and longest decide its floor, the heights add up. */
export function joinPieces(pieces: readonly Piece[]): Piece {
  const sides = pieces.map((piece) => [piece.length_mm, piece.width_mm, piece.height_mm].sort((a, b) => b - a))
  const largest = (index: number) => sides.reduce((most, side) => Math.max(most, side[index] ?? 0), 0)
  return {
    weight_g: pieces.reduce((sum, piece) => sum + piece.weight_g, 0),
    length_mm: largest(0),
    width_mm: largest(1),
    height_mm: sides.reduce((sum, side) => sum + (side[2] ?? 0), 0),
  }
}

/**
 * What is loaded at once, such as cartons one carrier collects: their weights add up, no side is longer than the
 * longest.
 */
export function oneLoad(parcels: readonly Parcel[]): Parcel {
  const sum = (of: (parcel: Parcel) => number) => parcels.reduce((all, parcel) => all + of(parcel), 0)
  const most = (of: (parcel: Parcel) => number) => parcels.reduce((all, parcel) => Math.max(all, of(parcel)), 0)
  return {
    weight_g: sum(({ weight_g }) => weight_g),
    packaging_g: sum(({ packaging_g }) => packaging_g),
    length_mm: most(({ length_mm }) => length_mm),
    width_mm: most(({ width_mm }) => width_mm),
    height_mm: most(({ height_mm }) => height_mm),
  }
}

const MM3_PER_LITRE = 1_000_000

/** Wrappings of the warehouses, the smallest first. */
const wrappings = [
  { up_to_mm3: 4 * MM3_PER_LITRE, weight_g: 20 },
  { up_to_mm3: 12 * MM3_PER_LITRE, weight_g: 120 },
  { up_to_mm3: 40 * MM3_PER_LITRE, weight_g: 280 },
  { up_to_mm3: Number.POSITIVE_INFINITY, weight_g: 600 },
] as const

/** Weight of the mailer or box that the goods need. */
export function packagingWeight(goods: Piece): number {
  const volume_mm3 = goods.length_mm * goods.width_mm * goods.height_mm
  return wrappings.find((wrapping) => volume_mm3 <= wrapping.up_to_mm3)?.weight_g ?? 0
}

export const packed = (goods: Piece): Parcel => ({ ...goods, packaging_g: packagingWeight(goods) })
