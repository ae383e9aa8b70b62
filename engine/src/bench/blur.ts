// Running sums and running extremes: the same time whatever the radius.

/** One line of a box blur; pixels beyond the ends repeat the last one. */
function blurLine(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number) {
  const first = from[start] as number
  const last = from[start + (count - 1) * step] as number
  let sum = first * radius
  for (let n = 0; n < radius; n++) sum += n < count ? (from[start + n * step] as number) : last
  const share = 1 / (2 * radius + 1)
  for (let n = 0; n < count; n++) {
    sum += n + radius < count ? (from[start + (n + radius) * step] as number) : last
    to[start + n * step] = sum * share
    sum -= n - radius >= 0 ? (from[start + (n - radius) * step] as number) : first
  }
}

/** Three box blurs, which look like a Gaussian; in place. */
export function blurField(field: Float32Array, width_px: number, height_px: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius))
  const other = new Float32Array(field.length)
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height_px; y++) blurLine(field, other, y * width_px, 1, width_px, r)
    for (let x = 0; x < width_px; x++) blurLine(other, field, x, width_px, height_px, r)
  }
  return field
}

export function softBlur(mask: Uint8Array, width_px: number, height_px: number, radius: number): Uint8Array {
  const field = blurField(Float32Array.from(mask), width_px, height_px, radius / 1.7)
  return Uint8Array.from(field, (value) => Math.round(Math.max(0, Math.min(255, value))))
}

/** One line of a running minimum (van Herk): each block from both ends, then the lower of the two. */
function lowestLine(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number) {
  const size = 2 * radius + 1
  const padded = count + 2 * radius
  const [ahead, back] = [new Float32Array(padded), new Float32Array(padded)]
  const at = (n: number) => {
    const m = n - radius
    return m < 0 || m >= count ? Number.POSITIVE_INFINITY : (from[start + m * step] as number)
  }
  for (let n = 0; n < padded; n++) ahead[n] = n % size === 0 ? at(n) : Math.min(ahead[n - 1] as number, at(n))
  for (let n = padded - 1; n >= 0; n--)
    back[n] = n === padded - 1 || n % size === size - 1 ? at(n) : Math.min(back[n + 1] as number, at(n))
  for (let n = 0; n < count; n++) to[start + n * step] = Math.min(back[n] as number, ahead[n + size - 1] as number)
}

function lowestField(field: Float32Array, width_px: number, height_px: number, radius: number): Float32Array {
  const [other, out] = [new Float32Array(field.length), new Float32Array(field.length)]
  for (let y = 0; y < height_px; y++) lowestLine(field, other, y * width_px, 1, width_px, radius)
  for (let x = 0; x < width_px; x++) lowestLine(other, out, x, width_px, height_px, radius)
  return out
}

/** The highest value within a square around each place. */
export function highestField(field: Float32Array, width_px: number, height_px: number, radius: number): Float32Array {
  const negative = field.map((value) => -value)
  return lowestField(negative, width_px, height_px, radius).map((value) => -value)
}

/** Takes away bright spots and lines narrower than twice the radius; everything else stays. */
export function withoutBrightSpots(field: Float32Array, width_px: number, height_px: number, radius: number) {
  return highestField(lowestField(field, width_px, height_px, radius), width_px, height_px, radius)
}
