import {
  BannerContent,
  banners,
  FloorContent,
  HotWordContent,
  SpecialContent,
  seoPages,
  specials,
} from '@inkroute/contract/site/editor'
import * as contract from '@inkroute/contract/site/home'
import { getSeo } from '@inkroute/contract/site/site'
import { expect, test } from 'vitest'
import { contentWindowsJob } from '../../../infra/content/content-windows.job.ts'
import { currentContentVersion } from '../../../infra/events/content-version.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { addSitePages } from '../site.base.ts'
import { addHomeContent, homeContent } from './home.base.ts'

const app = await testApp()
await addSitePages(app.ctx)
await addHomeContent(app.ctx)
const staff = { token: await newStaff(app, ['ops.content']) }
const english = { headers: { 'accept-language': 'en' } }
const HOUR_MS = 3_600_000

const banner = (title: string, more: Partial<BannerContent> = {}): BannerContent => ({
  title: { zh: title, en: `${title} in English` },
  subtitle: { zh: '', en: '' },
  button: { zh: '看看', en: 'Look' },
  jump_url: '/products',
  image: '/pictures/shop/mug/scene-1200.webp',
  image_alt: { zh: '', en: '' },
  tone: 'paper',
  turning_product: null,
  artworks: [],
  show_from: null,
  show_until: null,
  ...more,
})

const shownTitles = async (preview?: string) =>
  (await app.call(contract.listBanners, { preview })).data.map((slide) => slide.title)
const getPass = (url: string) => new URL(url, app.origin).searchParams.get('preview') ?? ''
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString()

async function published(payload: BannerContent) {
  const draft = await app.call(banners.create, { payload }, staff)
  return app.call(banners.publish, draft, staff)
}

test('an installation starts with six slides in both languages', async () => {
  const zh = (await app.call(contract.listBanners, {})).data
  const en = (await app.call(contract.listBanners, {}, english)).data
  expect(zh).toHaveLength(6)
  expect(zh[0]?.title).toContain('一件起印')
  expect(en[0]?.title).toContain('one piece')
})

test('staff read today’s facts in the list, and edit the tokens', async () => {
  const { data, facts } = await app.call(banners.list, {}, staff)
  const tokens = [...JSON.stringify(data).matchAll(/\{\{([^{}]+)\}\}/g)].map(([, token]) => token ?? '')
  expect(tokens).toContain('warehouses:overseas')
  expect(tokens.filter((token) => facts[token] === undefined)).toEqual([])
})

test('a draft never reaches visitors; its preview shows it; publishing shows it to all', async () => {
  const draft = await app.call(banners.create, { payload: banner('秘密草稿') }, staff)
  expect(draft).toMatchObject({ state: 'draft', has_draft: true })
  expect(await shownTitles()).not.toContain('秘密草稿')
  const { url } = await app.call(banners.preview, { id: draft.id }, staff)
  expect(await shownTitles(getPass(url))).toContain('秘密草稿')
  expect((await app.call(banners.publish, draft, staff)).state).toBe('live')
  expect(await shownTitles()).toContain('秘密草稿')
})

test('an edit of a published banner waits as a draft until it is published', async () => {
  const live = await published(banner('旧标题'))
  const edited = await app.call(banners.save, { ...live, payload: banner('新标题') }, staff)
  expect(edited).toMatchObject({ state: 'live', has_draft: true })
  expect(await shownTitles()).toContain('旧标题')
  await app.call(banners.publish, edited, staff)
  const titles = await shownTitles()
  expect(titles).toContain('新标题')
  expect(titles).not.toContain('旧标题')
})

test('a forged, foreign or expired preview pass shows nothing', async () => {
  const draft = await app.call(banners.create, { payload: banner('只给预览') }, staff)
  const pass = getPass((await app.call(banners.preview, { id: draft.id }, staff)).url)
  const forged = pass.replace(/\.(\d+)\.(\d+)\./, (_, id, expires) => `.${Number(id) - 1}.${expires}.`)
  expect(await shownTitles(forged)).not.toContain('只给预览')
  expect(await shownTitles(`${pass.slice(0, -1)}x`)).not.toContain('只给预览')
  app.clock.advance(3 * HOUR_MS)
  expect(await shownTitles(pass)).not.toContain('只给预览')
})

