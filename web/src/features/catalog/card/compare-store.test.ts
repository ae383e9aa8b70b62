import { beforeEach, expect, test } from 'vitest'
import {
  clearCompared,
  followCompared,
  readCompared,
  removeCompared,
  toggleCompared,
  useCompare,
} from './compare-store.ts'

const product = (id: number) => ({ id, name: `product ${id}`, picture: `/pictures/${id}.webp` })
const ids = () => useCompare.getState().products.map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  clearCompared()
})

test('four products can be compared, a fifth is refused', () => {
  for (const id of [1, 2, 3, 4]) expect(toggleCompared(product(id))).toBe(true)
  expect(toggleCompared(product(5))).toBe(false)
  expect(ids()).toEqual([1, 2, 3, 4])
  expect(toggleCompared(product(2))).toBe(true)
  removeCompared(4)
  expect(ids()).toEqual([1, 3])
})

test('the choice is remembered by the browser and shared with other tabs', () => {
  toggleCompared(product(7))
  useCompare.setState({ products: [] })
  const stop = followCompared()
  expect(ids()).toEqual([7])
  localStorage.setItem('inkroute.compare', JSON.stringify([product(8)]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'inkroute.compare' }))
  expect(ids()).toEqual([8])
  stop()
})

test('what cannot be read counts as nothing', () => {
  expect(readCompared('not json')).toEqual([])
  expect(readCompared('{"id":1}')).toEqual([])
  expect(
    readCompared(JSON.stringify([product(1), { id: 'x' }, { ...product(2), picture: 'javascript:alert(1)' }])),
  ).toEqual([product(1)])
})
