import { readPage } from './support/read-page.ts'
import { atBothWidths, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

// The home page, the login and the shop have their own journeys.
test('the error pages open without error, fit, and are accessible', async ({ page }) => {
  for (const path of ['/403', '/404', '/500']) {
    await page.goto(path)
    expect(await page.title()).not.toBe('')
    await atBothWidths(page, async () => {
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
    await expectAccessible(page)
  }
})

test('an unknown path answers 404 with a link home', async ({ request }) => {
  const { status, text, html } = await readPage(request, '/no/such/page')
  expect([status, text]).toEqual([404, expect.stringContaining('抱歉，您访问的页面不存在或已移走')])
  expect(html).toMatch(/<main[\s\S]*<a[^>]* href="\/"/)
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
