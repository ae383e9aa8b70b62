import type { ColourFamily } from '@inkroute/engine/look/names'

/** A representative colour of each family. */
export const familyColours: Record<ColourFamily, string> = {
  red: '#d9362b',
  orange: '#f08a24',
  yellow: '#f2c91d',
  green: '#3f9b57',
  cyan: '#25a9bd',
  blue: '#2f5fd0',
  purple: '#7e45c6',
  pink: '#f09bbd',
  brown: '#80512c',
  black: '#15171c',
  grey: '#8b9099',
  white: '#ffffff',
}