test('a banner appears and disappears by its window, and kept pages learn of it', async () => {
  const payload = banner('限时', { show_from: inHours(1), show_until: inHours(2) })
  expect((await published(payload)).state).toBe('scheduled')
  expect(await shownTitles()).not.toContain('限时')
  await contentWindowsJob.run(app.ctx, {})
  const before = await currentContentVersion(app.ctx)
  app.clock.advance(1.5 * HOUR_MS)
  expect(await shownTitles()).toContain('限时')
  await contentWindowsJob.run(app.ctx, {})
  await expect.poll(() => currentContentVersion(app.ctx)).toBeGreaterThan(before)
  app.clock.advance(HOUR_MS)
  expect(await shownTitles()).not.toContain('限时')
})

test('a window that ends before it begins is refused', async () => {
  const payload = banner('倒流', { show_from: inHours(2), show_until: inHours(1) })
  await expect(app.call(banners.create, { payload }, staff)).rejects.toMatchObject({ error: 'content_window' })
})

test('slides follow the order staff gave them', async () => {
  const a = await published(banner('排序甲'))
  const b = await published(banner('排序乙'))
  await app.call(banners.sort, { ids: [b.id, a.id] }, staff)
  const titles = await shownTitles()
  expect(titles.indexOf('排序乙')).toBeLessThan(titles.indexOf('排序甲'))
})

test('two editors do not overwrite each other', async () => {
  const live = await published(banner('两人同改'))
  await app.call(banners.save, { ...live, payload: banner('先到') }, staff)
  await expect(app.call(banners.save, { ...live, payload: banner('后到') }, staff)).rejects.toMatchObject({
    error: 'conflict',
  })
})

test('history names who did what, and an earlier version can be brought back', async () => {
  const live = await published(banner('第一版'))
  const second = await app.call(banners.save, { ...live, payload: banner('第二版') }, staff)
  const shown = await app.call(banners.publish, second, staff)
  const { data } = await app.call(banners.history, { id: live.id }, staff)
  expect(data.map((entry) => entry.action)).toEqual(['published', 'saved', 'published', 'created'])
  expect(data.every((entry) => entry.by.startsWith('staff_'))).toBe(true)
  const first = data.at(-1)?.number ?? 0
  const restored = await app.call(banners.restore, { ...shown, number: first }, staff)
  expect(restored.payload.title.zh).toBe('第一版')
  expect(await shownTitles()).toContain('第二版')
})

test('what visitors see cannot be removed before it is withdrawn, and does not come back at the next start', async () => {
  const { data } = await app.call(banners.list, { keyword: 'one-piece' }, staff)
  const base = data[0]
  if (!base) throw new Error('the base banner is missing')
  await expect(app.call(banners.remove, base, staff)).rejects.toMatchObject({ error: 'content_live' })
  const withdrawn = await app.call(banners.withdraw, base, staff)
  expect(withdrawn.state).toBe('withdrawn')
  await app.call(banners.remove, withdrawn, staff)
  await addHomeContent(app.ctx)
  expect(await shownTitles()).not.toContain(base.payload.title.zh)
})

test('only staff with the permission edit content', async () => {
  const seller = await newSeller(app)
  await expect(app.call(banners.list, {}, { token: seller.token })).rejects.toMatchObject({ error: 'wrong_console' })
  await expect(app.call(banners.list, {})).rejects.toMatchObject({ error: 'unauthorized' })
  const finance = await newStaff(app, ['ops.finance'])
  await expect(app.call(banners.list, {}, { token: finance })).rejects.toMatchObject({ error: 'forbidden' })
})

