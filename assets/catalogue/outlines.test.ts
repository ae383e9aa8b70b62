import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureOutlines, outlinedProducts } from './outlines.ts'

const written = JSON.parse(readFileSync(join(import.meta.dirname, 'outlines.json'), 'utf8'))

test('the outlines garments are cut along are those of their pictures', async () => {
  expect(await measureOutlines(join(import.meta.dirname, '../products'), outlinedProducts)).toEqual(written)
})

test('leggings leave a strip beside each leg and one between them', () => {
  const strips: [number, number][][] = written.leggings.front
  expect(strips).toHaveLength(3)
  const between = strips[2] as [number, number][]
  const xs = between.map(([x]) => x)
  // Half of 43.2 cm, and below the crotch.
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(21.6, 0)
  expect(Math.min(...between.map(([, y]) => y))).toBeGreaterThan(28.89)
})
