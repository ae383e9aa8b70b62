import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfRefund } from './refund-order.rules.ts'

const fen = fc.integer({ min: 0, max: 5_000_000 })

test('refunds in any steps add up to exactly what each part was paid with', () => {
  const paid = fc
    .record({
      goods_fen: fc.integer({ min: 1, max: 5_000_000 }),
      freight_fen: fen,
      service_fen: fen,
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ cut, ...parts }) => ({ ...parts, coupon_fen: Math.floor((parts.goods_fen - 1) * cut) }))
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })
  fc.assert(
    fc.property(paid, cuts, (parts, at) => {
      const total = parts.goods_fen + parts.freight_fen + parts.service_fen - parts.coupon_fen
      const stops = [...new Set([...at.map((one) => Math.floor(one * total)), total])].sort((a, b) => a - b)
      const sum = { goods_fen: 0, freight_fen: 0, service_fen: 0, coupon_fen: 0 }
      let already = 0
      for (const stop of stops) {
        const step = partsOfRefund(parts, already, stop - already)
        expect(step.goods_fen + step.freight_fen + step.service_fen - step.coupon_fen).toBe(stop - already)
        for (const key of ['goods_fen', 'freight_fen', 'service_fen', 'coupon_fen'] as const) sum[key] += step[key]
        already = stop
      }
      expect(sum).toEqual(parts)
    }),
    { numRuns: 300 },
  )
})
