import { expect, test } from 'vitest'
import { isCreditCode, isIdentityNumber, maskNumber } from './numbers.ts'

test('a citizen’s number needs a real day of birth and the right check digit', () => {
  expect(isIdentityNumber('11010519491231002X')).toBe(true)
  expect(isIdentityNumber('110105194912310021')).toBe(false)
  expect(isIdentityNumber('11010519490231002X')).toBe(false)
  expect(isIdentityNumber('1101051949123100')).toBe(false)
})

test('a company’s number needs the right check letter and no letters that look like digits', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true)
  expect(isCreditCode('91350100M000100Y44')).toBe(false)
  expect(isCreditCode('91350100M0001O0Y43')).toBe(false)
})

test('a number is shown by its ends only', () => {
  expect(maskNumber('11010519491231002X')).toBe('1101**********002X')
})
