import { cards, heading, openList, searchBox, total } from './support/listing.ts'
import { expectMissing, readPage } from './support/read-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

/** All listing paths with their headings. */
const paths: readonly (readonly [path: string, zh: RegExp, en: RegExp])[] = [
  ['/home/productDesign', /全部产品/, /All products/],
  ['/products', /全部产品/, /All products/],
  ['/products/technique=dtg', /全部产品/, /All products/],
  ['/zone/US-EU', /海外仓专区/, /US and EU warehouses/],
  ['/keyWord/杯', /“杯”/, /“杯”/],
  ['/category/drinkware-mugs', /马克杯/, /Mugs/],
  ['/products/type/1', /设计师定位款/, /Designer placement/],
  ['/products/category/drinkware', /杯壶/, /Drinkware/],
  ['/level/2', /标准底版/, /Standard blanks/],
  ['/products/code/tshirt', /tshirt/, /tshirt/],
  ['/products/key/mug', /“mug”/, /“mug”/],
  ['/products/keyWord/T恤', /“T恤”/, /“T恤”/],
  ['/products/brand/kilnfire', /窑火/, /Brand: /],
  ['/products/zone/jit', /全托管专区/, /Fully managed/],
]

for (const [width, prefix] of [
  [1440, ''],
  [390, '/en'],
] as const) {
  test(`every path of the listing below “${prefix}/” at ${width} px shows its products`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const special = await page.request.get('/req/frontend/getAdSpecial')
    const specials = ((await special.json()) as { data: { ad_specials: { id: number; name: string }[] } }).data
    const [ad] = specials.ad_specials
    const all = ad ? [...paths, [`/ad/${ad.id}`, new RegExp(ad.name), /./] as const] : paths
    expect(all).toHaveLength(15)
    await page.goto(`${prefix}/`)
    for (const [path, zh, en] of all) {
      const title = prefix === '' ? zh : en
      const sent = await readPage(page.request, prefix + path)
      expect([sent.status, sent.heading, sent.title], prefix + path).toEqual([
        200,
        expect.stringMatching(title),
        expect.stringMatching(title),
      ])
      expect(sent.html).toContain('<article')
      await openWithin(page, prefix + path)
      await expect(heading(page)).toHaveText(title)
      await expect(cards(page).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })

  test(`the listing at ${width} px is accessible as grid, as list and empty`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const wide = ['/products?technique=dtg&level=2', '/keyWord/qqzzxxvv?level=1']
    for (const path of width === 1440 ? wide : ['/en/zone/time?view=list']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}

test('filters narrow the list, show in the URL and as chips, and are removed one by one or all at once', async ({
  page,
}) => {
  await openList(page, '/products')
  const everything = await total(page)
  const filters = page.getByRole('complementary', { name: '筛选' })
  const option = filters.getByRole('link', { name: /^数码直喷/ })
  const promised = Number((await option.textContent())?.match(/\d+$/)?.[0])
  await option.click()
  await expect(page).toHaveURL(/\/products\?technique=dtg$/)
  await expect.poll(() => total(page)).toBe(promised)
  await filters.getByRole('link', { name: /^海外仓专区/ }).click()
  await expect(page).toHaveURL(/\/products\?zone=US-EU&technique=dtg$/)
  const chips = page.getByRole('list', { name: '已选条件' })
  await expect(chips.getByRole('link')).toHaveText(['海外仓专区', '数码直喷', '全部清除'])
  await filters.getByLabel('最高价').fill('40')
  await filters.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/price_max=40$/)
  await expect(chips.getByRole('link')).toHaveText(['海外仓专区', '数码直喷', '40 元以内', '全部清除'])
  await expect(async () => {
    const prices = await cards(page)
      .getByText(/^¥[\d.]+ 起$/)
      .allTextContents()
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices.map((price) => Number(price.match(/[\d.]+/)?.[0])))).toBeLessThanOrEqual(40)
  }).toPass()
  await chips.getByRole('link', { name: /数码直喷/ }).click()
  await expect(page).toHaveURL(/\/products\?zone=US-EU&price_max=40$/)
  await chips.getByRole('link', { name: '全部清除' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => total(page)).toBe(everything)
  await page.goBack()
  await expect(chips.getByRole('link')).toHaveText(['海外仓专区', '40 元以内', '全部清除'])
})

test('a category has its own path, and choosing a second zone clears the first one’s', async ({ page }) => {
  await openList(page, '/zone/time')
  const filters = page.getByRole('complementary', { name: '筛选' })
  await filters.getByRole('link', { name: /^杯壶/ }).click()
  await expect(page).toHaveURL(/\/zone\/time\?category=drinkware$/)
  await expect(filters.getByRole('link', { name: /^海外仓专区/ })).toHaveAttribute('href', /drinkware/)
  await filters.getByRole('link', { name: /^海外仓专区/ }).click()
  await expect(page).toHaveURL(/\/category\/drinkware\?zone=time,US-EU$/)
  await expect(heading(page)).toHaveText('杯壶')
})

test('products are sorted by price, shown as rows, and paged', async ({ page }) => {
  await openList(page, '/products')
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '价格从低到高' }).click()
  await expect(page).toHaveURL(/sort=price_asc$/)
  const prices = async () =>
    (
      await cards(page)
        .getByText(/^¥[\d.]+ 起$/)
        .allTextContents()
    ).map((text) => Number(text.match(/[\d.]+/)?.[0]))
  await expect(async () => {
    const shown = await prices()
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  }).toPass()
  await page.getByRole('link', { name: '列表' }).click()
  await expect(page).toHaveURL(/sort=price_asc&view=list$/)
  await expect(page.getByRole('link', { name: '列表' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/sort=price_asc&view=list&page=2$/)
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  const low = (await prices())[0] ?? 0
  await page.getByRole('link', { name: '上一页' }).click()
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(low)
})

test('on a phone the filters are a sheet, count while checked, and close on the results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, '/products')
  await page.getByRole('link', { name: '筛选' }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  const option = sheet.getByRole('link', { name: /^全托管专区/ })
  const promised = (await option.textContent())?.match(/\d+$/)?.[0]
  await option.click()
  await expect(page).toHaveURL(/\?zone=jit$/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: `查看 ${promised} 款产品` }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('link', { name: '筛选（1）' })).toBeFocused()
  await page.getByRole('button', { name: '打开搜索' }).click()
  await searchBox(page).fill('抱枕')
  await searchBox(page).press('Enter')
  await expect(heading(page)).toHaveText('“抱枕”的搜索结果')
})

