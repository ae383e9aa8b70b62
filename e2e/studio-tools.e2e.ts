import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { ballPhoto } from './support/pictures.ts'
import {
  enterAtEmptyTable,
  getDock,
  getLayers,
  getStage,
  inked,
  openStudio,
  PICTURE_MS,
  placeArtwork,
} from './support/studio.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await enterAtEmptyTable(page, [1002, 1004, 1005])
})

test('several layers are selected, grouped, copied to the other face and reordered', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await placeArtwork(page, 0)
  await page.getByRole('button', { name: '形状', exact: true }).click()
  await page.getByRole('complementary', { name: '形状' }).getByRole('button', { name: '五角星' }).click()
  await expect(getLayers(page)).toHaveCount(2)
  const stage = await getStage(page).boundingBox()
  if (!stage) throw new Error('no stage')
  await page.mouse.move(stage.x + 10, stage.y + 10)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width - 10, stage.y + stage.height - 10, { steps: 3 })
  await page.mouse.up()
  await expect(getDock(page).getByText('已选 2 个图层')).toBeVisible()
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Control+c')
  await page.getByRole('tab', { name: /背面/ }).click()
  await expect(getLayers(page)).toHaveCount(0)
  await page.keyboard.press('Control+v')
  await expect(getLayers(page)).toHaveCount(2)
  await getLayers(page).first().getByRole('button').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(getLayers(page).first()).not.toContainText('五角星')
  await getStage(page).click({ button: 'right', position: { x: stage.width / 2, y: stage.height / 2 } })
  await expect(page.getByRole('menu')).toBeVisible()
  await page.getByRole('menuitem', { name: /^删除/ }).click()
  await expect.poll(() => getLayers(page).count()).toBeLessThan(2)
})

test('custom keys work and are listed in the help, and the wheel zooms', async ({ page }) => {
  const login = await page.request.post('/req/api/auth/login', {
    data: { username: 'demo', password: 'inkroute-demo' },
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  const bind = (key: string) =>
    page.request.post('/req/distribution/userConfig/setUserHotKeys', {
      headers,
      data: { hot_keys: [{ action: 'rotate-45', key }] },
    })
  await bind('Alt+J')
  await openStudio(page, '?id=1002&color=1&size=2')
  await placeArtwork(page, 2)
  await getStage(page).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Alt+j')
      return getDock(page).getByRole('textbox', { name: '旋转', exact: true }).inputValue()
    })
    .not.toBe('0')
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: '快捷键' })
  await expect(help.getByText('Alt+J')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const percent = page.getByRole('button', { name: /^缩放 \d+%/ })
  const before = await percent.textContent()
  await getStage(page).hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect(percent).not.toHaveText(before ?? '')
  await percent.click()
  await expect(percent).toHaveText(before ?? '')
  await bind('Alt+W')
})

