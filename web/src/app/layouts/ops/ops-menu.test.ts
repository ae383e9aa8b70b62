import { expect, test } from 'vitest'
import { mayOpenOps, opsMenu } from './ops-menu.ts'

test('staff see the overview and what their permissions open', () => {
  expect(opsMenu([]).map((screen) => screen.path)).toEqual(['/ops'])
  expect(opsMenu(['ops.message']).map((screen) => screen.path)).toEqual(['/ops', '/ops/message'])
})

test('an address without its permission is refused, with or without a closing slash', () => {
  expect(mayOpenOps('/ops/message/', [])).toBe(false)
  expect(mayOpenOps('/ops/message', ['ops.message'])).toBe(true)
  expect(mayOpenOps('/ops', [])).toBe(true)
})