test('no results offer a way out: one filter less, other words, best sellers', async ({ page }) => {
  await page.goto('/category/drinkware-mugs?technique=embroidery&level=2')
  await expect(page.getByRole('heading', { name: '没有符合条件的产品' })).toBeVisible()
  const way = page.getByRole('link', { name: /不限“电脑刺绣”/ })
  const promised = Number((await way.textContent())?.match(/\d+$/)?.[0])
  await expect(page.getByRole('heading', { name: '热销产品' })).toBeVisible()
  await way.click()
  await expect.poll(() => total(page)).toBe(promised)
  await page.goto('/keyWord/qqzzxxvv')
  await expect(page.getByRole('heading', { name: '没有找到与“qqzzxxvv”相关的产品' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '大家在搜' })).toBeVisible()
})

test('bad input gets a friendly answer with the right status', async ({ page, request }) => {
  const unknown = ['/category/nope', '/zone/mars', '/level/9', '/ad/999999', '/products/type/8', '/en/zone/mars']
  await expectMissing(request, unknown)
  const read = (path: string) => readPage(request, path)
  const long = await read(`/keyWord/${'a'.repeat(10_000)}`)
  expect([long.status, long.text]).toEqual([200, expect.stringContaining('关键词较长，已按前 60 个字搜索。')])
  const beyond = await page.goto('/products?page=999')
  expect(beyond?.status()).toBe(404)
  await page.getByRole('link', { name: '打开最后一页' }).click()
  await expect(cards(page).first()).toBeVisible()
  for (const word of ["'; DROP TABLE product; --", '%00']) {
    const { status, heading, title } = await read(`/keyWord/${encodeURIComponent(word)}`)
    expect([status, heading, title]).toEqual([
      200,
      expect.stringContaining('搜索结果'),
      expect.stringContaining('印途'),
    ])
  }
  // Whether a word is run as code, only a browser tells.
  for (const word of ['<script>document.title="x"</script>', '"><img src=x>']) {
    const answer = await page.goto(`/keyWord/${encodeURIComponent(word)}`)
    expect(answer?.status(), word).toBe(200)
    await expect(heading(page)).toContainText('搜索结果')
    expect(await page.title()).toContain('印途')
  }
  const chosen = async (query: string) =>
    /<ul[^>]*aria-label="已选条件"[\s\S]*?<\/ul>/.exec((await read(`/products?${query}`)).html)?.[0]
  expect(await chosen('price_min=1e99&price_max=-5&page=-1&technique=%3Cb%3E')).toContain('1000000 元以上')
  expect(await chosen('price_min=40&price_max=20')).toContain('20–40 元')
  const wide = await read(`/keyWord/${encodeURIComponent('Ｔ恤 ')}`)
  expect([wide.heading, wide.html]).toEqual(['“T恤”的搜索结果', expect.stringContaining('<article')])
  const word = await read('/products/不存在的词')
  expect([word.status, word.url]).toEqual([200, expect.stringContaining('/keyWord/')])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorting, pages and search are plain links and forms', async ({ page }) => {
    await page.goto('/products')
    await page
      .getByRole('complementary', { name: '筛选' })
      .getByRole('link', { name: /^数码直喷/ })
      .click()
    await expect(page).toHaveURL(/technique=dtg$/)
    await page.getByLabel('最高价').fill('40')
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('list', { name: '已选条件' })).toContainText('40 元以内')
    await searchBox(page).fill('马克杯')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await expect(cards(page).first()).toContainText('马克杯')
  })
})
