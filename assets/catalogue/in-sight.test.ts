// Artwork that a seller adds without a word about its place has to be on the product's picture, which is all that most buyers see.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Area, getBounds } from '../../engine/src/geometry/box.ts'
import { shareInHoles } from '../../engine/src/print/cut-out.ts'
import { type Ground, getRoom, placeBeside } from '../../engine/src/print/place-new.ts'
import { placeNew } from '../../engine/src/print/place-picture.ts'
import { buildCatalogue, pictures_root } from './catalogue.ts'
import { getCoverage, type PrintRect } from './coverage.ts'
import type { Product } from './product-schema.ts'

/** Of every picture; letters and codes are useless when a corner of them is missing. */
const LEAST_SEEN = 0.9
/** The hands of a clock go over every place in turn, and are in front of the middle in its picture. */
const LEAST_BEHIND_HANDS = 0.85
/** Fields along each side of a picture that are looked for. */
const FIELDS = 20

const { pictured, others } = buildCatalogue()
const shapes = [
  [1, 1],
  [4, 3],
  [3, 4],
  [2, 1],
  [1, 2],
] as const

type PrintArea = Product['print_areas'][number]
type Print = Ground & { readonly area: PrintArea; readonly dpi: number }

function getPrint(product: Product, view_id: number): Print {
  const area = product.print_areas.find((one) => one.view_id === view_id)
  const size = product.actual_sizes.find((one) => one.view_id === view_id)
  if (!area || !size) throw new Error(`${product.code} has no print area ${view_id}`)
  return { area, cm_per_px: size.actual_width / area.width, dpi: product.dpi }
}

type Picture = NonNullable<Product['views'][number]['picture']>

/** What a picture shows of a print area, in pixels of the canvas. */
async function seenIn(picture: Picture, { width, height }: Area) {
  const folder = join(pictures_root, picture.product)
  const meta = JSON.parse(readFileSync(join(folder, `${picture.view}.json`), 'utf8')) as {
    print_areas: Record<string, PrintRect>
  }
  const rect = meta.print_areas[picture.area]
  if (!rect) throw new Error(`${picture.product} does not show its print ${picture.area}`)
  return getCoverage(folder, picture.view, rect, [Math.round(height), Math.round(width)])
}

function getSeen({ code, views }: Product, view_id: number, area: Area) {
  const picture = views.find((one) => one.view_id === view_id)?.picture
  if (!picture) throw new Error(`${code} has no picture of its view ${view_id}`)
  return seenIn(picture, area)
}

const turned = ({ left, top, width, height }: Area) => ({
  cx: left + width / 2,
  cy: top + height / 2,
  width,
  height,
  rotation_deg: 0,
})

const getFields = (from: number, length: number) =>
  Array.from({ length: FIELDS }, (_, n) => [
    Math.floor(from + (length * n) / FIELDS),
    Math.ceil(from + (length * (n + 1)) / FIELDS),
  ])

/** How much of a box the picture shows; a field is seen where any of its pixels is. */
function shareSeen(seen: readonly (readonly boolean[])[], area: Area, { left, top, width, height }: Area): number {
  const columns = getFields(left - area.left, width)
  const found = getFields(top - area.top, height).flatMap(([from_y, to_y]) =>
    columns.filter(([from_x, to_x]) => seen.slice(from_y, to_y).some((row) => row.slice(from_x, to_x).includes(true))),
  )
  return found.length / FIELDS ** 2
}

/** Photographs too large for the product, small ones and drawings, as the studio places them, and codes. */
function newBoxes(print: Print): { readonly name: string; readonly box: Area }[] {
  const room = getRoom(print)
  return shapes.flatMap(([wide, high]) => {
    const pixels = (times: number) => ({ key: 'a', width_px: wide * times, height_px: high * times })
    const placed = {
      photograph: placeNew({ kind: 'material', ...pixels(9000) }, print, {}),
      'small picture': placeNew({ kind: 'material', ...pixels(400) }, print, {}),
      drawing: placeNew({ kind: 'artwork', ...pixels(100) }, print, {}),
    }
    const by = 0.6 * Math.min(room.width / wide, room.height / high)
    const code = placeBeside(print, { width: wide * by, height: high * by, is_read: true })
    const boxes = { ...placed, code: { ...code, width: wide * by * code.factor, height: high * by * code.factor } }
    return Object.entries(boxes).map(([name, box]) => ({
      name: `${name} ${wide}:${high}`,
      box: getBounds([{ ...box, rotation_deg: 0 }]),
    }))
  })
}

const faces = [...pictured, ...others].flatMap((product) =>
  product.views.map(({ view_id, key }) => [`${product.code}, ${key}`, product, view_id] as const),
)

describe.each(faces)('%s', (_, product, view_id) => {
  test('shows artwork that nobody placed', async () => {
    const print = getPrint(product, view_id)
    const seen = await getSeen(product, view_id, print.area)
    const least = product.code === 'wall-clock' ? LEAST_BEHIND_HANDS : LEAST_SEEN
    for (const { name, box } of newBoxes(print))
      expect(shareSeen(seen, print.area, box), name).toBeGreaterThanOrEqual(least)
  })
})

/** Pictures that are taken from a side of the product. */
const viewsFrom = {
  left: ['left', 'side', 'front'],
  front: ['front'],
  right: ['right', 'side', 'front'],
  back: [],
} as const

const round_goods = pictured.filter(({ category }) => ['mugs', 'tumblers', 'caps', 'pet-bowls'].includes(category))

describe.each(round_goods.map((product) => [product.code, product] as const))('%s', (code, product) => {
  test('offers its left, its front and its right, clear of seams and handles, and shows them from there', async () => {
    const [{ view_id, picture } = { view_id: 0, picture: null }] = product.views
    const { area } = getPrint(product, view_id)
    const places = area.places ?? []
    expect(places.map(({ side }) => side)).toEqual(expect.arrayContaining(['left', 'front', 'right']))
    for (const { side, ...place } of places) {
      expect(shareInHoles(turned(place), area.cut_outs ?? []), side).toBeLessThan(0.02)
      const views = viewsFrom[side].filter((view) => existsSync(join(pictures_root, code, `${view}.json`)))
      // The back of a hat and the right of a bowl are in no picture.
      if (!picture || views.length === 0 || (code === 'pet-bowl' && side === 'right')) continue
      const shares = views.map(async (view) => shareSeen(await seenIn({ ...picture, view }, area), area, place))
      expect(Math.max(...(await Promise.all(shares))), side).toBeGreaterThanOrEqual(LEAST_SEEN)
    }
  })
})

test('the far side of a mug is out of sight', async () => {
  const mug = pictured.find(({ code }) => code === 'mug') as Product
  const { area } = getPrint(mug, 1)
  const seen = await getSeen(mug, 1, area)
  const half = { ...area, width: area.width / 2 }
  expect(shareSeen(seen, area, half)).toBeLessThan(0.1)
  expect(shareSeen(seen, area, { ...half, left: area.left + half.width })).toBeGreaterThan(LEAST_SEEN)
})
