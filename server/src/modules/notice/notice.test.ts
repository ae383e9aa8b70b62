import * as contract from '@inkroute/contract/notice/notice'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addDemoNotices } from './notice.demo.ts'
import { type NewNotice, publishNotice } from './notice.ts'

let app: TestApp
let seller: TestSeller
let count = 0
beforeAll(async () => {
  app = await testApp()
  seller = await newSeller(app)
})

const HOUR_MS = 3_600_000
const english = { headers: { 'accept-language': 'en' } }
const later = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS)

const publish = (change: Partial<NewNotice> = {}) =>
  publishNotice(app.ctx, {
    slug: `notice-${++count}`,
    title: { zh: '标题', en: 'Title' },
    summary: { zh: '摘要', en: 'Summary' },
    desc: { zh: '<p>内容</p>', en: '<p>Content</p>' },
    ...change,
  })

test('visitors and sellers read a notice in their language', async () => {
  const id = await publish()
  expect(await app.call(contract.getPublicNotice, { id })).toMatchObject({ id, title: '标题', desc: '<p>内容</p>' })
  expect(await app.call(contract.getPublicNotice, { id }, english)).toMatchObject({
    title: 'Title',
    summary: 'Summary',
    desc: '<p>Content</p>',
  })
  expect((await app.call(contract.getNotice, { id }, seller)).title).toBe('标题')
})

test('a notice for sellers is not found by visitors, neither listed nor by its number', async () => {
  const id = await publish({ audience: 'seller' })
  await expect(app.call(contract.getPublicNotice, { id })).rejects.toMatchObject({ error: 'not_found' })
  const visible = await app.call(contract.listPublicNotices, { page_size: 100 })
  expect(visible.data.map((row) => row.id)).not.toContain(id)
  const own = await app.call(contract.listNotices, { page_size: 100 }, seller)
  expect(own.data.map((row) => row.id)).toContain(id)
  await expect(app.call(contract.listNotices, {})).rejects.toMatchObject({ http: 401 })
})

test('unknown, withdrawn and not yet published notices are not found', async () => {
  const withdrawn = await publish()
  await sql`update system_notice set withdrawn_at = now() where id = ${withdrawn}`.execute(app.ctx.db)
  const future = await publish({ created_at: later(24) })
  for (const id of [999_999, withdrawn, future]) {
    await expect(app.call(contract.getNotice, { id }, seller)).rejects.toMatchObject({ error: 'not_found' })
  }
})

test('pages follow each other newest first, and a notice knows its neighbours', async () => {
  await sql`delete from system_notice`.execute(app.ctx.db)
  const ids = []
  for (let i = 5; i >= 1; i--) ids.unshift(await publish({ created_at: later(-i) }))
  const first = await app.call(contract.listNotices, { page: 1, page_size: 2 }, seller)
  const second = await app.call(contract.listNotices, { page: 2, page_size: 2 }, seller)
  expect([...first.data, ...second.data].map((row) => row.id)).toEqual(ids.slice(0, 4))
  expect(first.total).toBe(5)
  const middle = await app.call(contract.getNotice, { id: ids[2]! }, seller)
  expect([middle.newer?.id, middle.older?.id]).toEqual([ids[1], ids[3]])
  const newest = await app.call(contract.getNotice, { id: ids[0]! }, seller)
  expect(newest.newer).toBeNull()
})

test('after login only notices whose time has not passed are shown', async () => {
  await sql`delete from system_notice`.execute(app.ctx.db)
  const shown = await publish({ alert_until: later(24) })
  await publish({ alert_until: later(-1) })
  await publish()
  const alerts = await app.call(contract.getAlertNotices, {}, seller)
  expect(alerts.data.map((row) => row.id)).toEqual([shown])
  expect(alerts.data[0]?.desc).toBe('<p>内容</p>')
})

test('harmful HTML is removed before a notice is stored', async () => {
  const id = await publish({
    desc: { zh: '<p onclick="x()">好<script>alert(1)</script></p><img src=x onerror=y>', en: '<iframe></iframe>ok' },
  })
  expect((await app.call(contract.getPublicNotice, { id })).desc).toBe('<p>好</p>')
  expect((await app.call(contract.getPublicNotice, { id }, english)).desc).toBe('ok')
})

test('without a promotion the holiday dialog has no image; the seeded one has a picture in each language', async () => {
  expect(await app.call(contract.getHolidayDialog, {})).toEqual({ id: null, image: null, url: null, alt: '' })
  await sql`delete from system_notice`.execute(app.ctx.db)
  await addDemoNotices(app.ctx)
  const [zh, en] = [
    await app.call(contract.getHolidayDialog, {}),
    await app.call(contract.getHolidayDialog, {}, english),
  ]
  expect([zh.image, en.image]).toEqual(['/holiday/year-end-zh.webp', '/holiday/year-end-en.webp'])
  const id = Number(zh.url?.split('/').at(-1))
  expect((await app.call(contract.getNotice, { id }, seller)).title).toContain('圣诞')
  app.clock.advance(31 * 24 * HOUR_MS)
  expect((await app.call(contract.getHolidayDialog, {})).image).toBeNull()
})

test('the seeded notices lose nothing to the cleaning', async () => {
  const { data } = await app.call(contract.listPublicNotices, { page_size: 100 }, english)
  expect(data.length).toBeGreaterThanOrEqual(4)
  for (const notice of data) expect(notice.desc).toMatch(/^<p>.*<\/(p|ul|table)>$/)
})

test('the loading picture is the built-in one until staff choose another', async () => {
  expect(await app.call(contract.getSpinImage, {})).toEqual({ image: null })
  await sql`insert into system_config (key, value) values ('spin_image', '{"image": "/a.svg"}')`.execute(app.ctx.db)
  expect(await app.call(contract.getSpinImage, {})).toEqual({ image: '/a.svg' })
})
