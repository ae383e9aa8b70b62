import { expectMissing } from './support/read-page.ts'
import { enterAsStaff, expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

for (const [path, words, width] of [
  [
    '/',
    { promise: /一件起印/, hot: '卖得最好', route: /订单怎样/, rules: /退款规则（\d{4}-/, company: '由谁运营' },
    1440,
  ],
  [
    '/en',
    {
      promise: /Printed one at a time/,
      hot: 'Best sellers',
      route: /order travels/,
      rules: /Refund policy/,
      company: /Who runs/,
    },
    390,
  ],
] as const) {
  test(`home ${path} at ${width} px shows its promise, guarantees, best sellers and company to everyone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: words.promise })).toBeVisible()
    await expect(page.getByRole('link', { name: words.rules }).first()).toHaveAttribute('href', /\/refund$/)
    await expect(page.getByRole('heading', { name: words.hot })).toBeVisible()
    await expect(page.locator('#floors').getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('heading', { name: words.route })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.company })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page reads and links', async ({ page }) => {
    await page.goto('/en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#floors').getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: 'Browse products' }).first().click()
    await expect(page).toHaveURL(/\/en\/products$/)
  })
})

for (const path of ['/home/adSpecial', '/en/home/adSpecial']) {
  test(`${path} lists the specials, and each opens with its products and without the footer`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('main a[href*="/adSpecial/"]').first().click()
    await expect(page).toHaveURL(/\/adSpecial\/\d+$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    // Its elements are the same in both languages.
    if (!path.startsWith('/en')) await expectAccessible(page)
  })
}

test('an unknown special answers 404', ({ request }) =>
  expectMissing(request, ['/adSpecial/99999999', '/adSpecial/abc', '/en/adSpecial/0']))

test('the product menu works by keyboard: open, navigate, close, follow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.waitForLoadState('load')
  const button = page.getByRole('button', { name: '全部产品' })
  const menu = page.locator('#product-menu')
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: '马克杯' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category/drinkware-mugs')
  await expect(menu).toBeHidden()
})

test('on a phone the menus are in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.waitForLoadState('load')
  await page.getByRole('button', { name: '打开菜单' }).click()
  const sheet = page.getByRole('dialog', { name: '菜单' })
  await sheet.getByText('杯壶').first().click()
  await sheet.getByRole('link', { name: '马克杯' }).click()
  await expect(page).toHaveURL('/category/drinkware-mugs')
  await expect(sheet).toBeHidden()
})

test('the banner changes by key and by dot', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('load')
  const banner = page.getByRole('region', { name: '主推内容' })
  await banner.getByRole('button', { name: '显示第 2 张' }).click()
  await expect(banner.getByRole('heading', { name: '美欧本地发货，没有关税' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(banner.getByRole('heading', { name: '承诺时间出库，晚了就赔' })).toBeVisible()
})

test('staff change a banner and a special, preview them, and the home page shows them once published', async ({
  page,
  context,
}) => {
  await enterAsStaff(page)
  const mark = String(Date.now()).slice(-6)

  await page.goto('/ops/banner')
  await page.locator('tbody a', { hasText: /图案到包裹|改版标题/ }).click()
  await page.getByLabel('标题 · 中文', { exact: true }).fill(`改版标题 ${mark}`)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('展示中有未发布的修改')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByText(`改版标题 ${mark}`)).toHaveCount(0)
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /^预\s?览$/ }).click(),
  ])
  await expect(preview.getByText(`改版标题 ${mark}`)).toHaveCount(1)
  await expect(preview.getByText('预览：这里有尚未发布的修改')).toBeVisible()
  // A background page renders so rarely that a click may never get through.
  await preview.close()
  await page.bringToFront()
  await page.getByRole('button', { name: '发布到网站' }).click()
  await expect(page.getByRole('button', { name: '发布到网站' })).toBeDisabled()
  await visitor.goto('/')
  await expect(visitor.getByText(`改版标题 ${mark}`)).toHaveCount(1)

  await page.bringToFront()
  await page.goto('/ops/special')
  await page.locator('tbody a', { hasText: /冬季新品|专题 \d/ }).click()
  await page.getByLabel('名称 · 中文', { exact: true }).fill(`专题 ${mark}`)
  await page.getByRole('button', { name: '发布到网站' }).click()
  await expect(page.getByRole('button', { name: '发布到网站' })).toBeDisabled()
  await visitor.goto('/')
  await expect(visitor.locator('main').getByText(`专题 ${mark}`)).toBeVisible()
})

test('screens of the content console are accessible', async ({ page }) => {
  await enterAsStaff(page)
  await page.goto('/ops')
  for (const path of ['banner', 'special', 'floor', 'hotWord', 'seo', 'notice', 'helpArticle']) {
    await openWithin(page, `/ops/${path}`)
    await page.locator('tbody a').first().click()
    await expect(page.getByRole('button', { name: '保存草稿' })).toBeVisible()
    await expectAccessible(page)
  }
})
