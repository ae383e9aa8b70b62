import { expect, test } from 'vitest'
import { nextStep } from './membership.rules.ts'

test('the next step says what is missing, and there is none above diamond', () => {
  expect(nextStep(0, 120_000)).toMatchObject({ level: 1, accumulated_fen: 300_000, missing_fen: 180_000 })
  expect(nextStep(2, 99_000_000)).toMatchObject({ level: 3, missing_fen: 0 })
  expect(nextStep(4, 0)).toBeNull()
})
