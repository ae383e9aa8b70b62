import { expect, test } from 'vitest'
import { codeBoxes } from './code-boxes.ts'
import { code128Bars } from './code128-bars.ts'
import { qrModules } from './qr-modules.ts'

const draw = (text: string) => (qrModules(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('a short text gives the same code as other encoders for level M and mask 0', () => {
  expect(draw('hi')).toMatchInlineSnapshot(`
    [
      "#######....##.#######",
      "#.....#.####..#.....#",
      "#.###.#...###.#.###.#",
      "#.###.#..#.#..#.###.#",
      "#.###.#.#####.#.###.#",
      "#.....#..#.#..#.....#",
      "#######.#.#.#.#######",
      "..........#..........",
      "#.#.#.#..##.#...#..#.",
      "#.##......##.#.#.####",
      "....#.###.##.###.####",
      "..#.##.#.#.###.###.#.",
      "##.#..#.####.###..#..",
      "........#.....#...###",
      "#######..#..#...#..##",
      "#.....#..##...#...###",
      "#.###.#.###.#.#.#.#.#",
      "#.###.#..###.#.#.#.#.",
      "#.###.#.####.###.##.#",
      "#.....#..#####.###.#.",
      "#######.##.#.###.####",
    ]
  `)
})

test('longer texts need larger codes; texts that are too long get none', () => {
  expect(qrModules('x'.repeat(14))).toHaveLength(21)
  expect(qrModules('x'.repeat(15))).toHaveLength(25)
  expect(qrModules('x'.repeat(106))).toHaveLength(41)
  expect(qrModules('x'.repeat(107))).toBeNull()
  expect(qrModules('印'.repeat(35))).toHaveLength(41)
  expect(qrModules('印'.repeat(36))).toBeNull()
  expect(qrModules('half \ud83d')).not.toBeNull()
})

test('every sign of a bar code is eleven modules wide, the stop sign thirteen', () => {
  const all = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join('')
  const bars = code128Bars(all) ?? []
  expect(bars.reduce((sum, width) => sum + width, 0)).toBe((95 + 2) * 11 + 13)
  expect(code128Bars('中文')).toBeNull()
  expect(code128Bars('')).toBeNull()
})

test('boxes keep the quiet zone and never overlap', () => {
  for (const found of [codeBoxes('qr', 'hello'), codeBoxes('code128', 'hello')]) {
    if (!found) throw new Error('no code')
    const covered = new Set(
      found.boxes.flatMap(({ x, y, width }) => Array.from({ length: width }, (_, n) => `${x + n},${y}`)),
    )
    expect(covered.size).toBe(found.boxes.reduce((sum, { width }) => sum + width, 0))
    expect(Math.min(...found.boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(4)
    expect(Math.max(...found.boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(found.columns - 4)
  }
})
