import * as contract from '@inkroute/contract/company/company'
import * as site from '@inkroute/contract/site/site'
import { expect, test } from 'vitest'
import { getBrand, readCompany } from '../../infra/company/company.ts'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { selectRate } from '../catalog/catalog.ts'
import { addSitePages } from '../site/site.base.ts'

const app = await testApp()
await addSitePages(app.ctx)
const staff = { token: await newStaff(app, ['ops.company']) }
const english = { headers: { 'accept-language': 'en' } }

const form = () => app.call(contract.getCompanyForm, {}, staff)

test('with nothing entered the software has a name and nobody pretends to be a company', async () => {
  expect(await app.call(contract.getImprint, {})).toEqual({
    legal_name: '',
    address: '',
    registration_no: '',
    tax_no: '',
    licence: '',
    phone: '',
    email: '',
  })
  expect((await app.call(site.getSeo, { http_url: '/nowhere' })).title).toBe('印途 InkRoute')
})

test('what staff enter is on every page; the second of two editors is told', async () => {
  const { company, revision } = await form()
  const entered = { ...company, brand: { zh: '墨坊', en: 'Inkhouse' }, legal_name: { zh: '墨坊有限公司', en: '' } }
  await app.call(contract.saveCompany, { company: entered, revision }, staff)
  expect((await app.call(site.getSeo, { http_url: '/nowhere' })).title).toBe('墨坊 Inkhouse')
  expect((await app.call(site.getSeo, { http_url: '/' })).title).toContain('墨坊')
  expect(await app.call(contract.getImprint, {}, english)).toMatchObject({ legal_name: '墨坊有限公司' })
  await expect(app.call(contract.saveCompany, { company: entered, revision }, staff)).rejects.toMatchObject({
    error: 'conflict',
  })
})

test('wrong input is named, and sellers have no say', async () => {
  const { company, revision } = await form()
  const save = (change: Partial<contract.Company>) =>
    app.call(contract.saveCompany, { company: { ...company, ...change }, revision }, staff)
  await expect(save({ colour: '#ffee00' })).rejects.toMatchObject({ error: 'invalid_input' })
  await expect(save({ logo: 'https://elsewhere.test/logo.png' })).rejects.toMatchObject({ error: 'invalid_input' })
  await expect(save({ chat_url: 'javascript:alert(1)' })).rejects.toMatchObject({ error: 'invalid_input' })
  const { token } = await newSeller(app)
  await expect(app.call(contract.saveCompany, { company, revision }, { token })).rejects.toMatchObject({
    error: 'wrong_console',
  })
})

test('currencies shown beside yuan carry their rate, which calculators use too', async () => {
  const { company, revision } = await form()
  const save = (currencies: object[]) =>
    app.call(contract.saveCompany, { company: { ...company, currencies: currencies as never }, revision }, staff)
  await expect(save([{ code: 'USD', rate: '0' }])).rejects.toMatchObject({ error: 'invalid_input' })
  await expect(save([{ code: 'XYZ', rate: '7' }])).rejects.toMatchObject({ error: 'invalid_input' })
  await expect(
    save([
      { code: 'USD', rate: '7' },
      { code: 'USD', rate: '8' },
    ]),
  ).rejects.toMatchObject({
    error: 'invalid_input',
  })
  await save([{ code: 'EUR', rate: '8.25' }])
  const today = app.ctx.clock.now().toISOString().slice(0, 10)
  expect(getBrand(await readCompany(app.ctx.db)).currencies).toEqual([{ code: 'EUR', rate: '8.25', as_of: today }])
  expect(await selectRate(app.ctx.db, 'EUR')).toBe(82_500)
})
