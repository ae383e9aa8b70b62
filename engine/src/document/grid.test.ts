import { type Canvas, createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBounds } from '../geometry/box.ts'
import { applyTemplate } from '../grid/apply-template.ts'
import { getBorders } from '../grid/borders.ts'
import { dealPictures, fillCells } from '../grid/fill-cells.ts'
import {
  clearCell,
  emptyCells,
  moveBorder,
  placeInCell,
  randomise,
  setCellFrame,
  setCellSide,
  setGap,
  setLayout,
  setMargin,
  swapCells,
} from '../grid/grid-commands.ts'
import { layoutCells } from '../grid/layouts.ts'
import { record, startHistory, undo } from '../history/history.ts'
import type { Layer } from '../layers/layer-types.ts'
import { paintView } from '../paint/paint-view.ts'
import type { Surface } from '../paint/surface.ts'
import { imageLayer } from '../testing/designs.ts'
import { DesignDocument, findView, newDocument } from './design-document.ts'
import { boxOfCell, GridCell, MAX_SEED } from './grid.ts'

const gridded = (layout_id: number) => setLayout(newDocument(0, [1]), 1, layout_id)
const viewIn = (document: DesignDocument) => findView(document, 1) as NonNullable<ReturnType<typeof findView>>
const gridIn = (document: DesignDocument) => viewIn(document).grid as NonNullable<DesignDocument['views'][0]['grid']>

const picture = (id: number, width_px: number, height_px: number): Layer =>
  imageLayer({
    id: `p${id}`,
    width: 100,
    height: (100 * height_px) / width_px,
    source: { kind: 'artwork', key: `art-${id}`, width_px, height_px },
  })

const filled = (layout_id: number, ratio = 1.4) =>
  gridIn(gridded(layout_id)).cells.reduce(
    (document, { index }) =>
      placeInCell(document, 1, index, picture(index, 400, Math.round(400 * (index % 2 ? ratio : 1 / ratio)))),
    gridded(layout_id),
  )

/** Which layers are in which cell. */
const dealt = (document: DesignDocument) =>
  Object.fromEntries(viewIn(document).layers.map((layer) => [layer.id, layer.cell]))

function isCovered(document: DesignDocument, layer: Layer): boolean {
  const box = boxOfCell(gridIn(document), layer.cell ?? 0)
  const seen = getBounds([layer])
  return (
    box === undefined ||
    (seen.left <= box.left + 0.01 &&
      seen.top <= box.top + 0.01 &&
      seen.left + seen.width >= box.left + box.width - 0.01 &&
      seen.top + seen.height >= box.top + box.height - 0.01)
  )
}

const area = (cells: readonly GridCell[]) => cells.reduce((sum, cell) => sum + cell.width * cell.height, 0)
const overlaps = (a: GridCell, b: GridCell) =>
  a.left < b.left + b.width - 0.01 &&
  b.left < a.left + a.width - 0.01 &&
  a.top < b.top + b.height - 0.01 &&
  b.top < a.top + a.height - 0.01
function expectTiling(cells: readonly GridCell[]): void {
  expect(Math.abs(area(cells) - 550 * 550)).toBeLessThan(1)
  for (const a of cells) for (const b of cells) if (a !== b) expect(overlaps(a, b)).toBe(false)
}

test('ten layouts: the whole canvas, five in two parts, four in three, each leaving nothing bare', () => {
  expect(layoutCells.map((cells) => cells.length)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 6, 9])
  for (const cells of layoutCells) {
    expectTiling(cells)
    expect(cells.map((cell) => cell.index)).toEqual(cells.map((_, place) => place))
  }
})

type Step =
  | { readonly do: 'layout'; readonly to: number }
  | { readonly do: 'gap'; readonly to: number }
  | { readonly do: 'margin'; readonly to: number }
  | { readonly do: 'border'; readonly pick: number; readonly to: number }
  | { readonly do: 'swap'; readonly a: number; readonly b: number }
  | { readonly do: 'deal'; readonly seed: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('layout' as const), to: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ do: fc.constant('gap' as const), to: fc.double({ min: -5, max: 99, noNaN: true }) }),
  fc.record({ do: fc.constant('margin' as const), to: fc.double({ min: -5, max: 99, noNaN: true }) }),
  fc.record({ do: fc.constant('border' as const), pick: fc.nat(20), to: fc.integer({ min: -50, max: 600 }) }),
  fc.record({ do: fc.constant('swap' as const), a: fc.nat(8), b: fc.nat(8) }),
  fc.record({ do: fc.constant('deal' as const), seed: fc.nat(MAX_SEED) }),
)

function take(document: DesignDocument, one: Step): DesignDocument {
  if (one.do === 'layout') return setLayout(document, 1, one.to)
  if (one.do === 'gap') return setGap(document, 1, one.to)
  if (one.do === 'margin') return setMargin(document, 1, one.to)
  if (one.do === 'swap') return swapCells(document, 1, one.a, one.b)
  if (one.do === 'deal') return randomise(document, 1, one.seed)
  const borders = getBorders(gridIn(document))
  const border = borders[one.pick % Math.max(1, borders.length)]
  return border ? moveBorder(document, 1, border.id, one.to) : document
}

