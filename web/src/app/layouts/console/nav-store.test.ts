import { expect, test } from 'vitest'
import { openGroup } from './nav-store.ts'

test('the group of the current screen is open, and no other', () => {
  expect(openGroup(null, 'order')).toBe('order')
  expect(openGroup(null, undefined)).toBeNull()
})

test('a group opened by hand stays open until a screen of another group is opened', () => {
  const choice = { group: 'goods', at: 'order' }
  expect(openGroup(choice, 'order')).toBe('goods')
  expect(openGroup(choice, 'design')).toBe('design')
  expect(openGroup(choice, undefined)).toBeNull()
})

test('all groups can be closed', () => {
  expect(openGroup({ group: null, at: 'order' }, 'order')).toBeNull()
})
