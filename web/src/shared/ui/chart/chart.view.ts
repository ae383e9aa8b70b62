/** Pure chart geometry: numbers in, path strings and positions out. */

export type ChartColor = 'action' | 'success' | 'warning' | 'danger' | 'ink' | 'ink-secondary'

export interface ChartSeries {
  readonly key: string
  readonly label: string
  readonly color: ChartColor
  /** One value per label of the chart. */
  readonly values: readonly number[]
  /** A previous period or a target: drawn as a thin dashed line, never as a bar. */
  readonly is_reference?: boolean
}

export interface ChartSlice {
  readonly key: string
  readonly label: string
  readonly value: number
}

/** Default series colours, in order of use. */
const palette: readonly ChartColor[] = ['action', 'success', 'warning', 'ink', 'danger', 'ink-secondary']
export const paletteColor = (at: number): ChartColor => palette[at % palette.length] ?? 'action'
export const colorVariable = (color: ChartColor): string => `var(--color-${color})`

export interface Scale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

/** A step of 1, 2, 2.5 or 5 times a power of ten, so values between ticks are easy to estimate. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => rough <= candidate * power * (1 + 1e-9)) ?? 10
  return factor * power
}

/** The axis starts at zero unless there are negative values, and ends above the highest value. */
export function getScale(values: readonly number[], wanted_ticks = 4): Scale {
  const known = values.filter(Number.isFinite)
  const low = Math.min(0, ...known)
  const high = Math.max(0, ...known)
  if (low === 0 && high === 0) return { min: 0, max: 1, ticks: [0, 1] }
  const step = niceStep((high - low) / wanted_ticks)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  // Multiply instead of adding up: 0.1 + 0.2 must not become a tick of 0.30000000000000004.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
  return { min: first * step, max: last * step, ticks }
}

export const getPosition = (value: number, scale: Scale, length_px: number): number =>
  length_px - ((value - scale.min) / (scale.max - scale.min)) * length_px

/** Stack totals per column: positive values stack up, negative ones down. */
export function getStack(series: readonly ChartSeries[], count: number): readonly { from: number; to: number }[][] {
  const up = new Array<number>(count).fill(0)
  const down = new Array<number>(count).fill(0)
  return series.map((one) =>
    Array.from({ length: count }, (_, at) => {
      const value = one.values[at] ?? 0
      const pile = value < 0 ? down : up
      const from = pile[at] ?? 0
      pile[at] = from + value
      return { from, to: from + value }
    }),
  )
}

export const linePath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The labels to show below the axis: as many as fit, evenly spaced, always including the last. */
export function shownLabels(count: number, width_px: number, label_px: number): readonly number[] {
  const fitting = Math.max(1, Math.floor(width_px / label_px))
  const every = Math.max(1, Math.ceil(count / fitting))
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0)
}

const onCircle = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

/** A ring segment around 0,0 between two turns in 0…1. A full ring needs two halves, since an arc cannot end where it starts. */
export function ringPath(from: number, to: number, outer: number, inner: number): string {
  if (to - from >= 1) return ringPath(0, 0.5, outer, inner) + ringPath(0.5, 0.999_999, outer, inner)
  const large = to - from > 0.5 ? 1 : 0
  return [
    `M${onCircle(from, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${onCircle(to, outer)}`,
    `L${onCircle(to, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${onCircle(from, inner)}Z`,
  ].join('')
}

export interface Turn extends ChartSlice {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** Slices as turns of the ring, largest first; those beyond `most` are summed under one label. */
export function getTurns(slices: readonly ChartSlice[], most: number, rest_label: string): readonly Turn[] {
  const sorted = slices.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  const kept = sorted.length > most ? sorted.slice(0, most - 1) : sorted
  const rest = sorted.slice(kept.length).reduce((sum, { value }) => sum + value, 0)
  const all = rest > 0 ? [...kept, { key: 'rest', label: rest_label, value: rest }] : kept
  const total = all.reduce((sum, { value }) => sum + value, 0)
  let turned = 0
  return all.map((slice) => {
    const from = turned
    turned += slice.value / total
    return { ...slice, from, to: turned, share: slice.value / total }
  })
}
