/** How far around a pixel its neighbours count, and how many that are. */
export const REACH = 3
export const SIDE = 2 * REACH + 1
export const TAPS = SIDE * SIDE

/** The direction and strength of the edges around every pixel are summed over this far. */
const WINDOW = 2

/** Tangents of twice the angle of an edge, between 0 and 45 degrees: the borders of its classes. */
const TURNS = [0.2679, 0.5774, 1, 1.7321, 3.7321] as const
/** Squares of how much one direction outweighs the other. */
const CLARITY = [0.09, 0.36, 0.81] as const
/** Sums of squared differences. */
const STRENGTH = [400, 2500, 15_000, 90_000] as const

const TURN_KINDS = TURNS.length + 1
const CLARITY_KINDS = CLARITY.length + 1
const STRENGTH_KINDS = STRENGTH.length + 1
export const KINDS = TURN_KINDS * CLARITY_KINDS * STRENGTH_KINDS

const above = (borders: readonly number[], value: number): number => {
  let n = 0
  while (n < borders.length && value >= (borders[n] as number)) n++
  return n
}

/** Sums of squared differences across, down and mixed around every pixel. */
export interface EdgeSums {
  readonly across: Int32Array
  readonly down: Int32Array
  readonly mixed: Int32Array
}

/** Adds up what lies within the window, first along the rows, then along the columns. */
function sumAround(values: Int32Array, width: number, height: number): void {
  const line = new Int32Array(Math.max(width, height))
  const along = (start: number, step: number, count: number) => {
    for (let n = 0; n < count; n++) line[n] = values[start + n * step] as number
    let sum = 0
    for (let n = -WINDOW; n <= WINDOW; n++) sum += line[Math.min(count - 1, Math.max(0, n))] as number
    for (let n = 0; n < count; n++) {
      values[start + n * step] = sum
      sum += line[Math.min(count - 1, n + WINDOW + 1)] as number
      sum -= line[Math.max(0, n - WINDOW)] as number
    }
  }
  for (let y = 0; y < height; y++) along(y * width, 1, width)
  for (let x = 0; x < width; x++) along(x, width, height)
}

export function edgeSums(grey: Int16Array, width: number, height: number): EdgeSums {
  const count = width * height
  const sums = { across: new Int32Array(count), down: new Int32Array(count), mixed: new Int32Array(count) }
  for (let y = 0; y < height; y++) {
    const [above_row, below_row] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const right = grey[y * width + Math.min(width - 1, x + 1)] as number
      const left = grey[y * width + Math.max(0, x - 1)] as number
      const x_step = right - left
      const y_step = (grey[below_row + x] as number) - (grey[above_row + x] as number)
      sums.across[at] = x_step * x_step
      sums.down[at] = y_step * y_step
      sums.mixed[at] = x_step * y_step
    }
  }
  for (const values of [sums.across, sums.down, sums.mixed]) sumAround(values, width, height)
  return sums
}

/**
 * What kind of edge runs through a pixel, times four, plus how the picture has to be turned for it: 1 mirrors it
 * across, 2 swaps across and down. An edge and its mirror image are one kind. −1 where everything around is one colour.
 */
export function edgeKind({ across, down, mixed }: EdgeSums, at: number): number {
  const strength = (across[at] as number) + (down[at] as number)
  if (strength === 0) return -1
  const more_across = (across[at] as number) - (down[at] as number)
  const twice_mixed = 2 * (mixed[at] as number)
  const [a, b] = [Math.abs(more_across), Math.abs(twice_mixed)]
  const turn = a === 0 ? TURN_KINDS - 1 : above(TURNS, b / a)
  const clarity = above(CLARITY, (a * a + b * b) / (strength * strength))
  const kind = (turn * CLARITY_KINDS + clarity) * STRENGTH_KINDS + above(STRENGTH, strength)
  return kind * 4 + (twice_mixed < 0 ? 1 : 0) + (more_across < 0 ? 2 : 0)
}

/** Where a neighbour of the turned picture is in the picture itself. */
export function turned(turn: number, x: number, y: number): readonly [number, number] {
  const [u, v] = turn & 2 ? [y, x] : [x, y]
  return turn & 1 ? [-u, v] : [u, v]
}
