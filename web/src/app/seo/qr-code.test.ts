import { expect, test } from 'vitest'
import { qrCode, qrModules } from './qr-code.ts'

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
  expect(qrCode('x'.repeat(107))).toBeNull()
})

test('the drawing has a quiet zone of four modules', () => {
  const code = qrCode('hi')
  expect(code?.side).toBe(29)
  expect(code?.path.startsWith('M4 4h1v1h-1z')).toBe(true)
})
