import { atBothWidths, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

// The home page and the shop have their own journeys.
for (const path of ['/user/login', '/403', '/404', '/500']) {
  test(`${path} opens without error, fits, and is accessible`, async ({ page }) => {
    await page.goto(path)
    expect(await page.title()).not.toBe('')
    await atBothWidths(page, async () => {
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}

test('an unknown path answers 404 with a link home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('抱歉，您访问的页面不存在或已移走')).toBeVisible()
})

test('the header hides what scrolls beneath it', async ({ page }) => {
  await page.goto('/products')
  await page.evaluate(() => window.scrollTo(0, 700))
  const header = page.getByRole('banner').first()
  const background = await header.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toMatch(/^rgb\(/)
})

test('short and old paths redirect to the right place', async ({ request }) => {
  for (const [from, to] of [
    ['/home', '/'],
    ['/user?redirect=%2Fa', '/user/login?redirect=%2Fa'],
    ['/views', '/views/main'],
    ['/en/home/vipService?a=1', '/en/vipService?a=1'],
    ['/en/home/productDesignDetail/7', '/en/productDesignDetail/7'],
  ]) {
    const answer = await request.get(from as string, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(to)
  }
})

test('a visitor without a token is sent to the login and comes back', async ({ page }) => {
  await page.goto('/setting/createRole?tab=roles')
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fsetting%2FcreateRole%3Ftab%3Droles/)
})
