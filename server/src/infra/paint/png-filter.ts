// Filters make a picture's bytes easier to pack. Rows are seen as words of four bytes, subtracted all four at once.

const HIGH = 0x80808080
const LOW = 0x7f7f7f7f

/** Byte by byte a − b, modulo 256, in one word. */
const minus = (a: number, b: number): number => ((a | HIGH) - (b & LOW)) ^ ((a ^ ~b) & HIGH)

/** How far the four bytes of a difference are from zero, either way. */
function weight(word: number): number {
  let sum = 0
  for (let shift = 0; shift < 32; shift += 8) {
    const byte = (word >>> shift) & 255
    sum += byte < 128 ? byte : 256 - byte
  }
  return sum
}

export const NONE = 0
export const SUB = 1
export const UP = 2

/** Every so many pixels are looked at to choose a filter. */
const SAMPLE = 32

/** The filter whose differences are smallest, judged by a sample of the row. */
export function chooseFilter(row: Uint32Array, above: Uint32Array): number {
  let none = 0
  let sub = 0
  let up = 0
  for (let x = SAMPLE; x < row.length; x += SAMPLE) {
    const word = row[x] as number
    none += weight(word)
    sub += weight(minus(word, row[x - 1] as number))
    up += weight(minus(word, above[x] as number))
  }
  if (up <= sub) return up <= none ? UP : NONE
  return sub < none ? SUB : NONE
}

export function filterRow(filter: number, row: Uint32Array, above: Uint32Array, out: Uint32Array): void {
  if (filter === NONE) {
    out.set(row)
    return
  }
  if (filter === UP) {
    for (let x = 0; x < row.length; x++) out[x] = minus(row[x] as number, above[x] as number)
    return
  }
  out[0] = row[0] as number
  for (let x = 1; x < row.length; x++) out[x] = minus(row[x] as number, row[x - 1] as number)
}
