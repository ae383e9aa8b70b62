/** A print of a picture in numbers that compare fast: hashes as two halves each. */
export interface PrintNumbers {
  readonly light: readonly [number, number]
  readonly shape: readonly [number, number]
  readonly histogram: Uint8Array
}

/** Two halves of a hash written as 16 hex digits. */
export const getHalves = (hash: string): [number, number] => [
  Number.parseInt(hash.slice(0, 8), 16) | 0,
  Number.parseInt(hash.slice(8), 16) | 0,
]

export function popCount(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Unrelated pictures differ in half of the 64 bits, so half of them counts as no similarity. */
const UNRELATED_BITS = 32
const STRUCTURE_SHARE = 0.75

/** Many columns of numbers, one row a picture: what a search runs over. */
export interface PrintTable {
  readonly count: number
  /** Four numbers a row: light high and low, shape high and low. */
  readonly hashes: Int32Array
  /** 64 bytes a row. */
  readonly histograms: Uint8Array
}

/**
 * How similar two pictures look, 0 to 1. The better of the two hashes speaks for the drawing, so that a copy in other
 * colours is found; the colours themselves count for the rest.
 */
export function getScore(light_bits: number, shape_bits: number, common_colour: number): number {
  const fewest = Math.min(light_bits, shape_bits)
  const structure = fewest >= UNRELATED_BITS ? 0 : 1 - fewest / UNRELATED_BITS
  return STRUCTURE_SHARE * structure + (1 - STRUCTURE_SHARE) * common_colour
}

export interface Hit {
  readonly row: number
  readonly score: number
}

/** Rows that look like `wanted`, best first. Colours are only compared where the drawing could still reach `least`. */
export function searchPrints(table: PrintTable, wanted: PrintNumbers, least: number, limit: number): Hit[] {
  const { hashes, histograms, count } = table
  const [light_0, light_1] = wanted.light
  const [shape_0, shape_1] = wanted.shape
  const whole = Math.max(
    1,
    wanted.histogram.reduce((sum, share) => sum + share, 0),
  )
  const hits: Hit[] = []
  for (let row = 0; row < count; row++) {
    const at = row * 4
    const light = popCount((hashes[at] as number) ^ light_0) + popCount((hashes[at + 1] as number) ^ light_1)
    const shape = popCount((hashes[at + 2] as number) ^ shape_0) + popCount((hashes[at + 3] as number) ^ shape_1)
    if (getScore(light, shape, 1) < least) continue
    let common = 0
    for (let bin = 0, from = row * 64; bin < 64; bin++) {
      const [a, b] = [histograms[from + bin] as number, wanted.histogram[bin] as number]
      common += Math.min(a, b)
    }
    const score = getScore(light, shape, common / whole)
    if (score >= least) hits.push({ row, score })
  }
  return hits.sort((a, b) => b.score - a.score).slice(0, limit)
}
