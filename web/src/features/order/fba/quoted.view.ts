const G_PER_KG = 1000
const NAMED = 6

/** Kilograms with one decimal, as scales in a warehouse show them. */
export const boxWeight = (weight_g: number): string => (weight_g / G_PER_KG).toFixed(1)

/** Numbers of cartons as they are read: a few by number, more by the first of them and how many there are. */
export const namedBoxes = (box_nos: readonly number[]): { nos: string; count: number } =>
  box_nos.length <= NAMED ? { nos: box_nos.join(', '), count: 0 } : { nos: String(box_nos[0]), count: box_nos.length }
