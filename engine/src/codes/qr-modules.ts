/** Data codewords, error correction codewords per block, blocks. */
const versions = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
] as const
type Version = (typeof versions)[number]

const exp = new Uint8Array(512)
const log = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  exp[i] = x
  exp[i + 255] = x
  log[x] = i
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0)
}
const times = (a: number, b: number) => (a && b ? (exp[(log[a] ?? 0) + (log[b] ?? 0)] ?? 0) : 0)

/** Reed–Solomon: the remainder of the block divided by the generator. */
function correction(block: readonly number[], length: number): number[] {
  let generator = [1]
  for (let i = 0; i < length; i++) {
    const next = [...generator, 0]
    generator.forEach((value, place) => {
      next[place + 1] = (next[place + 1] ?? 0) ^ times(value, exp[i] ?? 0)
    })
    generator = next
  }
  const rest = [...block, ...new Array<number>(length).fill(0)]
  for (let i = 0; i < block.length; i++) {
    const factor = rest[i] ?? 0
    generator.forEach((value, place) => {
      rest[i + place] = (rest[i + place] ?? 0) ^ times(value, factor)
    })
  }
  return rest.slice(block.length)
}

function dataCodewords(bytes: Uint8Array, capacity: number): number[] {
  let bits = `0100${bytes.length.toString(2).padStart(8, '0')}`
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  bits += '0'.repeat(Math.min(4, capacity * 8 - bits.length))
  bits += '0'.repeat((8 - (bits.length % 8)) % 8)
  const words = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Interleaves the blocks: the first word of each, then the second, and so on. */
function codewords(bytes: Uint8Array, [capacity, ec, count]: Version): number[] {
  const data = dataCodewords(bytes, capacity)
  const size = capacity / count
  const blocks = Array.from({ length: count }, (_, i) => data.slice(i * size, (i + 1) * size))
  const weave = (parts: readonly number[][]) => (parts[0] ?? []).flatMap((_, i) => parts.map((part) => part[i] ?? 0))
  return [...weave(blocks), ...weave(blocks.map((block) => correction(block, ec)))]
}

type Grid = (boolean | undefined)[][]

function square(grid: Grid, top: number, left: number, radius: number, isDark: (ring: number) => boolean): void {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const row = grid[top + y]
      if (row && left + x >= 0 && left + x < grid.length) row[left + x] = isDark(Math.max(Math.abs(x), Math.abs(y)))
    }
  }
}

/** Format bits for level M with mask 0, including their BCH code: 101010000010010. */
const FORMAT = 0b101010000010010
function drawFormat(grid: Grid): void {
  const side = grid.length
  for (let i = 0; i < 15; i++) {
    const dark = ((FORMAT >> i) & 1) === 1
    const down = i < 6 ? i : i < 8 ? i + 1 : side - 15 + i
    const across = i < 8 ? side - 1 - i : i < 9 ? 7 : 14 - i
    ;(grid[down] as boolean[])[8] = dark
    ;(grid[8] as boolean[])[across] = dark
  }
  ;(grid[side - 8] as boolean[])[8] = true
}

function emptyGrid(version: number): Grid {
  const side = 17 + 4 * version
  const grid: Grid = Array.from({ length: side }, () => new Array<boolean | undefined>(side).fill(undefined))
  const finder = (ring: number) => ring !== 2 && ring !== 4
  for (const [y, x] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const) {
    square(grid, y, x, 4, finder)
  }
  if (version > 1) square(grid, side - 7, side - 7, 2, (ring) => ring !== 1)
  for (let i = 8; i < side - 8; i++) {
    ;(grid[6] as boolean[])[i] = i % 2 === 0
    ;(grid[i] as boolean[])[6] = i % 2 === 0
  }
  drawFormat(grid)
  return grid
}

/** Two columns at a time from the right, alternating up and down, skipping modules already set. */
function fillGrid(grid: Grid, words: readonly number[]): void {
  const side = grid.length
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) === 1))
  let next = 0
  for (let right = side - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step++) {
      const y = upward ? side - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = grid[y] as (boolean | undefined)[]
        if (row[x] === undefined) row[x] = (bits[next++] ?? false) !== ((x + y) % 2 === 0)
      }
    }
  }
}

/** Half of a pair of characters is no character. */
const LONE = /[\ud800-\udfff]/gu

function utf8(text: string): Uint8Array {
  const parts = encodeURIComponent(text.replace(LONE, '\ufffd')).match(/%..|./g) ?? []
  return Uint8Array.from(parts, (part) => (part.length > 1 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)))
}

/**
 * The dark modules of a QR code, row by row, without its quiet zone (versions 1–6, error correction level M, byte mode);
 * null when the text is too long for a code that phones read easily.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] | null {
  const bytes = utf8(text)
  const place = versions.findIndex(([capacity]) => bytes.length + 2 <= capacity)
  const version = versions[place]
  if (!version) return null
  const grid = emptyGrid(place + 1)
  fillGrid(grid, codewords(bytes, version))
  return grid.map((row) => row.map((dark) => dark === true))
}
