import * as contract from '@inkroute/contract/site/join/join'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { fromNewAddress } from '../../../testing/people.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addBlog } from '../../blog/blog.base.ts'
import { addDemoBlog } from '../../blog/blog.demo.ts'
import { addDemoJoins } from './join.demo.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  token = await newStaff(app, ['ops.content'])
})

const form = (change: Record<string, unknown> = {}) => ({
  kind: 'factory' as const,
  company: '锦程印花',
  contact: '沈经理',
  phone: '138 0013 8000',
  email: 'shen@print.example',
  region: '浙江绍兴',
  volume: '2',
  capabilities: ['dtg', 'dtf'],
  text: '两条直喷线，日产两千件，想合作。',
  ...change,
})
const send = (change: Record<string, unknown> = {}, from = fromNewAddress()) =>
  app.call(contract.sendJoin, form(change), from)
const getRefusal = (change: Record<string, unknown>) => send(change).catch((error) => error)
const found = async (query: string) => (await app.call(contract.listJoins, { query }, { token })).data

test('an application arrives with its reference and is handled with a note', async () => {
  const { reference } = await send({ company: '到达公司' })
  const [row] = await found('到达公司')
  expect(row).toMatchObject({ reference, state: 'new', phone: '13800138000', capabilities: ['dtg', 'dtf'] })
  expect(reference).toMatch(/^F-\d+$/)
  const change = { id: row!.id, state: 'contacted' as const, note: '周五看厂' }
  const handled = await app.call(contract.handleJoin, change, { token })
  expect(handled).toMatchObject({ state: 'contacted', note: '周五看厂' })
  expect(handled.handled_by).toMatch(/^staff_/)
  expect(await app.call(contract.getJoin, { id: row!.id }, { token })).toEqual(handled)
})

test('every wrong field is named with how to mend it, in the language of the call', async () => {
  const all = {
    company: '',
    contact: ' ',
    phone: '12',
    email: 'x',
    region: '',
    volume: '9',
    capabilities: [],
    text: '短',
  }
  const { problems } = await getRefusal(all)
  const fields = problems.map((problem: { field: string }) => problem.field)
  expect(fields).toEqual(['company', 'contact', 'phone', 'email', 'region', 'volume', 'text', 'capabilities'])
  expect((await getRefusal({ capabilities: [] })).problems).toMatchObject([{ field: 'capabilities' }])
  expect((await getRefusal({ capabilities: ['freight'] })).problems).toMatchObject([{ field: 'capabilities' }])
  const english = { headers: { 'accept-language': 'en', ...fromNewAddress().headers } }
  const refused = await send({ phone: '030 1' }, english).catch((error) => error)
  expect(refused.message).toContain('country code')
})

test('an international number is kept with its country code', async () => {
  await send({ company: 'Nordwind', kind: 'service', capabilities: ['freight'], phone: '0049 40 555000' })
  expect((await found('Nordwind'))[0]).toMatchObject({ phone: '+4940555000', kind: 'service' })
})

test('a fourth application of one visitor within a day waits; programs leave nothing', async () => {
  const from = fromNewAddress()
  for (let i = 0; i < 3; i++) await send({ company: '连发公司' }, from)
  await expect(send({ company: '连发公司' }, from)).rejects.toMatchObject({ error: 'too_many_requests' })
  expect(await found('连发公司')).toHaveLength(3)
  await send({ company: '机器公司', website: 'https://spam.example' })
  expect(await found('机器公司')).toEqual([])
})

test('staff filter by kind and state, and take what they see as a sheet', async () => {
  await send({
    company: '=危险公司',
    kind: 'reseller',
    capabilities: ['group'],
    text: '第一行\n第二行，含逗号,和"引号"',
  })
  const { data, counts } = await app.call(contract.listJoins, { kind: 'reseller', state: 'new' }, { token })
  expect(data.every((row) => row.kind === 'reseller')).toBe(true)
  expect(counts.new).toBeGreaterThan(0)
  const sheet = await app.call(contract.exportJoins, { kind: 'reseller' }, { token })
  expect(sheet.rows).toBe(data.length)
  expect(sheet.csv).toContain("'=危险公司")
  expect(sheet.csv).toContain('团购与企业礼品')
  expect(sheet.csv.startsWith('\uFEFF')).toBe(true)
})

test('only staff with the permission see applications', async () => {
  await expect(app.call(contract.listJoins, {}, await newSeller(app))).rejects.toMatchObject({ error: 'wrong_console' })
  const finance = await newStaff(app, ['ops.finance'])
  await expect(app.call(contract.listJoins, {}, { token: finance })).rejects.toMatchObject({ error: 'forbidden' })
  await expect(app.call(contract.getJoin, { id: 999_999 }, { token })).rejects.toMatchObject({ error: 'not_found' })
})

test('what waits for staff is counted for those who may see it', async () => {
  const before = await app.call(contract.countWaiting, {}, { token })
  await addDemoJoins(app.ctx)
  await addBlog(app.ctx)
  await addDemoBlog(app.ctx)
  const after = await app.call(contract.countWaiting, {}, { token })
  expect(after.data['/ops/join']).toBe((before.data['/ops/join'] ?? 0) + 2)
  expect(after.data['/ops/blogComment']).toBe((before.data['/ops/blogComment'] ?? 0) + 2)
  const finance = await newStaff(app, ['ops.finance'])
  const seen = (await app.call(contract.countWaiting, {}, { token: finance })).data
  expect(Object.keys(seen).sort()).toEqual([
    '/ops/authentication',
    '/ops/dispute',
    '/ops/recharge',
    '/ops/reconcile',
    '/ops/withdraw',
  ])
})
