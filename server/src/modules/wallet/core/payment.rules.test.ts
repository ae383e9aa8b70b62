import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAmount, paymentLines, refundLines, splitPayment, splitRefund, wholeParts } from './payment.rules.ts'

test('the balance pays alone when it can, and together with Alipay when it cannot', () => {
  expect(splitPayment(1000, 1000, 'balance')).toEqual({ balance_fen: 1000, alipay_fen: 0 })
  expect(splitPayment(1000, 999, 'balance')).toBeNull()
  expect(splitPayment(1000, 999, 'combined')).toEqual({ balance_fen: 999, alipay_fen: 1 })
  expect(splitPayment(1000, 5000, 'combined')).toEqual({ balance_fen: 1000, alipay_fen: 0 })
  expect(splitPayment(1000, 5000, 'alipay')).toEqual({ balance_fen: 0, alipay_fen: 1000 })
})

test('refunds in any pieces go to the balance first, then to Alipay, and never beyond what was paid', () => {
  const fen = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(
      fen,
      fen,
      fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 8 }),
      (balance_fen, alipay_fen, pieces) => {
        let refunded_fen = 0
        let refunded_balance_fen = 0
        for (const piece of pieces) {
          const split = splitRefund({ balance_fen, alipay_fen, refunded_fen, refunded_balance_fen }, piece)
          expect(split === null).toBe(refunded_fen + piece > balance_fen + alipay_fen)
          if (!split) continue
          expect(split.alipay_fen === 0 || refunded_balance_fen + split.balance_fen === balance_fen).toBe(true)
          refunded_fen += piece
          refunded_balance_fen += split.balance_fen
        }
        expect(refunded_fen).toBeLessThanOrEqual(balance_fen + alipay_fen)
        expect(refunded_balance_fen).toBeLessThanOrEqual(balance_fen)
      },
    ),
  )
})

test('what is left of a payment is refunded to the last fen, and not one more', () => {
  const payment = { balance_fen: 300, alipay_fen: 700, refunded_fen: 400, refunded_balance_fen: 300 }
  expect(splitRefund(payment, 600)).toEqual({ balance_fen: 0, alipay_fen: 600 })
  expect(splitRefund(payment, 601)).toBeNull()
})

test('whatever a payment is made of, its lines and those of its refund sum to zero and undo each other', () => {
  const fen = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(fen, fen, fen, fen, fen, (goods_fen, freight_fen, service_fen, coupon, has) => {
      const coupon_fen = Math.min(coupon, goods_fen)
      const parts = wholeParts({ goods_fen, freight_fen, service_fen, coupon_fen })
      const amount = getAmount(parts)
      if (amount <= 0) return
      const split = splitPayment(amount, has, 'combined')
      if (!split) throw new Error('a combined payment is always possible')
      const sums = new Map<string, number>()
      const paid = paymentLines(parts, { ...split, channel: 'stripe' }, 'available')
      for (const lines of [paid, refundLines(parts, split, 'stripe')]) {
        expect(lines.reduce((sum, line) => sum + line.amount_fen, 0)).toBe(0)
        for (const line of lines) sums.set(line.account, (sums.get(line.account) ?? 0) + line.amount_fen)
      }
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
    }),
  )
})
