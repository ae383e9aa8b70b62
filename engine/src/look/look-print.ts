import { boxMeans, luma, type Pixels } from './pixels.ts'

/** What a picture is recognised by: two 64-bit hashes as 16 hex digits, and 64 colour shares of 0 to 255. */
export interface LookPrint {
  /** Light steps: each bit says whether a box is darker than its right neighbour. Survives scaling and compression. */
  readonly light_hash: string
  /** Places of edges: each bit says whether a box is busier than most. Survives another choice of colours too. */
  readonly shape_hash: string
  readonly histogram: Uint8Array
}

const SIDE = 8
const EDGE_SIDE = 32
const LEVELS = 4
/** Smaller steps are noise of scaling and compression, not drawing. */
const FLAT_STEP = 2

function getHex(bits: readonly boolean[]): string {
  let hex = ''
  for (let at = 0; at < bits.length; at += 4) {
    const digit = (bits[at] ? 8 : 0) | (bits[at + 1] ? 4 : 0) | (bits[at + 2] ? 2 : 0) | (bits[at + 3] ? 1 : 0)
    hex += digit.toString(16)
  }
  return hex
}

function lightHash(picture: Pixels): string {
  const means = boxMeans(picture, SIDE + 1, SIDE)
  const light = (at: number) => luma(means[at * 3] ?? 0, means[at * 3 + 1] ?? 0, means[at * 3 + 2] ?? 0)
  const bits: boolean[] = []
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = y * (SIDE + 1) + x
      bits.push(light(at) + FLAT_STEP < light(at + 1))
    }
  }
  return getHex(bits)
}

/** How much the colour of a box differs from those right of and below it, in the channel that differs most. */
function edgeAt(means: Float32Array, x: number, y: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    const here = means[(y * EDGE_SIDE + x) * 3 + channel] ?? 0
    const right = x + 1 < EDGE_SIDE ? (means[(y * EDGE_SIDE + x + 1) * 3 + channel] ?? 0) : here
    const below = y + 1 < EDGE_SIDE ? (means[((y + 1) * EDGE_SIDE + x) * 3 + channel] ?? 0) : here
    most = Math.max(most, Math.abs(right - here) + Math.abs(below - here))
  }
  return most
}

function shapeHash(picture: Pixels): string {
  const means = boxMeans(picture, EDGE_SIDE, EDGE_SIDE)
  const busy = new Float32Array(SIDE * SIDE)
  const cell = EDGE_SIDE / SIDE
  for (let y = 0; y < EDGE_SIDE; y++) {
    for (let x = 0; x < EDGE_SIDE; x++) {
      const at = Math.floor(y / cell) * SIDE + Math.floor(x / cell)
      // The square root keeps a hard outline from drowning out soft ones.
      busy[at] = (busy[at] ?? 0) + Math.sqrt(edgeAt(means, x, y))
    }
  }
  const middle = [...busy].sort((a, b) => a - b)[(SIDE * SIDE) / 2] ?? 0
  return getHex([...busy].map((value) => value > middle))
}

/** Shares of 4 × 4 × 4 colours; each pixel is dealt to the two nearest levels of each channel, so that none jumps. */
function getHistogram({ data }: Pixels): Uint8Array {
  const shares = new Float64Array(LEVELS ** 3)
  let total = 0
  for (let at = 0; at + 3 < data.length; at += 4) {
    // On white, as the hashes: a copy saved without transparency must have the same shares.
    const alpha = (data[at + 3] ?? 0) / 255
    const level = (channel: number) => (((data[at + channel] ?? 0) / 255) * alpha + 1 - alpha) * (LEVELS - 1)
    total++
    const [r, g, b] = [level(0), level(1), level(2)]
    const [r0, g0, b0] = [Math.min(LEVELS - 2, r | 0), Math.min(LEVELS - 2, g | 0), Math.min(LEVELS - 2, b | 0)]
    for (let corner = 0; corner < 8; corner++) {
      const [dr, dg, db] = [corner >> 2, (corner >> 1) & 1, corner & 1]
      const weight = (dr ? r - r0 : 1 - r + r0) * (dg ? g - g0 : 1 - g + g0) * (db ? b - b0 : 1 - b + b0)
      const bin = (r0 + dr) * LEVELS * LEVELS + (g0 + dg) * LEVELS + b0 + db
      shares[bin] = (shares[bin] ?? 0) + weight
    }
  }
  return Uint8Array.from(shares, (share) => (total === 0 ? 0 : Math.round((share / total) * 255)))
}

export function lookPrint(picture: Pixels): LookPrint {
  return { light_hash: lightHash(picture), shape_hash: shapeHash(picture), histogram: getHistogram(picture) }
}
