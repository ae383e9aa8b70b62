import { newPlacement, placedBy } from '@inkroute/engine/batch/placement'
import { newDocument } from '@inkroute/engine/document/design-document'
import { expect, test } from 'vitest'
import { otherSides, printedSides } from './sides.view.ts'

const view = (view_id: number, key: string, photograph: string | null, product = 'tee') => ({
  view_id,
  key,
  name: key.toUpperCase(),
  picture: photograph === null ? null : { product, view: photograph, area: key },
})
const tee = { id: 1, views: [view(2, 'back', 'back'), view(1, 'front', 'front'), view(3, 'label', null)] }
const mug = { id: 2, views: [view(1, 'wrap', 'left', 'mug')] }
const set = { id: 3, views: [view(1, 'front', 'front', 'top'), view(2, 'front', 'front', 'trousers')] }

type Rules = Parameters<typeof otherSides>[0]
const getRules = (part: Partial<Rules>): Rules => ({
  products: [tee, mug, set] as unknown as Rules['products'],
  placement: newPlacement(),
  by_product: {},
  by_pair: {},
  ...part,
})
const both = { ...newPlacement(), others: placedBy('fit') }

test('sides are offered only where some rule prints them, those without a photograph never', () => {
  const getKeys = (part: Partial<Rules>) => otherSides(getRules(part), new Map()).map(({ key }) => key)
  expect(getKeys({})).toEqual([])
  expect(getKeys({ placement: both })).toEqual(['back'])
  expect(getKeys({ by_product: { 1: { placement: both, colours: null, size_ids: null } } })).toEqual(['back'])
  expect(getKeys({ by_product: { 2: { placement: both, colours: null, size_ids: null } } })).toEqual([])
  const cell = { placement: both, color_keys: null, is_left_out: false }
  expect(getKeys({ by_pair: { '1|artwork:koi': cell } })).toEqual(['back'])
  expect(getKeys({ by_pair: { '9|artwork:koi': cell } })).toEqual([])
})

test('a template offers the sides on which it holds something', () => {
  const placement = { ...newPlacement(), template: { kind: 'own' as const, id: 7, fills: {} } }
  const area = { left: 0, top: 0, width: 100, height: 100 }
  const faces = tee.views.map(({ view_id, key }) => ({ view_id, key, area }))
  const empty = newDocument(1, [1, 2])
  const painted = {
    ...empty,
    views: empty.views.map((one) => (one.view_id === 2 ? { ...one, background: '#ff0000' } : one)),
  }
  const found = (document: typeof empty) =>
    otherSides(getRules({ placement }), new Map([['own:7', { document, faces }]]))
  expect(found(empty)).toEqual([])
  expect(found(painted)).toEqual([{ key: 'back', name: 'BACK' }])
})

test('printed sides that share a photograph are one picture', () => {
  const views = [view(1, 'front', 'front'), view(2, 'pocket', 'front'), view(3, 'back', 'back'), view(4, 'hem', null)]
  const empty = newDocument(1, [1, 2, 3, 4])
  const document = {
    ...empty,
    views: empty.views.map((one) => (one.view_id === 3 ? one : { ...one, background: '#ff0000' })),
  }
  expect(printedSides(views, document).map(({ view_id, name }) => [view_id, name])).toEqual([[1, 'FRONT · POCKET']])
  expect(printedSides(views, empty)).toEqual([])
})
