import { countryRule, ruledCountries, tidyPostcode } from '@inkroute/contract/address/rules'
import { expect, test } from 'vitest'
import { addressProblems, blockedBy, comparable, customsProblems, normaliseAddress } from './address.rules.ts'
import { parseAddressBlock } from './parse-address.rules.ts'

const base = {
  name: 'Ann Lee',
  company: '',
  phone: '+1 213 555 0100',
  email: '',
  country: 'US',
  state: 'California',
  city: 'Los Angeles',
  street1: '1 Main St',
  street2: '',
  postcode: '90001',
  tax_no: '',
}
const getProblems = (change: object) =>
  addressProblems(normaliseAddress({ ...base, ...change }), 'en').map(({ field }) => field)

test('more than sixty countries have a rule, and each accepts its own example', () => {
  expect(ruledCountries.length).toBeGreaterThanOrEqual(60)
  for (const country of ruledCountries) {
    const { postcode, example } = countryRule(country)
    if (postcode) expect(postcode.test(example), country).toBe(true)
  }
})

test('postcodes are written as the country writes them', () => {
  expect(tidyPostcode('GB', 'sw1a1aa')).toBe('SW1A 1AA')
  expect(tidyPostcode('CA', 'm5v3l9')).toBe('M5V 3L9')
  expect(tidyPostcode('JP', '1000001')).toBe('100-0001')
  expect(tidyPostcode('US', '900011234')).toBe('90001-1234')
  expect(tidyPostcode('LV', '1010')).toBe('LV-1010')
  expect(tidyPostcode('NL', '1011ab')).toBe('1011 AB')
})

test('only the fields a country requires are required', () => {
  expect(normaliseAddress(base)).toMatchObject({ state: 'CA', phone: '+12135550100' })
  expect(getProblems({})).toEqual([])
  expect(getProblems({ state: '' })).toEqual(['state'])
  expect(getProblems({ state: 'Bavaria' })).toEqual(['state'])
  expect(getProblems({ postcode: '9000' })).toEqual(['postcode'])
  expect(getProblems({ phone: '12345' })).toEqual(['phone'])
  expect(getProblems({ email: 'ann@' })).toEqual(['email'])
  expect(getProblems({ country: 'DE', state: '', postcode: '10115' })).toEqual([])
  expect(getProblems({ country: 'HK', state: '', postcode: '' })).toEqual([])
})

test('customs get the number they ask for, in the form of the country', () => {
  const numberProblems = (country: string, tax_no: string) => customsProblems({ ...base, country, tax_no }, 'en')
  expect(numberProblems('US', '')).toEqual([])
  expect(numberProblems('BR', '')).toEqual([
    { field: 'tax_no', message: 'Customs require this number: Recipient’s CPF or CNPJ, for example 123.456.789-09' },
  ])
  expect(numberProblems('BR', '123.456.789-0')).toHaveLength(1)
  for (const country of ruledCountries) {
    const { customs_number } = countryRule(country)
    if (customs_number) expect(numberProblems(country, customs_number.example), country).toEqual([])
  }
})

test('a block meets its receiver however they are written', () => {
  const block = (kind: string, value: string, country = '') => [
    { kind, compared: comparable(kind, value), country, reason: 'chargeback' },
  ]
  const address = normaliseAddress(base)
  expect(blockedBy(address, block('name', 'ann  LEE'))).toBe('chargeback')
  expect(blockedBy(address, block('phone', '(213) 555-0100'))).toBe('chargeback')
  expect(blockedBy(address, block('street', '1 main st.'))).toBe('chargeback')
  expect(blockedBy(address, block('postcode', '90001', 'CA'))).toBe('')
  expect(blockedBy(address, block('name', 'Bob'))).toBe('')
})

test('pasted blocks of several kinds are read', () => {
  expect(
    parseAddressBlock('John Smith\n123 Main St Apt 4\nAustin, TX 78701\nUnited States\n+1 512-555-0199'),
  ).toMatchObject({
    name: 'John Smith',
    street1: '123 Main St Apt 4',
    city: 'Austin',
    state: 'TX',
    postcode: '78701',
    country: 'US',
    phone: '+1 512-555-0199',
  })
  expect(parseAddressBlock('Anna Schmidt\nHauptstraße 5\n10115 Berlin\nGermany\nanna@example.com')).toMatchObject({
    name: 'Anna Schmidt',
    street1: 'Hauptstraße 5',
    city: 'Berlin',
    postcode: '10115',
    country: 'DE',
    email: 'anna@example.com',
  })
  expect(parseAddressBlock('Emma Jones\nAcme Ltd\n10 Downing Street\nLondon SW1A 2AA\nUK')).toMatchObject({
    name: 'Emma Jones',
    company: 'Acme Ltd',
    street1: '10 Downing Street',
    city: 'London',
    postcode: 'SW1A 2AA',
    country: 'GB',
  })
  expect(parseAddressBlock('张三 13800138000 广东省深圳市南山区科技园路1号 518057')).toMatchObject({
    name: '张三',
    phone: '13800138000',
    state: '广东省',
    city: '深圳市',
    street1: '南山区科技园路1号',
    postcode: '518057',
    country: 'CN',
  })
  expect(
    parseAddressBlock(
      '收件人：李四\n电话：+81 90-1234-5678\n国家：日本\n州/省：东京都\n城市：千代田区\n地址：丸之内 1-1\n邮编：100-0001',
    ),
  ).toMatchObject({ name: '李四', country: 'JP', state: '东京都', city: '千代田区', postcode: '100-0001' })
})