test('a design carries over to another product, and starting over asks first', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await placeArtwork(page, 4)
  await page.keyboard.press('Control+F1')
  const picker = page.getByRole('dialog', { name: '选择产品' })
  await picker.getByRole('searchbox').fill('卫衣')
  await picker.locator('li').getByRole('button').first().click()
  await page.getByRole('button', { name: '带上设计' }).click()
  await expect(page).not.toHaveURL(/id=1002/)
  const start = page.getByRole('button', { name: '开始设计' })
  await expect(getLayers(page)).toHaveCount(1)
  if (await start.isVisible()) await start.click()
  await expect.poll(() => inked(page)).toBeGreaterThan(0.005)
  await page.keyboard.press('Alt+r')
  await page.getByRole('button', { name: '清空所有印刷面' }).click()
  await expect(getLayers(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(getLayers(page)).toHaveCount(1)
})

test('pictures are uploaded by drop and by button, at a size that prints well', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  const stage = await getStage(page).boundingBox()
  if (!stage) throw new Error('no stage')
  const at = { x: stage.x + stage.width * 0.45, y: stage.y + stage.height * 0.4 }
  await page.evaluate(async ({ x, y }) => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#e8452c'
      pen.fillRect(20, 20, 280, 160)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const carrier = new DataTransfer()
    if (blob) carrier.items.add(new File([blob], 'red-card.png', { type: 'image/png' }))
    const place = { clientX: x, clientY: y }
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: carrier, bubbles: true, cancelable: true, ...place }))
  }, at)
  await expect(getLayers(page)).toHaveCount(1)
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  await expect(getStage(page).locator('[data-hint][data-quality="good"]')).toContainText('dpi')
  const frame = await getStage(page).locator('polygon').first().boundingBox()
  expect((frame?.x ?? 0) + (frame?.width ?? 0) / 2).toBeCloseTo(at.x, -1)
  expect((frame?.y ?? 0) + (frame?.height ?? 0) / 2).toBeCloseTo(at.y, -1)

  await page.getByRole('button', { name: '我的图片' }).first().click()
  const panel = page.getByRole('complementary', { name: '我的图片' })
  await expect(panel.getByRole('img', { name: 'red-card.png' }).first()).toBeVisible()
  await panel.getByLabel('上传图片').setInputFiles([
    { name: 'blue.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(toSvg('blue')) },
    { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('no picture') },
    { name: 'green.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(toSvg('green')) },
  ])
  await expect(getLayers(page)).toHaveCount(3)
  await expect(panel.getByRole('img', { name: 'green.svg' }).first()).toBeVisible()
  // Phones show the same message in the panel; on a wide screen that copy is hidden.
  await expect(page.getByText(/^notes\.docx：/).filter({ visible: true })).toBeVisible()
})

const toSvg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${fill}"/></svg>`

/** Mean distance of red, green and blue from each other: 0 for a picture without colour. */
const colourfulness = (page: Page) =>
  getStage(page)
    .locator('canvas')
    .evaluate((canvas) => {
      const sheet = canvas as HTMLCanvasElement
      const data = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height).data ?? new Uint8ClampedArray()
      let [sum, count] = [0, 0]
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at + 3] ?? 0) < 250) continue
        const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        sum += Math.max(red, green, blue) - Math.min(red, green, blue)
        count++
      }
      return count === 0 ? 0 : Math.round(sum / count)
    })

const box = (page: Page, name: string) => getDock(page).getByRole('textbox', { name, exact: true })

test('a picture gets a look, print dots and a border, each undone by one step, and the design reopens with them', async ({
  page,
}) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await placeArtwork(page, 0)
  const colours = await colourfulness(page)
  expect(colours).toBeGreaterThan(5)
  await getDock(page).getByRole('button', { name: '裁剪与调图' }).click()
  const panel = page.getByRole('complementary', { name: '调图' })
  await expectAccessible(page)
  await panel.getByRole('button', { name: '黑白', exact: true }).click()
  await expect.poll(() => colourfulness(page)).toBe(0)
  const covered = await inked(page)
  await panel.getByRole('button', { name: '半调网点' }).click()
  await expect.poll(() => inked(page)).not.toBe(covered)
  await panel.getByRole('button', { name: '贴纸描边' }).click()
  await expect.poll(() => inked(page)).toBeGreaterThan(covered)
  for (const _ of ['border', 'dots']) await page.keyboard.press('Control+z')
  await expect.poll(() => inked(page)).toBeCloseTo(covered, 5)
  await page.keyboard.press('Control+z')
  await expect.poll(() => colourfulness(page)).toBe(colours)
  await panel.getByRole('button', { name: '黑白', exact: true }).click()
  await panel.getByRole('slider', { name: '曝光' }).fill('30')
  await expect.poll(() => colourfulness(page)).toBe(0)
  await expect(page.getByText('草稿已保存').first()).toBeVisible()
  await page.reload()
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  await expect.poll(() => colourfulness(page)).toBe(0)
})

