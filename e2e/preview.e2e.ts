import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enterAtEmptyTable } from './support/studio.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const STUDIO = '/design/newSingleDesign?id=1003&color=3&size=2'
const PICTURES_MS = 600_000
const artworks = (page: Page) => page.locator('aside').first().getByRole('listitem').getByRole('button')
const picture = (page: Page) => page.getByRole('img', { name: /效果图$/ }).first()
/** How often the picture has been drawn. */
const rounds = async (page: Page) => Number(await picture(page).getAttribute('data-rounds'))
const look = async (page: Page) => (await picture(page).screenshot()).toString('base64')

test.beforeEach(async ({ page }) => {
  await enterAtEmptyTable(page, [1003])
})

test('the product picture follows the design and the colour, and can be enlarged and saved', async ({ page }) => {
  await page.goto(STUDIO)
  await expect.poll(() => rounds(page), { timeout: PICTURES_MS }).toBeGreaterThan(0)
  const bare = await look(page)
  // Composed in the browser, by a dedicated worker.
  expect(page.workers().some((worker) => worker.url().includes('mockup'))).toBe(true)
  await artworks(page).nth(3).click()
  await expect.poll(async () => (await look(page)) !== bare, { timeout: PICTURES_MS }).toBe(true)
  const printed = await look(page)
  await page.getByRole('tab', { name: '全部颜色' }).click()
  const grid = page.locator('[aria-busy]')
  await expect(grid).toHaveAttribute('aria-busy', 'false', { timeout: PICTURES_MS })
  await grid.getByRole('button').last().click()
  await expect(grid.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: '实物图' }).click()
  await expect.poll(async () => (await rounds(page)) > 0 && (await look(page)) !== printed).toBe(true)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PNG' }).click(),
  ])
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  const viewer = page.getByRole('dialog', { name: /全屏查看/ })
  const title = viewer.getByRole('status')
  const before = await title.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(title).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('print problems are reported, shown and fixed, and the fix can be undone', async ({ page }) => {
  await page.goto(STUDIO)
  const badge = page.getByRole('button', { name: /^印前检查/ })
  await badge.click()
  await expect(page.getByText('设计还是空的')).toBeVisible()
  await page.keyboard.press('Escape')
  await artworks(page).first().click()
  const left = page.getByRole('textbox', { name: '左', exact: true })
  await left.fill('-80')
  await left.press('Enter')
  await badge.click()
  const list = page.getByRole('region', { name: '印前检查' })
  await expect(list.getByText(/印刷区外/)).toBeVisible()
  await list.getByRole('button', { name: '移进印刷区' }).click()
  await expect(list.getByText(/印刷区外/)).toBeHidden()
  await page.keyboard.press('Escape')
  expect(Number(await left.inputValue())).toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(badge).toHaveAttribute('aria-label', /处要看/)
})

test('on a phone the preview is a sheet that fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(STUDIO)
  await page.getByRole('button', { name: '实时预览' }).click()
  await expect.poll(() => rounds(page), { timeout: PICTURES_MS }).toBeGreaterThan(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
