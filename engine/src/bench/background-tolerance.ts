import type { BenchPhoto, BenchPoint, BenchView } from './bench-view.ts'
import { pickByColour } from './pick-colour.ts'
import { surfaceGrid } from './surface-grid.ts'

/** Tried after the tolerance that was asked for: a white shirt on a white wall needs a very small one. */
const SMALLER = [12, 9, 6, 4, 3, 2] as const
/** Share of the print surface that a pick of the background may take, for surfaces drawn a little too large. */
const MOST_TAKEN = 0.1

/**
 * The greatest tolerance up to `most` with which a pick of the background leaves the print surface alone; `most` when
 * none does, because then the product itself was pressed.
 */
export function backgroundTolerance(photo: BenchPhoto, view: BenchView, at: BenchPoint, most: number): number {
  const { xy } = surfaceGrid(view)
  const nodes: number[] = []
  for (let n = 0; n < xy.length; n += 2) {
    const [x, y] = [Math.floor(xy[n] as number), Math.floor(xy[n + 1] as number)]
    if (x >= 0 && y >= 0 && x < photo.width_px && y < photo.height_px) nodes.push(y * photo.width_px + x)
  }
  const leavesSurface = (tolerance: number): boolean => {
    const picked = pickByColour(photo, { at, tolerance, joined: true })
    return nodes.filter((node) => (picked[node] as number) > 0).length <= MOST_TAKEN * nodes.length
  }
  return [most, ...SMALLER.filter((tolerance) => tolerance < most)].find(leavesSurface) ?? most
}
