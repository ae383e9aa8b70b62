import type { Page } from '@playwright/test'
import {
  enterAtEmptyTable,
  getDock,
  getStage,
  inked,
  openStudio,
  openTool,
  placeArtwork,
  takeHold,
} from './support/studio.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const box = (page: Page, name: string) => getDock(page).getByRole('textbox', { name, exact: true })
const number = async (page: Page, name: string) => Number(await box(page, name).inputValue())

/** How far the selection reaches under the sheet that is open on a phone. */
async function coveredPx(page: Page): Promise<number> {
  const [frame, sheet] = await Promise.all(
    [getStage(page).locator('polygon').first(), page.locator('[data-sheet="true"]')].map((one) => one.boundingBox()),
  )
  if (!frame || !sheet) throw new Error('no selection or no sheet')
  return frame.y + frame.height - sheet.y
}

test.beforeEach(async ({ page }) => {
  await enterAtEmptyTable(page, [1001, 1020])
})

test('an artwork is placed, scaled, rotated, tiled and undone, and is still there after a reload', async ({ page }) => {
  await openStudio(page, '?id=1001&color=3&size=2')
  await placeArtwork(page, 3)
  const placed = await box(page, '宽').inputValue()
  await box(page, '宽').fill('10')
  await box(page, '宽').press('Enter')
  await expect(box(page, '宽')).toHaveValue('10')
  await getStage(page).focus()
  await page.keyboard.press('Control+q')
  await expect(box(page, '旋转')).toHaveValue('90')
  const left = await number(page, '左')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => number(page, '左')).toBeGreaterThan(left)
  const small = await inked(page)
  await getDock(page).getByRole('button', { name: '平铺', exact: true }).click()
  await expect.poll(() => inked(page)).toBeGreaterThan(small * 2)
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
  await expect(box(page, '宽')).toHaveValue(placed)
  await page.keyboard.press('Control+y')
  await expect(box(page, '宽')).toHaveValue('10')
  // Leaving the page saves the design at once.
  await page.reload()
  await expect.poll(() => inked(page)).toBeGreaterThan(0.005)
  await expect(getDock(page).getByRole('list', { name: '图层列表' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('button', { name: '重做' })).toBeEnabled()
})

test('a layer follows the pointer, snaps to the centre with a guide, and scales from its corner', async ({ page }) => {
  await openStudio(page, '?id=1001')
  await placeArtwork(page, 0)
  const before = await number(page, '左')
  const { x, y } = await takeHold(page)
  await page.mouse.move(x + 60, y + 30, { steps: 4 })
  await expect.poll(() => number(page, '左')).toBeGreaterThan(before)
  await page.mouse.move(x + 2, y + 40, { steps: 4 })
  await expect(getStage(page).locator('[data-guide="line"]').first()).toBeAttached()
  await page.mouse.up()
  await expect.poll(() => number(page, '左')).toBeCloseTo(before, 1)
  const [width, top] = [await number(page, '宽'), await number(page, '上')]
  const corner = await getStage(page).locator('[data-grip="1,1"]').boundingBox()
  if (!corner) throw new Error('no corner to pull')
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
  await page.mouse.down()
  await page.mouse.move(corner.x - 50, corner.y - 50, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => number(page, '宽')).toBeLessThan(width)
  await expect.poll(() => number(page, '上')).toBeCloseTo(top, 1)
})

test('the studio reports a product that is gone, and picks a default when none is named', async ({ page }) => {
  await page.goto('/design/newSingleDesign?id=999999')
  await expect(page.getByText('这个产品不存在或已下架')).toBeVisible()
  await page.goto('/design/newSingleDesign')
  await expect(page).toHaveURL(/id=\d+/)
  await expect(getStage(page)).toBeVisible()
})

test('the studio at 1440 px is accessible', async ({ page }) => {
  await openStudio(page, '?id=1020')
  await placeArtwork(page, 1)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('on a phone panels open from the bottom and every tool is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStudio(page, '?id=1020')
  await page.getByRole('button', { name: '图库' }).click()
  await placeArtwork(page, 1)
  await expect(page.getByRole('complementary', { name: '图库' })).toBeHidden()
  await page.getByRole('button', { name: '属性' }).click()
  await expect(box(page, '宽')).toBeVisible()
  // What is edited lies above the panel, whichever is open, and comes back to its place when it is closed.
  await expect.poll(() => coveredPx(page)).toBeLessThanOrEqual(0)
  await expect(await openTool(page, '调图')).toBeVisible()
  await expect.poll(() => coveredPx(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: '属性' }).click()
  await expect(box(page, '宽')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click()
  await expect.poll(() => inked(page)).toBe(0)
})
