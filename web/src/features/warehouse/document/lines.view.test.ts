import { DocumentLine } from '@inkroute/contract/warehouse/document'
import { expect, test } from 'vitest'
import { sample } from '../../../testing/sample.ts'
import { addScanned, getChange, getPieces, isLineWrong, mergeSheet } from './lines.view.ts'

const line = (item_id: number, quantity: number, expected = 10) =>
  sample(DocumentLine, { item_id, quantity, expected, change: null })

test('a scan adds a line or a piece, and the line comes to the top', () => {
  const { quantity: _, expected: __, change: ___, arrived: ____, ...item } = line(2, 0)
  const lines = addScanned([line(1, 4)], { ...item, pieces: 7 })
  expect(lines.map(({ item_id, quantity, expected }) => [item_id, quantity, expected])).toEqual([
    [2, 1, 7],
    [1, 4, 10],
  ])
  const [first] = addScanned(lines, { ...item, item_id: 1, pieces: 7 })
  expect(first).toMatchObject({ item_id: 1, quantity: 5, expected: 10 })
})

test('a sheet replaces the lines it names', () => {
  expect(mergeSheet([line(1, 4), line(2, 1)], [line(1, 9)]).map(({ quantity }) => quantity)).toEqual([9, 1])
})

test('each kind changes the shelf in its own way, and never below zero', () => {
  expect(getChange('count', line(1, 8))).toBe(-2)
  expect(getChange('scrap', line(1, 3))).toBe(-3)
  expect([isLineWrong('scrap', line(1, 10)), isLineWrong('scrap', line(1, 11))]).toEqual([false, true])
  expect([isLineWrong('count', line(1, 0)), isLineWrong('receipt', line(1, 0))]).toEqual([false, true])
  expect(getPieces('count', [line(1, 8), line(2, 13)])).toBe(5)
})
