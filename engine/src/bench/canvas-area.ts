// The print area of a bench view on the design canvas, as product documents hold it.
import type { CutOut } from '../print/cut-out.ts'
import { DESIGN_CANVAS_PX } from '../print/print-area.ts'
import type { BenchHole, BenchView } from './bench-view.ts'
import { printSizeCm } from './measure.ts'
import { surfaceAt } from './surface-grid.ts'

export type CanvasArea = {
  left: number
  top: number
  width: number
  height: number
  /** `picture`: the canvas shows the photograph under it; `flat`: the sheet alone. */
  lies_on: 'picture' | 'flat'
  cut_outs: (Omit<CutOut, 'points'> & { points?: [number, number][] | undefined })[]
}

/** Room around a sheet shown alone. */
const MARGIN_PX = 25
/** A surface whose sides are this far from upright, or whose shape differs this much, is shown as a sheet. */
const MOST_SLANT = 0.06

const round = (value: number): number => Math.round(value * 100) / 100

const holeNames: Record<BenchHole['kind'], CutOut['name']> = {
  camera: { zh: '镜头孔', en: 'the camera hole' },
  seam: { zh: '缝线', en: 'a seam' },
  fold: { zh: '折边', en: 'a fold' },
  handle: { zh: '把手', en: 'the handle' },
  other: { zh: '开孔', en: 'a hole' },
}

type Rect = { left: number; top: number; width: number; height: number }

/** Where the surface is on the photograph, when it is nearly an upright rectangle of the right shape there. */
function uprightBox(view: BenchView, aspect: number): Rect | null {
  if (view.surface.kind === 'round') return null
  const at = surfaceAt(view)
  const p = new Float64Array(8)
  for (const [n, [s, t]] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].entries())
    at(s as number, t as number, p, 2 * n)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = p
  const scale = DESIGN_CANVAS_PX / view.size[0]
  const [width, height] = [(x1 - x0 + x2 - x3) / 2, (y3 - y0 + y2 - y1) / 2]
  if (width <= 0 || height <= 0) return null
  const slant =
    Math.max(Math.abs(x3 - x0), Math.abs(x2 - x1)) / width + Math.max(Math.abs(y1 - y0), Math.abs(y2 - y3)) / height
  if (slant > 2 * MOST_SLANT || Math.abs(width / height / aspect - 1) > MOST_SLANT) return null
  // The sheet has exactly the shape of the print; the photograph follows it within a few per cent.
  const tall = width / aspect
  const [cx, cy] = [(x0 + x1 + x2 + x3) / 4, (y0 + y1 + y2 + y3) / 4]
  const box = { left: cx - width / 2, top: cy - tall / 2, width, height: tall }
  return { left: box.left * scale, top: box.top * scale, width: box.width * scale, height: box.height * scale }
}

function sheetBox(aspect: number): Rect {
  const most = DESIGN_CANVAS_PX - 2 * MARGIN_PX
  const [width, height] = aspect >= 1 ? [most, most / aspect] : [most * aspect, most]
  return { left: (DESIGN_CANVAS_PX - width) / 2, top: (DESIGN_CANVAS_PX - height) / 2, width, height }
}

const isOnCanvas = ({ left, top, width, height }: Rect): boolean =>
  left >= 0 && top >= 0 && left + width <= DESIGN_CANVAS_PX && top + height <= DESIGN_CANVAS_PX

function getCutOut(hole: BenchHole, box: Rect): CanvasArea['cut_outs'][number] {
  const [width, height] = [hole.width * box.width, hole.height * box.height]
  const points = hole.points?.map(([x, y]): [number, number] => [
    round(box.left + x * box.width),
    round(box.top + y * box.height),
  ])
  return {
    left: round(box.left + hole.left * box.width),
    top: round(box.top + hole.top * box.height),
    width: round(width),
    height: round(height),
    radius: round(hole.radius * Math.min(width, height)),
    ...(points ? { points } : {}),
    name: holeNames[hole.kind],
  }
}

export function canvasArea(view: BenchView): CanvasArea {
  const [width_cm, height_cm] = printSizeCm(view) ?? [10, 10]
  const aspect = width_cm / height_cm
  const upright = uprightBox(view, aspect)
  const box = upright && isOnCanvas(upright) ? upright : sheetBox(aspect)
  return {
    left: round(box.left),
    top: round(box.top),
    width: round(box.width),
    height: round(box.height),
    lies_on: box === upright ? 'picture' : 'flat',
    cut_outs: view.holes.map((hole) => getCutOut(hole, box)),
  }
}
