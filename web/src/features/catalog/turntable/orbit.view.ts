/** Slower than this, turning looks like stuttering and takes the processor from everything else. */
const SLOW_FRAME_MS = 70
/** Models and textures arrive in the first frames; they are not held against it. */
const FIRST_FRAMES = 4
const SLOW_FRAMES = 6

/** Watches how long frames take while the product turns by itself. */
export class Pace {
  #frames = 0
  #slow = 0

  /** True once frames have been slow for a while; quick ones in between make up for slow ones. */
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

/** Where the camera stands on its sphere around the product. */
export interface Orbit {
  /** 0 looks at the front; grows to the right of the product. */
  readonly azimuth_rad: number
  /** Height above the horizon. */
  readonly elevation_rad: number
  /** 1 frames the whole product; smaller is nearer. */
  readonly distance: number
}

export const START: Orbit = { azimuth_rad: -0.42, elevation_rad: 0.16, distance: 1 }
/** The middle of a wrap lies opposite the handle, on the left. */
const WRAP_AZIMUTH_RAD = -0.85
/** What lies on the table is looked down upon. */
const LYING_ELEVATION_RAD = 0.85

/** From where a model is seen first: always with its print in sight. */
export function startOf(size: Size, slots: readonly string[]): Orbit {
  if (size.y < 0.35 * Math.max(size.x, size.z)) return { ...START, elevation_rad: LYING_ELEVATION_RAD }
  return slots.includes('print_wrap') ? { ...START, azimuth_rad: WRAP_AZIMUTH_RAD } : START
}

/** Radius that holds the product however it is turned, with a little air. */
export const radiusOf = (size: Size): number => 1.22 * Math.max(size.y / 2, Math.hypot(size.x, size.z) / 2)

export const NEAREST = 0.45
export const FARTHEST = 1.6
const LOWEST_RAD = -0.5
const HIGHEST_RAD = 1.35
const TURN_RAD_S = 0.5
const SWAY_RAD = 0.75
/** Share of the way to the goal that is left after one second. */
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

/** One step from where the camera is to where it is wanted; the same way at any frame rate. */
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

/** A wall picture has nothing to show from behind: it sways instead of turning all the way round. */
export type AutoTurn = 'turn' | 'sway'
export const autoTurnOf = (size: Size, slots: readonly string[]): AutoTurn =>
  size.z < 0.3 * Math.max(size.x, size.y) && !slots.some((slot) => slot === 'print_back' || slot === 'print_wrap')
    ? 'sway'
    : 'turn'

/** The goal after `since_s` seconds of turning by itself. */
export const autoGoal = (start: Orbit, kind: AutoTurn, since_s: number): Orbit => ({
  ...start,
  azimuth_rad:
    kind === 'turn'
      ? start.azimuth_rad + since_s * TURN_RAD_S
      : SWAY_RAD * Math.sin((since_s * TURN_RAD_S) / SWAY_RAD + Math.asin(clamp(start.azimuth_rad / SWAY_RAD, -1, 1))),
})

/** The camera's place for a product of this radius seen through a lens of this field of view. */
export function placeOf(orbit: Orbit, radius: number, field_of_view_deg: number, aspect: number): Size {
  const half_rad = (field_of_view_deg * Math.PI) / 360
  // On a tall screen the width is what must fit.
  const fits = Math.sin(Math.atan(Math.tan(half_rad) * Math.min(1, aspect)))
  const away = (radius / fits) * orbit.distance
  const level = Math.cos(orbit.elevation_rad) * away
  return {
    x: Math.sin(orbit.azimuth_rad) * level,
    y: Math.sin(orbit.elevation_rad) * away,
    z: Math.cos(orbit.azimuth_rad) * level,
  }
}

/** Arrow keys turn, plus and minus zoom, Home goes back to the start; null: not ours. */
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
