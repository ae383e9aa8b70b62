import { expect, test } from 'vitest'
import { mayOpenOps, opsMenu, opsScreenAt, opsScreens } from './ops-menu.ts'

const paths = (permissions: readonly string[]) =>
  opsMenu(permissions).flatMap(({ screens }) => screens.map(({ path }) => path))

test('staff see the groups and screens their permissions allow', () => {
  expect(opsMenu([])).toEqual([])
  expect(opsMenu(['ops.message']).map(({ key }) => key)).toEqual(['support'])
  expect(paths(['ops.message'])).toEqual(['/ops/message'])
})

test('a page below a screen belongs to it and needs its permission', () => {
  expect(opsScreenAt('/ops/blog/12')?.path).toBe('/ops/blog')
  expect(opsScreenAt('/ops/unknown')).toBeUndefined()
  expect(mayOpenOps('/ops/blog/12', [])).toBe(false)
})

test('no path is in the menu twice', () => {
  const all = opsScreens.map(({ path }) => path)
  expect(new Set(all).size).toBe(all.length)
})

test('a path without its permission is refused, with or without a trailing slash', () => {
  expect(mayOpenOps('/ops/message/', [])).toBe(false)
  expect(mayOpenOps('/ops/message', ['ops.message'])).toBe(true)
  expect(mayOpenOps('/ops', [])).toBe(true)
})
