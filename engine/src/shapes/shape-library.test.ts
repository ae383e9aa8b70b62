import { expect, test } from 'vitest'
import { LayerPath, PATH_UNITS } from '../layers/layer-path.ts'
import { shapeKinds } from '../layers/shape-path.ts'
import { getGroup, getOutline, libraryShapes, shapeGroups } from './shape-library.ts'

test('there are shapes by the hundred, in every group', () => {
  expect(libraryShapes.length + shapeKinds.length).toBeGreaterThanOrEqual(120)
  expect(new Set(libraryShapes.map(getGroup))).toEqual(new Set(shapeGroups))
})

test('every outline is one a design may keep, fills its box and is smooth enough', () => {
  for (const shape of libraryShapes) {
    const { path, ratio } = getOutline(shape)
    expect(LayerPath.safeParse(path).error, shape).toBeUndefined()
    const values = path.flat()
    expect([Math.min(...values), Math.max(...values)], shape).toEqual([0, PATH_UNITS])
    expect(ratio, shape).toBeGreaterThan(0.3)
    expect(ratio, shape).toBeLessThan(2.5)
    expect(values.length / 2, shape).toBeLessThan(1000)
  }
})

test('no two of them look alike, and what is inside is a hole', () => {
  expect(new Set(libraryShapes.map((shape) => JSON.stringify(getOutline(shape)))).size).toBe(libraryShapes.length)
  expect(getOutline('ring').path).toHaveLength(2)
  expect(getOutline('frame_double').path).toHaveLength(4)
  expect(getOutline('cloud').path).toHaveLength(1)
  expect(getOutline('flower_6').path).toHaveLength(1)
})
