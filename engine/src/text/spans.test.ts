import { expect, test } from 'vitest'
import { fitWords } from '../personal/fit-words.ts'
import { goldenText } from '../testing/golden-layers.ts'
import { filledSpans, getStretches, levelSpans, smallestSize, spanAt, styleSpan, typedSpans } from './spans.ts'

const red = { fill: '#ff0000' }
const text = 'Hello big world'

test('letters get a style, neighbours of one style become one span, and plain ones are not kept', () => {
  const spans = styleSpan({ text }, 6, 9, red)
  expect(spans).toEqual([{ length: 6 }, { length: 3, ...red }])
  expect(styleSpan({ text, spans }, 9, 15, red)).toEqual([{ length: 6 }, { length: 9, ...red }])
  expect(styleSpan({ text, spans }, 6, 9, { fill: undefined })).toBeUndefined()
  expect(spanAt({ text, spans }, 7)).toEqual(red)
  expect(spanAt({ text, spans }, 12)).toEqual({})
  expect(styleSpan({ text, spans }, 0, 15, { scale: 2 })).toEqual([
    { length: 6, scale: 2 },
    { length: 3, ...red, scale: 2 },
    { length: 6, scale: 2 },
  ])
})

test('what the whole text has now is no difference any more', () => {
  const spans = [
    { length: 3, ...red, weight: 700 },
    { length: 2, ...red },
  ]
  expect(levelSpans({ spans }, ['fill'])).toEqual([{ length: 3, weight: 700 }])
  expect(levelSpans({ spans }, ['fill', 'weight'])).toBeUndefined()
})

test('typing keeps the style of every letter, and new ones take that of their neighbour', () => {
  const spans = styleSpan({ text }, 6, 9, red)
  const typed = (after: string) => typedSpans({ text, spans }, after)
  expect(typed('Hello bigger world')).toEqual([{ length: 6 }, { length: 6, ...red }])
  expect(typed('Hello, big world')).toEqual([{ length: 7 }, { length: 3, ...red }])
  expect(typed('Hello world')).toBeUndefined()
  expect(typed('big world')).toEqual([{ length: 3, ...red }])
  expect(typed('')).toBeUndefined()
  expect(typedSpans({ text: 'ab', spans: [{ length: 1, ...red }] }, 'Xab')).toEqual([{ length: 2, ...red }])
})

test('other words take the style of the first letters', () => {
  const spans = [
    { length: 2, ...red, is_underlined: true },
    { length: 4, scale: 2 },
  ]
  expect(filledSpans({ spans }, 'Grandma')).toEqual({ spans: [{ length: 7, ...red, is_underlined: true }] })
  expect(filledSpans({ spans: [{ length: 2 }, { length: 4, ...red }] }, 'Grandma').spans).toBeUndefined()
  expect(filledSpans({}, 'Grandma')).toEqual({})
  const layer = goldenText({ text: 'Mamama', spans })
  expect(fitWords(layer, 'Jo', { fit: 'shrink', frame: null }, undefined).spans).toEqual([
    { length: 2, ...red, is_underlined: true },
  ])
})

test('places of spans are those of their paragraph', () => {
  const spans = [{ length: 1 }, { length: 3, ...red }]
  expect(getStretches(['ab', 'cd'], spans)).toEqual([
    [{ from: 1, to: 2, style: red }],
    [{ from: 0, to: 1, style: red }],
  ])
  expect(getStretches(['ab'], undefined)).toEqual([[]])
})

test('the smallest letters count, not the size of the text', () => {
  expect(smallestSize({ size: 20, text: 'abc' })).toBe(20)
  expect(smallestSize({ size: 20, text: 'abc', spans: [{ length: 1 }, { length: 1, scale: 0.5 }] })).toBe(10)
  expect(smallestSize({ size: 20, text: 'abc', spans: [{ length: 3, scale: 2 }] })).toBe(40)
})
