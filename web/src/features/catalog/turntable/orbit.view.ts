/** Slower frames look like stuttering and starve everything else of CPU. */
const SLOW_FRAME_MS = 70
/** The first frames upload models and textures and are not counted. */
const FIRST_FRAMES = 4
const SLOW_FRAMES = 6

/** Watches frame times during auto-rotation. */
export class Pace {
  #frames = 0
  #slow = 0

  /** True once frames have been slow for a while; fast frames compensate for slow ones. */
  isTired(frame_ms: number): boolean {
    if (++this.#frames <= FIRST_FRAMES) return false
    this.#slow = frame_ms > SLOW_FRAME_MS ? this.#slow + 1 : Math.max(0, this.#slow - 1)
    return this.#slow >= SLOW_FRAMES
  }
}

interface Size {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Camera position on a sphere around the product. */
export interface Orbit {
  /** 0 faces the front; increases to the product's right. */
  readonly azimuth_rad: number
  /** Elevation above the horizon. */
  readonly elevation_rad: number
  /** 1 frames the whole product; smaller is nearer. */
  readonly distance: number
}

export const START: Orbit = { azimuth_rad: -0.42, elevation_rad: 0.16, distance: 1 }
/** The middle of a wrap print is opposite the handle, on the left. */
const WRAP_AZIMUTH_RAD = -0.85
/** Products lying flat are seen from above. */
const LYING_ELEVATION_RAD = 0.85

/** The initial view of a model, with its print visible. */
export function getStart(size: Size, slots: readonly string[]): Orbit {
  if (size.y < 0.35 * Math.max(size.x, size.z)) return { ...START, elevation_rad: LYING_ELEVATION_RAD }
  return slots.includes('print_wrap') ? { ...START, azimuth_rad: WRAP_AZIMUTH_RAD } : START
}

/** Radius of a sphere around the product, with a small margin. */
export const getRadius = (size: Size): number => 1.22 * Math.max(size.y / 2, Math.hypot(size.x, size.z) / 2)

export const NEAREST = 0.45
export const FARTHEST = 1.6
const LOWEST_RAD = -0.5
const HIGHEST_RAD = 1.35
const TURN_RAD_S = 0.5
const SWAY_RAD = 0.75
/** Fraction of the distance to the target left after one second. */
const REST_AFTER_S = 0.00002
const CLOSE_ENOUGH = 0.0004

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export const rotated = (orbit: Orbit, right_rad: number, up_rad: number): Orbit => ({
  ...orbit,
  azimuth_rad: orbit.azimuth_rad + right_rad,
  elevation_rad: clamp(orbit.elevation_rad + up_rad, LOWEST_RAD, HIGHEST_RAD),
})

export const zoomed = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  distance: clamp(orbit.distance * factor, NEAREST, FARTHEST),
})

/** One step towards the target, independent of the frame rate. */
export function approached(now: Orbit, goal: Orbit, passed_s: number): Orbit {
  const share = 1 - REST_AFTER_S ** passed_s
  const toward = (from: number, to: number) => (Math.abs(to - from) < CLOSE_ENOUGH ? to : from + (to - from) * share)
  return {
    azimuth_rad: toward(now.azimuth_rad, goal.azimuth_rad),
    elevation_rad: toward(now.elevation_rad, goal.elevation_rad),
    distance: toward(now.distance, goal.distance),
  }
}

export const isSame = (a: Orbit, b: Orbit): boolean =>
  a.azimuth_rad === b.azimuth_rad && a.elevation_rad === b.elevation_rad && a.distance === b.distance

/** Wall art has no back, so it sways instead of rotating fully. */
export type AutoTurn = 'turn' | 'sway'
export const getAutoTurn = (size: Size, slots: readonly string[]): AutoTurn =>
  size.z < 0.3 * Math.max(size.x, size.y) && !slots.some((slot) => slot === 'print_back' || slot === 'print_wrap')
    ? 'sway'
    : 'turn'

/** The target after `since_s` seconds of auto-rotation. */
export const autoGoal = (start: Orbit, kind: AutoTurn, since_s: number): Orbit => ({
  ...start,
  azimuth_rad:
    kind === 'turn'
      ? start.azimuth_rad + since_s * TURN_RAD_S
      : SWAY_RAD * Math.sin((since_s * TURN_RAD_S) / SWAY_RAD + Math.asin(clamp(start.azimuth_rad / SWAY_RAD, -1, 1))),
})

/** Camera coordinates for a product of this radius and field of view. */
export function getPlace(orbit: Orbit, radius: number, field_of_view_deg: number, aspect: number): Size {
  const half_rad = (field_of_view_deg * Math.PI) / 360
  // On portrait screens the width is the limit.
  const fits = Math.sin(Math.atan(Math.tan(half_rad) * Math.min(1, aspect)))
  const away = (radius / fits) * orbit.distance
  const level = Math.cos(orbit.elevation_rad) * away
  return {
    x: Math.sin(orbit.azimuth_rad) * level,
    y: Math.sin(orbit.elevation_rad) * away,
    z: Math.cos(orbit.azimuth_rad) * level,
  }
}

/** Arrow keys rotate, plus and minus zoom, Home resets; null for any other key. */
export function orbitForKey(orbit: Orbit, key: string, start: Orbit): Orbit | null {
  const step_rad = Math.PI / 12
  switch (key) {
    case 'ArrowLeft':
      return rotated(orbit, -step_rad, 0)
    case 'ArrowRight':
      return rotated(orbit, step_rad, 0)
    case 'ArrowUp':
      return rotated(orbit, 0, step_rad)
    case 'ArrowDown':
      return rotated(orbit, 0, -step_rad)
    case '+':
    case '=':
      return zoomed(orbit, 0.85)
    case '-':
      return zoomed(orbit, 1 / 0.85)
    case 'Home':
      return start
    default:
      return null
  }
}
