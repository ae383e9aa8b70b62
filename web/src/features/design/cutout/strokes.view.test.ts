import { Hint } from '@inkroute/engine/cutout/find-subject'
import { expect, test } from 'vitest'
import { hintsOf } from './strokes.view.ts'

test('a quick stroke has no gaps, and a later stroke covers an earlier one', () => {
  const along = { radius: 3, points: [[5, 10] as const, [55, 10] as const] }
  const hints = hintsOf([{ kind: 'keep', ...along }], 60, 20)
  for (let x = 5; x < 55; x++) expect(hints[10 * 60 + x]).toBe(Hint.keep)
  expect(hints[0]).toBe(Hint.none)
  const both = hintsOf(
    [
      { kind: 'keep', ...along },
      { kind: 'remove', radius: 2, points: [[30, 10]] },
    ],
    60,
    20,
  )
  expect([both[10 * 60 + 30], both[10 * 60 + 10]]).toEqual([Hint.remove, Hint.keep])
})
