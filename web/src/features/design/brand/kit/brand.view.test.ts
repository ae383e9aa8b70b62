import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { expect, test } from 'vitest'
import { added, brandFirst, getStyle } from './brand.view.ts'

const family = (name: string) => ({ family: name }) as FontFamily

test('the families of the brand come first in its order, and the others keep theirs', () => {
  const all = ['Georgia', 'Anton', 'Lora', 'Pacifico'].map(family)
  const names = (brand: readonly string[]) => brandFirst(all, brand).map((one) => one.family)
  expect(names(['Pacifico', 'Anton', 'Gone'])).toEqual(['Pacifico', 'Anton', 'Georgia', 'Lora'])
  expect(names([])).toEqual(['Georgia', 'Anton', 'Lora', 'Pacifico'])
})

test('a style is the look of a text without its words and place', () => {
  const layer = { ...newTextStyle, text: 'Hi', cx: 5, family: 'Anton', size: 44 } as unknown as TextLayer
  expect(getStyle(layer)).toMatchObject({ family: 'Anton', size: 44, fill: newTextStyle.fill })
  expect(getStyle(layer)).not.toHaveProperty('text')
  expect(getStyle(layer)).not.toHaveProperty('cx')
})

test('what is in the list already is not added again', () => {
  expect(added(['a'], 'b', (one) => one === 'b')).toEqual(['a', 'b'])
  expect(added(['a'], 'a', (one) => one === 'a')).toBeNull()
})
