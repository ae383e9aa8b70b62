import { luma, type Pixels } from './pixels.ts'

/** Measurements of a picture; styles are distinguished by these numbers alone. */
export interface Measures {
  readonly edges: number
  readonly palette: number
  readonly entropy: number
  readonly flatness: number
  readonly saturation: number
  readonly lightness: number
  readonly contrast: number
  readonly transparency: number
  /**
   * Contrast at the seam of two tiled copies relative to the strong contrasts within: below 1 where the pattern
   * continues.
   */
  readonly seam: number
  /** How much lines of the picture alternate between crossed by many strokes and by none: high in lettering. */
  readonly banding: number
}

const EDGE_STEP = 48
const SAME_STEP = 2
const COVERED = 0.95
/** A border whose colour changes less than this along its length is plain. */
const PLAIN_BORDER = 1.5

const round = (value: number) => Math.round(value * 1000) / 1000

function getSaturation(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b)
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most
}

/** Opaque pixels only: transparent ones have no colour. */
function colourFacts({ data }: Pixels) {
  const boxes = new Map<number, number>()
  const lights = new Float64Array(256)
  let [opaque, saturation, light_sum, light_squares] = [0, 0, 0, 0]
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const light = luma(r, g, b)
    opaque++
    saturation += getSaturation(r, g, b)
    light_sum += light
    light_squares += light * light
    const bin = Math.round(light)
    lights[bin] = (lights[bin] ?? 0) + 1
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5)
    boxes.set(key, (boxes.get(key) ?? 0) + 1)
  }
  const of = Math.max(1, opaque)
  let [palette, covered, entropy] = [0, 0, 0]
  for (const count of [...boxes.values()].sort((a, b) => b - a)) {
    if (covered >= of * COVERED) break
    covered += count
    palette++
  }
  for (const count of lights) if (count > 0) entropy -= (count / of) * Math.log2(count / of)
  const lightness = light_sum / of
  const contrast = Math.sqrt(Math.max(0, light_squares / of - lightness * lightness)) / 128
  return { palette, entropy, saturation: saturation / of, lightness: lightness / 255, contrast, opaque }
}

/** Steps from each pixel to the next, on white. */
function stepFacts({ data, width, height }: Pixels) {
  let [steps, edges, same] = [0, 0, 0]
  const crossings = new Array<number>(height).fill(0)
  const value = (at: number, channel: number) => {
    const alpha = (data[at + 3] ?? 0) / 255
    return (data[at + channel] ?? 0) * alpha + 255 * (1 - alpha)
  }
  const step = (a: number, b: number) =>
    Math.max(
      Math.abs(value(a, 0) - value(b, 0)),
      Math.abs(value(a, 1) - value(b, 1)),
      Math.abs(value(a, 2) - value(b, 2)),
    )
  for (let y = 0; y < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = (y * width + x) * 4
      const size = step(at, at + 4)
      steps++
      if (size > EDGE_STEP) {
        edges++
        crossings[y] = (crossings[y] ?? 0) + 1
      }
      if (size <= SAME_STEP) same++
    }
  }
  return { edges: edges / Math.max(1, steps), flatness: same / Math.max(1, steps), crossings }
}

function getBanding(crossings: readonly number[], width: number): number {
  const busy = crossings.filter((count) => count > width * 0.06).length
  const empty = crossings.filter((count) => count === 0).length
  let changes = 0
  for (let y = 1; y < crossings.length; y++) {
    const [before, now] = [crossings[y - 1] ?? 0, crossings[y] ?? 0]
    if ((before === 0) !== (now === 0)) changes++
  }
  const share = Math.min(busy, empty) / Math.max(1, crossings.length)
  return changes >= 2 ? Math.min(1, share * 4) : 0
}

/** The value at the 95th place of a hundred. */
const high = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

/**
 * The mean contrast at the seam of two tiled copies, relative to the strongest contrasts between lines within. A plain
 * border continues too, but says nothing: it counts as no seam at all.
 */
function getSeam({ data, width, height }: Pixels): number {
  const value = (x: number, y: number, channel: number) => {
    const at = (y * width + x) * 4
    const alpha = (data[at + 3] ?? 0) / 255
    return (data[at + channel] ?? 0) * alpha + 255 * (1 - alpha)
  }
  const between = (a: (n: number) => [number, number], b: (n: number) => [number, number], length: number) => {
    let sum = 0
    for (let n = 0; n < length; n++) {
      for (let channel = 0; channel < 3; channel++) sum += Math.abs(value(...a(n), channel) - value(...b(n), channel))
    }
    return sum / (length * 3)
  }
  const column =
    (x: number) =>
    (n: number): [number, number] => [x, n]
  const row =
    (y: number) =>
    (n: number): [number, number] => [n, y]
  const columns = Array.from({ length: width - 1 }, (_, x) => between(column(x), column(x + 1), height))
  const rows = Array.from({ length: height - 1 }, (_, y) => between(row(y), row(y + 1), width))
  const along = Math.max(
    between(
      (n) => [0, n],
      (n) => [0, Math.max(0, n - 4)],
      height,
    ),
    between(
      (n) => [n, 0],
      (n) => [Math.max(0, n - 4), 0],
      width,
    ),
  )
  if (along < PLAIN_BORDER || width < 8 || height < 8) return 0
  const across = between(column(width - 1), column(0), height) / Math.max(1, high(columns))
  const down = between(row(height - 1), row(0), width) / Math.max(1, high(rows))
  return Math.max(across, down)
}

export function measure(picture: Pixels): Measures {
  const { opaque, ...colour } = colourFacts(picture)
  const { crossings, ...steps } = stepFacts(picture)
  const pixels = picture.width * picture.height
  return {
    palette: colour.palette,
    entropy: round(colour.entropy),
    saturation: round(colour.saturation),
    lightness: round(colour.lightness),
    contrast: round(colour.contrast),
    edges: round(steps.edges),
    flatness: round(steps.flatness),
    transparency: round(1 - opaque / Math.max(1, pixels)),
    seam: round(getSeam(picture)),
    banding: round(getBanding(crossings, picture.width)),
  }
}