test('an address of another site is refused', async () => {
  for (const jump_url of ['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere']) {
    await expect(app.call(banners.create, { payload: banner('外链', { jump_url }) }, staff)).rejects.toMatchObject({
      error: 'invalid_input',
    })
  }
})

test('the text of a special is cleaned before it is kept', async () => {
  const { data } = await app.call(specials.list, { keyword: 'christmas' }, staff)
  const row = data[0]
  if (!row) throw new Error('the base special is missing')
  const body = { zh: '<p onclick="x()">好<script>alert(1)</script></p>', en: '<iframe src="//x"></iframe><p>ok</p>' }
  const saved = await app.call(specials.save, { ...row, payload: { ...row.payload, body } }, staff)
  expect(saved.payload.body).toEqual({ zh: '<p>好</p>', en: '<p>ok</p>' })
})

test('specials come in three groups with their promotion types, and a page for each', async () => {
  const reply = await app.call(contract.getAdSpecials, {})
  const all = [...reply.top_ad_specials, ...reply.area_specials, ...reply.ad_specials]
  expect(new Set(all.map((special) => special.promotion_type))).toEqual(new Set([1, 2, 3, 4]))
  const first = reply.top_ad_specials[0]
  expect(first?.jump_url).toBe(`/adSpecial/${first?.id}`)
  expect(await app.call(contract.getAdSpecial, { id: first!.id })).toMatchObject({ name: first?.name })
})

test('an unknown special is not found', async () => {
  await expect(app.call(contract.getAdSpecial, { id: 999_999 })).rejects.toMatchObject({ error: 'not_found' })
})

test('a special with products that are not for sale cannot be published', async () => {
  const { data } = await app.call(specials.list, { keyword: 'y2-room' }, staff)
  const row = data[0]
  if (!row) throw new Error('the base special is missing')
  const draft = await app.call(
    specials.save,
    { ...row, payload: { ...row.payload, product_codes: ['no-such-thing'] } },
    staff,
  )
  await expect(app.call(specials.publish, draft, staff)).rejects.toMatchObject({ error: 'content_unknown_products' })
})

test('hot words come in the language of the call', async () => {
  const zh = (await app.call(contract.listHotWords, {})).data
  const en = (await app.call(contract.listHotWords, {}, english)).data
  expect(zh[0]?.word).toBe('T恤')
  expect(en[0]?.word).toBe('T-shirt')
})

test('staff find the titles of pages in the list, change one, and pages follow once it is published', async () => {
  const { data } = await app.call(seoPages.list, { keyword: '/helpCenter', page_size: 50 }, staff)
  const row = data.find((candidate) => candidate.key === '/helpCenter')
  if (!row) throw new Error('the help centre has no record')
  const title = { zh: '帮助 - 新标题', en: 'Help - new title' }
  const draft = await app.call(seoPages.save, { ...row, payload: { ...row.payload, title } }, staff)
  expect((await app.call(getSeo, { http_url: '/helpCenter' })).title).not.toBe(title.zh)
  await app.call(seoPages.publish, draft, staff)
  expect((await app.call(getSeo, { http_url: '/helpCenter' })).title).toBe(title.zh)
})

test('a second record of the same address is refused', async () => {
  const words = { zh: '标题', en: 'Title' }
  const payload = { http_url: '/en/helpCenter/', title: words, keywords: words, description: words }
  await expect(app.call(seoPages.create, { payload }, staff)).rejects.toMatchObject({ error: 'content_key_taken' })
})

test('everything an installation starts with could be saved again by staff as it is', () => {
  for (const { payload } of homeContent.banners()) expect(BannerContent.parse(payload)).toEqual(payload)
  for (const { payload } of homeContent.specials()) expect(SpecialContent.parse(payload)).toEqual(payload)
  for (const { payload } of homeContent.floors()) expect(FloorContent.parse(payload)).toEqual(payload)
  for (const { payload } of homeContent.hotWords()) expect(HotWordContent.parse(payload)).toEqual(payload)
})
