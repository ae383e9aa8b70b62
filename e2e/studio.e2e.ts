import type { Page } from '@playwright/test'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const STUDIO = '/design/newSingleDesign?id=1001&color=3&size=2'
const stage = (page: Page) => page.getByRole('application', { name: /可拖动图层/ })
const artworks = (page: Page) => page.locator('aside').first().getByRole('listitem').getByRole('button')
const width = (page: Page) => page.getByLabel('宽（厘米）')

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
})

/** Share of canvas pixels that carry ink. */
const inked = (page: Page) =>
  stage(page)
    .locator('canvas')
    .evaluate((canvas) => {
      const sheet = canvas as HTMLCanvasElement
      const data = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height).data ?? new Uint8ClampedArray()
      let count = 0
      for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) count++
      return count / (data.length / 4)
    })

test('an artwork is placed, pulled, turned, tiled and undone, and is still there after a reload', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(STUDIO)
  await expect(stage(page)).toBeVisible()
  await artworks(page).nth(3).click()
  await expect.poll(() => inked(page), { timeout: 30_000 }).toBeGreaterThan(0.02)
  const placed = await width(page).inputValue()
  await width(page).fill('10')
  await width(page).press('Enter')
  await expect(width(page)).toHaveValue('10')
  await stage(page).focus()
  await page.keyboard.press('Control+q')
  await expect(page.getByLabel('旋转（度）')).toHaveValue('90')
  const left = Number(await page.getByLabel('左（厘米）').inputValue())
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => Number(await page.getByLabel('左（厘米）').inputValue())).toBeGreaterThan(left)
  const small = await inked(page)
  await page.getByRole('button', { name: '平铺', exact: true }).click()
  await expect.poll(() => inked(page)).toBeGreaterThan(small * 2)
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
  await expect(width(page)).toHaveValue(placed)
  await page.keyboard.press('Control+y')
  await expect(width(page)).toHaveValue('10')
  await expect(page.getByText('已存在本机')).toBeVisible()
  await page.reload()
  await expect(page.getByText('已恢复上次的设计')).toBeVisible()
  await expect.poll(() => inked(page), { timeout: 30_000 }).toBeGreaterThan(0.005)
  await page.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('button', { name: '图层' }).click()
  await expect(page.locator('aside').first().getByRole('listitem')).toHaveCount(1)
})

test('a layer follows the hand and snaps to the middle of the print area', async ({ page }) => {
  await page.goto('/design/newSingleDesign?id=1003')
  await artworks(page).first().click()
  await expect.poll(() => inked(page), { timeout: 30_000 }).toBeGreaterThan(0.01)
  const before = Number(await page.getByLabel('左（厘米）').inputValue())
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('no stage')
  const frame = await stage(page).locator('polygon').first().boundingBox()
  if (!frame) throw new Error('nothing in hand')
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 30, { steps: 5 })
  await expect.poll(async () => Number(await page.getByLabel('左（厘米）').inputValue())).toBeGreaterThan(before)
  await page.mouse.move(x + 2, y + 30, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Number(await page.getByLabel('左（厘米）').inputValue())).toBeCloseTo(before, 1)
})

test('the studio names a product that is gone, and takes a sensible one when none is named', async ({ page }) => {
  await page.goto('/design/newSingleDesign?id=999999')
  await expect(page.getByText('这个产品不存在或已下架')).toBeVisible()
  await page.goto('/design/newSingleDesign')
  await expect(page).toHaveURL(/id=\d+/)
  await expect(stage(page)).toBeVisible()
})

for (const size of [1440, 390]) {
  test(`the studio at ${size} px can be used by everyone`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: 844 })
    await page.goto('/design/newSingleDesign?id=1002')
    await artworks(page).nth(1).click()
    await expect(width(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
