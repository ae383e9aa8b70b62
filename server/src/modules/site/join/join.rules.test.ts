import { joinProblems, normalPhone } from '@inkroute/contract/site/join/fields'
import { expect, test } from 'vitest'
import { capabilityNames, csvText, getReference } from './join.rules.ts'

test('phones of the mainland and international ones are taken and written one way', () => {
  expect(normalPhone('138 0013-8000')).toBe('13800138000')
  expect(normalPhone('+86 138 0013 8000')).toBe('13800138000')
  expect(normalPhone('0049 (30) 123456')).toBe('+4930123456')
  for (const phone of ['13800138000', '+86 13800138000', '+49 30 123456', '００４９30123456']) {
    expect(joinProblems.phone(phone), phone).toBeNull()
  }
  for (const phone of ['23800138000', '1380013800', '030 123456', '+0123456789', 'abc']) {
    expect(joinProblems.phone(phone), phone).toContain('country code')
  }
})

test('addresses of mail are checked by their shape', () => {
  expect(joinProblems.email(' a.b@c-d.example ')).toBeNull()
  for (const email of ['a@b', 'a b@c.example', '@c.example', 'a@c..example', 'a@@c.example']) {
    expect(joinProblems.email(email), email).not.toBeNull()
  }
})

test('every problem names what to do in both languages', () => {
  for (const problem of Object.values(joinProblems)) expect(problem('')).toMatch(/^[^|]+\|[^|]+$/)
})

test('references and capabilities are readable', () => {
  expect(getReference('reseller', 1007)).toBe('R-1007')
  expect(capabilityNames('factory', ['dtg', 'gone'], 'zh')).toBe('数码直喷 DTG、gone')
})

test('the sheet survives commas, quotes, lines and formulas', () => {
  expect(csvText([['a,b', 'say "x"', '一\n二', '=1+1']])).toBe('\uFEFF"a,b","say ""x""","一\n二",\'=1+1\r\n')
})
