import type { Page } from '@playwright/test'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

const thumbnails = (page: Page) => page.locator('[data-state="shown"] canvas')

async function choose(page: Page, opener: string, count: number, taker: RegExp) {
  await page.getByRole('button', { name: opener }).first().click()
  const dialog = page.getByRole('dialog')
  if (opener === '选择图案') await dialog.getByRole('tab', { name: '平台图库' }).click()
  // Not the seller's own pictures, which stay until the tab has changed.
  const place = opener === '选择图案' ? dialog.getByRole('tabpanel', { name: '平台图库' }) : dialog
  const items = place.locator('li > button:enabled:visible')
  await expect(items.nth(count)).toBeVisible()
  for (let n = 0; n < count; n++) await items.nth(n).click()
  await dialog.getByRole('button', { name: taker }).click()
  await expect(dialog).toBeHidden()
}

/** Each list is opened, six are taken, they are confirmed, artworks behind their tab; then the found goods, one cell and the run. */
const PRESSES = 2 * (1 + 6 + 1) + 1 + 1 + 2 + 2

/** Counts every click from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { presses: number }
    counter.presses = 0
    document.addEventListener('pointerdown', () => counter.presses++, true)
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}

/** Finished goods are kept; the rest need not keep the machine busy. All may be finished before the question is answered. */
async function cancelUnlessFinished(page: Page): Promise<void> {
  const ended = page.getByText(/^(已取消|已完成)$/).first()
  const cancel = page.getByRole('button', { name: '取消任务' })
  const agree = page.getByRole('tooltip').getByRole('button', { name: '取消任务' })
  await expect(ended.or(cancel).first()).toBeVisible()
  await expect(async () => {
    if (await ended.isVisible()) return
    if (!(await agree.isVisible())) await cancel.click({ timeout: 5000 })
    await agree.click({ timeout: 5000 })
    await expect(ended).toBeVisible({ timeout: 30_000 })
  }).toPass()
}

test('a seller puts artworks on products, sees the cells, checks and starts the run in a few clicks', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/design/groupDesign')
  await expect(page.getByRole('button', { name: '选择产品' }).first()).toBeVisible()
  const presses = await countPresses(page)
  await choose(page, '选择产品', 6, /选入 6 个产品/)
  await choose(page, '选择图案', 6, /选入 6 张图案/)
  await expect(page.getByRole('status').filter({ hasText: '共 36 个商品' })).toBeVisible()
  await expect.poll(() => thumbnails(page).count(), { timeout: 600_000 }).toBeGreaterThan(3)
  await expectAccessible(page)
  // A run against a reused database finds the goods of the run before.
  await page.getByRole('checkbox', { name: '跳过做过的组合' }).uncheck()
  const cell = page.getByRole('region', { name: '图案与产品的组合' }).locator('button[data-out]').first()
  await cell.click()
  await page.getByRole('button', { name: '不生成这一格' }).click()
  await expect(page.getByRole('status').filter({ hasText: '共 35 个商品' })).toBeVisible()
  await page.getByRole('button', { name: /检查并生成 35/ }).click()
  await page.getByRole('button', { name: '生成 35 个商品' }).click()
  await expect(page).toHaveURL(/tab=records&run=\d+/)
  expect(await presses()).toBeLessThanOrEqual(PRESSES)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await cancelUnlessFinished(page)
  await page.getByRole('button', { name: '返回任务列表' }).click()
  await expect(page.getByText('锦鲤与青花 · 礼品组')).toBeVisible()
  await expect(page.getByText('已暂停').first()).toBeVisible()
})

test('on a phone the three parts show one at a time; a cell opens its rules, returns the focus and shows its second side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/design/groupDesign')
  await expect(page.getByRole('button', { name: '选择产品' })).toBeVisible()
  await page.getByRole('button', { name: '规则', exact: true }).click()
  await expect(page.getByRole('heading', { name: '全部组合' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await openWithin(page, '/design/groupDesign?panel=matrix')
  await page.getByRole('button', { name: /先看个例子/ }).click()
  const cell = page.locator('[data-place="0:0"] > button')
  await cell.click()
  await expect(page.getByRole('heading', { name: '这一格' })).toBeFocused()
  const rules = page.getByRole('complementary', { name: '规则' })
  await rules.getByRole('combobox', { name: '背面' }).click()
  await page
    .getByRole('option', { name: '适应' })
    .or(page.getByTitle('适应', { exact: true }))
    .last()
    .click()
  const sides = page.getByRole('group', { name: '印刷面' }).getByRole('button')
  await expect(sides).toHaveCount(2)
  await sides.last().click()
  await expect(sides.last()).toHaveAttribute('aria-pressed', 'true')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: '返回预览' }).click()
  await expect(cell).toBeFocused()
  await page.getByRole('combobox', { name: '显示哪一面' }).click()
  await page.getByTitle('背面', { exact: true }).last().click()
  // A mug has no back.
  await expect(page.locator('[data-place="0:1"]').getByText('没有这一面')).toBeVisible()
  await cell.click()
  await page.goBack()
  await expect(cell).toBeFocused()
})
