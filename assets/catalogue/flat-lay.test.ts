// Tops are photographed flat, as they hang or as they are worn, so that a print keeps its shape: circles are drawn on the print area
// and looked up in the picture through the warp grid that the studio draws with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictures_root } from './catalogue.ts'

const garments = [
  'tshirt',
  'womens-tee',
  'kids-tee',
  'baby-bodysuit',
  'tank-top',
  'long-sleeve',
  'sweatshirt',
  'drawstring-bag',
  'hoodie',
  'zip-hoodie',
  'polo',
]
/** The front once more, as the garment hangs. */
const on_hangers = [
  'tshirt',
  'womens-tee',
  'kids-tee',
  'tank-top',
  'long-sleeve',
  'sweatshirt',
  'hoodie',
  'polo',
  'zip-hoodie',
]
/** And once more as a body fills it, which bends a print a little. */
const worn = [
  'tshirt',
  'womens-tee',
  'kids-tee',
  'baby-bodysuit',
  'tank-top',
  'long-sleeve',
  'sweatshirt',
  'hoodie',
  'polo',
  'zip-hoodie',
  'dress',
  'shorts',
  'leggings',
]
/** The middle of the print is between the legs: these are measured on the panel above, this far down their print. */
const panels: Readonly<Record<string, number>> = { 'shorts/worn': 0.3, 'leggings/worn': 0.2 }
const panel_radius_m = 0.05
/** A mark on one side of the chest is where a body turns away. */
const marks_worn = ['polo/worn', 'zip-hoodie/worn']
const views = [
  ...garments.flatMap((code) => [`${code}/front`, `${code}/back`]),
  ...on_hangers.map((code) => `${code}/hanger`),
  ...worn.map((code) => `${code}/worn`),
]
const most_uneven = 0.02
const most_uneven_mark = 0.06
const most_wobble = 0.02
const most_wobble_worn = 0.04
const count = 360
/** Of the print's width: a bigger circle does not fit a small print. */
const widest = 0.48
/** Circles are measured on the chest, slightly above the middle where the print is tall enough. */
const getMiddle = (radius_m: number, height_m: number) => (radius_m < 0.39 * height_m ? 0.4 : 0.5)

type Point = readonly [number, number]
interface Grid {
  cols: number
  rows: number
  xy: readonly number[]
}

/** The pixel a place of the print is seen at. */
function seenAt({ cols, rows, xy }: Grid, s: number, t: number): Point {
  const [column, row] = [Math.min(cols - 1, Math.floor(s * cols)), Math.min(rows - 1, Math.floor(t * rows))]
  const [a, b] = [s * cols - column, t * rows - row]
  const node = (r: number, c: number, axis: number) => xy[2 * (r * (cols + 1) + c) + axis] ?? 0
  const at = (axis: number) =>
    (node(row, column, axis) * (1 - a) + node(row, column + 1, axis) * a) * (1 - b) +
    (node(row + 1, column, axis) * (1 - a) + node(row + 1, column + 1, axis) * a) * b
  return [at(0), at(1)]
}

/** Length of the long axis over the short one, and the largest distance from the mean radius along the fitted ellipse. */
function roundness(points: readonly Point[]): { uneven: number; wobble: number } {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [cx, cy] = [mean(0), mean(1)]
  const sum = (of: (x: number, y: number) => number) => points.reduce((all, [x, y]) => all + of(x - cx, y - cy), 0)
  const [xx, xy, yy] = [sum((x) => x * x), sum((x, y) => x * y), sum((_, y) => y * y)]
  const [middle, spread] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)]
  const [long, short] = [Math.sqrt(middle + spread), Math.sqrt(middle - spread)]
  const scale = points.length / (2 * (xx * yy - xy * xy))
  const radii = points.map(([px, py]) => {
    const [x, y] = [px - cx, py - cy]
    return Math.sqrt(scale * (yy * x * x - 2 * xy * x * y + xx * y * y))
  })
  return { uneven: long / short - 1, wobble: Math.max(...radii.map((radius) => Math.abs(radius - 1))) }
}

describe.each(views)('%s', (view) => {
  const unevenness = marks_worn.includes(view) ? most_uneven_mark : most_uneven
  const wobbles = view.endsWith('/worn') ? most_wobble_worn : most_wobble
  test('a printed circle stays round', () => {
    const meta = JSON.parse(readFileSync(join(pictures_root, `${view}.json`), 'utf8'))
    const { width_m, height_m }: { width_m: number; height_m: number } = meta.print_areas.print
    const grid: Grid = meta.warp.print
    const panel = panels[view]
    const radii = panel === undefined ? [0.05, 0.08, 0.1] : [panel_radius_m]
    for (const radius_m of radii.filter((radius) => radius < widest * width_m)) {
      const circle = Array.from({ length: count }, (_, i): Point => {
        const angle = (2 * Math.PI * i) / count
        const [s, t] = [(radius_m * Math.cos(angle)) / width_m, (radius_m * Math.sin(angle)) / height_m]
        return seenAt(grid, 0.5 + s, (panel ?? getMiddle(radius_m, height_m)) + t)
      })
      const { uneven, wobble } = roundness(circle)
      expect(uneven, `${radius_m} m`).toBeLessThan(unevenness)
      expect(wobble, `${radius_m} m`).toBeLessThan(wobbles)
    }
  })
})
