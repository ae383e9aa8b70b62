import { type Pixels, rgbOf } from './change-colours.ts'

const FAR = 1e20

/**
 * Squared distance to the nearest point along one line, by the lower envelope of parabolas (Felzenszwalb and
 * Huttenlocher): exact, and each pixel is visited twice.
 */
function nearestAlong(
  line: Float64Array,
  count: number,
  feet: Int32Array,
  ends: Float64Array,
  out: Float64Array,
): void {
  let top = 0
  feet[0] = 0
  ends[0] = -FAR
  ends[1] = FAR
  const meet = (a: number, b: number) => ((line[b] as number) + b * b - ((line[a] as number) + a * a)) / (2 * b - 2 * a)
  for (let n = 1; n < count; n++) {
    let at = meet(feet[top] as number, n)
    while (at <= (ends[top] as number)) {
      top--
      at = meet(feet[top] as number, n)
    }
    top++
    feet[top] = n
    ends[top] = at
    ends[top + 1] = FAR
  }
  top = 0
  for (let n = 0; n < count; n++) {
    while ((ends[top + 1] as number) < n) top++
    const foot = feet[top] as number
    out[n] = (n - foot) * (n - foot) + (line[foot] as number)
  }
}

/** Distances are only needed as far as the border reaches; `Float32Array` halves the memory of large prints. */
function distancesTo(pixels: Pixels, width_px: number, height_px: number): Float32Array {
  const found = new Float32Array(width_px * height_px)
  const most = Math.max(width_px, height_px)
  const [line, out] = [new Float64Array(most), new Float64Array(most)]
  const [feet, ends] = [new Int32Array(most), new Float64Array(most + 1)]
  for (let x = 0; x < width_px; x++) {
    for (let y = 0; y < height_px; y++) {
      const alpha = pixels[(y * width_px + x) * 4 + 3] as number
      // The edge runs through pixels that are partly covered.
      const part = 1 - alpha / 255
      line[y] = alpha === 0 ? FAR : part * part
    }
    nearestAlong(line, height_px, feet, ends, out)
    for (let y = 0; y < height_px; y++) found[y * width_px + x] = out[y] as number
  }
  for (let y = 0; y < height_px; y++) {
    for (let x = 0; x < width_px; x++) line[x] = found[y * width_px + x] as number
    nearestAlong(line, width_px, feet, ends, out)
    for (let x = 0; x < width_px; x++) found[y * width_px + x] = out[x] as number
  }
  return found
}

/** Puts a line of one colour behind everything visible, `border_px` wide, with a smooth outer edge. */
export function borderPixels(
  pixels: Pixels,
  width_px: number,
  height_px: number,
  { colour, border_px }: { readonly colour: string; readonly border_px: number },
): void {
  const distances = distancesTo(pixels, width_px, height_px)
  const rgb = rgbOf(colour)
  for (let n = 0; n < distances.length; n++) {
    const at = n * 4
    const alpha = pixels[at + 3] as number
    if (alpha === 255) continue
    const reach = border_px + 0.5 - Math.sqrt(distances[n] as number)
    const behind = Math.min(255, Math.max(0, Math.round(reach * 255)))
    if (behind === 0) continue
    // What is drawn over a colour: its own share, and the rest of what is behind.
    const rest = Math.round(((255 - alpha) * behind) / 255)
    const whole = alpha + rest
    for (let part = 0; part < 3; part++) {
      const mixed = (pixels[at + part] as number) * alpha + (rgb[part] as number) * rest
      pixels[at + part] = Math.round(mixed / whole)
    }
    pixels[at + 3] = whole
  }
}