test('a picture is cut to a square and moved inside its frame', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await placeArtwork(page, 0)
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '调图' }).click()
  const panel = page.getByRole('complementary', { name: '调图' })
  await panel.getByRole('button', { name: '1:1' }).click()
  await expect(box(page, '高')).toHaveValue(await box(page, '宽').inputValue())
  await panel.getByRole('slider', { name: '画框内放大' }).fill('200')
  await panel.getByRole('button', { name: '拖动画面' }).click()
  const [left, shown] = [await box(page, '左').inputValue(), await getStage(page).locator('canvas').screenshot()]
  const frame = await getStage(page).locator('polygon').first().boundingBox()
  if (!frame) throw new Error('no frame')
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width / 2 + 40, frame.y + frame.height / 2 + 25, { steps: 4 })
  await page.mouse.up()
  // The frame stays where it is, what it shows is another part.
  await expect(box(page, '左')).toHaveValue(left)
  await expect.poll(async () => shown.equals(await getStage(page).locator('canvas').screenshot())).toBe(false)
  await panel.getByRole('button', { name: '显示整张' }).click()
  await expect(panel.getByRole('button', { name: '显示整张' })).toBeDisabled()
})

test('on a phone the panel opens from the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStudio(page, '?id=1002&color=1&size=2')
  await page.getByRole('button', { name: '图库' }).click()
  await placeArtwork(page, 1)
  await page.getByRole('button', { name: '调图' }).click()
  const panel = page.getByRole('complementary', { name: '调图' })
  await panel.getByRole('button', { name: '怀旧' }).click()
  await expect(panel.getByRole('button', { name: '怀旧' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('the background of a photograph is removed, corrected by a stroke, and brought back', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '我的图片' }).click()
  const mine = page.getByRole('complementary', { name: '我的图片' })
  await mine
    .getByLabel('上传图片')
    .setInputFiles({ name: 'ball.png', mimeType: 'image/png', buffer: await ballPhoto(1200, 1200) })
  await expect.poll(() => inked(page), { timeout: PICTURE_MS }).toBeGreaterThan(0)
  const whole = await inked(page)
  await getDock(page).getByRole('button', { name: '裁剪与调图' }).click()
  const panel = page.getByRole('complementary', { name: '调图' })
  await panel.getByRole('button', { name: '去背景' }).click()
  const dialog = page.getByRole('dialog', { name: '去背景' })
  await expect(dialog.getByRole('button', { name: '使用' })).toBeEnabled({ timeout: PICTURE_MS })
  await expectAccessible(page)
  const canvas = dialog.getByRole('application', { name: '抠图结果，可以在上面涂' })
  const sheet = await canvas.boundingBox()
  if (!sheet) throw new Error('no sheet')
  await page.mouse.move(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2)
  await page.mouse.wheel(0, -400)
  await expect(dialog.getByRole('button', { name: '看全图' })).not.toHaveText('100%')
  await page.mouse.move(sheet.x + sheet.width * 0.45, sheet.y + sheet.height * 0.5)
  await page.mouse.down()
  await page.mouse.move(sheet.x + sheet.width * 0.55, sheet.y + sheet.height * 0.5, { steps: 3 })
  await page.mouse.up()
  await expect(dialog.getByRole('button', { name: '撤销' })).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(dialog.getByRole('button', { name: '撤销' })).toBeDisabled()
  await dialog.getByRole('button', { name: '重做' }).click()
  await canvas.focus()
  await page.keyboard.press('0')
  await expect(dialog.getByRole('button', { name: '看全图' })).toHaveText('100%')
  await expect(dialog.getByRole('button', { name: '使用' })).toBeEnabled({ timeout: PICTURE_MS })
  const width = Number(await box(page, '宽').inputValue())
  await dialog.getByRole('button', { name: '使用' }).click()
  // The frame is trimmed to the ball, which covers a fifth of the photograph.
  await expect.poll(async () => Number(await box(page, '宽').inputValue()) / width).toBeLessThan(0.7)
  await expect.poll(async () => (await inked(page)) / whole).toBeLessThan(0.35)
  expect((await inked(page)) / whole).toBeGreaterThan(0.1)
  await panel.getByRole('button', { name: '恢复背景' }).click()
  await expect.poll(() => inked(page)).toBeCloseTo(whole, 5)
  await expect.poll(async () => Number(await box(page, '宽').inputValue())).toBeCloseTo(width, 1)
  const upscaling = panel.getByRole('region', { name: '提高分辨率' })
  await expect(upscaling.getByRole('img')).toHaveCount(2)
  await upscaling.getByRole('button', { name: '4 倍' }).click()
  await expect(upscaling.getByRole('button', { name: '4 倍' })).toHaveAttribute('aria-pressed', 'true')
  await expect(upscaling.getByRole('progressbar')).toHaveCount(0, { timeout: PICTURE_MS })
  await expectAccessible(page)
})

test('a design keeps its centimetres on all sizes, and the choice is kept with it', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await placeArtwork(page, 0)
  await getStage(page).focus()
  await page.keyboard.press('Escape')
  const rule = getDock(page).getByRole('region', { name: '各尺码的印刷大小' })
  const prints = rule.getByRole('row').locator('td:nth-of-type(1)')
  await expect.poll(async () => new Set(await prints.allTextContents()).size).toBeGreaterThan(1)
  await rule.getByRole('button', { name: '各尺码一样大' }).click()
  const withoutNote = (texts: string[]) => new Set(texts.map((one) => one.split(' · ')[0]))
  await expect.poll(async () => withoutNote(await prints.allTextContents()).size).toBe(1)
  await expectAccessible(page)
  await expect(page.getByText('草稿已保存').first()).toBeVisible()
  await page.reload()
  await expect(rule.getByRole('button', { name: '各尺码一样大' })).toHaveAttribute('aria-pressed', 'true')
})

