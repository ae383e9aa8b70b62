import type { Page } from '@playwright/test'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const thumbnails = (page: Page) => page.locator('[data-state="shown"] canvas')

async function choose(page: Page, opener: string, count: number, taker: RegExp) {
  await page.getByRole('button', { name: opener }).first().click()
  const dialog = page.getByRole('dialog')
  if (opener === '选择图案') await dialog.getByRole('tab', { name: '平台图库' }).click()
  const items = dialog.locator('li > button:enabled:visible')
  await expect(items.nth(count)).toBeVisible()
  for (let n = 0; n < count; n++) await items.nth(n).click()
  await dialog.getByRole('button', { name: taker }).click()
  await expect(dialog).toBeHidden()
}

test('a seller puts artworks on products, sees every cell, checks and starts the run', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/design/groupDesign')
  await choose(page, '选择产品', 2, /选入 2 个产品/)
  await choose(page, '选择图案', 2, /选入 2 张图案/)
  await expect(page.getByRole('status').filter({ hasText: '共 4 个商品' })).toBeVisible()
  await expect(thumbnails(page)).toHaveCount(4, { timeout: 60_000 })
  await expectAccessible(page)
  // A second try of this journey finds what the first has made.
  await page.getByRole('checkbox', { name: '跳过做过的组合' }).uncheck()
  const cell = page.getByRole('region', { name: '图案与产品的组合' }).locator('button[data-out]').first()
  await cell.click()
  await page.getByRole('button', { name: '不生成这一格' }).click()
  await expect(page.getByRole('status').filter({ hasText: '共 3 个商品' })).toBeVisible()
  await page.getByRole('button', { name: /检查并生成 3/ }).click()
  await page.getByRole('button', { name: '生成 3 个商品' }).click()
  await expect(page).toHaveURL(/tab=records&run=\d+/)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: '返回任务列表' }).click()
  await expect(page.getByText('锦鲤与青花 · 礼品组')).toBeVisible()
  await expect(page.getByText('已暂停').first()).toBeVisible()
})

test('on a phone the three parts stand one at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/design/groupDesign')
  await expect(page.getByRole('button', { name: '选择产品' })).toBeVisible()
  await page.getByRole('button', { name: '规则', exact: true }).click()
  await expect(page.getByRole('heading', { name: '全部组合' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
