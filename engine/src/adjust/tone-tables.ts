import type { Adjust, Curve } from '../layers/adjust.ts'
import { exactPower } from './exact-math.ts'

/** What becomes of each of the 256 values of a channel. */
export type ToneTable = Uint8Array
export interface ToneTables {
  readonly red: ToneTable
  readonly green: ToneTable
  readonly blue: ToneTable
}

type Tone = (value: number) => number

const clamped = (value: number) => Math.min(1, Math.max(0, value))

const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : exactPower((value + 0.055) / 1.055, 2.4))
const toValue = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * exactPower(Math.min(1, light), 1 / 2.4) - 0.055

const MOST_STOPS = 2

/** Light is multiplied, as a longer exposure does. */
function exposed(amount: number): Tone {
  const gain = exactPower(2, (amount / 100) * MOST_STOPS)
  return (value) => toValue(toLight(value) * gain)
}

/** Towards an S that keeps black, white and the middle, or towards the middle. */
function contrasted(amount: number): Tone {
  const share = amount / 100
  if (share < 0) return (value) => 0.5 + (value - 0.5) * (1 + share * 0.8)
  const cube = (value: number) => 4 * value * value * value
  const steep = (value: number) => (value < 0.5 ? cube(value) : 1 - cube(1 - value))
  return (value) => value + (steep(value) - value) * share
}

const WARMTH_GAIN = 0.28

/** Red and blue light in opposite directions. */
function warmed(amount: number, channel: keyof ToneTables): Tone {
  const way = { red: 1, green: 0.12, blue: -1 }[channel]
  const gain = 1 + (amount / 100) * WARMTH_GAIN * way
  return (value) => toValue(toLight(value) * gain)
}

function levelled({ black, white, middle }: NonNullable<Adjust['levels']>): Tone {
  const exponent = exactPower(2, -middle / 50)
  return (value) => exactPower(clamped((value * 255 - black) / (white - black)), exponent)
}

/** Slopes that let a smooth curve rise and fall only where its points do. */
function getSlopes(points: Curve): number[] {
  const steps = points.slice(1).map(([x, y], n) => (y - (points[n]?.[1] ?? 0)) / (x - (points[n]?.[0] ?? 0)))
  return points.map((_, n) => {
    const [before, after] = [steps[n - 1], steps[n]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** A monotone cubic through the points. */
export function curved(points: Curve): Tone {
  const slopes = getSlopes(points)
  return (value) => {
    const x = value * 255
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return value
    if (x <= first[0]) return first[1] / 255
    if (x >= last[0]) return last[1] / 255
    const n = points.findIndex((point, at) => at > 0 && x <= point[0])
    const [from, to] = [points[n - 1] ?? first, points[n] ?? last]
    const width = to[0] - from[0]
    const t = (x - from[0]) / width
    const [a, b] = [(slopes[n - 1] ?? 0) * width, (slopes[n] ?? 0) * width]
    const [t2, t3] = [t * t, t * t * t]
    const y = (2 * t3 - 3 * t2 + 1) * from[1] + (t3 - 2 * t2 + t) * a + (3 * t2 - 2 * t3) * to[1] + (t3 - t2) * b
    return y / 255
  }
}

export const getTable = (tones: readonly Tone[]): ToneTable =>
  Uint8Array.from({ length: 256 }, (_, n) => {
    const value = tones.reduce((now, tone) => clamped(tone(now)), n / 255)
    return Math.round(value * 255)
  })

/** All changes of single channels in one table each; null when there are none. */
export function toneTables(adjust: Adjust): ToneTables | null {
  const { exposure = 0, contrast = 0, warmth = 0, levels, curves } = adjust
  if (!exposure && !contrast && !warmth && !levels && !curves) return null
  const of = (channel: keyof ToneTables) => {
    const own = curves?.[channel]
    return getTable([
      ...(levels ? [levelled(levels)] : []),
      ...(exposure ? [exposed(exposure)] : []),
      ...(warmth ? [warmed(warmth, channel)] : []),
      ...(contrast ? [contrasted(contrast)] : []),
      ...(curves?.all ? [curved(curves.all)] : []),
      ...(own ? [curved(own)] : []),
    ])
  }
  return { red: of('red'), green: of('green'), blue: of('blue') }
}
