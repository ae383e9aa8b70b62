import type { BlendMode } from '@inkroute/engine/layers/placed'

/** Darker ones first, then lighter ones, then those that do both. */
export const shownModes = [
  'multiply',
  'darken',
  'color-burn',
  'screen',
  'lighten',
  'color-dodge',
  'overlay',
  'soft-light',
  'hard-light',
  'difference',
  'luminosity',
] as const satisfies readonly BlendMode[]
