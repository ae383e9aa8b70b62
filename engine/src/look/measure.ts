import { boxMeans, luma, type Pixels } from './pixels.ts'

/** What can be counted of a picture; the styles are told apart by these numbers and by nothing else. */
export interface Measures {
  readonly edges: number
  readonly palette: number
  readonly entropy: number
  readonly flatness: number
  readonly saturation: number
  readonly lightness: number
  readonly contrast: number
  readonly transparency: number
  /** Mean step over the seam of two copies laid side by side, over the mean step within: about 1 where it continues. */
  readonly seam: number
  /** How much lines of the picture alternate between crossed by many strokes and by none: high in lettering. */
  readonly banding: number
}

const EDGE_STEP = 48
const SAME_STEP = 2
const COVERED = 0.95

const round = (value: number) => Math.round(value * 1000) / 1000

function saturationOf(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b)
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Opaque pixels only: what is see-through has no colour. */
function colourFacts({ data }: Pixels) {
  const boxes = new Map<number, number>()
  const lights = new Float64Array(256)
  let [opaque, saturation, light_sum, light_squares] = [0, 0, 0, 0]
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const light = luma(r, g, b)
    opaque++
    saturation += saturationOf(r, g, b)
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

function bandingOf(crossings: readonly number[], width: number): number {
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

/** On a small grid, so that noise does not speak for or against. */
function seamOf(picture: Pixels): number {
  const side = 32
  const means = boxMeans(picture, side, side)
  const step = (a: number, b: number) =>
    [0, 1, 2].reduce((sum, channel) => sum + Math.abs((means[a * 3 + channel] ?? 0) - (means[b * 3 + channel] ?? 0)), 0)
  const [across, down, inner]: [number[], number[], number[]] = [[], [], []]
  for (let n = 0; n < side; n++) {
    across.push(step(n * side + side - 1, n * side))
    down.push(step((side - 1) * side + n, n))
    for (let m = 0; m + 1 < side; m++)
      inner.push(step(n * side + m, n * side + m + 1), step(m * side + n, (m + 1) * side + n))
  }
  const within = mean(inner)
  return within < 1 ? 0 : Math.max(mean(across), mean(down)) / within
}

export function measure(picture: Pixels): Measures {
  const { opaque, ...colour } = colourFacts(picture)
  const { crossings, ...steps } = stepFacts(picture)
  const pixels = picture.width * picture.height
  return {
    ...{ palette: colour.palette, entropy: round(colour.entropy), saturation: round(colour.saturation) },
    ...{ lightness: round(colour.lightness), contrast: round(colour.contrast) },
    ...{ edges: round(steps.edges), flatness: round(steps.flatness) },
    transparency: round(1 - opaque / Math.max(1, pixels)),
    seam: round(seamOf(picture)),
    banding: round(bandingOf(crossings, picture.width)),
  }
}
