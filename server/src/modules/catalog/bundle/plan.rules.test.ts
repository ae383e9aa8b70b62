import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { expect, test } from 'vitest'
import { adoptNumbers, followParts } from './adopt-numbers.rules.ts'
import { decide, fingerprint, importMark } from './plan.rules.ts'

const colour = (id: number, key: string) => ({ id, key, hex: '#ffffff', name: { zh: key, en: key } })
const size = (id: number, name: string) => ({ id, name })
const item = (id: number, sku: string, color_id: number, size_id: number) => ({
  id,
  sku,
  color_id,
  size_id,
  base_price_fen: 100,
  weight_g: 10,
  packed: { length_cm: 1, width_cm: 1, height_cm: 1 },
})
const view = (view_id: number, key: string) => ({ view_id, key, name: { zh: key, en: key } })
const product = (change: object): ProductDocument =>
  ProductDocument.parse({ code: 'cup', name: { zh: '杯', en: 'Cup' }, ...change })

test('a product keeps the numbers of what it has in common with the one it replaces', () => {
  const here = product({
    colours: [colour(5, 'red'), colour(6, 'blue')],
    sizes: [size(2, 'M')],
    views: [view(9, 'front')],
  })
  const variants = [
    { id: 41, color_id: 5, size_id: 2, sku: 'CUP-RED' },
    { id: 42, color_id: 6, size_id: 2, sku: 'CUP-BLUE' },
  ]
  const incoming = product({
    colours: [colour(1, 'red'), colour(5, 'green')],
    sizes: [size(1, 'M'), size(2, 'L')],
    views: [view(1, 'front'), view(2, 'front')],
    actual_sizes: [{ size_id: 1, view_id: 1, actual_width: 10 }],
    items: [item(1, 'CUP-RED', 1, 1), item(2, 'CUP-BLUE', 5, 1), item(41, 'CUP-L', 1, 2)],
  })
  const { document, renumbered } = adoptNumbers(incoming, here, variants)
  expect(document.colours.map(({ id, key }) => [key, id])).toEqual([
    ['red', 5],
    ['green', 7],
  ])
  expect(document.sizes.map(({ id, name }) => [name, id])).toEqual([
    ['M', 2],
    ['L', 3],
  ])
  expect(document.views.map(({ view_id }) => view_id)).toEqual([9, 2])
  expect(document.actual_sizes[0]).toMatchObject({ size_id: 2, view_id: 9 })
  // By colour and size, then by SKU; new ones get a number that was never used.
  expect(document.items.map(({ id }) => id)).toEqual([41, 42, 43])
  const set = product({
    components: [
      { color_id: 1, size_id: 1, sub_code: 'cup', sub_color_id: 5, sub_size_id: 2, quantity: 1, component_designs: [] },
    ],
  })
  expect(followParts(set, new Map([['cup', renumbered]])).components[0]).toMatchObject({
    sub_color_id: 7,
    sub_size_id: 3,
  })
})

test('only what nobody has worked on is overwritten unasked', () => {
  const [before, after] = [product({ grade: 2 }), product({ grade: 1 })]
  const current = { draft: null, published: before, updated_by: 'import', is_own: true }
  const imported = { ...current, content_hash: importMark(fingerprint(before)) }
  const asked = (replace: boolean) => ({ by: 'import', replace, is_demo: false })
  const on_sale = { document: after, state: 'on_sale' } as const
  expect(decide(on_sale, undefined, asked(false))).toBe('added')
  expect(decide({ ...on_sale, document: before }, imported, asked(false))).toBe('unchanged')
  expect(decide(on_sale, imported, asked(false))).toBe('changed')
  expect(decide(on_sale, { ...imported, draft: before }, asked(false))).toBe('conflict')
  expect(decide(on_sale, { ...current, content_hash: 'own' }, asked(false))).toBe('conflict')
  expect(decide(on_sale, { ...current, content_hash: 'own' }, asked(true))).toBe('changed')
  // A product of the demo's files that staff never touched.
  expect(decide(on_sale, { ...current, content_hash: 'file', is_own: false }, asked(false))).toBe('changed')
  // Withdrawn by staff.
  expect(decide(on_sale, { ...imported, published: null, draft: before }, asked(false))).toBe('conflict')
})

test('opening stock does not make a difference', () => {
  const stocked = product({ items: [{ ...item(1, 'CUP', 1, 1), stock: { SZ: 40 } }] })
  expect(fingerprint(stocked)).toBe(fingerprint(product({ items: [item(1, 'CUP', 1, 1)] })))
})
