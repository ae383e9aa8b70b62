import { DOCUMENT_VERSION } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'
import { newTextStyle } from '../layers/text-layer.ts'
import { baseBrandWords } from '../preflight/brand-word-list.ts'
import type { Finding, PreflightInput } from '../preflight/core/preflight-types.ts'
import { preflight, repair } from '../preflight/preflight.ts'

const placed = {
  name: '',
  cx: 300,
  cy: 300,
  width: 100,
  height: 100,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
export const shape = (change: Partial<Layer> = {}): Layer =>
  ({
    ...placed,
    id: 's',
    type: 'shape',
    shape: 'rect',
    fill: '#e8452c',
    stroke: null,
    stroke_width: 0,
    ...change,
  }) as Layer
export const image = (change: Partial<Layer> = {}, pixels = 3000): Layer =>
  ({
    ...placed,
    id: 'i',
    type: 'image',
    name: 'cat.png',
    mask: null,
    source: { kind: 'material', key: '7', width_px: pixels, height_px: pixels },
    ...change,
  }) as Layer
export const words = (change: Partial<Layer> = {}): Layer =>
  ({ ...placed, ...newTextStyle, id: 't', type: 'text', text: 'Hello', ...change }) as Layer

/** 30 cm over 300 canvas pixels: a pixel is a millimetre, and 300 dpi ask for 11.8 pixels each. */
export const product = {
  dpi: 300,
  views: [
    { view_id: 1, name: '正面' },
    { view_id: 2, name: '背面' },
  ],
  print_areas: [1, 2].map((view_id) => ({ view_id, left: 150, top: 150, width: 300, height: 300 })),
  actual_sizes: [1, 2].flatMap((view_id) => [
    { size_id: 1, view_id, actual_width: 15 },
    { size_id: 2, view_id, actual_width: 30 },
  ]),
  techniques: [{ key: 'dtg' }],
}
export const toInput = (layers: readonly Layer[], change: Partial<PreflightInput> = {}): PreflightInput => ({
  document: {
    version: DOCUMENT_VERSION,
    basic_product_id: 1,
    views: [
      { view_id: 1, background: null, layers: [...layers] },
      { view_id: 2, background: '#445566', layers: [] },
    ],
  },
  product,
  size_ids: [],
  colours: [{ hex: '#e9e4d8', name: '沙色' }],
  pictureFacts: () => undefined,
  fonts: { hasFamily: () => true, missingIn: () => [] },
  brand_words: baseBrandWords,
  ...change,
})
export const getRules = (findings: readonly Finding[]) => findings.map(({ rule, level }) => `${rule}:${level}`)
export const run = (layers: readonly Layer[], change: Partial<PreflightInput> = {}) =>
  getRules(preflight(toInput(layers, change)))

/** Fixes the first finding and returns the remaining ones. */
export function mended(layers: readonly Layer[], change: Partial<PreflightInput> = {}) {
  const input = toInput(layers, change)
  const [first] = preflight(input)
  if (!first?.fix) throw new Error('there is nothing to mend')
  const document = repair(input, first)
  return { left: getRules(preflight({ ...input, document })), layers: document.views[0]?.layers ?? [] }
}
