import { expect, test } from 'vitest'
import { cellsOfClipboard, filled, getClipboard, pasted, steppedTo } from './cells.view.ts'

const at = (row: number, column: number) => ({ row, column })
const only = (row: number, column: number) => ({ from: at(row, column), to: at(row, column) })
const size = { rows: 4, columns: 3 }

test('the clipboard of a spreadsheet is read, quoted cells and a last line break included', () => {
  expect(cellsOfClipboard('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(cellsOfClipboard('"a\nb"\t"say ""hi"""')).toEqual([['a\nb', 'say "hi"']])
  expect(cellsOfClipboard('1\t')).toEqual([['1', '']])
  expect(cellsOfClipboard('5" wide\tx')).toEqual([['5" wide', 'x']])
})

test('a block is pasted from the upper left corner and cut at the edge', () => {
  expect(pasted('1\t2\n3\t4', only(3, 1), size)).toEqual([
    { row: 3, column: 1, text: '1' },
    { row: 3, column: 2, text: '2' },
  ])
})

test('one value fills the whole selection, and a row repeats down', () => {
  expect(pasted('9', { from: at(0, 0), to: at(1, 1) }, size)).toHaveLength(4)
  expect(pasted('1\t2', { from: at(2, 1), to: at(1, 0) }, size).map(({ text }) => text)).toEqual(['1', '2', '1', '2'])
})

test('the first row fills those below, the first column those to the right', () => {
  const read = ({ row, column }: { row: number; column: number }) => `${row}${column}`
  expect(filled({ from: at(1, 0), to: at(2, 1) }, 'down', read)).toEqual([
    { row: 2, column: 0, text: '10' },
    { row: 2, column: 1, text: '11' },
  ])
  expect(filled({ from: at(1, 0), to: at(1, 1) }, 'right', read)).toEqual([{ row: 1, column: 1, text: '10' }])
})

test('a copied selection is what a spreadsheet reads', () => {
  expect(getClipboard({ from: at(0, 0), to: at(1, 1) }, ({ row, column }) => (row === 1 ? 'a\tb' : `${column}`))).toBe(
    '0\t1\n"a\tb"\t"a\tb"',
  )
})

test('arrows leave a cell only at the end of its text', () => {
  const inside = { start: 1, end: 1, length: 3 }
  expect(steppedTo('ArrowRight', at(0, 0), inside)).toBeNull()
  expect(steppedTo('ArrowRight', at(0, 0), { start: 0, end: 3, length: 3 })).toEqual(at(0, 1))
  expect(steppedTo('ArrowLeft', at(0, 1), { start: 0, end: 0, length: 3 })).toEqual(at(0, 0))
  expect(steppedTo('Enter', at(0, 1), inside)).toEqual(at(1, 1))
})
