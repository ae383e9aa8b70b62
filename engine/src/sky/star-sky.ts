import { type Star, starTable } from './star-table.ts'

/** When and from where the sky is seen. */
export interface SkyMoment {
  /** Milliseconds since 1970, UTC. */
  readonly at_ms: number
  readonly latitude: number
  /** East is above zero. */
  readonly longitude: number
}

const DAY_MS = 86_400_000
/** Noon of 1 January 2000, which the formula counts from. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12)
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** The right ascension that is in the south, in degrees: Greenwich mean sidereal time and the longitude. */
export function siderealDegrees({ at_ms, longitude }: Pick<SkyMoment, 'at_ms' | 'longitude'>): number {
  const days = (at_ms - EPOCH_MS) / DAY_MS
  const turned = 280.46061837 + 360.98564736629 * days + longitude
  return turned - Math.floor(turned / 360) * 360
}

/** A direction as seen from a place: shares towards east, north and the zenith. */
export interface Direction {
  readonly east: number
  readonly north: number
  readonly up: number
}

export function getDirection(star: Omit<Star, 'name' | 'magnitude'>, moment: SkyMoment): Direction {
  const hour_angle = rad(siderealDegrees(moment) - star.right_ascension_deg)
  const [sin_dec, cos_dec] = [Math.sin(rad(star.declination_deg)), Math.cos(rad(star.declination_deg))]
  const [sin_lat, cos_lat] = [Math.sin(rad(moment.latitude)), Math.cos(rad(moment.latitude))]
  return {
    east: -cos_dec * Math.sin(hour_angle),
    north: sin_dec * cos_lat - cos_dec * Math.cos(hour_angle) * sin_lat,
    up: sin_dec * sin_lat + cos_dec * Math.cos(hour_angle) * cos_lat,
  }
}

/** Rounded, so that the last bit of a sine can move no pixel. */
const place = (value: number) => Math.round(value * 1e5) / 1e5 || 0

export interface SkyPoint {
  readonly x: number
  readonly y: number
  readonly magnitude: number
}

export interface SkyChart {
  readonly points: readonly SkyPoint[]
  readonly lines: readonly (readonly [SkyPoint, SkyPoint])[]
}

/** About one degree above the horizon: a dot there still lies inside the circle. */
const LOWEST = 0.018
const FAINTEST = 6

/** The stars above the horizon in a circle of radius 1: north at the top, east on the left, as one looks up. */
export function skyChart(moment: SkyMoment): SkyChart {
  const { stars, lines } = starTable()
  const seen = new Map<Star, SkyPoint>()
  for (const star of stars) {
    const { east, north, up } = getDirection(star, moment)
    if (up < LOWEST) continue
    seen.set(star, { x: place(-east / (1 + up)), y: place(-north / (1 + up)), magnitude: star.magnitude })
  }
  return {
    points: [...seen.values()].filter(({ magnitude }) => magnitude < FAINTEST),
    lines: lines.flatMap(([from, to]) => {
      const [a, b] = [seen.get(from), seen.get(to)]
      return a && b ? [[a, b] as const] : []
    }),
  }
}
