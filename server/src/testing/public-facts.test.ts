import { executeBlog } from '@inkroute/contract/blog/blog'
import { getProduct, listProducts } from '@inkroute/contract/catalog/catalog'
import type { Language } from '@inkroute/contract/errors/errors'
import { getArticle, listHelpCategories } from '@inkroute/contract/help/help'
import { getNotice, listNotices } from '@inkroute/contract/notice/notice'
import * as home from '@inkroute/contract/site/home'
import { getPage, type SitePage } from '@inkroute/contract/site/page/page'
import { forbiddenIn } from '@inkroute/contract/site/public-claims'
import { getDeadlines, type Holiday, spareDays } from '@inkroute/contract/site/season-dates'
import { getSeo } from '@inkroute/contract/site/site'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { tokensIn } from '../infra/content/facts.ts'
import { contentPosts } from '../modules/blog/blog.base.ts'
import { helpArticles } from '../modules/help/help-files.ts'
import { addDemoNotices, demoNotices } from '../modules/notice/notice.demo.ts'
import { addDemoFreight } from '../modules/shipping/shipping.demo.ts'
import { siteFacts } from '../modules/site/facts/site-facts.ts'
import { homeContent } from '../modules/site/home/home.base.ts'
import { contentPages } from '../modules/site/page/page-files.ts'
import { modules } from '../modules.ts'
import { newSeller } from './factories.ts'
import { testApp } from './test-app.ts'

const app = await testApp()
const languages = ['zh', 'en'] as const
const inLanguage = (language: Language) => ({ headers: { 'accept-language': language } })

interface Told {
  readonly where: string
  readonly text: string
}
const told: Told[] = []
const shownPages = new Map<string, SitePage>()

function tell(where: string, value: unknown): void {
  if (typeof value === 'string') told.push({ where, text: value })
  else if (value !== null && typeof value === 'object')
    for (const [key, entry] of Object.entries(value)) tell(`${where}.${key}`, entry)
}

async function readSite(language: Language): Promise<void> {
  const as = inLanguage(language)
  for (const { path } of contentPages()) {
    const page = await app.call(getPage, { path }, as)
    shownPages.set(`${language} ${path}`, page)
    tell(`${language} ${path}`, page.blocks)
    tell(`${language} ${path} seo`, await app.call(getSeo, { http_url: path }, as))
  }
  for (const path of ['/', '/helpCenter', '/home/adSpecial', '/other/producerInfo', '/user/login'])
    tell(`${language} ${path} seo`, await app.call(getSeo, { http_url: path }, as))
  for (const { id, code } of (await app.call(listProducts, { page_size: 96 }, as)).data) {
    const { selling_points, subtitle, description } = await app.call(getProduct, { id }, as)
    tell(`${language} product ${code}`, { selling_points, subtitle, description })
  }
  tell(`${language} banners`, await app.call(home.listBanners, {}, as))
  tell(`${language} floors`, await app.call(home.listFloors, {}, as))
  tell(`${language} specials`, await app.call(home.getAdSpecials, {}, as))
  tell(`${language} hot words`, await app.call(home.listHotWords, {}, as))
}

async function readArticles(language: Language): Promise<void> {
  const as = inLanguage(language)
  const { token } = await newSeller(app)
  for (const { id, title } of (await app.call(listNotices, { page_size: 50 }, { ...as, token })).data) {
    tell(`${language} notice ${title}`, await app.call(getNotice, { id }, { ...as, token }))
  }
  for (const category of (await app.call(listHelpCategories, {}, as)).data)
    for (const { id } of category.articles) tell(`${language} help ${id}`, await app.call(getArticle, { id }, as))
  for (const { id } of contentPosts()) {
    const reply = await app.call(executeBlog, { method: 'post', id }, as)
    if (reply.method === 'post') tell(`${language} post ${id}`, reply.post)
  }
}

