import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, sandboxUrl, test } from './support/test.ts'

test.use({ greetings: 'fresh' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('inkroute.holiday-dismissed', '1')
    localStorage.setItem('inkroute.notice-closed-at', String(Date.now()))
  })
  await enterAs(page, 'demo', 'inkroute-demo')
})

test('the reminder leads back to a shop that runs again, and an order of a new shop arrives', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/views/main')
  const reminder = page.getByRole('dialog', { name: '店铺授权提醒' })
  await expect(reminder).toContainText('个 Etsy 店铺，授权已失效')
  await reminder.getByRole('link', { name: '立即授权' }).first().click()
  await expect(page).toHaveURL(/storeAdmin\?platform=7&authStatus=1/)
  const lost = page.getByRole('article', { name: 'NorthShoreStudio' })
  await expect(lost).toContainText('授权已过期')
  await expectAccessible(page)
  await lost.getByRole('button', { name: '重新授权' }).click()
  await page.getByRole('button', { name: '去 Etsy 授权' }).click()
  // At the marketplace: choose the shop and agree.
  await page.getByText('北岸印社').click()
  await page.getByRole('button', { name: /同意|Approve/ }).click()
  await expect(page).toHaveURL(/storeAdmin\?platform=7/)
  await expect(page.getByRole('article', { name: 'NorthShoreStudio' })).toContainText(/同步正常|首次同步中/)

  // A new shop: button, tile, agree.
  await page.goto('/myOrder/storeAdmin')
  await page.getByRole('button', { name: '连接店铺' }).click()
  await page.getByRole('button', { name: /^Lazada/ }).click()
  await page.getByRole('button', { name: /同意|Approve/ }).click()
  await expect(page).toHaveURL(/storeAdmin\?platform=6/)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Lazada')
  const sandbox = sandboxUrl(page)
  const shops = (await (await page.request.get(`${sandbox}/__sandbox/lazada/shops`)).json()) as { shop_id: string }[]
  const data = { shop_id: shops[0]?.shop_id, lines: [{ sku: 'LAZ-1', quantity: 1 }] }
  await page.request.post(`${sandbox}/__sandbox/lazada/orders`, { data })
  // The marketplace tells us; nobody has to press anything.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('article').first().locator('dd').first()).toHaveText('1', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
