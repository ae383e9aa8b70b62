import type { BenchPhoto, BenchPoint } from './bench-view.ts'
import { getLab } from './lab.ts'

type Pick = { at: BenchPoint; tolerance: number; joined: boolean }

/** Half the side of the square whose mean is looked for: one pixel alone may be noise. */
const REACH = 2

/** Mean colour around a place. */
export function meanLab(
  { width_px, height_px, rgba }: BenchPhoto,
  [x, y]: BenchPoint,
): readonly [number, number, number] {
  const sum = [0, 0, 0]
  let count = 0
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const px = Math.max(0, Math.min(width_px - 1, Math.floor(x) + dx))
      const py = Math.max(0, Math.min(height_px - 1, Math.floor(y) + dy))
      const at = 4 * (py * width_px + px)
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (rgba[at + c] as number)
      count++
    }
  }
  return getLab((sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count)
}

/** Colour differences count fully, brightness less: a shadow on a shirt is still the shirt. */
const BRIGHTNESS_WEIGHT = 0.6

type Lab = readonly [number, number, number]

/** Colours of a photograph's pixels; a slider asks for the same ones again and again. */
const labs = new WeakMap<BenchPhoto['rgba'], Float32Array>()

export function photoLabs({ rgba }: BenchPhoto): Float32Array {
  const kept = labs.get(rgba)
  if (kept) return kept
  const values = new Float32Array((3 * rgba.length) / 4)
  const known = new Map<number, Lab>()
  for (let at = 0, to = 0; at < rgba.length; at += 4, to += 3) {
    const [r, g, b] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number]
    const key = (r << 16) | (g << 8) | b
    let lab = known.get(key)
    if (lab === undefined) {
      lab = getLab(r, g, b)
      known.set(key, lab)
    }
    values[to] = lab[0]
    values[to + 1] = lab[1]
    values[to + 2] = lab[2]
  }
  labs.set(rgba, values)
  return values
}

function likeness(photo: BenchPhoto, wanted: Lab, tolerance: number): Uint8Array {
  const values = photoLabs(photo)
  const mask = new Uint8Array(values.length / 3)
  for (let i = 0, at = 0; i < mask.length; i++, at += 3) {
    const l = BRIGHTNESS_WEIGHT * ((values[at] as number) - wanted[0])
    const a = (values[at + 1] as number) - wanted[1]
    const b = (values[at + 2] as number) - wanted[2]
    // Fades out over the last fifth of the tolerance.
    mask[i] = Math.round(
      255 * Math.max(0, Math.min(1, (tolerance - Math.sqrt(l * l + a * a + b * b)) / (0.2 * tolerance))),
    )
  }
  return mask
}

/** Half the width across which a step is measured: edges in photographs are a few pixels soft. */
const STEP_REACH = 2
/** Cloth is never quite even; smaller steps are its weave. */
const LEAST_STEP = 3
const STEP_SHARE = 0.3

const mostStep = (tolerance: number): number => Math.max(LEAST_STEP, STEP_SHARE * tolerance)

/** How much the colour changes around a pixel, across or down, whichever is more. */
export function colourSteps(photo: BenchPhoto): (i: number) => number {
  const { width_px, height_px } = photo
  const values = photoLabs(photo)
  const within = (value: number, size: number) => (value < 0 ? 0 : value >= size ? size - 1 : value)
  /** The step between two rows of three pixels, whose mean keeps noise out. */
  const step = (x: number, y: number, dx: number, dy: number): number => {
    let [l, a, b] = [0, 0, 0]
    for (let n = -1; n <= 1; n++) {
      for (let side = -1; side <= 1; side += 2) {
        const px = within(x + side * STEP_REACH * dx + n * dy, width_px)
        const py = within(y + side * STEP_REACH * dy + n * dx, height_px)
        const at = 3 * (py * width_px + px)
        l += side * (values[at] as number)
        a += side * (values[at + 1] as number)
        b += side * (values[at + 2] as number)
      }
    }
    const weighed = BRIGHTNESS_WEIGHT * l
    return (weighed * weighed + a * a + b * b) / 9
  }
  return (i) => {
    const [x, y] = [i % width_px, Math.floor(i / width_px)]
    return Math.sqrt(Math.max(step(x, y, 1, 0), step(x, y, 0, 1)))
  }
}

