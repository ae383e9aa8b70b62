import { FreightOption } from '@inkroute/contract/shipping/shipping'
import { expect, test } from 'vitest'
import { sample } from '../../../testing/sample.ts'
import {
  arrivalOfAll,
  blankAddress,
  formatDays,
  getAddress,
  isComplete,
  missingAmount,
  nothingSelected,
  selectWay,
  shortList,
  suggestedSelection,
  usualMethod,
} from './checkout.view.ts'

const berlin = {
  ...blankAddress,
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  country: 'DE',
  city: 'Berlin',
  postcode: '10115',
  street1: 'Invalidenstraße 43',
}

test('an address is complete when it has what its country asks for, and no more', () => {
  expect(isComplete(berlin)).toBe(true)
  expect(isComplete({ ...berlin, postcode: '1011' })).toBe(false)
  expect(isComplete({ ...berlin, name: ' ' })).toBe(false)
  expect(isComplete({ ...berlin, phone: '123' })).toBe(false)
  expect(isComplete({ ...berlin, country: 'US', postcode: '90001' })).toBe(false)
  expect(isComplete({ ...berlin, country: 'US', postcode: '90001', state: 'CA' })).toBe(true)
  expect(isComplete({ ...berlin, country: 'HK', postcode: '' })).toBe(true)
  const brazil = { ...berlin, country: 'BR', state: 'SP', postcode: '01001000' }
  expect(isComplete(brazil)).toBe(false)
  expect(isComplete({ ...brazil, tax_no: '123.456.789-09' })).toBe(true)
})

test('fields of the country before do not stay behind', () => {
  const values = { ...berlin, country: 'HK', state: 'CA', postcode: '90001', remark: 'gift' }
  expect(getAddress(values)).toEqual({ ...berlin, country: 'HK', state: '', postcode: '' })
  expect(getAddress({ country: 'DE' })).toEqual({ ...blankAddress, country: 'DE' })
})

test('what is missing is exact to the fen, and the balance is used first', () => {
  expect(missingAmount('98.20', '98.20')).toBeNull()
  expect(missingAmount('98.20', '0.10')).toBe('98.10')
  expect(usualMethod('98.20', '100.00', ['alipay'])).toBe('balance')
  expect(usualMethod('98.20', '10.00', ['wechat_pay', 'alipay'])).toBe('combined_wechat_pay')
  expect(usualMethod('98.20', '0.00', ['alipay'])).toBe('alipay')
  expect(usualMethod('98.20', '0.00', [])).toBe('balance')
})

const channel = sample(FreightOption, {})
const option = (id: number, warehouse: string): FreightOption => ({
  ...channel,
  channel: { ...channel.channel, id },
  warehouse: { ...channel.warehouse, code: warehouse },
})

test('a suggestion is followed only where it differs from the plan', () => {
  const here = { warehouse_code: 'SZ', channel: option(1, 'SZ') }
  expect(suggestedSelection([{ ...here, suggested: null }])).toEqual(nothingSelected)
  expect(suggestedSelection([{ ...here, suggested: { warehouse_code: 'SZ', channel_id: 1 } }])).toEqual(nothingSelected)
  expect(suggestedSelection([{ ...here, suggested: { warehouse_code: 'LA', channel_id: 7 } }])).toEqual({
    warehouses: { SZ: 'LA' },
    channels: { LA: 7 },
  })
})

test('choosing a way moves what leaves that warehouse, also after it was moved before', () => {
  const codes = ['SZ', 'DG']
  const moved = selectWay(codes, nothingSelected, 'SZ', { warehouse_code: 'LA', channel_id: 7 })
  expect(moved).toEqual({ warehouses: { SZ: 'LA' }, channels: { LA: 7 } })
  const joined = selectWay(codes, moved, 'DG', { warehouse_code: 'LA', channel_id: 8 })
  expect(joined).toEqual({ warehouses: { SZ: 'LA', DG: 'LA' }, channels: { LA: 8 } })
  expect(selectWay(codes, joined, 'LA', { warehouse_code: 'SZ', channel_id: 1 })).toEqual({
    warehouses: { DG: 'SZ' },
    channels: { SZ: 1 },
  })
})

test('the short list keeps the chosen way in view', () => {
  const choices = [1, 2, 3].map((id) => ({
    option: option(id, 'SZ'),
    arrives_from: '2026-11-25',
    arrives_to: '2026-12-02',
    is_near: false,
  }))
  const getIds = (key: string) => shortList(choices, key, 1).map((choice) => choice.option.channel.id)
  expect(getIds('SZ:1')).toEqual([1])
  expect(getIds('SZ:3')).toEqual([1, 3])
})

test('days are written as each language writes them', () => {
  expect(formatDays('2026-11-25', '2026-12-02', 'zh')).toBe('11月25日–12月2日')
  expect(formatDays('2026-11-25', '2026-12-02', 'en')).toBe('Nov 25 – Dec 2')
  expect(formatDays('2026-11-25', '2026-11-25', 'en')).toBe('Nov 25')
  expect(arrivalOfAll([])).toBeNull()
  expect(
    arrivalOfAll([
      { arrives_from: '2026-11-25', arrives_to: '2026-11-28' },
      { arrives_from: '2026-11-23', arrives_to: '2026-12-02' },
    ]),
  ).toEqual({ from: '2026-11-23', to: '2026-12-02' })
})
