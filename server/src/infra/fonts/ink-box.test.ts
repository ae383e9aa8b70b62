import { align } from '@inkroute/engine/commands/align'
import { gripPoint, stretch } from '@inkroute/engine/commands/stretch'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { DOCUMENT_VERSION } from '@inkroute/engine/document/design-document'
import { getBounds } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { paintView } from '@inkroute/engine/paint/paint-view'
import type { Surface } from '@inkroute/engine/paint/surface'
import type { PreflightInput } from '@inkroute/engine/preflight/core/preflight-types'
import { preflight, repair } from '@inkroute/engine/preflight/preflight'
import { goldenText } from '@inkroute/engine/testing/golden-layers'
import { getInkBox } from '@inkroute/engine/text/ink-box'
import { fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { loadTypesetter } from './load-typesetter.ts'

const canvas_area = { left: 0, top: 0, width: 550, height: 550 }
const SCALE = 2

const getSurface = (canvas: Canvas) => canvas.getContext('2d') as unknown as Surface<Canvas>
const makeTile = (width_px: number, height_px: number) => {
  const picture = createCanvas(width_px, height_px)
  return { surface: getSurface(picture), picture }
}

async function written(change: Partial<TextLayer>) {
  const place = { cx: 275, cy: 275, rotation_deg: 0, flip_x: false, flip_y: false, opacity: 1 }
  const said = goldenText({ ...place, text: 'Jolly fig', size: 60, ...change }) as TextLayer
  const typesetter = await loadTypesetter([said])
  const layer = fitTextBox(said, typesetter)
  return { layer, typesetter, boxOf: (one: Layer) => getInkBox(one, typesetter.layout) }
}

type Typesetter = Awaited<ReturnType<typeof written>>['typesetter']

function painted(layer: Layer, typesetter: Typesetter): Canvas {
  const canvas = createCanvas(550 * SCALE, 550 * SCALE)
  const view = { view_id: 1, background: null, layers: [layer] }
  const tools = { typesetter, pictureOf: () => undefined, sizeOf: (picture: Canvas) => picture, makeTile }
  paintView(getSurface(canvas), { view, area: canvas_area, scale: SCALE, tools, origin: 'area', is_clipped: true })
  return canvas
}

/** Where the painter leaves ink that can be seen. */
function paintedBounds(layer: Layer, typesetter: Typesetter) {
  const canvas = painted(layer, typesetter)
  const { data, width } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  let [left, top, right, bottom] = [width, width, 0, 0]
  for (let at = 0; at < width * width; at++) {
    if ((data[4 * at + 3] as number) < 12) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]
  }
  return { left: left / SCALE, top: top / SCALE, right: right / SCALE, bottom: bottom / SCALE }
}

const outline = { colour: '#e8452c', width_em: 0.12 }
const shadow = { colour: '#17202e', opacity: 1, x_em: 0.2, y_em: 0.1, blur_em: 0.15 }

const wave: [number, number][] = [
  [0, 0],
  [0.3, -0.2],
  [0.7, 0.2],
  [1, 0],
]

test.each<[string, Partial<TextLayer>]>([
  ['plain', {}],
  ['with an outline', { outline }],
  ['with a shadow', { shadow }],
  ['with both, mirrored', { outline, shadow, flip_x: true }],
  ['slanted with swashes', { family: 'Great Vibes', is_italic: true }],
  ['on an arc', { curve_deg: 140, outline }],
  ['in a column', { is_vertical: true, text: '印途\nInk', outline }],
  ['on its side', { rotation_deg: 90, outline, shadow }],
  ['with larger, underlined letters', { spans: [{ length: 5, scale: 1.6, is_underlined: true }] }],
  ['on a path', { path: { points: wave, is_closed: false, length: null, offset: 0 }, outline }],
  ['with a warp', { warp: { kind: 'flag', amount: 80 }, outline }],
])('the ink box of a text %s is what gets painted', async (_, change) => {
  const { layer, typesetter, boxOf } = await written(change)
  const { left, top, width, height } = getBounds([boxOf(layer)])
  const painted = paintedBounds(layer, typesetter)
  // A shadow fades out, so its end is a matter of taste; everything else is exact to a pixel.
  const near = change.shadow ? 4 : 1
  expect(Math.abs(left - painted.left)).toBeLessThan(near)
  expect(Math.abs(top - painted.top)).toBeLessThan(near)
  expect(Math.abs(left + width - painted.right)).toBeLessThan(near)
  expect(Math.abs(top + height - painted.bottom)).toBeLessThan(near)
})

