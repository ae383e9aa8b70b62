import type { Page } from '@playwright/test'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/** All paths of the listing with what each is headed by. */
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
  ['/products/brand/inkroute', /印途/, /InkRoute/],
  ['/products/zone/jit', /全托管专区/, /Fully managed/],
]

const cards = (page: Page) => page.getByRole('region', { name: /^(产品列表|Products)$/ }).getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const total = async (page: Page) => Number((await page.getByText(/^\d+ 款$/).textContent())?.match(/\d+/)?.[0])
const searchBox = (page: Page) => page.getByRole('combobox', { name: /搜索产品|Search products/ })

/** The list has been answered, and the browser has taken the page over. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(cards(page).first()).toBeVisible()
  await page.waitForLoadState('load')
}

for (const width of [1440, 390]) {
  test(`every path of the listing at ${width} px shows its products in both languages`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 900 })
    const special = await page.request.get('/req/frontend/getAdSpecial')
    const specials = ((await special.json()) as { data: { ad_specials: { id: number; name: string }[] } }).data
    const [ad] = specials.ad_specials
    const all = ad ? [...paths, [`/ad/${ad.id}`, new RegExp(ad.name), /./] as const] : paths
    expect(all).toHaveLength(15)
    for (const [path, zh, en] of all) {
      for (const [prefix, title] of [
        ['', zh],
        ['/en', en],
      ] as const) {
        const answer = await page.goto(prefix + path)
        expect(answer?.status(), prefix + path).toBe(200)
        await expect(heading(page)).toHaveText(title)
        await expect(cards(page).first()).toBeVisible()
        expect(await page.title()).toMatch(title)
        await expectNoSidewaysScroll(page)
      }
    }
  })

  test(`the listing at ${width} px can be used by everyone, as grid, as list and empty`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/products?technique=dtg&level=2', '/en/zone/time?view=list', '/keyWord/qqzzxxvv?level=1']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}

test('filters narrow the list, stand in the address and as chips, and go one by one or all at once', async ({
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
  await filters.getByLabel('最高价').fill('40')
  await filters.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/price_max=40$/)
  const chips = page.getByRole('list', { name: '已选条件' })
  await expect(chips.getByRole('link')).toHaveText(['海外仓专区', '数码直喷', '40 元以内', '全部清除'])
  for (const price of await cards(page)
    .getByText(/^¥[\d.]+ 起$/)
    .allTextContents()) {
    expect(Number(price.match(/[\d.]+/)?.[0])).toBeLessThanOrEqual(40)
  }
  await chips.getByRole('link', { name: /数码直喷/ }).click()
  await expect(page).toHaveURL(/\/products\?zone=US-EU&price_max=40$/)
  await chips.getByRole('link', { name: '全部清除' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => total(page)).toBe(everything)
  await page.goBack()
  await expect(chips.getByRole('link')).toHaveText(['海外仓专区', '40 元以内', '全部清除'])
})

test('a category has an address of its own, and a second zone leaves the first one’s', async ({ page }) => {
  await openList(page, '/zone/time')
  const filters = page.getByRole('complementary', { name: '筛选' })
  await filters.getByRole('link', { name: /^杯壶/ }).click()
  await expect(page).toHaveURL(/\/zone\/time\?category=drinkware$/)
  await filters.getByRole('link', { name: /^海外仓专区/ }).click()
  await expect(page).toHaveURL(/\/category\/drinkware\?zone=time,US-EU$/)
  await expect(heading(page)).toHaveText('杯壶')
})

test('products are sorted by price, listed in rows, and turned by pages', async ({ page }) => {
  await openList(page, '/products')
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '价格从低到高' }).click()
  await expect(page).toHaveURL(/sort=price_asc$/)
  const prices = async () =>
    (
      await cards(page)
        .getByText(/^¥[\d.]+ 起$/)
        .allTextContents()
    ).map((text) => Number(text.match(/[\d.]+/)?.[0]))
  await expect
    .poll(async () => (await prices()).join() === (await prices()).toSorted((a, b) => a - b).join())
    .toBe(true)
  await page.getByRole('link', { name: '列表' }).click()
  await expect(page).toHaveURL(/sort=price_asc&view=list$/)
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/sort=price_asc&view=list&page=2$/)
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  const low = (await prices())[0] ?? 0
  await page.getByRole('link', { name: '上一页' }).click()
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(low)
})

test('a search finds Chinese and English words, mends a slip, removes spaces and clears the box', async ({ page }) => {
  await openList(page, '/products')
  const search = async (word: string) => {
    await searchBox(page).fill(word)
    await searchBox(page).press('Enter')
  }
  await search(' 马克 杯 ')
  await expect(page).toHaveURL(`/keyWord/${encodeURIComponent('马克杯')}`)
  await expect(searchBox(page)).toHaveValue('')
  await expect(cards(page).first()).toContainText('马克杯')
  await search('phone case')
  await expect(page).toHaveURL(/\/keyWord\/phonecase$/)
  await expect(cards(page).first()).toContainText('手机壳')
  await search('pilow')
  await expect(page.getByText(/没有找到“pilow”，以下是“pillow”的结果/)).toBeVisible()
  await expect(cards(page).first()).toContainText('抱枕')
  const here = page.url()
  await search('   ')
  expect(page.url()).toBe(here)
})

test('suggestions come while typing and are walked through with the arrow keys', async ({ page }) => {
  await openList(page, '/products')
  await searchBox(page).click()
  await expect(page.getByRole('listbox').getByText('大家在搜')).toBeVisible()
  await searchBox(page).fill('T恤')
  const option = page.getByRole('option', { name: /圆领 T恤/ })
  await expect(option).toBeVisible()
  await expectAccessible(page)
  await searchBox(page).press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await searchBox(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await searchBox(page).press('ArrowDown')
  await option.click()
  await expect(page).toHaveURL(/\/productDesignDetail\/\d+$/)
})

test('a colour on the card recolours the mockup and opens the product in it', async ({ page }) => {
  await openList(page, '/products/code/tshirt')
  const card = cards(page).first()
  const before = await card.locator('img').first().getAttribute('src')
  await card.getByRole('button', { name: '藏青' }).click()
  await expect(card.locator('img').first()).toHaveAttribute('src', /\/navy[.-]/)
  expect(before).not.toContain('navy')
  await expect(card.getByRole('link').last()).toHaveAttribute('href', /color_id=\d+$/)
})

test('the quick view recolours live, prices a size and leads to the detail page', async ({ page }) => {
  await openList(page, '/products/code/tshirt')
  await cards(page).first().hover()
  const opener = page.getByRole('button', { name: /^快速查看/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('table')).toContainText('1000 件起')
  const small = await dialog.getByText(/^¥/).first().textContent()
  await dialog.getByRole('button', { name: '5XL' }).click()
  await expect.poll(() => dialog.getByText(/^¥/).first().textContent()).not.toBe(small)
  await dialog.getByRole('button', { name: '黑色' }).click()
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /\/black[.-]/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('link', { name: '查看详情' }).click()
  await expect(page).toHaveURL(/\/productDesignDetail\/\d+/)
})

test('a visitor who starts to design from the quick view is asked to log in and goes on to the studio', async ({
  page,
}) => {
  await openList(page, '/products/code/tshirt')
  await cards(page).first().hover()
  await page
    .getByRole('button', { name: /^快速查看/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '开始设计' }).click()
  const login = page.locator('dialog:has(form)')
  await login.getByLabel('手机号/用户名').fill('demo')
  await login.getByLabel('密码', { exact: true }).fill('inkroute-demo')
  await login.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/design\/newSingleDesign\?id=\d+&color=\d+&size=\d+$/)
})

test('up to four products are compared, remembered, and shared by their address', async ({ page, context }) => {
  await openList(page, '/products')
  const tick = page.getByRole('button', { name: /^对比：/ })
  for (const place of [0, 1, 2, 3]) await tick.nth(place).click()
  await tick.nth(4).click()
  await expect(page.getByText(/最多同时对比 4 款/)).toBeVisible()
  const bar = page.getByRole('region', { name: '产品对比' })
  await bar
    .getByRole('button', { name: /^移出对比/ })
    .last()
    .click()
  await page.reload()
  await bar.getByRole('link', { name: '对比 3 款' }).click()
  await expect(page).toHaveURL(/\?compare=\d+,\d+,\d+$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('columnheader')).toHaveCount(4)
  await expect(dialog.getByRole('row', { name: /单价，1000 件起/ })).toHaveAttribute('data-differs', 'true')
  await expect(dialog.getByRole('row', { name: /印刷范围/ })).toContainText('cm')
  await expectAccessible(page)
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('dialog').getByRole('columnheader')).toHaveCount(4)
  await shared.close()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/products$/)
  await bar.getByRole('button', { name: '清空' }).click()
  await expect(bar).toHaveCount(0)
})

test('a heart asks visitors to log in, and stays for a seller', async ({ page }) => {
  await openList(page, '/products')
  await page
    .getByRole('button', { name: /^收藏：/ })
    .first()
    .click()
  await expect(page.locator('dialog:has(form)').getByRole('heading', { name: '登录印途' })).toBeVisible()
  await enterAs(page, 'demo', 'inkroute-demo')
  await openList(page, '/products?sort=newest')
  const heart = cards(page).first().getByRole('button', { name: /收藏/ })
  await expect(heart).toBeVisible()
  const was = await heart.getAttribute('aria-pressed')
  const saved = page.waitForResponse((answer) => answer.url().includes('collectProducts'))
  await heart.click()
  await saved
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
  await heart.click()
})

test('on a phone the filters rise as a sheet, count as they are ticked, and close on the results', async ({ page }) => {
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

test('nothing found is no dead end: one filter less, other words, best sellers', async ({ page }) => {
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
  for (const path of ['/category/nope', '/zone/mars', '/level/9', '/ad/999999', '/products/type/8', '/en/zone/mars']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const long = await page.goto(`/keyWord/${'a'.repeat(10_000)}`)
  expect(long?.status()).toBe(200)
  await expect(page.getByText('关键词较长，已按前 60 个字搜索。')).toBeVisible()
  const beyond = await page.goto('/products?page=999')
  expect(beyond?.status()).toBe(404)
  await page.getByRole('link', { name: '打开最后一页' }).click()
  await expect(cards(page).first()).toBeVisible()
  for (const word of ["'; DROP TABLE product; --", '<script>document.title="x"</script>', '%00', '"><img src=x>']) {
    const answer = await page.goto(`/keyWord/${encodeURIComponent(word)}`)
    expect(answer?.status(), word).toBe(200)
    await expect(heading(page)).toContainText('搜索结果')
    expect(await page.title()).toContain('印途')
  }
  await page.goto('/products?price_min=1e99&price_max=-5&page=-1&technique=%3Cb%3E')
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('1000000 元以上')
  await page.goto('/products?price_min=40&price_max=20')
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('20–40 元')
  await page.goto(`/keyWord/${encodeURIComponent('Ｔ恤 ')}`)
  await expect(heading(page)).toHaveText('“T恤”的搜索结果')
  await expect(cards(page).first()).toBeVisible()
  const word = await page.goto('/products/不存在的词')
  expect(word?.status()).toBe(200)
  await expect(page).toHaveURL(/\/keyWord\//)
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
