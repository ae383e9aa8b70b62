import { expect, test } from 'vitest'
import { documentWith, imageLayer } from '../testing/designs.ts'
import { readDocument } from './read-document.ts'

test('a document survives being stored', () => {
  const document = documentWith(imageLayer())
  expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document })
})

test('a document of a newer program is left alone, anything else is called broken', () => {
  expect(readDocument({ ...documentWith(), version: 99 })).toMatchObject({ ok: false, reason: 'newer' })
  for (const bad of [null, 'x', {}, { version: 1 }, { ...documentWith(), version: 0 }]) {
    expect(readDocument(bad)).toMatchObject({ ok: false, reason: 'broken' })
  }
  const twice = documentWith(imageLayer(), imageLayer())
  expect(readDocument(twice)).toMatchObject({ ok: false, detail: expect.stringContaining('twice') })
})

test('an old document is brought forward step by step', () => {
  const { version: _, ...rest } = documentWith(imageLayer())
  const steps = {
    0: (old: Record<string, unknown>) => ({ ...rest, basic_product_id: old.product }),
    1: (old: Record<string, unknown>) => old,
    2: (old: Record<string, unknown>) => old,
    3: (old: Record<string, unknown>) => old,
    4: (old: Record<string, unknown>) => old,
    5: (old: Record<string, unknown>) => old,
    6: (old: Record<string, unknown>) => old,
    7: (old: Record<string, unknown>) => old,
  }
  expect(readDocument({ version: 0, product: 7 }, steps)).toMatchObject({ ok: true, document: { basic_product_id: 7 } })
})

test('a design of the first version keeps its pattern, with the middle where it was', () => {
  const { mask: _mask, ...image } = imageLayer() as Extract<ReturnType<typeof imageLayer>, { type: 'image' }>
  const pattern = {
    ...image,
    type: 'pattern',
    tile: 'basic',
    tile_width: 20,
    gap: 4,
    row_shift: 0.5,
    tile_rotation_deg: 0,
  }
  const first = { ...documentWith(), version: 1, views: [{ view_id: 1, background: null, layers: [pattern] }] }
  const read = readDocument(JSON.parse(JSON.stringify(first)))
  expect(read).toMatchObject({
    ok: true,
    document: { version: 8, views: [{ layers: [{ ...pattern, offset_x: 0, offset_y: 0 }] }] },
  })
})

test('a broken design of the first version is called broken, not mended by guesses', () => {
  for (const views of [undefined, 'x', [{ view_id: 1, background: null, layers: [{ type: 'pattern' }] }]]) {
    expect(readDocument({ version: 1, basic_product_id: 1, views })).toMatchObject({ ok: false, reason: 'broken' })
  }
})