test('whatever is done to a grid, it tiles the canvas, its pictures cover their cells, none is lost, and it can be stored', () => {
  fc.assert(
    fc.property(
      fc.nat(9),
      fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      fc.array(step, { maxLength: 12 }),
      (id, ratio, steps) => {
        const start = filled(id, ratio)
        const end = steps.reduce(take, start)
        expectTiling(gridIn(end).cells)
        expect(Object.keys(dealt(end)).sort()).toEqual(Object.keys(dealt(start)).sort())
        for (const layer of viewIn(end).layers) expect(isCovered(end, layer)).toBe(true)
        expect(DesignDocument.safeParse(end).success).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('a picture does not grow by going through layouts and coming back', () => {
  const start = filled(1)
  const end = [2, 9, 5, 3, 1].reduce((document, id) => setLayout(document, 1, id), start)
  for (const [place, layer] of viewIn(end).layers.entries()) {
    expect(layer.width).toBeCloseTo(viewIn(start).layers[place]?.width ?? 0, 1)
  }
})

test('pictures without a cell in a layout are kept hidden, and return to their place with the layout', () => {
  const start = filled(5)
  const narrow = setLayout(start, 1, 1)
  expect(viewIn(narrow).layers).toHaveLength(4)
  expect(dealt(setLayout(narrow, 1, 5))).toEqual(dealt(start))
})

test('swapping changes two cells and no other; twice is as before', () => {
  const start = filled(9)
  const once = swapCells(start, 1, 0, 8)
  expect(dealt(once)).toEqual({ ...dealt(start), p0: 8, p8: 0 })
  expect(dealt(swapCells(once, 1, 0, 8))).toEqual(dealt(start))
  expect(swapCells(start, 1, 2, 2)).toEqual(start)
})

test('the same pictures and seed give the same order, whatever it was before', () => {
  const start = filled(5)
  for (let seed = 0; seed < 50; seed++) {
    const next = randomise(start, 1, seed)
    expect(Object.values(dealt(next)).sort()).toEqual([0, 1, 2, 3])
    expect(dealt(randomise(randomise(start, 1, seed + 1), 1, seed))).toEqual(dealt(next))
    expect(dealt(randomise(swapCells(start, 1, 0, 3), 1, seed))).toEqual(dealt(next))
    expect(randomise(next, 1, seed)).toBe(next)
  }
  expect(
    new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(dealt(randomise(start, 1, seed))))).size,
  ).toBeGreaterThan(2)
  const history = record(startHistory(start), randomise(start, 1, 7))
  expect(undo(history).present).toBe(start)
})

test('the number of a deal goes back and forth with it, through other layouts and through storage', () => {
  const first = randomise(filled(5), 1, 7)
  const history = record(record(startHistory(filled(5)), first), randomise(first, 1, 31))
  expect(gridIn(history.present).seed).toBe(31)
  expect(gridIn(undo(history).present).seed).toBe(7)
  expect(gridIn(undo(undo(history)).present).seed).toBeUndefined()
  expect(gridIn(setGap(setLayout(first, 1, 9), 1, 12)).seed).toBe(7)
  expect(gridIn(DesignDocument.parse(JSON.parse(JSON.stringify(first)))).seed).toBe(7)
})

test('a side of a cell by its number takes the neighbours along, and stays one that can be kept', () => {
  const wider = setCellSide(gridded(5), 1, 0, { side: 'width', value: 200 })
  expect(gridIn(wider).cells.map(({ left, width }) => [left, width])).toEqual([
    [0, 200],
    [200, 350],
    [0, 275],
    [275, 275],
  ])
  const last = setCellSide(gridded(5), 1, 3, { side: 'height', value: 100 })
  expect(gridIn(last).cells.map(({ top }) => top)).toEqual([0, 0, 275, 450])
  for (const layout of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const side of ['left', 'top', 'width', 'height'] as const)
      for (const value of [-50, 0, 41, 300, 9000]) {
        const cells = gridIn(setCellSide(gridded(layout), 1, 1, { side, value })).cells
        // A cell as wide as the canvas has no line to pull; in these every cell has one each way.
        if ([5, 8, 9].includes(layout) && (side === 'width' || side === 'height')) expectTiling(cells)
        for (const cell of cells) expect(GridCell.safeParse(cell).success).toBe(true)
      }
})

test('what changes nothing is no step one would have to go back', () => {
  const empty = gridded(5)
  expect(clearCell(empty, 1, 2)).toBe(empty)
  expect(swapCells(empty, 1, 0, 1)).toBe(empty)
  expect(randomise(empty, 1, 3)).toBe(empty)
  expect(setLayout(filled(5), 1, 5)).toEqual(filled(5))
  expect(setLayout(empty, 1, 5)).toBe(empty)
  expect(placeInCell(empty, 1, 8, picture(1, 10, 10))).toBe(empty)
  const pulled = moveBorder(empty, 1, 'x:0|1', 200)
  expect(setLayout(pulled, 1, 5)).toEqual(empty)
})

test('borders: four squares hang together in a cross, and a line stops before a cell would vanish', () => {
  const ids = getBorders(gridIn(gridded(5))).map((border) => border.id)
  expect(ids).toEqual(['x:0|1', 'x:2|3', 'y:0|2', 'y:1|3'])
  const uneven = getBorders(gridIn(gridded(3))).map((border) => border.id)
  expect(uneven).toEqual(['x:0|1+2', 'y:1|2'])
  const pulled = moveBorder(gridded(1), 1, 'x:0|1', 9999)
  expect(gridIn(pulled).cells.map((cell) => cell.width)).toEqual([510, 40])
  expect(moveBorder(gridded(1), 1, 'x:7|8', 10)).toEqual(gridded(1))
})

test('a cell can stand anywhere on the canvas, but not outside and not too small', () => {
  const moved = setCellFrame(filled(1), 1, 0, { left: 500, top: -20, width: 120, height: 3 })
  expect(gridIn(moved).cells[0]).toMatchObject({ left: 430, top: 0, width: 120, height: 40 })
  expect(viewIn(moved).layers.every((layer) => isCovered(moved, layer))).toBe(true)
})

test('empty cells are listed in order, and a new picture replaces that of a cell', () => {
  const one = placeInCell(gridded(3), 1, 1, picture(1, 10, 10))
  expect(emptyCells(viewIn(one))).toEqual([0, 2])
  const other = placeInCell(one, 1, 1, picture(2, 10, 10))
  expect(dealt(other)).toEqual({ p2: 1 })
  expect(placeInCell(one, 1, 7, picture(3, 10, 10))).toEqual(one)
})

test('a picture is seen in its cell only, and neighbours without a gap leave no seam', () => {
  const red = createCanvas(10, 10)
  const pen = red.getContext('2d')
  pen.fillStyle = '#ff0000'
  pen.fillRect(0, 0, 10, 10)
  const canvas = createCanvas(550, 550)
  const document = setGap(filled(9), 1, 0)
  const paint = (view: DesignDocument['views'][number]) => {
    canvas.getContext('2d').clearRect(0, 0, 550, 550)
    paintView(canvas.getContext('2d') as unknown as Surface<Canvas>, {
      view,
      area: { left: 0, top: 0, width: 550, height: 550 },
      scale: 1,
      origin: 'canvas',
      is_clipped: true,
      tools: {
        pictureOf: () => red,
        sizeOf: (picture) => picture,
        makeTile: () => ({ surface: pen as unknown as Surface<Canvas>, picture: red }),
      },
    })
    return canvas.getContext('2d').getImageData(0, 0, 550, 550).data
  }
  const alpha = (pixels: Uint8ClampedArray, x: number, y: number) => pixels[(y * 550 + x) * 4 + 3]
  const whole = paint(viewIn(document))
  for (let x = 0; x < 550; x++) expect(alpha(whole, x, 100)).toBe(255)
  const first = paint({ ...viewIn(document), layers: viewIn(document).layers.slice(0, 1) })
  expect([alpha(first, 182, 50), alpha(first, 183, 50), alpha(first, 50, 183)]).toEqual([255, 0, 0])
})

test('pictures of goods are dealt by the faces cells ask for, and again only when all were used', () => {
  const pictures = [1, 2, 1, 2].map((view_id) => ({ view_id }))
  const cells = [null, 2, null, 1, null].map((view_id, index) => ({ index, view_id }))
  expect([...dealPictures(cells, pictures).values()]).toEqual([0, 1, 2, 0, 3])
  expect([...dealPictures([{ index: 0, view_id: 9 }], pictures).values()]).toEqual([0])
  expect(dealPictures(cells, []).size).toBe(0)
  let count = 0
  const { id: _, ...layer } = picture(1, 10, 10) as Extract<Layer, { type: 'image' }>
  const full = fillCells(gridded(9), 1, [{ view_id: 1, layer }], () => `n${count++}`)
  expect(viewIn(full).layers.map((one) => one.cell)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(DesignDocument.safeParse(full).success).toBe(true)
})

test('a template brings cells, background and words; pictures stay where they stand', () => {
  const words = imageLayer({ id: 'words' })
  const dressed = setMargin(filled(9), 1, 20)
  const template = {
    ...dressed,
    views: dressed.views.map((view) => ({ ...view, background: '#17202e', layers: [...view.layers, words] })),
  }
  const start = placeInCell(gridded(1), 1, 1, picture(99, 10, 20))
  let count = 0
  const end = applyTemplate(start, 1, template, () => `t${count++}`)
  expect(viewIn(end)).toMatchObject({ background: '#17202e', grid: { layout_id: 9, margin: 20 } })
  expect(dealt(end).p99).toBe(1)
  expect(viewIn(end).layers).toHaveLength(10)
  expect(viewIn(end).layers.at(-1)?.cell).toBeUndefined()
  for (const layer of viewIn(end).layers.slice(0, -1)) expect(isCovered(end, layer)).toBe(true)
  expect(DesignDocument.safeParse(end).success).toBe(true)
})
