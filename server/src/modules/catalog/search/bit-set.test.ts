import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, anyOf, both, countBits, countBoth, eachBit, emptySet, fullSet, hasBit } from './bit-set.ts'

const SIZE = 100
const members = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))
const getSet = (list: readonly number[]) => {
  const set = emptySet(SIZE)
  for (const at of list) addBit(set, at)
  return set
}
const getList = (set: Uint32Array) => {
  const list: number[] = []
  eachBit(set, (at) => list.push(at))
  return list
}

test('bit sets do what sets do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const [x, y] = [getSet(a), getSet(b)]
      const common = a.filter((at) => b.includes(at)).sort((p, q) => p - q)
      expect(getList(both(x, y))).toEqual(common)
      expect(countBoth(x, y)).toBe(common.length)
      expect(getList(anyOf([x, y], SIZE))).toEqual([...new Set([...a, ...b])].sort((p, q) => p - q))
      expect(countBits(x)).toBe(a.length)
      for (let at = 0; at < SIZE; at++) expect(hasBit(x, at)).toBe(a.includes(at))
    }),
  )
})

test.each([0, 1, 31, 32, 33, 100])('a full set of %i holds that many', (size) => {
  expect(countBits(fullSet(size))).toBe(size)
})
