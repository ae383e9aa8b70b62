import { Hint } from '@inkroute/engine/cutout/find-subject'
import { encodeMask } from '@inkroute/engine/cutout/mask-code'
import { expect, test } from 'vitest'
import { hintsOf } from './strokes.view.ts'

test('a quick stroke has no gaps, and a later stroke covers an earlier one', () => {
  const along = { radius: 3, points: [[5, 10] as const, [55, 10] as const] }
  const hints = hintsOf([{ kind: 'keep', ...along }], { width: 60, height: 20 })
  for (let x = 5; x < 55; x++) expect(hints[10 * 60 + x]).toBe(Hint.keep)
  expect(hints[0]).toBe(Hint.none)
  const both = hintsOf(
    [
      { kind: 'keep', ...along },
      { kind: 'remove', radius: 2, points: [[30, 10]] },
    ],
    { width: 60, height: 20 },
  )
  expect([both[10 * 60 + 30], both[10 * 60 + 10]]).toEqual([Hint.remove, Hint.keep])
})

test('strokes correct what a model found, where it was sure as well', () => {
  const alpha = Uint8Array.from({ length: 6 * 2 }, (_, at) => (at % 6 < 2 ? 255 : at % 6 < 4 ? 128 : 0))
  const found = { width: 6, height: 2, mask: encodeMask({ width: 6, height: 2, alpha }) }
  const hints = hintsOf([{ kind: 'remove', radius: 2, points: [[5, 10]] }], { width: 60, height: 20 }, found)
  expect([0, 5, 15, 30, 55].map((x) => hints[10 * 60 + x])).toEqual([
    Hint.keep,
    Hint.remove,
    Hint.keep,
    Hint.none,
    Hint.remove,
  ])
})