beforeAll(async () => {
  for (const { base } of modules) await base?.(app.ctx)
  await addDemoFreight(app.ctx)
  await addDemoNotices(app.ctx)
  for (const language of languages) {
    await readSite(language)
    await readArticles(language)
  }
})

const getDispatch = async (...tokens: string[]) =>
  [...(await siteFacts(app.ctx, tokens)).values()].flatMap((text) => /[\d–]+/.exec(text?.zh ?? '')?.[0] ?? [])

test('everything public was read, in both languages', () => {
  expect(told.filter(({ where }) => where.startsWith('zh')).length).toBeGreaterThan(3000)
  expect(told.filter(({ where }) => where.startsWith('en')).length).toBeGreaterThan(3000)
})

test('every fact a text names is known', () => {
  expect(
    told.filter(({ text }) => text.includes('{{') || text.includes('—小时') || / — (h|days)\b/.test(text)),
  ).toEqual([])
  const home = Object.values(homeContent).map((read) => read())
  const written = JSON.stringify([contentPages(), contentPosts(), helpArticles(), home, demoNotices()])
  const tokens = [...new Set(tokensIn(written))]
  expect(tokens.length).toBeGreaterThan(20)
  return expect(
    siteFacts(app.ctx, tokens).then((known) => tokens.filter((token) => !known.get(token))),
  ).resolves.toEqual([])
})

test('what the operator does not have is no fact, and what is no kind of fact is refused', async () => {
  const tokens = ['price:no-such', 'dispatch:cat=moon', 'deadline:doomsday:cn_us', 'warehouses:XX']
  const known = await siteFacts(app.ctx, [...tokens, 'magic'])
  for (const token of tokens) expect(known.get(token), token).toBeNull()
  expect(known.has('magic')).toBe(false)
})

test('no text promises what we do not have', () => {
  const promises = told.flatMap(({ where, text }) => {
    const claim = forbiddenIn(text)
    return claim ? [`${where}: ${claim}`] : []
  })
  expect(promises).toEqual([])
})

/** Hours that are about something else than our lead times. */
const otherHours =
  /第 \d|Hours \d|晚 \d+ 小时|h late|不足一天|less than a day|满 24 小时|full 24 hours|24 小时内回|爆单 48|火了之后的 48/

test('hours from payment to the carrier are those of the catalogue', async () => {
  const places = ['', ':CN', ':US', ':EU', ':overseas']
  const filters = ['', ':zone=time', ':zone=US-EU', ':zone=jit', ':code=tshirt']
  const categories = ['apparel', 'drinkware', 'home', 'tech', 'wall'].map((key) => `:cat=${key}`)
  const known = new Set([
    ...(await getDispatch(
      ...[...filters, ...categories].flatMap((filter) => places.map((place) => `dispatch${filter}${place}`)),
    )),
    ...(await getDispatch(...['CN-DG', 'US-LA', 'EU-DE'].map((code) => `handling:${code}`))),
  ])
  const said = told.flatMap(({ where, text }) =>
    otherHours.test(text)
      ? []
      : [...text.matchAll(/(\d+(?:–\d+)?) ?(?:小时|h\b|hours\b)/g)].map(([words, hours = '']) => ({
          where,
          words,
          hours,
        })),
  )
  expect(said.length).toBeGreaterThan(60)
  // A bottle keeps drinks warm for hours, too; a range of hours on a product is a lead time.
  const isLeadTime = ({ where, hours }: (typeof said)[number]) => !/ product /.test(where) || hours.includes('–')
  expect(said.filter((one) => isLeadTime(one) && !known.has(one.hours))).toEqual([])
})

