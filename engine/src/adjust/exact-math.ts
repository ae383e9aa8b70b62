// `Math.pow` and `Math.sin` may differ in its last bit between programs. These use only additions, multiplications and divisions,
// which every processor rounds alike.
const LN_2 = Math.LN2

/** Natural logarithm of a positive number. */
function logarithm(value: number): number {
  let [rest, halvings] = [value, 0]
  while (rest > 1.5) {
    rest /= 2
    halvings++
  }
  while (rest < 0.75) {
    rest *= 2
    halvings--
  }
  const t = (rest - 1) / (rest + 1)
  let [sum, power] = [0, t]
  for (let n = 1; n < 40; n += 2) {
    sum += power / n
    power *= t * t
  }
  return 2 * sum + halvings * LN_2
}

function exponential(value: number): number {
  const doublings = Math.round(value / LN_2)
  const rest = value - doublings * LN_2
  let [sum, term] = [1, 1]
  for (let n = 1; n < 20; n++) {
    term *= rest / n
    sum += term
  }
  for (let n = 0; n < Math.abs(doublings); n++) sum = doublings > 0 ? sum * 2 : sum / 2
  return sum
}

/** `base` to the power of `exponent`, the same bits in every program. */
export const exactPower = (base: number, exponent: number): number =>
  base <= 0 ? 0 : exponential(exponent * logarithm(base))

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
