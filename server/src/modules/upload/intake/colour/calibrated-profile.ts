import { type Light, rgbProfile } from '../../../../infra/paint/srgb-profile.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const times = (matrix: Matrix, v: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * v[0] + b * v[1] + c * v[2]
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const D50: Triple = [0.9642, 1, 0.8249]
/** Bradford's cone responses, and back. */
const TO_CONES: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
const FROM_CONES: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
]

/** The profile of colours that a file describes by numbers: XYZ of its primaries, its white, and light by value. */
export function calibratedProfile(
  primaries: readonly [Triple, Triple, Triple],
  white: Triple,
  light: readonly [Light, Light, Light],
): Buffer {
  const [from, to] = [times(TO_CONES, white), times(TO_CONES, D50)]
  const adapted = primaries.map((one) => {
    const [l, m, s] = times(TO_CONES, one)
    return times(FROM_CONES, [(l * to[0]) / from[0], (m * to[1]) / from[1], (s * to[2]) / from[2]])
  })
  const fixed = adapted.map((one) => one.map((value) => Math.round(Math.max(-2, Math.min(2, value)) * 65_536)))
  return rgbProfile({ name: 'Calibrated', primaries: fixed, light })
}

export type Chromaticity = readonly [x: number, y: number]

const getXyz = ([x, y]: Chromaticity): Triple => [x / y, 1, (1 - x - y) / y]

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The same from places on the colour triangle: primaries are as bright as together make the white. */
export function displayProfile(
  [red, green, blue]: readonly [Chromaticity, Chromaticity, Chromaticity],
  white_at: Chromaticity,
  light: Light,
): Buffer {
  const [r, g, b, white] = [getXyz(red), getXyz(green), getXyz(blue), getXyz(white_at)]
  const volume = dot(r, cross(g, b))
  const scaled = (one: Triple, share: number): Triple => [one[0] * share, one[1] * share, one[2] * share]
  return calibratedProfile(
    [
      scaled(r, dot(white, cross(g, b)) / volume),
      scaled(g, dot(white, cross(b, r)) / volume),
      scaled(b, dot(white, cross(r, g)) / volume),
    ],
    white,
    [light, light, light],
  )
}
