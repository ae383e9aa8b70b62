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
  const steps = { 0: (old: Record<string, unknown>) => ({ ...rest, basic_product_id: old.product }) }
  expect(readDocument({ version: 0, product: 7 }, steps)).toMatchObject({ ok: true, document: { basic_product_id: 7 } })
})
