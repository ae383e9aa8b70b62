import { goldenText } from '@inkroute/engine/testing/golden-layers'
import { expect, test } from 'vitest'
import { partOf, shownStyle, styleChange } from './letters.ts'

const layer = goldenText({ text: 'Hello big world', size: 20, fill: '#000000' })
const big = { from: 6, to: 9 }

test('only a part of the text counts as selected letters', () => {
  const letters = (from: number, to: number, layer_id = layer.id) => partOf(layer, { layer_id, from, to })
  expect(letters(6, 9)).toEqual(big)
  expect(letters(6, 99)).toEqual({ from: 6, to: 15 })
  expect([letters(0, 15), letters(4, 4), letters(6, 9, 'other')]).toEqual([null, null, null])
})

test('letters get their own size, colour and line, shown again when they are selected', () => {
  const spanned = { ...layer, ...styleChange(layer, big, { size: 30, fill: '#ff0000', is_underlined: true }) }
  expect(spanned.spans).toEqual([{ length: 6 }, { length: 3, fill: '#ff0000', scale: 1.5, is_underlined: true }])
  expect(shownStyle(spanned, big)).toMatchObject({ size: 30, fill: '#ff0000', is_underlined: true })
  expect(shownStyle(spanned, null)).toMatchObject({ size: 20, fill: '#000000', is_underlined: false })
})

test('what is set for the whole text holds for all letters, and larger ones stay larger', () => {
  const spanned = { ...layer, ...styleChange(layer, big, { size: 30, fill: '#ff0000' }) }
  const all = { ...spanned, ...styleChange(spanned, null, { fill: '#00ff00' }) }
  expect(all).toMatchObject({ fill: '#00ff00', gradient: undefined, spans: [{ length: 6 }, { length: 3, scale: 1.5 }] })
  expect(styleChange(spanned, null, { size: 40 })).toMatchObject({ size: 40, spans: spanned.spans })
  const lined = { ...layer, ...styleChange(layer, null, { is_underlined: true }) }
  expect(shownStyle(lined, null).is_underlined).toBe(true)
  expect(styleChange(lined, null, { is_underlined: false }).spans).toBeUndefined()
})