describe('deadlines', () => {
  const deadlineBlocks = () =>
    [...shownPages].flatMap(([where, { blocks, lane_days, today }]) =>
      blocks.flatMap((block) => (block.kind === 'deadlines' ? [{ where, block, lane_days, today }] : [])),
    )

  test('a holiday has one deadline per lane, whichever page names it', () => {
    const seen = new Map<string, string>()
    expect(deadlineBlocks().length).toBeGreaterThan(10)
    for (const { where, block, lane_days, today } of deadlineBlocks()) {
      const rows = getDeadlines(block.holiday, block.lanes, { spare_days: block.spare_days, today }, lane_days)
      expect(rows, where).toHaveLength(block.lanes.length)
      for (const { lane, order_by } of rows) {
        const key = `${block.holiday} ${lane}`
        expect(seen.get(key) ?? order_by, `${where} ${key}`).toBe(order_by)
        seen.set(key, order_by)
      }
    }
  })

  test('no text writes a last day to order by hand', () => {
    const written = JSON.stringify([contentPages(), demoNotices(), contentPosts()])
    expect(written.match(/\d+ 月 \d+ 日[^。，；"]{0,20}前(下单|付款)|(order|pay) by \d+ [A-Z]/g)).toBeNull()
  })

  test('the notice names the days of the Christmas page', async () => {
    const page = shownPages.get('zh /activity/customChristmas')
    const notice = told
      .filter(({ where }) => where.startsWith('zh notice 圣诞前送达'))
      .map(({ text }) => text)
      .join(' ')
    const { lane_days = {}, today = '' } = page ?? {}
    const days = { spare_days: spareDays['christmas' satisfies Holiday], today }
    for (const { order_by } of getDeadlines(
      'christmas',
      ['us_us', 'eu_eu', 'cn_us', 'cn_eu', 'cn_uk', 'cn_ca_au'],
      days,
      lane_days,
    )) {
      const [, month, day] = order_by.split('-').map(Number)
      expect(notice).toContain(`${month} 月 ${day} 日`)
    }
  })
})

test('prices named beside a product are those of the catalogue', () => {
  const guide = told.find(({ where, text }) => where.startsWith('zh /homeGuide') && text.includes('马克杯底版从'))
  expect(guide?.text).toMatch(/¥\d+\.\d\d/)
  // An amount in a text is an example, a limit of ours or a fact; “from ¥…” is always a fact and comes by token.
  const written = JSON.stringify([contentPages(), contentPosts()])
  expect(written.match(/(从|from) ¥\d|¥[\d.]+ 起/g)).toBeNull()
})

test('the promised time has one name, and what can be counted is not counted by hand', () => {
  const written = JSON.stringify([contentPages(), contentPosts(), homeContent.banners(), homeContent.floors()])
  const sentences = written.split(/[。"]|\. /)
  const promises = sentences.filter((sentence) => sentence.includes('{{dispatch'))
  expect(promises.length).toBeGreaterThan(40)
  expect(
    promises.filter((sentence) => /交给(?:承运商|物流)|hand(?:ed)?[ -]over|with the carrier/.test(sentence)),
  ).toEqual([])
  const counted =
    /(?:\d+|[二三四五六七八九十百]+)多?款底版|more than \w+ (?:products|blanks)|(?:十.|\d+) ?个平台|(?:eleven|twelve|eighteen|nineteen|\d+) marketplaces/gi
  expect(written.match(counted)).toBeNull()
})

test('warehouses named as ours are warehouses of the freight tables', async () => {
  const rows = await app.ctx.db.selectFrom('warehouse').select(['code', 'city_zh', 'city_en']).execute()
  const sending = await app.ctx.db
    .selectFrom('shipping_tariff')
    .select(sql<string>`unnest(warehouses)`.as('warehouse'))
    .distinct()
    .execute()
  expect(rows.map(({ code }) => code).sort()).toEqual(sending.map(({ warehouse }) => warehouse).sort())
  const hero = told
    .filter(({ where }) => where.startsWith('en banners'))
    .map(({ text }) => text)
    .join(' ')
  for (const { code, city_en } of rows.filter(({ code }) => !code.startsWith('CN')))
    expect(hero, code).toContain(city_en)
})
