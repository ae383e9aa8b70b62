import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMiddle } from '../../engine/src/geometry/box.ts'
import { touchesHole } from '../../engine/src/print/cut-out.ts'
import type { WrapSide } from '../../engine/src/print/print-area.ts'
import { cutAndSewn } from './cut-and-sewn.ts'
import type { Definition, Hole } from './define.ts'
import { canvas_px, type Product } from './product-schema.ts'
import type { Pair } from './terms.ts'

/** The part of a `<view>.json` that the catalogue reads. */
export interface PictureView {
  view: string
  size: readonly [number, number]
  print_areas: Record<
    string,
    { width_m: number; height_m: number; slot: string; elsewhere?: boolean; visible?: readonly number[] }
  >
  warp?: Record<string, { xy: readonly number[]; facing?: string }>
}

export interface PrintFace {
  key: string
  name: Pair
  view: string
  area: string
  width_m: number
  height_m: number
  box: Omit<Product['print_areas'][number], 'view_id'>
}

const faceNames: Record<string, Pair> = {
  front: ['正面', 'Front'],
  back: ['背面', 'Back'],
  wrap: ['环绕', 'Wrap-around'],
  left: ['左侧', 'Left'],
  right: ['右侧', 'Right'],
}
/** Straight pictures before slanted ones: a print lies truest there. On a hanger and worn it is only looked at. */
const straightFirst = ['front', 'back', 'right', 'left', 'side', 'angle', 'hanger', 'worn']
/** What runs round a cup looks best beside its handle; without pictures from there, from the front. */
const handleFirst = ['right', 'left']
/** Room left around a flat sheet on the canvas. */
const margin_px = 25

/** A rounded edge still lies on the picture, the far side of a mug does not. */
const most_turned_away = 0.3

const shareTurnedAway = (facing = '') => facing.replaceAll('1', '').length / Math.max(1, facing.length)
const round = (value: number) => Math.round(value * 100) / 100

/** The biggest rectangle of the print's own proportions in the middle of the given one. */
function inscribed(aspect: number, left: number, top: number, right: number, bottom: number) {
  const width = Math.min(right - left, (bottom - top) * aspect)
  const height = width / aspect
  return {
    left: round((left + right - width) / 2),
    top: round((top + bottom - height) / 2),
    width: round(width),
    height: round(height),
  }
}

function getBox(view: PictureView, area: string): PrintFace['box'] {
  const print = view.print_areas[area]
  const warp = view.warp?.[area]
  if (!print) throw new Error(`${view.view} has no print area ${area}`)
  const aspect = print.width_m / print.height_m
  // What runs round the back or folds over an edge cannot be drawn over the picture: it is designed as the flat sheet.
  if (!warp || print.visible || shareTurnedAway(warp.facing) > most_turned_away)
    return { ...inscribed(aspect, margin_px, margin_px, canvas_px - margin_px, canvas_px - margin_px), lies_on: 'flat' }
  const scale = canvas_px / view.size[0]
  const clamp = (value: number) => Math.min(canvas_px, Math.max(0, value * scale))
  const xs = warp.xy.filter((_, i) => i % 2 === 0)
  const ys = warp.xy.filter((_, i) => i % 2 === 1)
  const edges = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(clamp)
  const [left = 0, top = 0, right = canvas_px, bottom = canvas_px] = edges
  return { ...inscribed(aspect, left, top, right, bottom), lies_on: 'picture' }
}

type Box = readonly [left: number, top: number, width: number, height: number]
type Placements = Record<string, { box: Box; views?: Record<string, Box> } | undefined>

/** Where the shop's pictures show an artwork, as shares of the print area. */
const placements = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'placements.json'), 'utf8')) as { products: Placements }
).products

/** A hole takes room from the middle, and what is sewn from an outline need not have cloth there at all. */
function asksForFocus({ cut_outs = [], ...area }: PrintFace['box']): boolean {
  const { x, y } = getMiddle(area)
  const middle = { cx: x, cy: y, width: 1, height: 1, rotation_deg: 0 }
  return cut_outs.some((zone) => (zone.kind ?? 'hole') === 'hole' || (zone.kind === 'cut' && touchesHole(middle, zone)))
}

/** The part of a print that its picture shows: what is not folded over an edge, or where the shop's pictures put artwork. */
function getFocus(code: string, { view, print_areas, warp }: PictureView, area: string, box: PrintFace['box']) {
  const placed = placements[code]
  const visible = print_areas[area]?.visible
  const is_hidden = shareTurnedAway(warp?.[area]?.facing) > most_turned_away
  const [from_x = 0, from_y = 0, to_x = 1, to_y = 1] = visible ?? []
  const unfolded: Box | undefined = visible && [from_x, 1 - to_y, to_x - from_x, to_y - from_y]
  const is_placed = asksForFocus(box) || (is_hidden && !visible)
  const shares = is_placed ? (placed?.views?.[view] ?? placed?.box) : unfolded
  if (!shares) return {}
  const [left, top, width, height] = shares
  return {
    focus: {
      left: round(box.left + left * box.width),
      top: round(box.top + top * box.height),
      width: round(width * box.width),
      height: round(height * box.height),
    },
  }
}

