import { getCompanyForm, saveCompany } from '@inkroute/contract/company/company'
import * as contract from '@inkroute/contract/site/site'
import { expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { createStaff } from '../account/account.ts'
import { openSession } from '../auth/auth.ts'
import { canonicalPath, findSeo } from './core/site.rules.ts'
import { addSitePages } from './site.base.ts'

const app = await testApp()
await addSitePages(app.ctx)
const english = { headers: { 'accept-language': 'en' } }

async function staffToken(): Promise<string> {
  const username = `staff_${Math.random().toString(36).slice(2, 10)}`
  const user_id = await createStaff(app.ctx, { username, password: 'correct-horse-1', display_name: '' })
  return (await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'test' })).token
}

test('a page answers with its title in the language of the call', async () => {
  const zh = await app.call(contract.getSeo, { http_url: '/' })
  const en = await app.call(contract.getSeo, { http_url: '/en' }, english)
  expect(zh.title).toContain('按需印刷')
  expect(en.title).toContain('Print on demand')
  expect(zh.description).not.toBe('')
})

test('an edited record survives the next start', async () => {
  await app.ctx.db.updateTable('seo_page').set({ title_zh: '改过的标题' }).where('http_url', '=', '/404').execute()
  await addSitePages(app.ctx)
  expect((await app.call(contract.getSeo, { http_url: '/404' })).title).toBe('改过的标题')
})

test('an address must start with a slash', async () => {
  await expect(app.call(contract.getSeo, { http_url: 'https://elsewhere' })).rejects.toMatchObject({
    error: 'invalid_input',
  })
})

test('addresses are compared without language, query and closing slash', () => {
  expect(canonicalPath('/en/helpCenter/?id=3#a')).toBe('/helpCenter')
  expect(canonicalPath('/en')).toBe('/')
  expect(canonicalPath('/english')).toBe('/english')
})

test('a console screen is titled by its name, an unknown address by the site', () => {
  expect(findSeo(undefined, '/main/bulletinDetail/7', 'zh').title).toBe('公告详情 - {{site}}')
  expect(findSeo(undefined, '/nowhere', 'en').title).toBe('{{site}}')
})

test('a visit is kept without its query, with the person when there is one', async () => {
  const { token, user_id } = await newSeller(app)
  await app.call(contract.recordVisit, { key: 'home', route: '/?secret=1' })
  await app.call(contract.recordVisit, { key: 'dashboard', route: '/views/main' }, { token })
  const rows = await app.ctx.db.selectFrom('site_visit').select(['route', 'user_id']).orderBy('id').execute()
  expect(rows).toEqual([
    { route: '/', user_id: null },
    { route: '/views/main', user_id },
  ])
})

test('the European Union has 27 members', async () => {
  const { data } = await app.call(contract.getEuCountries, {})
  expect(new Set(data.map((country) => country.code)).size).toBe(27)
})

test('support is what staff entered: nothing before that, and an emptied field is left out again', async () => {
  expect(await app.call(contract.getContact, {}, english)).toEqual({
    email: null,
    hours: '',
    reply_time: '',
    chat_url: null,
  })
  const staff = { token: await newStaff(app, ['ops.company']) }
  const { company: empty, revision } = await app.call(getCompanyForm, {}, staff)
  const reply_time = { zh: '4 个工作小时内', en: 'within 4 working hours' }
  const entered = { ...empty, email: 'help@shop.test', hours: { zh: '工作日', en: 'Working days' }, reply_time }
  const saved = await app.call(saveCompany, { company: entered, revision }, staff)
  expect(await app.call(contract.getContact, {}, english)).toEqual({
    email: 'help@shop.test',
    hours: 'Working days',
    reply_time: 'within 4 working hours',
    chat_url: null,
  })
  const other = { ...entered, email: '', chat_url: 'https://chat.test/room' }
  await app.call(saveCompany, { company: other, revision: saved.revision }, staff)
  expect(await app.call(contract.getContact, {})).toMatchObject({ email: null, chat_url: 'https://chat.test/room' })
})

test('the overview counts what is there and is for staff only', async () => {
  const { token } = await newSeller(app)
  await expect(app.call(contract.getOverview, {}, { token })).rejects.toMatchObject({ error: 'wrong_console' })
  const before = await app.call(contract.getOverview, {}, { token: await staffToken() })
  await newSeller(app)
  const after = await app.call(contract.getOverview, {}, { token: await staffToken() })
  expect(after.sellers).toBe(before.sellers + 1)
  expect(after.online_24h).toBeGreaterThan(before.online_24h)
  expect(after.database_bytes).toBeGreaterThan(1_000_000)
  expect(after.migration).toMatch(/^\d{4}_/)
})
