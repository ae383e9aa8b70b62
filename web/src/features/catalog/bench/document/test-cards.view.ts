export const testCards = ['grid', 'circles', 'text', 'photo', 'artwork', 'none'] as const
export type TestCard = (typeof testCards)[number]

const LONGEST_PX = 1400
const SHORTEST_PX = 16

/** Pixels of a card for a print of this size; sharp enough for a photograph of 1,000 px. */
export function cardSize(width_cm: number, height_cm: number): { readonly width: number; readonly height: number } {
  const scale = LONGEST_PX / Math.max(width_cm, height_cm, 0.1)
  const side = (length_cm: number) => Math.max(SHORTEST_PX, Math.round(length_cm * scale))
  return { width: side(width_cm), height: side(height_cm) }
}
