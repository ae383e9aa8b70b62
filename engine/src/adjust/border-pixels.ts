import { getRgb, type Pixels } from './change-colours.ts'

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
  nearest: Int32Array,
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
    nearest[n] = foot
  }
}

/** Around a pixel, what its opacity is measured by: a half-transparent picture has its edge where it is a quarter opaque. */
const NEAR = 2
/** A share of 1, and of the edge half a pixel before the middle of a pixel. */
const STEPS = 254

/**
 * Where the edge of what is visible lies by the opacity of a pixel: 1 half a pixel before its middle, 255 half a pixel
 * beyond it or further; 0 when it is not in this pixel and the pixel lies outside.
 */
function edgeAt(pixels: Pixels, width_px: number, height_px: number, x: number, y: number): number {
  const alphaAt = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width_px || row >= height_px
      ? 0
      : (pixels[(row * width_px + column) * 4 + 3] as number)
  const alpha = alphaAt(x, y)
  if (alpha === 0 || alpha === 255) return alpha
  let most = alpha
  for (let row = y - NEAR; row <= y + NEAR; row++) {
    for (let column = x - NEAR; column <= x + NEAR; column++) most = Math.max(most, alphaAt(column, row))
  }
  const beside = [alphaAt(x - 1, y), alphaAt(x + 1, y), alphaAt(x, y - 1), alphaAt(x, y + 1)]
  const slope = Math.max(1, ...beside.map((one) => Math.abs(one - alpha)))
  const beyond = (alpha - most / 2) / slope
  return beyond < -0.5 ? 0 : 1 + Math.round((Math.min(0.5, beyond) + 0.5) * STEPS)
}

interface Distances {
  /** Squared, to the middle of the nearest pixel that is visible. */
  readonly squared: Float32Array
  /** Where the edge is in that pixel. */
  readonly edges: Uint8Array
}

/** Distances are only needed as far as the border reaches; `Float32Array` halves the memory of large prints. */
function distancesTo(pixels: Pixels, width_px: number, height_px: number): Distances {
  const squared = new Float32Array(width_px * height_px)
  const edges = new Uint8Array(width_px * height_px)
  const most = Math.max(width_px, height_px)
  const [line, out] = [new Float64Array(most), new Float64Array(most)]
  const [feet, ends] = [new Int32Array(most), new Float64Array(most + 1)]
  const [nearest, own] = [new Int32Array(most), new Uint8Array(most)]
  for (let x = 0; x < width_px; x++) {
    for (let y = 0; y < height_px; y++) {
      own[y] = edgeAt(pixels, width_px, height_px, x, y)
      line[y] = own[y] === 0 ? FAR : 0
    }
    nearestAlong(line, height_px, feet, ends, out, nearest)
    for (let y = 0; y < height_px; y++) {
      squared[y * width_px + x] = out[y] as number
      edges[y * width_px + x] = own[nearest[y] as number] as number
    }
  }
  for (let y = 0; y < height_px; y++) {
    const row = y * width_px
    for (let x = 0; x < width_px; x++) line[x] = squared[row + x] as number
    own.set(edges.subarray(row, row + width_px))
    nearestAlong(line, width_px, feet, ends, out, nearest)
    for (let x = 0; x < width_px; x++) {
      squared[row + x] = out[x] as number
      edges[row + x] = own[nearest[x] as number] as number
    }
  }
  return { squared, edges }
}

/** Puts a line of one colour behind everything visible, `border_px` wide, with a smooth outer edge. */
export function borderPixels(
  pixels: Pixels,
  width_px: number,
  height_px: number,
  { colour, border_px }: { readonly colour: string; readonly border_px: number },
): void {
  const { squared, edges } = distancesTo(pixels, width_px, height_px)
  const rgb = getRgb(colour)
  for (let n = 0; n < squared.length; n++) {
    const at = n * 4
    const alpha = pixels[at + 3] as number
    if (alpha === 255) continue
    const from_edge = Math.sqrt(squared[n] as number) - (((edges[n] as number) - 1) / STEPS - 0.5)
    const reach = border_px + 0.5 - from_edge
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
