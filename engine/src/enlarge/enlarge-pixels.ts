import { edgeKind, edgeSums, KINDS, REACH, SIDE, TAPS, turned } from './edge-kind.ts'
import { filterTable } from './filter-table.ts'

const BITS = 10
const HALF = 1 << (BITS - 1)
const ONE = 1 << BITS
const CENTRE = (TAPS - 1) / 2

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MIDDLE = 2048

/** The weights of one pixel as they were trained: those of the pixel itself are what the others leave of one. */
function readWeights(row: string, side: number): Int16Array {
  const weights = new Int16Array(TAPS)
  let rest = ONE
  for (let n = 0; n < TAPS; n++) {
    if (n === CENTRE) continue
    const at = (side * (TAPS - 1) + (n < CENTRE ? n : n - 1)) * 2
    const weight = letters.indexOf(row.charAt(at)) * 64 + letters.indexOf(row.charAt(at + 1)) - MIDDLE
    weights[n] = weight
    rest -= weight
  }
  weights[CENTRE] = rest
  return weights
}

let read: Int16Array | undefined

/** For every kind of edge and every turn of it: the weights of the four new pixels, row by row. */
function allWeights(): Int16Array {
  if (read) return read
  const weights = new Int16Array(KINDS * 4 * 4 * TAPS)
  for (let kind = 0; kind < KINDS; kind++) {
    const upper = [readWeights(filterTable[kind] ?? '', 0), readWeights(filterTable[kind] ?? '', 1)] as const
    for (let turn = 0; turn < 4; turn++) {
      for (const [place, [x, y]] of corners.entries()) {
        const [across, down] = turned(turn, x, y)
        const start = ((kind * 4 + turn) * 4 + (down > 0 ? 2 : 0) + (across > 0 ? 1 : 0)) * TAPS
        // The lower pixels are the upper ones of the picture turned by half a turn.
        const from = upper[place === 0 || place === 3 ? 0 : 1]
        for (let n = 0; n < TAPS; n++) {
          const [u, v] = turned(turn, (n % SIDE) - REACH, Math.floor(n / SIDE) - REACH)
          weights[start + (v + REACH) * SIDE + u + REACH] = from[place < 2 ? n : TAPS - 1 - n] as number
        }
      }
    }
  }
  read = weights
  return weights
}

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** One channel with its outer pixels repeated beyond the edges, so that every pixel has all its neighbours. */
interface Plane {
  readonly values: Int16Array
  readonly across: number
}

/** Colours count as much as they are opaque; `part` 3 is the opacity itself. */
function getPlane(pixels: Uint8ClampedArray, width: number, height: number, part: number): Plane {
  const across = width + 2 * REACH
  const values = new Int16Array(across * (height + 2 * REACH))
  for (let y = 0; y < height + 2 * REACH; y++) {
    const row = Math.min(height - 1, Math.max(0, y - REACH)) * width
    for (let x = 0; x < across; x++) {
      const at = (row + Math.min(width - 1, Math.max(0, x - REACH))) * 4
      const [value, alpha] = [pixels[at + part] as number, pixels[at + 3] as number]
      values[y * across + x] = part === 3 || alpha === 255 ? value : Math.floor((value * alpha + 127) / 255)
    }
  }
  return { values, across }
}

/** What edges are looked for in: brightness, and opacity, or black on nothing would have none. */
function getGrey(planes: readonly Plane[], width: number, height: number): Int16Array {
  const [red, green, blue, alpha] = planes as [Plane, Plane, Plane, Plane]
  const grey = new Int16Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + REACH) * red.across + x + REACH
      const [r, g, b] = [red.values[at] as number, green.values[at] as number, blue.values[at] as number]
      grey[y * width + x] = ((r * 54 + g * 183 + b * 19) >> 8) + (alpha.values[at] as number)
    }
  }
  return grey
}

/** Some rows of a picture, with as many before and after them as their pixels look at. */
export interface Rows {
  /** RGBA, not multiplied by alpha. */
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
  /** The first row that is enlarged, and the one after the last. */
  readonly from: number
  readonly to: number
}

/** The neighbours of a row that its pixels look at. */
export const MARGIN = REACH

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** One channel, twice as wide and high, into that channel of `out`. */
function enlargePlane({ values, across }: Plane, rows: Rows, kinds: Int16Array, out: Uint8ClampedArray): void {
  const weights = allWeights()
  const { width, from, to: end } = rows
  const down = width * 8
  for (let y = from; y < end; y++) {
    for (let x = 0; x < width; x++) {
      const corner = y * across + x
      const kind = kinds[y * width + x] as number
      const to = (y - from) * 2 * down + x * 8
      if (kind < 0) {
        const own = values[corner + REACH * across + REACH] as number
        out[to] = own
        out[to + 4] = own
        out[to + down] = own
        out[to + down + 4] = own
        continue
      }
      let [first, second, third, fourth] = [HALF, HALF, HALF, HALF]
      let at = kind * 4 * TAPS
      for (let v = 0; v < SIDE; v++) {
        const row = corner + v * across
        for (let u = 0; u < SIDE; u++, at++) {
          const value = values[row + u] as number
          first += value * (weights[at] as number)
          second += value * (weights[at + TAPS] as number)
          third += value * (weights[at + 2 * TAPS] as number)
          fourth += value * (weights[at + 3 * TAPS] as number)
        }
      }
      // No new pixel is brighter or darker than all of those around it, or hard edges would get a line along them.
      let [least, most] = [255, 0]
      for (let v = REACH - 1; v <= REACH + 1; v++) {
        const middle = corner + v * across + REACH
        for (let near = middle - 1; near <= middle + 1; near++) {
          const value = values[near] as number
          if (value < least) least = value
          if (value > most) most = value
        }
      }
      out[to] = within(first >> BITS, least, most)
      out[to + 4] = within(second >> BITS, least, most)
      out[to + down] = within(third >> BITS, least, most)
      out[to + down + 4] = within(fourth >> BITS, least, most)
    }
  }
}

function getKinds(planes: readonly Plane[], width: number, height: number): Int16Array {
  const sums = edgeSums(getGrey(planes, width, height), width, height)
  const kinds = new Int16Array(width * height)
  for (let at = 0; at < kinds.length; at++) kinds[at] = edgeKind(sums, at)
  return kinds
}

/** Colours that were multiplied by their opacity become themselves again. */
function divide(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number
    if (alpha === 0 || alpha === 255) continue
    for (let part = 0; part < 3; part++) {
      pixels[at + part] = Math.min(255, Math.floor(((pixels[at + part] as number) * 255 + (alpha >> 1)) / alpha))
    }
  }
}

/**
 * Rows of a picture twice as wide and high, written to `out`. Every new pixel is a weighted sum of 49 old ones, with
 * weights learned for the kind of edge around it, and lies between the nine nearest. Integer arithmetic only, so that
 * the result is the same everywhere, to the bit.
 */
export function enlargeRows(rows: Rows, out: Uint8ClampedArray): void {
  const { pixels, width, height } = rows
  const planes = [0, 1, 2, 3].map((part) => getPlane(pixels, width, height, part))
  const kinds = getKinds(planes, width, height)
  const is_opaque = planes[3]?.values.every((value) => value === 255)
  for (const [part, plane] of planes.entries()) {
    if (part < 3 || !is_opaque) enlargePlane(plane, rows, kinds, out.subarray(part))
    else for (let at = part; at < out.length; at += 4) out[at] = 255
  }
  if (!is_opaque) divide(out)
}
