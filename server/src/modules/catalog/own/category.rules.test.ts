import { expect, test } from 'vitest'
import { fitsBelow, treeProblem, withDescendants } from './category.rules.ts'

const node = (id: number, parent_id: number | null = null) => ({ id, parent_id })
const tree = [node(1), node(2, 1), node(3, 2), node(4)]

test('a category includes its subcategories', () => {
  expect(withDescendants(tree, 1)).toEqual([1, 2, 3])
  expect(withDescendants(tree, 4)).toEqual([4])
})

test('a new order must name each category once', () => {
  expect(treeProblem(tree, [node(4), ...tree.slice(0, 3)])).toBeNull()
  expect(treeProblem(tree, tree.slice(0, 3))).toBe('incomplete')
  expect(treeProblem(tree, [...tree.slice(0, 3), node(1)])).toBe('incomplete')
  expect(treeProblem(tree, [...tree.slice(0, 3), node(9)])).toBe('incomplete')
})

test('a circle and an unknown parent are no tree', () => {
  expect(treeProblem(tree, [node(1, 3), node(2, 1), node(3, 2), node(4)])).toBe('broken')
  expect(treeProblem(tree, [node(1), node(2, 99), node(3), node(4)])).toBe('broken')
  expect(treeProblem(tree, [node(1, 1), node(2), node(3), node(4)])).toBe('broken')
})

test('there are three levels and no fourth', () => {
  expect(treeProblem(tree, [node(1), node(2, 1), node(3, 2), node(4, 3)])).toBe('too_deep')
  expect(fitsBelow(tree, 2)).toBe(true)
  expect(fitsBelow(tree, 3)).toBe(false)
  expect(fitsBelow(tree, 99)).toBe(false)
})
