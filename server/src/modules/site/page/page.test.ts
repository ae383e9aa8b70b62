import * as contract from '@inkroute/contract/site/page/page'
import * as site from '@inkroute/contract/site/site'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addPlatformRoles, createStaff } from '../../account/account.ts'
import { listRoles, replaceRoles } from '../../account/team.queries.ts'
import { openSession } from '../../auth/auth.ts'
import { addContentPages } from './page.base.ts'
import { contentPages } from './page-files.ts'

const english = { headers: { 'accept-language': 'en' } }
const ETSY = '/home/homeEtsy'
const CHRISTMAS = '/activity/customChristmas'
let app: TestApp
let token: string

beforeAll(async () => {
  app = await testApp()
  await addContentPages(app.ctx)
  const username = `staff_${Math.random().toString(36).slice(2, 10)}`
  const user_id = await createStaff(app.ctx, { username, password: 'correct-horse-1', display_name: '编辑小陈' })
  await addPlatformRoles(app.ctx)
  const role = (await listRoles(app.ctx.db, 0)).find((entry) => entry.name === '运营')
  await replaceRoles(app.ctx.db, 0, user_id, [role!.id])
  token = (await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'test' })).token
})

const item = async (path: string) => {
  const { data } = await app.call(contract.pages.list, { keyword: path }, { token })
  return data.find((row) => row.key === path)!
}
const heroTitle = (page: contract.SitePage) => page.blocks.find((block) => block.kind === 'hero')?.title

/** The page with another headline. */
const renamed = (content: contract.PageContent, title: { zh: string; en: string }): contract.PageContent => ({
  ...content,
  seo: { ...content.seo, title },
  blocks: content.blocks.map((block) => (block.kind === 'hero' ? { ...block, title } : block)),
})
const headline = { zh: '新的标题', en: 'A new headline' }

test('every page answers in both languages with a headline and a title of its own', async () => {
  const titles = new Set<string>()
  for (const { path, seo } of contentPages()) {
    const zh = await app.call(contract.getPage, { path })
    const en = await app.call(contract.getPage, { path: `/en${path}` }, english)
    expect(en.blocks.map((block) => block.kind)).toEqual(zh.blocks.map((block) => block.kind))
    expect(heroTitle(zh)).toMatch(/\p{Script=Han}/u)
    expect(heroTitle(en)).not.toMatch(/\p{Script=Han}/u)
    const shown = await app.call(site.getSeo, { http_url: `/en${path}` }, english)
    // What follows a token depends on the catalogue, which this test leaves empty.
    expect(shown.title.startsWith(seo.title.en.split('{{')[0] ?? '')).toBe(true)
    titles.add(shown.title)
  }
  expect(titles.size).toBe(contentPages().length)
})

test('an address without a page is not found, and only addresses of this site are asked for', async () => {
  await expect(app.call(contract.getPage, { path: '/home/homeNowhere' })).rejects.toMatchObject({ error: 'not_found' })
  for (const path of ['https://elsewhere.example', '//elsewhere.example', '/a\\b', '']) {
    await expect(app.call(contract.getPage, { path })).rejects.toMatchObject({ error: 'invalid_input' })
  }
})

test('a draft is seen with a pass only, until it is published', async () => {
  const { id, revision, payload } = await item(ETSY)
  const saved = await app.call(contract.pages.save, { id, revision, payload: renamed(payload, headline) }, { token })
  expect(heroTitle(await app.call(contract.getPage, { path: ETSY }))).not.toBe(headline.zh)
  const { url } = await app.call(contract.pages.preview, { id }, { token })
  const preview = new URL(url, 'http://x').searchParams.get('preview')!
  expect(url.startsWith(`${ETSY}?`)).toBe(true)
  expect(heroTitle(await app.call(contract.getPage, { path: ETSY, preview }))).toBe(headline.zh)
  expect(heroTitle(await app.call(contract.getPage, { path: CHRISTMAS, preview }))).not.toBe(headline.zh)

  await app.call(contract.pages.publish, { id, revision: saved.revision }, { token })
  expect(heroTitle(await app.call(contract.getPage, { path: ETSY }, english))).toBe(headline.en)
  expect((await app.call(site.getSeo, { http_url: ETSY })).title).toBe(`${headline.zh} - 印途 InkRoute`)
})

test('a new start leaves alone what staff have published, and renews what nobody touched', async () => {
  const old = renamed(contentPages().find(({ path }) => path === CHRISTMAS)!, { zh: '去年的标题', en: 'Last year' })
  await sql`update content_item set published = ${JSON.stringify(old)}
    where kind = 'page' and key = ${CHRISTMAS}`.execute(app.ctx.db)
  expect(heroTitle(await app.call(contract.getPage, { path: CHRISTMAS }))).toBe('去年的标题')
  await addContentPages(app.ctx)
  expect(heroTitle(await app.call(contract.getPage, { path: CHRISTMAS }))).not.toBe('去年的标题')
  expect(heroTitle(await app.call(contract.getPage, { path: ETSY }))).toBe(headline.zh)
})

test('a page that lacks a language, an unknown block or a foreign link is refused with the field named', async () => {
  const { id, revision, payload } = await item(CHRISTMAS)
  const word = { zh: '字', en: 'word' }
  const linked = (to: string) => ({ kind: 'action', title: word, body: word, links: [{ label: word, to }] })
  const bad: [unknown, RegExp][] = [
    [{ kind: 'text', paragraphs: [{ zh: '只有中文', en: ' ' }] }, /blocks\.0\.paragraphs\.0\.en/],
    [{ kind: 'script', title: word }, /blocks\.0/],
    [linked('https://elsewhere.example'), /links\.0\.to/],
    [linked('//elsewhere.example'), /links\.0\.to/],
  ]
  for (const [block, field] of bad) {
    const input = { id, revision, payload: { ...payload, blocks: [block] } as contract.PageContent }
    const refusal = await app.call(contract.pages.save, input, { token }).catch((error) => error)
    expect(refusal.error).toBe('invalid_input')
    expect(refusal.problems[0].field).toMatch(field)
  }
})

test('an editor cannot move a page to another address', async () => {
  const { id, revision, payload } = await item(CHRISTMAS)
  const moved = await app.call(contract.pages.save, { id, revision, payload: { ...payload, path: '/404' } }, { token })
  const publish = app.call(contract.pages.publish, { id, revision: moved.revision }, { token })
  await expect(publish).rejects.toMatchObject({ error: 'page_unknown_path' })
  const create = app.call(contract.pages.create, { payload: { ...payload, path: '/nowhere' } }, { token })
  await expect(create).rejects.toMatchObject({ error: 'page_unknown_path' })
})

test('sellers cannot read drafts', async () => {
  const seller = await newSeller(app)
  await expect(app.call(contract.pages.list, {}, seller)).rejects.toMatchObject({ error: 'wrong_console' })
})
