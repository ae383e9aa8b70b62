import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  enterAtEmptyTable,
  getDock,
  getLayers,
  getStage,
  inked,
  openStudio,
  PICTURE_MS,
  placeArtwork,
  tones,
} from './support/studio.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await enterAtEmptyTable(page, [1007])
})

/** Adds the shape of this name by the one search of the studio. */
async function find(page: Page, name: string): Promise<void> {
  await getStage(page).focus()
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog', { name: '搜索素材与工具' })
  const words = finder.getByRole('combobox')
  await expect(words).toBeFocused()
  await words.fill(name)
  await expect(finder.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await words.press('Enter')
  await expect(finder).toBeHidden()
}

test('a shape is filled with a gradient whose stops move by keys, and a picture fades out', async ({ page }) => {
  await openStudio(page, '?id=1007')
  await find(page, '五角星')
  await expect(getLayers(page)).toHaveCount(1)
  await expect.poll(async () => (await tones(page)).colours).toBe(1)
  const fill = getDock(page).getByRole('region', { name: '渐变填充' })
  await fill.getByRole('checkbox', { name: '渐变填充' }).check()
  await expect.poll(async () => (await tones(page)).colours).toBeGreaterThan(20)
  await fill.getByRole('button', { name: '加色标' }).click()
  const middle = fill.getByRole('slider', { name: '色标 2：50%' })
  await middle.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(fill.getByRole('slider', { name: '色标 2：60%' })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(fill.getByRole('slider', { name: /^色标 \d：/ })).toHaveCount(2)
  await expectAccessible(page)
  await fill.getByRole('checkbox', { name: '渐变填充' }).uncheck()
  await expect.poll(async () => (await tones(page)).colours).toBe(1)
  await find(page, '圆形')
  await expect(getLayers(page)).toHaveCount(2)
  await getStage(page).focus()
  await page.keyboard.press('Control+a')
  await getDock(page).getByRole('button', { name: '合并形状' }).click()
  await expect(getLayers(page)).toHaveText(/组合形状/)
  await getStage(page).focus()
  await page.keyboard.press('Control+z')
  await expect(getLayers(page)).toHaveCount(2)
  await placeArtwork(page, 0)
  await getStage(page).focus()
  await page.keyboard.press('Control+a')
  await getDock(page).getByRole('button', { name: '合并形状' }).click()
  await expect(page.getByText('图案已变成单色轮廓')).toBeVisible()
  await expect(getLayers(page)).toHaveText(/组合形状/)
  await getStage(page).focus()
  await page.keyboard.press('Control+z')
  await expect(getLayers(page)).toHaveCount(3)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(getLayers(page)).toHaveCount(0)
  // The list is empty a frame before the stage is.
  await expect.poll(() => inked(page)).toBe(0)
  await placeArtwork(page, 0)
  const whole = (await tones(page)).opacity
  await getDock(page).getByRole('button', { name: '裁剪与调图' }).click()
  const fade = page.getByRole('complementary', { name: '调图' }).getByRole('region', { name: '渐隐' })
  await fade.getByRole('checkbox', { name: '渐隐' }).check()
  await fade.getByRole('button', { name: '四周' }).click()
  await expect.poll(async () => (await tones(page)).opacity).toBeLessThan(whole * 0.8)
  await fade.getByRole('checkbox', { name: '渐隐' }).uncheck()
  await expect.poll(async () => (await tones(page)).opacity).toBeCloseTo(whole, 5)
})

test('letters of a text get their own size, line and colour, keep them while typing, and walk along a path', async ({
  page,
}) => {
  await openStudio(page, '?id=1007')
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '文字' }).click()
  await page.getByRole('button', { name: '添加文字' }).click()
  const words = page.getByRole('textbox', { name: '文字内容' })
  await words.fill('Best Dad')
  await expect(words).toHaveValue('Best Dad')
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  const plain = (await tones(page)).colours
  await words.press('End')
  for (const _ of 'Dad') await words.press('Shift+ArrowLeft')
  const panel = page.getByRole('complementary', { name: '文字' })
  await expect(panel.getByRole('status').filter({ hasText: '样式只用于选中的字：Dad' })).toBeVisible()
  const size = panel.getByRole('textbox', { name: '字号', exact: true })
  const points = Number(await size.inputValue())
  const before = await inked(page)
  await size.fill(String(points * 2))
  await size.press('Enter')
  await expect.poll(() => inked(page)).toBeGreaterThan(before)
  await panel.getByRole('button', { name: '下划线' }).click()
  await panel.getByRole('button', { name: /^填充色：/ }).click()
  const hex = panel.getByRole('textbox', { name: '色值' })
  await hex.fill('#e8452c')
  await hex.press('Enter')
  await expect.poll(async () => (await tones(page)).colours).toBeGreaterThan(plain)
  await panel.getByRole('button', { name: '用于整段文字' }).click()
  await expect(panel.getByRole('button', { name: '下划线' })).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  await words.focus()
  await words.press('End')
  await words.press('!')
  await expect(words).toHaveValue('Best Dad!')
  const shown = await getStage(page).locator('canvas').screenshot()
  const path = panel.getByRole('region', { name: '沿路径排字' })
  await path.getByRole('button', { name: '波浪' }).click()
  await expect(path.getByRole('button', { name: '波浪' })).toHaveAttribute('aria-pressed', 'true')
  await path.getByRole('slider', { name: '路径点 2', exact: true }).focus()
  await page.keyboard.press('Shift+ArrowUp')
  // Another line than the ready one.
  await expect(path.getByRole('button', { name: '波浪' })).toHaveAttribute('aria-pressed', 'false')
  const warp = panel.getByRole('region', { name: '变形' })
  await warp.getByRole('button', { name: '旗帜' }).click()
  await expect(warp.getByRole('slider', { name: '变形强度' })).toBeVisible()
  await expect.poll(async () => shown.equals(await getStage(page).locator('canvas').screenshot())).toBe(false)
  await expect(page.getByText('草稿已保存').first()).toBeVisible()
})

