import { expect, test } from 'vitest'
import { shareShown } from './shown-share.ts'

/** Four fields in a row, of which the first two look away. */
const grid = { cols: 4, rows: 1, xy: [], facing: '0011100111' }

const ink = (...opacity: readonly number[]) => ({ width: opacity.length, height: 1, opacity })

test('ink counts where the surface looks at the camera, and by its opacity', () => {
  expect(shareShown(ink(0, 0, 255, 255), grid)).toBe(1)
  expect(shareShown(ink(255, 255, 0, 0), grid)).toBe(0)
  expect(shareShown(ink(0, 255, 255, 0), grid)).toBe(0.5)
  expect(shareShown(ink(0, 50, 150, 0), grid)).toBe(0.75)
})

test('a surface without a far side shows everything, and nothing printed is never hidden', () => {
  expect(shareShown(ink(255, 255, 255, 255), { ...grid, facing: undefined })).toBe(1)
  expect(shareShown(ink(0, 0, 0, 0), grid)).toBe(1)
})
