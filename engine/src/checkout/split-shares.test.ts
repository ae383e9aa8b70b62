import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitShares } from './split-shares.ts'

test('shares follow their weights and the last fen goes to who lost most', () => {
  expect(splitShares(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitShares(10, [3, 7])).toEqual([3, 7])
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
      const sum = parts.reduce((all, part) => all + part, 0)
      for (const [at, share] of shares.entries()) {
        if (sum === 0) continue
        const exact = Number((BigInt(total) * BigInt(parts[at] ?? 0)) / BigInt(sum))
        expect(share - exact).toBeGreaterThanOrEqual(0)
        expect(share - exact).toBeLessThanOrEqual(1)
      }
    }),
  )
})