/** The neighbours of a pixel that are in the picture. */
export function eachBeside(
  i: number,
  { width_px, height_px }: { width_px: number; height_px: number },
  look: (beside: number) => void,
): void {
  const x = i % width_px
  if (x > 0) look(i - 1)
  if (x < width_px - 1) look(i + 1)
  if (i >= width_px) look(i - width_px)
  if (i < width_px * (height_px - 1)) look(i + width_px)
}

/** Keeps what is connected with the place that was clicked, without a sudden change of colour in between. */
function joinedWith(photo: BenchPhoto, mask: Uint8Array, start: number, tolerance: number): Uint8Array {
  const stepAt = colourSteps(photo)
  const most = mostStep(tolerance)
  const kept = new Uint8Array(mask.length)
  const seen = new Uint8Array(mask.length)
  const waiting = new Int32Array(mask.length)
  const rim: number[] = []
  let count = 0
  const visit = (i: number) => {
    if (mask[i] === 0 || seen[i] !== 0) return
    seen[i] = 1
    // A sudden change, as from a white shirt to a beige wall; light on folds changes slowly.
    if (i !== start && stepAt(i) > most) {
      rim.push(i)
      return
    }
    kept[i] = mask[i] as number
    waiting[count++] = i
  }
  visit(start)
  while (count > 0) eachBeside(waiting[--count] as number, photo, visit)
  growToEdge(photo, { mask, kept, rim }, tolerance)
  return kept
}

/** How far the colours of two pixels are apart. */
export function colourDistance(photo: BenchPhoto): (i: number, j: number) => number {
  const values = photoLabs(photo)
  return (i, j) =>
    Math.hypot(
      BRIGHTNESS_WEIGHT * ((values[3 * i] as number) - (values[3 * j] as number)),
      (values[3 * i + 1] as number) - (values[3 * j + 1] as number),
      (values[3 * i + 2] as number) - (values[3 * j + 2] as number),
    )
}

type Grown = {
  mask: Uint8Array
  kept: Uint8Array
  rim: readonly number[]
}

/** The search stops short of an edge by its reach: pixels up to it are added as long as they look like their neighbour. */
function growToEdge(photo: BenchPhoto, { mask, kept, rim }: Grown, tolerance: number): void {
  const most = mostStep(tolerance) / 2
  const distance = colourDistance(photo)
  const keptBeside = (i: number): number => {
    let found = -1
    eachBeside(i, photo, (beside) => {
      if (kept[beside] !== 0) found = beside
    })
    return found
  }
  /** Pixels to look at, each with the one of the picked side it is compared with. */
  let front = rim.map((i): readonly [number, number] => [i, keptBeside(i)])
  for (let step = 0; step <= STEP_REACH; step++) {
    const next: (readonly [number, number])[] = []
    for (const [i, source] of front) {
      if (kept[i] !== 0 || mask[i] === 0 || source < 0 || distance(i, source) > most) continue
      kept[i] = mask[i] as number
      eachBeside(i, photo, (beside) => {
        if (kept[beside] === 0) next.push([beside, source])
      })
    }
    front = next
  }
}

export function pickByColour(photo: BenchPhoto, { at, tolerance, joined }: Pick): Uint8Array {
  const mask = likeness(photo, meanLab(photo, at), tolerance)
  if (!joined) return mask
  const { width_px, height_px } = photo
  const x = Math.max(0, Math.min(width_px - 1, Math.floor(at[0])))
  const y = Math.max(0, Math.min(height_px - 1, Math.floor(at[1])))
  return joinedWith(photo, mask, y * width_px + x, tolerance)
}
