import type { WarpGrid } from './product-view.ts'

/** How opaque a print is, field by field from its upper left corner. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly opacity: ArrayLike<number>
}

/** How much of the ink of a print a view of the product shows, from 0 to 1. */
export function shareShown({ width, height, opacity }: Ink, { cols, rows, facing }: WarpGrid): number {
  const isFacing = (column: number, row: number) => facing?.[row * (cols + 1) + column] !== '0'
  let [all, shown] = [0, 0]
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) / height) * rows)
    for (let x = 0; x < width; x++) {
      const ink = opacity[y * width + x] ?? 0
      if (ink === 0) continue
      const column = Math.floor(((x + 0.5) / width) * cols)
      const corners = [isFacing(column, row), isFacing(column + 1, row), isFacing(column, row + 1)]
      all += ink
      if (corners.every(Boolean) && isFacing(column + 1, row + 1)) shown += ink
    }
  }
  return all === 0 ? 1 : shown / all
}
