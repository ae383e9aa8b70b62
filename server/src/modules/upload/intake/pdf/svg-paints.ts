import type { PixelCause } from '@inkroute/contract/upload/upload'
import type { SKRSContext2D } from '@napi-rs/canvas'

/** Thrown where a page shows something that curves cannot: it is then drawn in pixels. */
export class NeedsPixels extends Error {
  override readonly cause: PixelCause

  constructor(cause: PixelCause) {
    super(cause)
    this.cause = cause
  }
}

interface Stop {
  readonly offset: number
  readonly colour: string
}

const COLOUR_FUNCTION = /^rgba?\(([^)]+)\)$/

/** A colour of the canvas as SVG has it: opaque colour and opacity. */
export function splitColour(css: string): { readonly colour: string; readonly alpha: number } {
  if (css === 'transparent') return { colour: '#000000', alpha: 0 }
  if (/^#[0-9a-f]{6}$/i.test(css)) return { colour: css, alpha: 1 }
  if (/^#[0-9a-f]{8}$/i.test(css)) return { colour: css.slice(0, 7), alpha: Number.parseInt(css.slice(7), 16) / 255 }
  const [r, g, b, a = 1] = (COLOUR_FUNCTION.exec(css)?.[1] ?? '').split(',').map(Number)
  if (r === undefined || g === undefined || b === undefined || ![r, g, b, a].every(Number.isFinite)) {
    throw new NeedsPixels('detail')
  }
  const hex = [r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')
  return { colour: `#${hex}`, alpha: a }
}

/** At most five digits after the point: a twenty-thousandth of a point on paper. */
export const short = (value: number): string => String(Math.round(value * 1e5) / 1e5)

const stopMarkup = ({ offset, colour }: Stop): string => {
  const { colour: opaque, alpha } = splitColour(colour)
  return `<stop offset="${short(offset)}" stop-color="${opaque}" stop-opacity="${short(alpha)}"/>`
}

export class SvgGradient {
  readonly #circles: readonly number[]
  readonly #stops: Stop[] = []

  /** Four numbers for a line, six for two circles. */
  constructor(...circles: readonly number[]) {
    this.#circles = circles
  }

  addColorStop(offset: number, colour: string): void {
    this.#stops.push({ offset, colour })
  }

  /** The same for a painted canvas. */
  paint(on: SKRSContext2D): ReturnType<SKRSContext2D['createLinearGradient']> {
    const [x0 = 0, y0 = 0, a = 0, b = 0, c, d] = this.#circles
    const gradient =
      c === undefined || d === undefined
        ? on.createLinearGradient(x0, y0, a, b)
        : on.createRadialGradient(x0, y0, a, b, c, d)
    for (const { offset, colour } of this.#stops) gradient.addColorStop(offset, colour)
    return gradient
  }

  markup(id: string, transform: string): string {
    const head = `id="${id}" gradientUnits="userSpaceOnUse"${transform ? ` gradientTransform="${transform}"` : ''}`
    const [x0 = 0, y0 = 0, a = 0, b = 0, c, d] = this.#circles
    if (c === undefined || d === undefined) {
      const line = `x1="${short(x0)}" y1="${short(y0)}" x2="${short(a)}" y2="${short(b)}"`
      return `<linearGradient ${head} ${line}>${this.#stops.map(stopMarkup).join('')}</linearGradient>`
    }
    const [inner, outer] = [
      { x: x0, y: y0, r: a },
      { x: b, y: c, r: d },
    ]
    const is_reversed = inner.r > outer.r
    const [small, large] = is_reversed ? [outer, inner] : [inner, outer]
    // Circles that are not inside each other make a cone, which SVG does not have.
    if (Math.hypot(large.x - small.x, large.y - small.y) + small.r > large.r) throw new NeedsPixels('gradient')
    const stops = is_reversed
      ? this.#stops.map(({ offset, colour }) => ({ offset: 1 - offset, colour })).reverse()
      : this.#stops
    const focus = `fx="${short(small.x)}" fy="${short(small.y)}" fr="${short(small.r)}"`
    const circle = `cx="${short(large.x)}" cy="${short(large.y)}" r="${short(large.r)}"`
    return `<radialGradient ${head} ${focus} ${circle}>${stops.map(stopMarkup).join('')}</radialGradient>`
  }
}

type PaintedPattern = ReturnType<SKRSContext2D['createPattern']>

/** Another drawing as a fill. */
export class SvgPattern {
  /** As curves, where they can show it. */
  readonly markup: string | null
  readonly painted: PaintedPattern | null
  matrix: DOMMatrix | null = null

  constructor(markup: string | null, painted: PaintedPattern | null) {
    this.markup = markup
    this.painted = painted
  }

  setTransform(matrix: DOMMatrix): void {
    this.matrix = matrix
    this.painted?.setTransform(matrix)
  }
}

/** The fields of a matrix; the server has no DOM to take the type from. */
export interface DOMMatrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const matrixText = ({ a, b, c, d, e, f }: DOMMatrix): string =>
  a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0
    ? ''
    : `matrix(${[a, b, c, d, e, f].map((value) => (Math.abs(value) < 1e-3 ? Number(value.toPrecision(6)) : short(value))).join(' ')})`
