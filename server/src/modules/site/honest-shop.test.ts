import { banners } from '@inkroute/contract/site/editor'
import * as home from '@inkroute/contract/site/home'
import { getPage, pages } from '@inkroute/contract/site/page/page'
import { getNavigation } from '@inkroute/contract/site/site'
import { expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { siteFacts } from './facts/site-facts.ts'
import { addHome, addHomeContent } from './home/home.base.ts'
import { addContentPages, addPages } from './page/page.base.ts'
import { siteAddresses } from './public-site.ts'
import { addSitePages } from './site.base.ts'

const app = await testApp({ env: { DEMO: 'false' } })
const staff = { token: await newStaff(app, ['ops.content']) }
// An installation of an earlier release, which published all of this by itself.
await addSitePages(app.ctx)
await addHomeContent(app.ctx)
await addContentPages(app.ctx)
const [kept] = (await app.call(banners.list, {}, staff)).data
const edited = await app.call(banners.save, { ...kept!, payload: { ...kept!.payload, tone: 'ink' } }, staff)
await app.call(banners.publish, edited, staff)
await addHome(app.ctx)
await addPages(app.ctx)

test('a shop of its own shows none of the demo’s slides, specials or words, except what its staff published', async () => {
  const shown = (await app.call(home.listBanners, {})).data
  expect(shown.map(({ id }) => id)).toEqual([kept?.id])
  expect((await app.call(home.getAdSpecials, {})).top_ad_specials).toEqual([])
  expect((await app.call(home.listHotWords, {})).data).toEqual([])
  expect((await app.call(home.getSiteNumbers, {})).platforms).toBe(0)
})

test('pages about the demo’s factories wait as drafts until staff publish them', async () => {
  const path = '/companyProfile'
  await expect(app.call(getPage, { path })).rejects.toMatchObject({ error: 'not_found' })
  expect((await app.call(getPage, { path: '/transfer' })).path).toBe('/transfer')
  const { empty_pages } = await app.call(getNavigation, {})
  expect(empty_pages).toEqual(expect.arrayContaining([path, '/home/homeEtsy', '/home/blog', '/zone/US-EU']))
  expect(empty_pages).not.toContain('/transfer')

  const draft = (await app.call(pages.list, { keyword: path }, staff)).data.find(({ key }) => key === path)!
  await app.call(pages.publish, draft, staff)
  expect((await app.call(getNavigation, {})).empty_pages).not.toContain(path)
  // The next start leaves what staff published alone.
  await addPages(app.ctx)
  expect((await app.call(getPage, { path })).path).toBe(path)
})

test('no marketplace is promised that cannot be connected, and search engines are not sent to empty pages', async () => {
  const { markets, empty_pages } = await app.call(getNavigation, {})
  expect(markets).toEqual([])
  const listed = (await siteAddresses(app.ctx)).map(({ path }) => path)
  expect(listed.filter((path) => empty_pages.includes(path))).toEqual([])
  expect(listed).toContain('/helpCenter')
})

test('marketplaces are named from the registry, and a dormant one is neither named nor counted', async () => {
  const demo = await testApp()
  const { markets } = await demo.call(getNavigation, {})
  expect(markets).toContainEqual({ slug: 'aliexpress', name: '速卖通' })
  expect(markets.map(({ slug }) => slug)).not.toContain('wish')
  const told = (await siteFacts(demo.ctx, ['markets'])).get('markets')
  expect(told?.en).toBe(String(markets.length))
})
