// Where a sewn product ends within the sheet it is cut from, measured from the picture it lies flat in. Run it when these
// pictures were made again: it writes `outlines.json`, which a test compares with them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCoverage, type PrintRect } from './coverage.ts'
import type { PictureView } from './print-areas.ts'

type Point = readonly [x: number, y: number]
export type Outlines = Record<string, Record<string, Point[][]>>

const [ROWS, COLUMNS] = [60, 240]
/** Finer than a blade follows cloth. */
const TOLERANCE_CM = 0.3
/** Narrower than this nobody cuts. */
const NARROWEST_CM = 0.6
/** Shorter than this it is a fold of the cloth at its edge. */
const LEAST_ROWS = 3

interface Run {
  readonly from: number
  readonly to: number
}

/** Stretches of a row beside and between what is covered. */
function bareRuns(row: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (let from = 0; from < COLUMNS; from++) {
    if (row[from]) continue
    let to = from
    while (to < COLUMNS && !row[to]) to++
    runs.push({ from, to })
    from = to
  }
  return runs
}

interface Strip {
  readonly first_row: number
  readonly runs: Run[]
}

/** Runs of neighbouring rows that overlap are one strip of waste. */
function getStrips(covered: readonly (readonly boolean[])[]): Strip[] {
  const strips: Strip[] = []
  covered.forEach((row, y) => {
    for (const run of bareRuns(row)) {
      const above = strips.find(({ first_row, runs }) => {
        const last = first_row + runs.length === y ? runs.at(-1) : undefined
        return last && last.from < run.to && run.from < last.to
      })
      if (above) above.runs.push(run)
      else strips.push({ first_row: y, runs: [run] })
    }
  })
  return strips
}

const away = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** The corners that matter of a line (Douglas and Peucker). */
function simplified(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((point) => away(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) < TOLERANCE_CM) return [first, last]
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))]
}

const round = (value: number) => Math.round(value * 10) / 10

function getPolygon({ first_row, runs }: Strip, [width, height]: Point): Point[] {
  const x = (column: number) => (column / COLUMNS) * width
  const y = (row: number) => (row / ROWS) * height
  // The ends of a strip are drawn to the borders of their rows.
  const ends = [first_row, first_row + runs.length] as const
  const along = (side: keyof Run): Point[] => {
    const middles = runs.map((run, at): Point => [x(run[side]), y(first_row + at + 0.5)])
    const [top, bottom] = [runs[0], runs.at(-1)]
    return [[x(top?.[side] ?? 0), y(ends[0])], ...middles, [x(bottom?.[side] ?? 0), y(ends[1])]]
  }
  const outline = [...simplified(along('from')), ...simplified(along('to')).reverse()]
  return outline.map(([px, py]): Point => [round(px), round(py)])
}

/** What is cut away of each face, as outlines in cm from the upper left corner of the print. */
export async function measureOutlines(root: string, codes: readonly string[]): Promise<Outlines> {
  const measured: Outlines = {}
  for (const code of codes) {
    const faces: Record<string, Point[][]> = {}
    for (const view of ['front', 'back'] as const) {
      const file = join(root, code, `${view}.json`)
      if (!existsSync(file)) continue
      const { print_areas } = JSON.parse(readFileSync(file, 'utf8')) as PictureView
      const print = Object.values(print_areas)[0] as PictureView['print_areas'][string] & PrintRect
      const size: Point = [print.width_m * 100, print.height_m * 100]
      const column_cm = size[0] / COLUMNS
      const strips = getStrips(await getCoverage(join(root, code), view, print, [ROWS, COLUMNS])).filter(
        ({ runs }) =>
          runs.length >= LEAST_ROWS && Math.max(...runs.map(({ from, to }) => to - from)) * column_cm >= NARROWEST_CM,
      )
      faces[view] = strips.map((strip) => getPolygon(strip, size)).filter((points) => points.length >= 3)
    }
    measured[code] = faces
  }
  return measured
}

/** Products that are cut from a printed sheet along the outline of a garment. */
export const outlinedProducts = ['dress', 'leggings', 'shorts', 'socks'] as const

const products = join(import.meta.dirname, '../products')

if (import.meta.main) {
  const measured = await measureOutlines(products, outlinedProducts)
  const lines = Object.entries(measured).map(([code, faces]) => `  ${JSON.stringify(code)}: ${JSON.stringify(faces)}`)
  writeFileSync(join(import.meta.dirname, 'outlines.json'), `{\n${lines.join(',\n')}\n}\n`)
}
