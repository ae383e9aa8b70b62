import { expectMissing, readPage } from './support/read-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

/** One page of each template, and the legal text. */
const samples = [
  { path: '/home/timeliness', zh: '从付款到买家手里，时间分成四段', en: 'From payment to the buyer in four stretches' },
  { path: '/home/pod', zh: '先有买家，再有这件衣服', en: 'First the buyer, then the shirt' },
  {
    path: '/home/homeEtsy',
    zh: '在 Etsy，买家为“这是专门为我做的”付钱',
    en: 'On Etsy, buyers pay for “made just for me”',
  },
  { path: '/activity/customChristmas', zh: '一年里最长的一个旺季', en: 'The longest season of the year' },
  { path: '/serviceClause', zh: '服务条款', en: 'Terms of service' },
]

/** Each template once: Chinese on the wide screen, long English words on the narrow one. */
for (const [prefix, width, shown] of [
  ['', 1440, samples.filter((_, at) => at % 2 === 0)],
  ['/en', 390, samples.filter((_, at) => at % 2 === 1)],
] as const) {
  test(`every template of a page below “${prefix}/” reads well at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${prefix}/home/pod`)
    for (const { path, zh, en } of shown) {
      expect((await page.request.get(prefix + path)).status(), path).toBe(200)
      await openWithin(page, prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(prefix === '' ? zh : en)
      await expect(page).toHaveTitle(/印途 InkRoute|InkRoute 印途/)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}

test('a seasonal page shows the last day to pay for every shipping method', async ({ request }) => {
  const { text } = await readPage(request, '/activity/customChristmas')
  expect(text).toMatch(/美国仓 → 美国付款后 [\d–]+ 天送达\d{4} 年 \d+ 月 \d+ 日/)
})

test('questions and breadcrumbs are marked up for search engines', async ({ request }) => {
  const { html } = await readPage(request, '/home/homeEtsy')
  const facts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  expect(facts).toContain('FAQPage')
  expect(facts).toContain('BreadcrumbList')
})

test('the jump page shows where a link leads, continues within the site, and refuses unknown hosts', async ({
  page,
}) => {
  await page.goto('/transfer?url=https://evil.example/login')
  await expect(page.getByText('不能前往这个地址')).toBeVisible()
  await expect(page.getByText('evil.example')).toHaveCount(0)
  await page.goto('/transfer?url=/home/timeliness')
  await page.getByRole('button', { name: '立即前往' }).click()
  await expect(page).toHaveURL(/\/home\/timeliness$/)
})

test('a path without a page answers 404', ({ request }) => expectMissing(request, ['/home/homeNowhere']))