test('a QR code is an element whose content is edited, and a barcode refuses what it cannot hold', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '形状' }).click()
  const panel = page.getByRole('complementary', { name: '形状' })
  await panel.getByRole('button', { name: '二维码' }).click()
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  const content = getDock(page).getByLabel('码的内容')
  const before = await getStage(page).locator('canvas').screenshot()
  await content.fill('https://example.com/gift')
  await expect.poll(async () => before.equals(await getStage(page).locator('canvas').screenshot())).toBe(false)
  await panel.getByRole('button', { name: '条形码' }).click()
  await content.fill('礼物')
  await expect(getDock(page).getByText('条形码只能写英文字母、数字和常用符号')).toBeVisible()
  await expectAccessible(page)
  await content.fill('GIFT-2026')
  await expect(getDock(page).getByText('条形码只能写英文字母、数字和常用符号')).toBeHidden()
})

test('a font of one’s own and the brand are at hand: upload, one-click style, colour and logo', async ({ page }) => {
  await openStudio(page, '?id=1005&color=1&size=1')
  await page.getByRole('button', { name: '品牌', exact: true }).click()
  const panel = page.getByRole('complementary', { name: '品牌' })
  await panel.getByRole('button', { name: '使用样式 主标题' }).click()
  await expect(getLayers(page)).toHaveCount(1)
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  // Without the licence nothing can be sent.
  await expect(panel.getByRole('button', { name: '上传字体' })).toBeDisabled()
  await panel.getByLabel(/我已获得这些字体的授权/).check()
  const file = fileURLToPath(new URL('../assets/fonts/files/righteous/latin-400.woff2', import.meta.url))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: '上传字体' }).click(),
  ])
  await chooser.setFiles(file)
  await expect(panel.getByRole('button', { name: '移除字体“Righteous”' })).toBeVisible()
  await panel
    .getByRole('button', { name: /放入标志/ })
    .first()
    .click()
  await expect(getLayers(page)).toHaveCount(2)
  await getLayers(page).filter({ hasText: '主标题' }).getByRole('button').first().click()
  await page.getByRole('button', { name: '文字', exact: true }).click()
  const words = page.getByRole('complementary', { name: '文字' })
  await words.getByRole('button', { name: /^字体/ }).click()
  await words.getByRole('button', { name: '自有字体' }).click()
  await words.getByRole('button', { name: 'Righteous' }).click()
  await expect(words.getByRole('button', { name: '字体 Righteous' })).toBeVisible()
  await words.getByRole('button', { name: /^填充色：/ }).click()
  await expect(words.getByText('品牌色')).toBeVisible()
  await words.getByRole('button', { name: '#e8562a' }).first().click()
  await page.getByRole('button', { name: '品牌', exact: true }).click()
  await panel.getByRole('button', { name: '移除字体“Righteous”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }).click()
  await expect(panel.getByRole('button', { name: '移除字体“Righteous”' })).toBeHidden()
  await expect(getLayers(page)).toHaveCount(2)
})