/** What is seen from each side: as it is stated, or where the shop's pictures of a cup show artwork from there. */
function getPlaces(
  { code, places, design_style }: Printed,
  width_m: number,
  box: PrintFace['box'],
): Pick<PrintFace['box'], 'places'> {
  const px_per_cm = box.width / (width_m * 100)
  const stated = Object.entries(places ?? {}).map(
    ([side, cm]) => [side, cm.map((length) => length * px_per_cm)] as const,
  )
  const placed = design_style === 'wrap' ? placements[code] : undefined
  const from_left = placed?.views?.left ?? placed?.views?.side
  const [left = 0, top = 0, width = 0, height = 0] = from_left ?? []
  const from_right = placed?.views?.right ?? (from_left && [1 - left - width, top, width, height])
  const shown = Object.entries({ left: from_left, front: placed?.box, right: from_right }).flatMap(([side, shares]) =>
    shares ? [[side, shares.map((share, n) => share * (n % 2 ? box.height : box.width))] as const] : [],
  )
  const all = [...stated, ...shown].map(([side, [x = 0, y = 0, w = 0, h = 0]]) => ({
    side: side as WrapSide,
    ...within(box, { left: box.left + x, top: box.top + y, width: w, height: h }),
  }))
  const fitting = all.filter(({ width, height }) => width > 0 && height > 0)
  return fitting.length > 0 ? { places: fitting } : {}
}

/** Rounded, and no hair beyond the print. */
function within(area: PrintFace['box'], { left, top, width, height }: Pick<PrintFace['box'], Side>) {
  const [from_x, from_y] = [round(Math.max(area.left, left)), round(Math.max(area.top, top))]
  const [to_x, to_y] = [area.left + area.width, area.top + area.height]
  const fitted = (length: number, most: number) =>
    round(length) <= most ? round(length) : Math.floor(most * 100 - 1e-6) / 100
  return { left: from_x, top: from_y, width: fitted(width, to_x - from_x), height: fitted(height, to_y - from_y) }
}
type Side = 'left' | 'top' | 'width' | 'height'

function getCutOuts(holes: readonly Hole[], width_m: number, box: PrintFace['box']) {
  if (holes.length === 0) return {}
  const px = (cm: number) => round((cm / (width_m * 100)) * box.width)
  const cut_outs = holes.map(
    ({ kind, name: [zh, en], left, top, width, height, radius = Math.min(width, height) / 2, points }) => ({
      ...(kind ? { kind } : {}),
      ...within(box, { left: box.left + px(left), top: box.top + px(top), width: px(width), height: px(height) }),
      radius: px(radius),
      ...(points
        ? { points: points.map(([x, y]): [number, number] => [round(box.left + px(x)), round(box.top + px(y))]) }
        : {}),
      name: { zh, en },
    }),
  )
  return { cut_outs: cut_outs.filter(({ width, height }) => width > 0 && height > 0) }
}

type Printed = Pick<Definition, 'code' | 'holes' | 'places' | 'shown_in' | 'design_style'>

/** One face per printable surface (the same slot in several pictures is one face), shown where it lies straightest. */
export function printFaces(views: readonly PictureView[], definition: Printed): PrintFace[] {
  const { code, holes, shown_in } = definition
  const isWrapped = views.some((view) => Object.values(view.print_areas).some(({ slot }) => slot === 'print_wrap'))
  const order = isWrapped ? [...handleFirst, ...straightFirst] : straightFirst
  const rank = (view: string) => (view === shown_in ? -1 : (order.indexOf(view) + 100) % 100)
  const faces = new Map<string, PrintFace>()
  for (const view of [...views].sort((a, b) => rank(a.view) - rank(b.view)))
    for (const [area, print] of Object.entries(view.print_areas)) {
      const key = print.slot.replace(/^print_/, '')
      if (print.elsewhere || faces.has(key)) continue
      const { width_m, height_m } = print
      const name = faceNames[key]
      if (!name) throw new Error(`no name for the print slot ${print.slot}`)
      const plain = getBox(view, area)
      const zones = [...(holes?.[key] ?? []), ...(cutAndSewn[code]?.[key] ?? [])]
      const box = { ...plain, ...getCutOuts(zones, width_m, plain) }
      faces.set(key, {
        ...{ key, name, view: view.view, area, width_m, height_m },
        box: { ...box, ...getFocus(code, view, area, box), ...getPlaces(definition, width_m, box) },
      })
    }
  return [...faces.values()]
}
