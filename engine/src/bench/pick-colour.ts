import type { BenchPhoto, BenchPoint } from './bench-view.ts'
import { labOf } from './lab.ts'

type Pick = { at: BenchPoint; tolerance: number; joined: boolean }

/** Half the side of the square whose mean is looked for: one pixel alone may be noise. */
const REACH = 2

function meanLab({ width_px, height_px, rgba }: BenchPhoto, [x, y]: BenchPoint): readonly [number, number, number] {
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
  return labOf((sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count)
}

/** Colour differences count fully, brightness less: a shadow on a shirt is still the shirt. */
const BRIGHTNESS_WEIGHT = 0.6

type Lab = readonly [number, number, number]

/** Colours of a photograph's pixels; a slider asks for the same ones again and again. */
const labs = new WeakMap<BenchPhoto['rgba'], Float32Array>()

function labsOf({ rgba }: BenchPhoto): Float32Array {
  const kept = labs.get(rgba)
  if (kept) return kept
  const values = new Float32Array((3 * rgba.length) / 4)
  const known = new Map<number, Lab>()
  for (let at = 0, to = 0; at < rgba.length; at += 4, to += 3) {
    const [r, g, b] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number]
    const key = (r << 16) | (g << 8) | b
    let lab = known.get(key)
    if (lab === undefined) {
      lab = labOf(r, g, b)
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
  const values = labsOf(photo)
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

/** Whether the colour changes suddenly here, as from a white shirt to a beige wall; light on folds changes slowly. */
function edgeFinder(photo: BenchPhoto, tolerance: number): (i: number) => boolean {
  const { width_px, height_px } = photo
  const values = labsOf(photo)
  const most = mostStep(tolerance) ** 2
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
    return step(x, y, 1, 0) > most || step(x, y, 0, 1) > most
  }
}

/** Keeps what is connected with the place that was clicked, without a sudden change of colour in between. */
function joinedWith(photo: BenchPhoto, mask: Uint8Array, start: number, tolerance: number): Uint8Array {
  const { width_px, height_px } = photo
  const isEdge = edgeFinder(photo, tolerance)
  const kept = new Uint8Array(mask.length)
  const seen = new Uint8Array(mask.length)
  const waiting = new Int32Array(mask.length)
  const rim: number[] = []
  let count = 0
  const visit = (i: number) => {
    if (mask[i] === 0 || seen[i] !== 0) return
    seen[i] = 1
    if (i !== start && isEdge(i)) {
      rim.push(i)
      return
    }
    kept[i] = mask[i] as number
    waiting[count++] = i
  }
  const around = (i: number, look: (next: number) => void) => {
    const x = i % width_px
    if (x > 0) look(i - 1)
    if (x < width_px - 1) look(i + 1)
    if (i >= width_px) look(i - width_px)
    if (i < width_px * (height_px - 1)) look(i + width_px)
  }
  visit(start)
  while (count > 0) around(waiting[--count] as number, visit)
  growToEdge(photo, { mask, kept, rim, around }, tolerance)
  return kept
}

type Grown = {
  mask: Uint8Array
  kept: Uint8Array
  rim: readonly number[]
  around: (i: number, look: (next: number) => void) => void
}

/** The search stops short of an edge by its reach: pixels up to it are added as long as they look like their neighbour. */
function growToEdge(photo: BenchPhoto, { mask, kept, rim, around }: Grown, tolerance: number): void {
  const values = labsOf(photo)
  const most = mostStep(tolerance) / 2
  const distance = (i: number, j: number): number =>
    Math.hypot(
      BRIGHTNESS_WEIGHT * ((values[3 * i] as number) - (values[3 * j] as number)),
      (values[3 * i + 1] as number) - (values[3 * j + 1] as number),
      (values[3 * i + 2] as number) - (values[3 * j + 2] as number),
    )
  const keptBeside = (i: number): number => {
    let found = -1
    around(i, (beside) => {
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
      around(i, (beside) => {
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
