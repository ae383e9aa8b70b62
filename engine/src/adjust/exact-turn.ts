// As with powers: sums of a series that every program computes alike.
const QUARTER = Math.PI / 2

/** For 0 … 90 degrees. */
export function exactSine(degrees: number): number {
  const x = (degrees / 90) * QUARTER
  let [sum, term] = [0, x]
  for (let n = 1; n < 24; n += 2) {
    sum += term
    term *= -(x * x) / ((n + 1) * (n + 2))
  }
  return sum
}

export const exactCosine = (degrees: number): number => exactSine(90 - degrees)
