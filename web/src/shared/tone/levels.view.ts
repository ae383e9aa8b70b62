import type { Adjust } from '@inkroute/engine/layers/adjust'

export type Levels = NonNullable<Adjust['levels']>

export const plainLevels: Levels = { black: 0, white: 255, middle: 0 }
const NARROWEST = 10
export const levelRanges = {
  black: [0, 255 - NARROWEST],
  middle: [-100, 100],
  white: [NARROWEST, 255],
} as const satisfies Record<keyof Levels, readonly [number, number]>

/** Black and white never meet; levels that change nothing are taken away. */
export function findLevels(levels: Levels): Levels | undefined {
  const black = Math.min(levels.black, 255 - NARROWEST)
  const white = Math.max(levels.white, black + NARROWEST)
  return black === 0 && white === 255 && levels.middle === 0 ? undefined : { ...levels, black, white }
}
