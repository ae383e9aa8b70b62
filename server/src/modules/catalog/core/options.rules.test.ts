import { colourFamilies } from '@inkroute/contract/catalog/codes'
import { expect, test } from 'vitest'
import { colourFamily } from './options.rules.ts'

test.each([
  ['#ffffff', 'white'],
  ['#f4ecdb', 'white'],
  ['#f3f6f8', 'white'],
  ['#1b1b1e', 'black'],
  ['#3f4348', 'grey'],
  ['#b7b9bd', 'grey'],
  ['#d9c7a7', 'brown'],
  ['#5d4433', 'brown'],
  ['#b98a54', 'brown'],
  ['#22304d', 'blue'],
  ['#1f6a70', 'blue'],
  ['#b3262e', 'red'],
  ['#5e2030', 'red'],
  ['#eeb6c2', 'pink'],
  ['#c48a8d', 'pink'],
  ['#e8796a', 'orange'],
  ['#dd7a2f', 'orange'],
  ['#f0cf5b', 'yellow'],
  ['#c9a24a', 'yellow'],
  ['#59603f', 'green'],
  ['#b5d8c8', 'green'],
  ['#b9aed6', 'purple'],
  ['#553877', 'purple'],
] as const)('%s belongs to %s', (hex, family) => {
  expect(colourFamily(hex)).toBe(family)
})

test('the swatch of every family belongs to its own family', () => {
  for (const { key, hex } of colourFamilies) expect([key, colourFamily(hex)]).toEqual([key, key])
})
