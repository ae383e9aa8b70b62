import * as site from '@inkroute/contract/site'
import * as contract from '@inkroute/contract/site-page'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addPlatformRoles } from '../../account/account.seed.ts'
import { createStaff } from '../../account/account.ts'
import { listRoles, replaceRoles } from '../../account/team.queries.ts'
import { openSession } from '../../auth/auth.ts'
import { addContentPages } from './page.base.ts'
import { contentPages } from './pages/pages.ts'

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

const draft = (path: string) => app.call(contract.getPageDraft, { path }, { token })
const heroTitle = (page: contract.SitePage) => page.blocks.find((block) => block.kind === 'hero')?.title

test('every page answers in both languages with a headline and a title of its own', async () => {
  const titles = new Set<string>()
  for (const { path, content } of contentPages) {
    const zh = await app.call(contract.getPage, { path })
    const en = await app.call(contract.getPage, { path: `/en${path}` }, english)
    expect(en.blocks.map((block) => block.kind)).toEqual(zh.blocks.map((block) => block.kind))
    expect(en.blocks).not.toEqual(zh.blocks)
    const seo = await app.call(site.getSeo, { http_url: `/en${path}` }, english)
    expect(seo.title.startsWith(content.seo.title.en)).toBe(true)
    titles.add(seo.title).add(zh.name)
  }
  expect(titles.size).toBe(contentPages.length * 2)
})

test('an address without a page is not found, and only addresses of this site are asked for', async () => {
  await expect(app.call(contract.getPage, { path: '/home/homeNowhere' })).rejects.toMatchObject({ error: 'not_found' })
  for (const path of ['https://elsewhere.example', '//elsewhere.example', '/a\\b', '']) {
    await expect(app.call(contract.getPage, { path })).rejects.toMatchObject({ error: 'invalid_input' })
  }
})

test('a draft is seen by staff only, until it is published', async () => {
  const { content, revision } = await draft(ETSY)
  const changed = structuredClone(content)
  const hero = changed.blocks[0]
  if (hero?.kind === 'hero') hero.title = { zh: '新的标题', en: 'A new headline' }
  const saved = await app.call(contract.savePageDraft, { path: ETSY, revision, content: changed }, { token })
  expect(saved.state).toBe('changed')
  expect(heroTitle(await app.call(contract.getPage, { path: ETSY }))).not.toBe('新的标题')
  const waiting = await app.call(contract.listPages, { state: 'changed' }, { token })
  expect(waiting.data.map((row) => row.path)).toEqual([ETSY])

  const input = { path: ETSY, revision: saved.revision, note: '换标题' }
  const published = await app.call(contract.publishPage, input, { token })
  expect(published).toMatchObject({ state: 'published', version: saved.version + 1, draft_at: null })
  expect(heroTitle(await app.call(contract.getPage, { path: ETSY }, english))).toBe('A new headline')
  const { data } = await app.call(contract.listPageVersions, { path: ETSY }, { token })
  expect(data.map(({ version, published_by, note }) => ({ version, published_by, note }))).toEqual([
    { version: 2, published_by: '编辑小陈', note: '换标题' },
    { version: 1, published_by: null, note: '' },
  ])

  await addContentPages(app.ctx)
  expect(heroTitle(await app.call(contract.getPage, { path: ETSY }))).toBe('新的标题')

  const restored = await app.call(
    contract.restorePageVersion,
    { path: ETSY, version: 1, revision: published.revision },
    { token },
  )
  expect(restored.content).toEqual(content)
  expect(restored.state).toBe('changed')
})

test('publishing changes the browser title as well', async () => {
  const { content, revision } = await draft(CHRISTMAS)
  const seo = { ...content.seo, title: { zh: '圣诞改名', en: 'Christmas renamed' } }
  const saved = await app.call(
    contract.savePageDraft,
    { path: CHRISTMAS, revision, content: { ...content, seo } },
    { token },
  )
  await app.call(contract.publishPage, { path: CHRISTMAS, revision: saved.revision }, { token })
  expect((await app.call(site.getSeo, { http_url: CHRISTMAS })).title).toBe('圣诞改名 - 印途 InkRoute')
})

test('the second of two editors is told instead of overwriting the first', async () => {
  const { content, revision } = await draft(CHRISTMAS)
  const save = (at: number) =>
    app
      .call(contract.savePageDraft, { path: CHRISTMAS, revision: at, content }, { token })
      .catch((error) => error.error)
  const [first, second] = await Promise.all([save(revision), save(revision)])
  expect([first, second].filter((answer) => answer === 'conflict')).toHaveLength(1)
  const now = await draft(CHRISTMAS)
  const input = { path: CHRISTMAS, revision: now.revision }
  expect((await app.call(contract.discardPageDraft, input, { token })).state).toBe('published')
  const nothing = { path: CHRISTMAS, revision: now.revision + 1 }
  await expect(app.call(contract.publishPage, nothing, { token })).rejects.toMatchObject({ error: 'conflict' })
})

test('a page that lacks a language, an unknown block or a foreign link is refused with the field named', async () => {
  const { content, revision } = await draft(CHRISTMAS)
  const with_ = (block: unknown) => ({ ...content, blocks: [block] }) as contract.PageContent
  const word = { zh: '字', en: 'word' }
  const bad: [unknown, RegExp][] = [
    [{ kind: 'text', paragraphs: [{ zh: '只有中文', en: ' ' }] }, /content\.blocks\.0\.paragraphs\.0\.en/],
    [{ kind: 'script', title: word }, /content\.blocks\.0/],
    [
      { kind: 'action', title: word, body: word, links: [{ label: word, to: 'https://elsewhere.example' }] },
      /links\.0\.to/,
    ],
    [{ kind: 'action', title: word, body: word, links: [{ label: word, to: '//elsewhere.example' }] }, /links\.0\.to/],
  ]
  for (const [block, field] of bad) {
    const refusal = await app
      .call(contract.savePageDraft, { path: CHRISTMAS, revision, content: with_(block) }, { token })
      .catch((error) => error)
    expect(refusal.error).toBe('invalid_input')
    expect(refusal.problems[0].field).toMatch(field)
  }
})

test('sellers and visitors cannot read or change drafts', async () => {
  const seller = await newSeller(app)
  await expect(app.call(contract.listPages, {}, seller)).rejects.toMatchObject({ error: 'wrong_console' })
  await expect(app.call(contract.getPageDraft, { path: ETSY })).rejects.toMatchObject({ http: 401 })
})
