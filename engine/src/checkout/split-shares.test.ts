import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitShares } from './split-shares.ts'

test('shares follow their weights and the last fen goes to who lost most', () => {
  expect(splitShares(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitShares(10, [3, 7])).toEqual([3, 7])
  // 1.4, 4.9 and 3.7: the two fen left over go to the second and the third.
  expect(splitShares(10, [14, 49, 37])).toEqual([1, 5, 4])
  expect(splitShares(5, [0, 0])).toEqual([3, 2])
  expect(splitShares(0, [])).toEqual([])
  expect(() => splitShares(1, [])).toThrow(RangeError)
})

test('whatever the weights, nothing is lost and nobody gets more than the next fen above the exact share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), weights, (total, parts) => {
      const shares = splitShares(total, parts)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      const sum = BigInt(parts.reduce((all, part) => all + part, 0))
      if (sum === 0n) return
      const exact = parts.map((part) => BigInt(total) * BigInt(part))
      const more = shares.map((share, at) => BigInt(share) - (exact[at] ?? 0n) / sum)
      expect(more.every((fen) => fen === 0n || fen === 1n)).toBe(true)
      const lost = exact.map((part) => part % sum)
      const wasPassedOver = (rest: bigint) => lost.some((other, at) => more[at] === 1n && other < rest)
      expect(lost.filter((rest, at) => more[at] === 0n && wasPassedOver(rest))).toEqual([])
    }),
  )
})
