import { type FreePart, MARGIN_PX, type Span } from './in-sight.view.ts'

/** A finger cannot leave a stage that is as wide as its screen, so the edge begins before it ends. */
const EDGE_PX = 24
/** Pixels a second for each pixel beyond the edge. */
const RATE = 12
const MOST_PX_S = 1200

function along(at: number, text: Span, free: Span, seconds: number): number {
  const past = Math.max(0, free.from + EDGE_PX - at) - Math.max(0, at - (free.to - EDGE_PX))
  const by = Math.max(-MOST_PX_S, Math.min(MOST_PX_S, past * RATE)) * seconds
  // No further than to where the text ends.
  if (by > 0) return Math.min(by, Math.max(0, free.from + MARGIN_PX - text.from))
  return Math.max(by, Math.min(0, free.to - MARGIN_PX - text.to))
}

interface Pull {
  /** Where the pointer is, in pixels of the stage. */
  readonly at: { readonly x: number; readonly y: number }
  readonly text: FreePart
  readonly free: FreePart
  readonly seconds: number
}

/** How far the stage moves while letters are selected past its edge: faster the further, until the text ends. */
export const edgePull = ({ at, text, free, seconds }: Pull) => ({
  x: along(at.x, text.across, free.across, seconds),
  y: along(at.y, text.down, free.down, seconds),
})
