import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexToHsv, hsvToHex, readColour } from './colour.view.ts'

test('every colour comes back from hue, saturation and value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`
      expect(hsvToHex(hexToHsv(hex))).toBe(hex)
    }),
  )
})

test('a colour may be typed in the usual ways, and nonsense is none', () => {
  expect(['#ABC', 'e8452c', ' #17202E ', 'rgb(255, 0, 300)', 'red', '#12'].map(readColour)).toEqual([
    '#aabbcc',
    '#e8452c',
    '#17202e',
    '#ff00ff',
    null,
    null,
  ])
})
