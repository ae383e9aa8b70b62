import * as contract from '@inkroute/contract/address/address'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import AddressScreen from './address-screen.tsx'

let api: FakeApi
let rows: contract.Address[]

const anna = sample(contract.Address, {
  id: 4,
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  country: 'DE',
  city: 'Berlin',
  street1: 'Invalidenstraße 43',
  postcode: '10115',
})

beforeEach(() => {
  api = fakeApi()
  rows = [anna]
  api.on(contract.listAddresses, ({ page }) => ({ data: rows, total: rows.length, page, page_size: 20 }))
})

async function open() {
  openScreen(api, <AddressScreen />, { at: '/setting/address' })
  await screen.findByText(/Anna Schmidt/)
}

test('an address is saved with all its fields', async () => {
  api.on(contract.createAddress, (input) => sample(contract.Address, { ...input, id: 5 }))
  await open()
  await press('新增地址')
  await screen.findByLabelText('收件人')
  type('收件人', 'Emily Carter')
  type('电话', '+1 415 555 0100')
  type('街道地址', '1 Market Street')
  type('城市', 'San Francisco')
  type('州/省', 'CA')
  type('邮编', '94105')
  await press('保存地址')
  expect(await screen.findByText('地址已保存')).toBeTruthy()
  expect(api.sent(contract.createAddress)).toMatchObject([
    { name: 'Emily Carter', country: 'US', state: 'CA', city: 'San Francisco', postcode: '94105' },
  ])
})

test('fields that are invalid for the country are marked, and no input is lost', async () => {
  const problems = [{ field: 'postcode', message: '美国邮编为 5 位数字' }]
  api.refuse(contract.createAddress, 'invalid_input', { problems })
  await open()
  await press('新增地址')
  await screen.findByLabelText('收件人')
  type('收件人', 'Emily Carter')
  type('电话', '+1 415 555 0100')
  type('街道地址', '1 Market Street')
  type('城市', 'San Francisco')
  type('邮编', '9410')
  await press('保存地址')
  expect(await screen.findByText('美国邮编为 5 位数字')).toBeTruthy()
  expect(fieldValue('收件人')).toBe('Emily Carter')
  expect(fieldValue('邮编')).toBe('9410')
})

test('a pasted block fills the fields and names what is missing', async () => {
  api.on(contract.parseAddress, () => ({
    address: { name: 'Emily Carter', city: 'San Francisco', postcode: '94105', phone: '' },
    problems: [{ field: 'phone', message: '请填写电话' }],
  }))
  await open()
  await press('新增地址')
  await screen.findByLabelText('粘贴识别')
  type('粘贴识别', 'Emily Carter, San Francisco 94105')
  await press(/^识\s?别$/)
  expect(await screen.findByText('请填写电话')).toBeTruthy()
  expect(fieldValue('收件人')).toBe('Emily Carter')
  expect(fieldValue('城市')).toBe('San Francisco')
})

test('an address is deleted only after confirmation, and a blocked one says why', async () => {
  rows = [{ ...anna, is_default: true, blocked: '拒收三次' }]
  api.on(contract.deleteAddress, () => ({}))
  await open()
  expect(screen.getByText('黑名单：拒收三次')).toBeTruthy()
  await press(/^删\s?除$/)
  const question = await screen.findByRole('tooltip')
  expect(api.sent(contract.deleteAddress)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: /^删\s?除$/ }))
  await waitFor(() => expect(api.sent(contract.deleteAddress)).toEqual([{ id: 4 }]))
})
