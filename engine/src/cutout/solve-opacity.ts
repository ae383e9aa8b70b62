import type { Colours } from './colour-clusters.ts'

export interface OpacityProblem {
  readonly colours: Colours
  readonly width: number
  readonly height: number
  /** 0 or 1 where it is certain, −1 elsewhere. */
  readonly known: Float64Array
  /** By colour alone, 0 … 1. */
  readonly guess: Float64Array
}

/** How much a pixel's own colour counts beside its neighbours. */
const OWN_SHARE = 0.06
const SWEEPS = 60
/** Each step goes beyond the mean of the neighbours, which is several times faster than going there. */
const BEYOND = 1.75
const LEAST_WEIGHT = 0.002

const apart = (colours: Colours, a: number, b: number): number => {
  let sum = 0
  for (let part = 0; part < 3; part++) {
    const difference = (colours[3 * a + part] as number) - (colours[3 * b + part] as number)
    sum += difference * difference
  }
  return sum
}

/** Neighbours of similar colour hold together: one weight to the right and one downwards for each pixel. */
function getWeights({ colours, width, height }: OpacityProblem) {
  const [right, down] = [new Float64Array(width * height), new Float64Array(width * height)]
  let [sum, count] = [0, 0]
  for (let n = 0; n < width * height; n++) {
    if (n % width < width - 1) right[n] = apart(colours, n, n + 1)
    if (n + width < width * height) down[n] = apart(colours, n, n + width)
    sum += (right[n] as number) + (down[n] as number)
    count += 2
  }
  const usual = Math.max(1e-6, sum / count)
  const weight = (distance: number) => Math.exp(-distance / (2 * usual)) + LEAST_WEIGHT
  for (let n = 0; n < width * height; n++) {
    right[n] = n % width < width - 1 ? weight(right[n] as number) : 0
    down[n] = n + width < width * height ? weight(down[n] as number) : 0
  }
  return { right, down }
}

/** Minimises differences between similar neighbours and from the guess, by successive over-relaxation. */
export function solveOpacity(problem: OpacityProblem): Float64Array {
  const { width, height, known, guess } = problem
  const { right, down } = getWeights(problem)
  const opacity = guess.map((value, n) => ((known[n] as number) >= 0 ? (known[n] as number) : value))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let n = 0; n < width * height; n++) {
      if ((known[n] as number) >= 0) continue
      const [to_right, to_down] = [right[n] as number, down[n] as number]
      const to_left = n % width > 0 ? (right[n - 1] as number) : 0
      const to_up = n >= width ? (down[n - width] as number) : 0
      const sum =
        to_right * (opacity[n + 1] ?? 0) +
        to_down * (opacity[n + width] ?? 0) +
        to_left * (opacity[n - 1] ?? 0) +
        to_up * (opacity[n - width] ?? 0) +
        OWN_SHARE * (guess[n] as number)
      const settled = sum / (to_right + to_down + to_left + to_up + OWN_SHARE)
      const was = opacity[n] as number
      opacity[n] = Math.min(1, Math.max(0, was + BEYOND * (settled - was)))
    }
  }
  return opacity
}
