import { expect, test } from 'vitest'
import { qrCode, qrModules } from './qr-code.ts'

const draw = (text: string) => (qrModules(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('a short text gives the code that other encoders give for level M and mask 0', () => {
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

test('longer texts take larger codes, too long ones none', () => {
  expect(qrModules('x'.repeat(14))).toHaveLength(21)
  expect(qrModules('x'.repeat(15))).toHaveLength(25)
  expect(qrModules('x'.repeat(106))).toHaveLength(41)
  expect(qrCode('x'.repeat(107))).toBeNull()
})

test('the drawing has a quiet border of four modules', () => {
  const code = qrCode('hi')
  expect(code?.side).toBe(29)
  expect(code?.path.startsWith('M4 4h1v1h-1z')).toBe(true)
})
