import { expect, test } from 'vitest'
import type { ViewDesign } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'
import { shape, words } from '../testing/preflight-input.ts'
import { pixelLayers, vectorParts } from './vector-parts.ts'

const shadow = { colour: '#000000', opacity: 0.5, x_em: 0.1, y_em: 0.1, blur_em: 0.2 }
const at = (id: string, cx: number, change: Partial<Layer> = {}) => shape({ id, cx, width: 50, height: 50, ...change })
const viewWith = (...layers: Layer[]): ViewDesign => ({ view_id: 1, background: null, layers })
const ids = (view: ViewDesign) =>
  vectorParts(view).map(({ kind, view: { layers } }) => `${kind} ${layers.map(({ id }) => id).join()}`)

test('a soft shadow becomes pixels, the letters over it and everything else stay curves', () => {
  const view = viewWith(at('a', 100), words({ id: 'lit', shadow, cx: 300 }), at('b', 500))
  expect(ids(view)).toEqual(['curves a', 'pixels lit', 'curves lit,b'])
  const letters = vectorParts(view)[2]?.view.layers[0]
  expect(letters?.type === 'text' && letters.shadow).toBe(null)
  expect(pixelLayers(view).map(({ layer, reason }) => [layer.id, reason])).toEqual([['lit', 'shadow']])
})

test('a blended layer is grouped with the layers under it only, whatever their order', () => {
  const view = viewWith(at('far', 100), at('under', 300), at('between', 100), at('mixed', 320, { blend: 'multiply' }))
  expect(ids(view)).toEqual(['curves far,between', 'pixels under,mixed'])
  expect(pixelLayers(view).map(({ layer, reason }) => [layer.id, reason])).toEqual([
    ['under', 'blend'],
    ['mixed', 'blend'],
  ])
})

test('what lies between two layers of one sheet and touches them goes along, so that nothing changes places', () => {
  // `over` covers `under` but not `mixed`; it must neither sink below the one nor rise above the other.
  const wide = (id: string, cx: number) => at(id, cx, { width: 100 })
  const view = viewWith(wide('under', 200), wide('over', 120), wide('top', 190), at('mixed', 245, { blend: 'screen' }))
  expect(ids(view)).toEqual(['pixels under,over,top,mixed'])
})

test('a layer blended with the bare background has its colour on the sheet; blended with nothing it stays curves', () => {
  const mixed = at('mixed', 300, { blend: 'multiply' })
  expect(ids(viewWith(mixed))).toEqual(['curves mixed'])
  const [ground, sheet, ...others] = vectorParts({ ...viewWith(at('a', 100), mixed), background: '#e8452c' })
  expect(others).toEqual([])
  expect(ground).toMatchObject({ kind: 'curves', view: { background: '#e8452c', layers: [{ id: 'a' }] } })
  expect(sheet).toMatchObject({
    kind: 'pixels',
    view: { background: null, layers: [{ fill: '#e8452c' }, { id: 'mixed' }] },
  })
})

test('many shadows that do not touch share one sheet, and no design asks for more than a dozen', () => {
  const row = (step: number) =>
    viewWith(
      ...Array.from({ length: 20 }, (_, n) => words({ id: `t${n}`, shadow, cx: 50 + n * step, width: 10, height: 10 })),
    )
  expect(vectorParts(row(20)).map(({ kind }) => kind)).toEqual(['pixels', 'curves'])
  expect(vectorParts(row(5)).filter(({ kind }) => kind === 'pixels').length).toBe(1)
})
