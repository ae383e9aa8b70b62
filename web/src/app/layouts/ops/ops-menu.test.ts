import { expect, test } from 'vitest'
import { mayOpenOps, opsMenu } from './ops-menu.ts'

test('staff see the overview and the screens their permissions allow', () => {
  expect(opsMenu([]).map((screen) => screen.path)).toEqual(['/ops'])
  expect(opsMenu(['ops.message']).map((screen) => screen.path)).toEqual(['/ops', '/ops/message'])
})

test('a path without its permission is refused, with or without a trailing slash', () => {
  expect(mayOpenOps('/ops/message/', [])).toBe(false)
  expect(mayOpenOps('/ops/message', ['ops.message'])).toBe(true)
  expect(mayOpenOps('/ops', [])).toBe(true)
})
