import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

test('what is sealed opens with the same secret and purpose only', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const sealed = seal('secret', 'a', text)
      expect(unseal('secret', 'a', sealed)).toBe(text)
      expect(() => unseal('secret', 'b', sealed)).toThrow()
      expect(() => unseal('other', 'a', sealed)).toThrow()
    }),
    { numRuns: 25 },
  )
})

test('a changed byte is noticed', () => {
  const sealed = seal('secret', 'a', 'balance 10.00')
  for (const index of [0, 12, sealed.length - 1]) {
    const bent = Buffer.from(sealed)
    bent[index] = (bent[index] ?? 0) ^ 1
    expect(() => unseal('secret', 'a', bent)).toThrow()
  }
})
