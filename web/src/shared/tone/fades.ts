import type { Fade } from '@inkroute/engine/layers/gradient'

const away = [
  { at: 0.3, opacity: 1 },
  { at: 1, opacity: 0 },
]
const sides = [
  { at: 0, opacity: 0 },
  { at: 0.25, opacity: 1 },
  { at: 0.75, opacity: 1 },
  { at: 1, opacity: 0 },
]
/** Ready-made ways of fading out. */
export const fades = {
  down: { kind: 'linear', angle_deg: 90, stops: away },
  up: { kind: 'linear', angle_deg: 270, stops: away },
  right: { kind: 'linear', angle_deg: 0, stops: away },
  left: { kind: 'linear', angle_deg: 180, stops: away },
  sides: { kind: 'linear', angle_deg: 0, stops: sides },
  around: { kind: 'radial', angle_deg: 0, stops: away },
} satisfies Record<string, Fade>
export type FadeName = keyof typeof fades
export const fadeNames = Object.keys(fades) as FadeName[]

/** Which of them it is, if any. */
export const getFade = (fade: Fade | undefined): FadeName | '' =>
  fadeNames.find((name) => JSON.stringify(fades[name]) === JSON.stringify(fade)) ?? ''