/** Two pages: an empty one, and one with a red square on a grey ground. Without a table, which readers make up for. */
function twoPages(): Buffer {
  const drawing = '0.6 0.7 0.7 rg 0 0 200 200 re f 0.8 0.2 0.2 rg 50 50 100 100 re f'
  const page = (rest: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>${rest}>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(''),
    page('/Contents 5 0 R'),
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ]
  const body = objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj`).join('\n')
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF`)
}

test('a chosen page of a document is placed as curves, and a picture is traced as curves', async ({ page }) => {
  await openStudio(page, '?id=1007')
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '我的图片' }).click()
  const chooser = page.getByRole('complementary', { name: '我的图片' }).getByLabel('上传图片')
  await chooser.setInputFiles({ name: 'cards.pdf', mimeType: 'application/pdf', buffer: twoPages() })
  const waiting = page.getByRole('listitem').filter({ hasText: 'cards.pdf' }).filter({ visible: true }).first()
  await waiting.getByLabel('cards.pdf 的页').selectOption('2')
  await waiting.getByRole('button', { name: '放到画布' }).click()
  await expect.poll(() => inked(page), { timeout: PICTURE_MS }).toBeGreaterThan(0)
  await getDock(page).getByRole('button', { name: '裁剪与调图' }).click()
  const panel = page.getByRole('complementary', { name: '调图' })
  await expect(panel.getByRole('button', { name: '去背景' })).toBeEnabled({ timeout: PICTURE_MS })
  // Curves need no tracing.
  await expect(panel.getByRole('button', { name: '转为矢量' })).toHaveCount(0)
  const square = { create: { width: 300, height: 300, channels: 3, background: '#c03030' } } as const
  const buffer = await sharp(square)
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: '#dde' })
    .png()
    .toBuffer()
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '我的图片' }).click()
  await chooser.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer })
  await expect(getLayers(page)).toHaveCount(2, { timeout: PICTURE_MS })
  await getDock(page).getByRole('button', { name: '裁剪与调图' }).click()
  await expect(panel.getByRole('button', { name: '转为矢量' })).toBeEnabled({ timeout: PICTURE_MS })
  await panel.getByRole('button', { name: '转为矢量' }).click()
  const dialog = page.getByRole('dialog', { name: '转为矢量图' })
  await expect(dialog.getByRole('img', { name: '矢量图' })).toBeVisible({ timeout: PICTURE_MS })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '使用矢量图' }).click()
  await expect(dialog).toBeHidden({ timeout: PICTURE_MS })
  await expect(panel.getByRole('button', { name: '转为矢量' })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(panel.getByRole('button', { name: '转为矢量' })).toBeVisible()
})
