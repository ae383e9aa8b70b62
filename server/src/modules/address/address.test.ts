import * as contract from '@inkroute/contract/address/address'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const ann = {
  name: ' Ann   Lee ',
  phone: '+1 (213) 555-0100',
  country: 'us',
  state: 'california',
  city: 'Los Angeles',
  street1: '1 Main St',
  postcode: '90001',
}

test('an address is normalised, the first is the default, and another seller never meets it', async () => {
  const { token } = await newSeller(app)
  const other = await newSeller(app)
  const first = await app.call(contract.createAddress, ann, { token })
  expect(first).toMatchObject({ name: 'Ann Lee', country: 'US', state: 'CA', phone: '+12135550100', is_default: true })
  const second = await app.call(contract.createAddress, { ...ann, name: 'Bob' }, { token })
  await app.call(contract.setDefaultAddress, { id: second.id }, { token })
  const { data } = await app.call(contract.listAddresses, {}, { token })
  expect(data.map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Bob', true],
    ['Ann Lee', false],
  ])
  expect((await app.call(contract.listAddresses, {}, { token: other.token })).total).toBe(0)
  for (const call of [contract.deleteAddress, contract.setDefaultAddress]) {
    await expect(app.call(call, { id: first.id }, { token: other.token })).rejects.toMatchObject({ error: 'not_found' })
  }
  expect((await app.call(contract.listAddresses, {}, { token })).data[0]?.is_default).toBe(true)
})

test('invalid values for the country are reported at their field', async () => {
  const { token } = await newSeller(app)
  const wrong = app.call(contract.createAddress, { ...ann, state: '', postcode: '9000' }, { token })
  await expect(wrong).rejects.toMatchObject({ status_code: 422 })
  const refusal = await wrong.catch((error) => error)
  expect(refusal.problems.map(({ field }: { field: string }) => field)).toEqual(['state', 'postcode'])
})

test('a value that could never match a recipient is refused at its field', async () => {
  const { token } = await newSeller(app)
  const wrong = [
    { kind: 'phone', value: 'abc' },
    { kind: 'phone', value: '12345' },
    { kind: 'email', value: 'anna' },
    { kind: 'postcode', value: '-' },
    { kind: 'name', value: '?' },
  ] as const
  for (const one of wrong) {
    const refusal = await app.call(contract.addAddressBlock, { ...one, reason: '拒付' }, { token }).catch((e) => e)
    expect(refusal.problems.map(({ field }: { field: string }) => field)).toEqual(['value'])
  }
  expect((await app.call(contract.listAddressBlocks, {}, { token })).total).toBe(0)
})

test('a blocked receiver is marked in the book, however they are written', async () => {
  const { token } = await newSeller(app)
  await app.call(contract.createAddress, ann, { token })
  await app.call(contract.addAddressBlock, { kind: 'phone', value: '213 555 0100', reason: '拒付' }, { token })
  expect((await app.call(contract.listAddresses, {}, { token })).data[0]?.blocked).toBe('拒付')
  const { data } = await app.call(contract.listAddressBlocks, {}, { token })
  await app.call(contract.removeAddressBlock, { id: data[0]!.id }, { token })
  expect((await app.call(contract.listAddresses, {}, { token })).data[0]?.blocked).toBe('')
})
