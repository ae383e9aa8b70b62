import type { guideText } from './guide.text.ts'

type GuideKey = keyof typeof guideText

interface GuideStep {
  /** `data-guide` of the element the step points at. */
  readonly target: string
  readonly title: GuideKey
  readonly body: GuideKey
}

export const guideSteps: readonly GuideStep[] = [
  { target: 'nav', title: 'nav_title', body: 'nav_body' },
  { target: 'search', title: 'search_title', body: 'search_body' },
  { target: 'tutorial', title: 'tutorial_title', body: 'tutorial_body' },
  { target: 'message', title: 'bell_title', body: 'bell_body' },
  { target: 'user', title: 'user_title', body: 'user_body' },
]

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const CARD_WIDTH_PX = 320
const CARD_HEIGHT_PX = 190
const GAP_PX = 12

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

/** Card placement: below the target, or beside it when the target is as tall as the window. */
export function placeCard(target: Box, window_px: { width: number; height: number }): { left: number; top: number } {
  const below = target.top + target.height + GAP_PX
  const fits_below = below + CARD_HEIGHT_PX <= window_px.height
  const left = fits_below ? target.left : target.left + target.width + GAP_PX
  const top = fits_below ? below : target.top + 72
  const width = Math.min(CARD_WIDTH_PX, window_px.width - 2 * GAP_PX)
  return {
    left: between(GAP_PX, left, Math.max(GAP_PX, window_px.width - width - GAP_PX)),
    top: between(GAP_PX, top, Math.max(GAP_PX, window_px.height - CARD_HEIGHT_PX - GAP_PX)),
  }
}
