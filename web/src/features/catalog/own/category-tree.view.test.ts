import { expect, test } from 'vitest'
import { dropped, flatten, getTree, indented } from './category-tree.view.ts'

const row = (id: number, parent_id: number | null = null) => ({ id, parent_id, name: `c${id}`, count: 0 })
const rows = [row(1), row(2, 1), row(3, 1), row(4)]
const shape = (list: { id: number; parent_id: number | null }[] | null) =>
  list?.map(({ id, parent_id }) => [id, parent_id])

test('the flat list becomes a tree and comes back', () => {
  expect(shape(flatten(getTree(rows)))).toEqual([
    [1, null],
    [2, 1],
    [3, 1],
    [4, null],
  ])
  expect(indented(getTree(rows)).map(({ label }) => label)).toEqual(['c1', '　c2', '　c3', 'c4'])
})

test('a branch is dropped before, after and into another, with all below it', () => {
  expect(shape(dropped(rows, 4, 1, 'before'))).toEqual([
    [4, null],
    [1, null],
    [2, 1],
    [3, 1],
  ])
  expect(shape(dropped(rows, 2, 3, 'after'))).toEqual([
    [1, null],
    [3, 1],
    [2, 1],
    [4, null],
  ])
  expect(shape(dropped(rows, 1, 4, 'into'))).toEqual([
    [4, null],
    [1, 4],
    [2, 1],
    [3, 1],
  ])
})

test('a branch is never dropped below itself', () => {
  expect(dropped(rows, 1, 3, 'into')).toBeNull()
  expect(dropped(rows, 1, 1, 'after')).toBeNull()
})
