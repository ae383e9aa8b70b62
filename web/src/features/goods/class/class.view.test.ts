import { expect, test } from 'vitest'
import { getTree, raised } from './class.view.ts'

const classes = [
  { id: 1, parent_id: null, name: 'A', count: 1 },
  { id: 2, parent_id: null, name: 'B', count: 0 },
  { id: 3, parent_id: 1, name: 'A1', count: 4 },
  { id: 4, parent_id: 1, name: 'A2', count: 2 },
]

test('classes are nested, and a top class counts those below it', () => {
  expect(getTree(classes).map(({ own, count }) => [own.name, count])).toEqual([
    ['A', 7],
    ['A1', 4],
    ['A2', 2],
    ['B', 0],
  ])
})

test('a class changes places with its neighbour on the same level only', () => {
  expect(raised(classes, 4)).toEqual([1, 2, 4, 3])
  expect(raised(classes, 2)).toEqual([2, 1, 3, 4])
  expect([raised(classes, 1), raised(classes, 3), raised(classes, 9)]).toEqual([null, null, null])
})
