import type { FreePart } from './in-sight.view.ts'

export const BAR_HEIGHT_PX = 44
const GAP_PX = 8
/** From the foot of the letters to below their handles. */
const HANDLES_PX = 32

/** What the bar and the handles of letters need around a text that fingers edit. */
export const roomAroundLetters = (is_touch: boolean) =>
  is_touch ? { above: BAR_HEIGHT_PX + GAP_PX, below: HANDLES_PX } : { above: 0, below: 0 }

interface BarInput {
  /** Where the text is, and its selected letters, in pixels of the stage. */
  readonly text: FreePart
  readonly letters: FreePart
  readonly free: FreePart
  readonly width_px: number
}

/**
 * Where the bar is: above the text or below its handles. Where it has room for neither, at the edge that is further
 * from the selected letters.
 */
export function barPlace({ text, letters, free, width_px }: BarInput): { readonly left: number; readonly top: number } {
  const middle = (letters.across.from + letters.across.to) / 2
  const most_left = free.across.to - width_px - GAP_PX
  const left = Math.max(free.across.from + GAP_PX, Math.min(most_left, middle - width_px / 2))
  const [first, last] = [free.down.from + GAP_PX, free.down.to - BAR_HEIGHT_PX - GAP_PX]
  const above = text.down.from - BAR_HEIGHT_PX - GAP_PX
  const below = text.down.to + HANDLES_PX
  if (above >= first) return { left, top: Math.min(above, last) }
  if (below <= last) return { left, top: Math.max(below, first) }
  const is_low = letters.down.from - first > last - letters.down.to
  return { left, top: is_low ? first : last }
}