test.each<[string, Partial<TextLayer>, [number, number]]>([
  ['to the right', {}, [1, 0]],
  ['downwards when the text is turned a quarter', { rotation_deg: 90 }, [0, 1]],
  ['to the lower right when it is turned by 30°', { rotation_deg: 30 }, [Math.cos(Math.PI / 6), 0.5]],
  ['to the left when it is mirrored', { flip_x: true }, [-1, 0]],
  ['upwards when it is mirrored and turned a quarter', { flip_x: true, rotation_deg: 90 }, [0, -1]],
])('the shadow falls %s', async (_, change, [x, y]) => {
  const cast = { colour: '#0000ff', opacity: 1, x_em: 2, y_em: 0, blur_em: 0 }
  const { layer, typesetter } = await written({ text: 'I', size: 40, fill: '#ff0000', shadow: cast, ...change })
  const canvas = painted(layer, typesetter)
  const { data, width } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const getMiddle = (channel: 0 | 2) => {
    let [sum_x, sum_y, count] = [0, 0, 0]
    for (let at = 0; at < width * width; at++) {
      if ((data[4 * at + channel] as number) < 200 || (data[4 * at + 3] as number) < 200) continue
      sum_x += at % width
      sum_y += Math.floor(at / width)
      count++
    }
    return { x: sum_x / count, y: sum_y / count }
  }
  const [letter, shade] = [getMiddle(0), getMiddle(2)]
  const away = Math.hypot(shade.x - letter.x, shade.y - letter.y)
  expect(away).toBeGreaterThan(20)
  expect((shade.x - letter.x) / away).toBeCloseTo(x, 1)
  expect((shade.y - letter.y) / away).toBeCloseTo(y, 1)
})

test('a turned text keeps its ink within its turned ink box', async () => {
  const { layer, typesetter, boxOf } = await written({ rotation_deg: 33, outline })
  const { left, top, width, height } = getBounds([boxOf(layer)])
  const painted = paintedBounds(layer, typesetter)
  expect(painted.left).toBeGreaterThan(left - 1)
  expect(painted.top).toBeGreaterThan(top - 1)
  expect(painted.right).toBeLessThan(left + width + 1)
  expect(painted.bottom).toBeLessThan(top + height + 1)
})

const area = { left: 100, top: 150, width: 350, height: 300 }
const getDocument = (layer: Layer) => ({
  version: DOCUMENT_VERSION as typeof DOCUMENT_VERSION,
  basic_product_id: 1,
  views: [{ view_id: 1, background: null, layers: [layer] }],
})

function getLayer({ views: [view] }: DesignDocument): Layer {
  const layer = view?.layers[0]
  if (!layer) throw new Error('the layer is gone')
  return layer
}

test('a text lined up with the edge touches it with its outline', async () => {
  const { layer, typesetter, boxOf } = await written({ outline })
  const aligned = align(getDocument(layer), { view_id: 1, ids: [layer.id] }, 'left', area, boxOf)
  expect(paintedBounds(getLayer(aligned), typesetter).left).toBeCloseTo(area.left, 0)
})

test('the corner opposite to the one that is pulled stays, measured on the ink', async () => {
  const { layer, boxOf } = await written({ outline, shadow, rotation_deg: 20 })
  const from = gripPoint([boxOf(layer)], { x: 1, y: 1 })
  const pull = { grip: { x: 1, y: 1 }, to: { x: from.x + 50, y: from.y + 30 } } as const
  const stretched = stretch(
    getDocument(layer),
    { view_id: 1, ids: [layer.id] },
    { ...pull, keeps_ratio: true, from_middle: false },
    boxOf,
  )
  const grown = getLayer(stretched)
  const [was, is] = [layer, grown].map((one) => gripPoint([boxOf(one)], { x: -1, y: -1 }))
  expect(grown.width).toBeGreaterThan(layer.width)
  expect(is?.x).toBeCloseTo(was?.x ?? 0, 1)
  expect(is?.y).toBeCloseTo(was?.y ?? 0, 1)
})

test('the print check sees an outline that the edge cuts, and brings all of it inside', async () => {
  const { layer, typesetter, boxOf } = await written({ outline: { ...outline, width_em: 0.3 } })
  // The lines of the text just fit; its outline does not.
  const at_edge = { ...layer, cx: area.left + layer.width / 2 + 1 }
  const input: PreflightInput = {
    document: getDocument(at_edge),
    size_ids: [],
    colours: [],
    brand_words: [],
    pictureFacts: () => undefined,
    product: {
      dpi: 300,
      techniques: [],
      views: [{ view_id: 1, name: '正面' }],
      print_areas: [{ view_id: 1, ...area }],
      actual_sizes: [{ size_id: 1, view_id: 1, actual_width: 35 }],
    },
    fonts: { hasFamily: () => true, missingIn: () => [], layout: typesetter.layout },
  }
  const finding = preflight(input).find(({ rule }) => rule === 'outside_area')
  expect(finding).toMatchObject({ level: 'warning', layer_id: layer.id })
  if (!finding) return
  const mended = getLayer(repair(input, finding))
  const ink = getBounds([boxOf(mended)])
  expect(ink.left).toBeGreaterThanOrEqual(area.left - 0.05)
  expect(paintedBounds(mended, typesetter).left).toBeGreaterThanOrEqual(area.left - 0.5)
})
