import { expect, test } from 'vitest'
import { readPlace } from './library-filter.ts'
import { nothing, ranged, stepped, toggled } from './selection.view.ts'

test('one by one, and ranges from the last one touched in either direction', () => {
  const order = [9, 7, 5, 3, 1]
  const first = toggled(nothing, 7)
  expect([...ranged(first, order, 3).ids]).toEqual([7, 5, 3])
  expect([...ranged(toggled(nothing, 3), order, 9).ids].sort()).toEqual([3, 5, 7, 9])
  expect([...toggled(first, 7).ids]).toEqual([])
  expect([...ranged(toggled(nothing, 100), order, 5).ids].sort()).toEqual([100, 5])
})

test('arrow keys walk the grid and stop at its ends', () => {
  expect(stepped('ArrowDown', 1, 4, 10)).toBe(5)
  expect(stepped('ArrowDown', 8, 4, 10)).toBe(9)
  expect(stepped('ArrowUp', 2, 4, 10)).toBe(0)
  expect(stepped('End', 0, 4, 10)).toBe(9)
  expect(stepped('a', 0, 4, 10)).toBeNull()
})

test('the address carries every filter, and nonsense in it counts as absent', () => {
  const place = (query: string) => readPlace(new URLSearchParams(query))
  expect(place('category_id=3&tag_ids=1,2&color=red&sort=name&keyword=%E7%8C%AB').query).toEqual({
    category_id: 3,
    tag_ids: '1,2',
    color: 'red',
    sort: 'name',
    keyword: '猫',
  })
  expect(place('category_id=-1&tag_ids=x&color=mauve&sort=random&type=exe').query).toEqual({})
  expect(place('view=deleted')).toMatchObject({ view: 'deleted', query: { is_deleted: '1' } })
  expect(place('view=everything').view).toBe('all')
})
