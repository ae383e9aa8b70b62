import { dockOf, enterAtEmptyTable, inked, layersOf, openStudio, placeArtwork, stageOf } from './support/studio.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await enterAtEmptyTable(page, [1002, 1004, 1005])
})

test('several layers are selected, grouped, copied to the other face and reordered', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  await placeArtwork(page, 0)
  await page.getByRole('button', { name: '形状' }).click()
  await page.getByRole('complementary', { name: '形状' }).getByRole('button', { name: '五角星' }).click()
  await expect(layersOf(page)).toHaveCount(2)
  const stage = await stageOf(page).boundingBox()
  if (!stage) throw new Error('no stage')
  await page.mouse.move(stage.x + 10, stage.y + 10)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width - 10, stage.y + stage.height - 10, { steps: 3 })
  await page.mouse.up()
  await expect(dockOf(page).getByText('已选 2 个图层')).toBeVisible()
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Control+c')
  await page.getByRole('tab', { name: /背面/ }).click()
  await expect(layersOf(page)).toHaveCount(0)
  await page.keyboard.press('Control+v')
  await expect(layersOf(page)).toHaveCount(2)
  await layersOf(page).first().getByRole('button').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(layersOf(page).first()).not.toContainText('五角星')
  await stageOf(page).click({ button: 'right', position: { x: stage.width / 2, y: stage.height / 2 } })
  await expect(page.getByRole('menu')).toBeVisible()
  await page.getByRole('menuitem', { name: /^删除/ }).click()
  await expect.poll(() => layersOf(page).count()).toBeLessThan(2)
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
  await stageOf(page).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Alt+j')
      return dockOf(page).getByRole('textbox', { name: '旋转', exact: true }).inputValue()
    })
    .not.toBe('0')
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: '快捷键' })
  await expect(help.getByText('Alt+J')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const percent = page.getByRole('button', { name: /^缩放 \d+%/ })
  const before = await percent.textContent()
  await stageOf(page).hover()
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
  await expect(layersOf(page)).toHaveCount(1)
  if (await start.isVisible()) await start.click()
  await expect.poll(() => inked(page)).toBeGreaterThan(0.005)
  await page.keyboard.press('Alt+r')
  await page.getByRole('button', { name: '清空所有印刷面' }).click()
  await expect(layersOf(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(layersOf(page)).toHaveCount(1)
})

test('pictures are uploaded by drop and by button, at a size that prints well', async ({ page }) => {
  await openStudio(page, '?id=1002&color=1&size=2')
  const stage = await stageOf(page).boundingBox()
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
  await expect(layersOf(page)).toHaveCount(1)
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  await expect(stageOf(page).locator('[data-hint][data-quality="good"]')).toContainText('dpi')
  const frame = await stageOf(page).locator('polygon').first().boundingBox()
  expect((frame?.x ?? 0) + (frame?.width ?? 0) / 2).toBeCloseTo(at.x, -1)
  expect((frame?.y ?? 0) + (frame?.height ?? 0) / 2).toBeCloseTo(at.y, -1)

  await page.getByRole('button', { name: '我的图片' }).first().click()
  const panel = page.getByRole('complementary', { name: '我的图片' })
  await expect(panel.getByRole('img', { name: 'red-card.png' }).first()).toBeVisible()
  await panel.getByLabel('上传图片').setInputFiles([
    { name: 'blue.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svgOf('blue')) },
    { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('no picture') },
    { name: 'green.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svgOf('green')) },
  ])
  await expect(layersOf(page)).toHaveCount(3)
  await expect(panel.getByRole('img', { name: 'green.svg' }).first()).toBeVisible()
  // Phones show the same message in the panel; on a wide screen that copy is hidden.
  await expect(page.getByText(/^notes\.docx：/).filter({ visible: true })).toBeVisible()
})

const svgOf = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${fill}"/></svg>`
