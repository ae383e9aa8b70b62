import type { Page } from '@playwright/test'
import { phonePhoto } from './support/pictures.ts'
import { measurePrint, type PrintInk, printFile } from './support/print-file.ts'
import {
  enterAtEmptyTable,
  getDock,
  getLayers,
  getStage,
  inked,
  openStudio,
  openTool,
  PICTURE_MS,
} from './support/studio.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** A long-sleeve in white; its print area is 29.1 cm wide on size S and 33.2 cm on 3XL. */
const PRODUCT = '?id=1050&color=1&size=1'
const PRINT_CM = 28
const ONE_MM_CM = 0.1
const SUNSET = '#e8562a'
const DEEP_SEA = '#1f3a5f'

const box = (page: Page, name: string) => getDock(page).getByRole('textbox', { name, exact: true })
const number = async (page: Page, name: string) => Number(await box(page, name).inputValue())

/** A photograph as it comes from a phone arrives upright. */
async function uploadPhoto(page: Page): Promise<void> {
  const panel = await openTool(page, '我的图片')
  await panel.getByLabel('上传图片').setInputFiles(await phonePhoto(1200, 1600))
  await expect(getLayers(page)).toHaveCount(1, { timeout: PICTURE_MS })
  await expect.poll(() => inked(page), { timeout: PICTURE_MS }).toBeGreaterThan(0)
  expect(await number(page, '宽')).toBeLessThan(await number(page, '高'))
}

/** Without its background, a little brighter and with more contrast. */
async function editPhoto(page: Page): Promise<void> {
  const whole = await inked(page)
  const panel = await openTool(page, '调图')
  await panel.getByRole('button', { name: '去背景' }).click()
  const use = page.getByRole('dialog', { name: '去背景' }).getByRole('button', { name: '使用', exact: true })
  await expect(use).toBeEnabled({ timeout: PICTURE_MS })
  await use.click()
  await expect.poll(async () => (await inked(page)) / whole).toBeLessThan(0.4)
  const before = await getStage(page).locator('canvas').screenshot()
  await panel.getByRole('slider', { name: '曝光' }).fill('20')
  await panel.getByRole('slider', { name: '对比度' }).fill('25')
  await expect.poll(async () => before.equals(await getStage(page).locator('canvas').screenshot())).toBe(false)
}

/** Words along a wave, in one brand colour, the last of them larger and in another one. */
async function addWords(page: Page): Promise<void> {
  const panel = await openTool(page, '文字')
  await panel.getByRole('button', { name: '添加文字' }).click()
  const words = panel.getByRole('textbox', { name: '文字内容' })
  await words.fill('SUMMER CAMP 2026')
  await expect(words).toHaveValue('SUMMER CAMP 2026')
  const brand = await openTool(page, '品牌')
  await brand.getByRole('button', { name: `用 深海蓝 ${DEEP_SEA} 填充所选图层` }).click()
  await openTool(page, '文字')
  await words.press('End')
  for (const _ of '2026') await words.press('Shift+ArrowLeft')
  await expect(panel.getByRole('status').filter({ hasText: '样式只用于选中的字：2026' })).toBeVisible()
  const size = panel.getByRole('textbox', { name: '字号', exact: true })
  await size.fill(String(Number(await size.inputValue()) * 1.4))
  await size.press('Enter')
  await panel.getByRole('button', { name: /^填充色：/ }).click()
  await panel.getByRole('button', { name: SUNSET, exact: true }).first().click()
  await panel.getByRole('region', { name: '沿路径排字' }).getByRole('button', { name: '波浪' }).click()
  // Wider than the photograph, so that it is the words that make the print as wide as it is.
  await box(page, '宽').fill('24')
  await box(page, '宽').press('Enter')
  await expect(box(page, '宽')).toHaveValue('24')
}

/** The same centimetres on every size of the garment. */
async function fixWidth(page: Page): Promise<void> {
  await getStage(page).focus()
  await page.keyboard.press('Escape')
  const rule = getDock(page).getByRole('region', { name: '各尺码的印刷大小' })
  await rule.getByRole('button', { name: '各尺码一样大' }).click()
  const width = rule.getByRole('textbox', { name: '印刷总宽' })
  await width.fill(String(PRINT_CM))
  await width.press('Enter')
  const prints = rule.getByRole('row').locator('td:nth-of-type(1)')
  await expect
    .poll(async () => (await prints.allTextContents()).map((size) => size.split(' ')[0]))
    .toEqual(Array(6).fill(String(PRINT_CM)))
  await expectAccessible(page)
}

/** Saved in all sizes, as is usual. */
async function saveAsGoods(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '保存为商品' })
  await dialog.getByLabel('商品名称').fill('夏令营长袖')
  await dialog.getByRole('button', { name: /^保存商品/ }).click()
  const saved = page.getByRole('dialog', { name: '商品已保存' })
  await expect(saved.locator('img').first()).toBeVisible({ timeout: PICTURE_MS })
  await saved.getByRole('link', { name: '查看商品' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '夏令营长袖' })).toBeVisible()
}

function expectAsDesigned({ dpi, width_cm, sheet_cm, shareOf }: PrintInk, area_cm: number): void {
  expect(dpi).toBe(300)
  expect(Math.abs(sheet_cm - area_cm)).toBeLessThan(ONE_MM_CM)
  expect(Math.abs(width_cm - PRINT_CM)).toBeLessThan(ONE_MM_CM)
  // Both brand colours are printed as they were chosen.
  expect(shareOf(DEEP_SEA)).toBeGreaterThan(0.05)
  expect(shareOf(SUNSET)).toBeGreaterThan(0.05)
}

test('a photo from a phone becomes a print that is 28 cm wide on every size, measured in the print files', async ({
  page,
}) => {
  await enterAtEmptyTable(page, [1050])
  await openStudio(page, PRODUCT)
  await test.step('uploads the photo, which stands upright', () => uploadPhoto(page))
  await test.step('removes its background and adjusts it', () => editPhoto(page))
  await test.step('sets words along a wave, in two styles and the colours of the brand', () => addWords(page))
  await test.step('fixes the print at 28 cm on all sizes', () => fixWidth(page))
  await test.step('saves the goods', () => saveAsGoods(page))
  await test.step('measures the print files of the smallest and the largest size', async () => {
    const small = await measurePrint(await printFile(page, '/ S'))
    expectAsDesigned(small, 29.1)
    const large = await measurePrint(await printFile(page, '/ 3XL'))
    expectAsDesigned(large, 33.2)
    // As far below the collar on both.
    expect(Math.abs(small.top_cm - large.top_cm)).toBeLessThan(ONE_MM_CM)
  })
})
