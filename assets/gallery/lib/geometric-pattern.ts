import { tile_px } from './repeat.ts'
import { steps } from './shape.ts'

export const grid = (
  count: number,
  draw: (x: number, y: number, s: number, i: number, j: number) => string,
): string => {
  const s = tile_px / count
  return steps(count * count)
    .map((k) => draw((k % count) * s, Math.floor(k / count) * s, s, k % count, Math.floor(k / count)))
    .join('')
}
