import type { Locator, Page } from '@playwright/test'
import {
  enterAtEmptyTable,
  getDock,
  getDrafts,
  getLayers,
  getStage,
  inked,
  openStudio,
  placeArtwork,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

const PRODUCT = '?id=1003&color=1&size=2'
const number = async (page: Page, name: string) =>
  Number(await getDock(page).getByRole('textbox', { name, exact: true }).inputValue())

async function getMiddle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Two fingers on one line, from one distance to another. */
async function pinch(page: Page, at: { x: number; y: number }, from_px: number, to_px: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: number[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((away, id) => ({ x: at.x + away, y: at.y, id })),
    })
  await touch('touchStart', [-from_px / 2])
  await touch('touchStart', [-from_px / 2, from_px / 2])
  for (let step = 1; step <= 4; step++) {
    const apart = from_px + ((to_px - from_px) * step) / 4
    await touch('touchMove', [-apart / 2, apart / 2])
    // Moves within one frame would be merged.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd', [])
  await cdp.detach()
}

test.beforeEach(async ({ page }) => {
  await enterAtEmptyTable(page, [1003])
})

test.describe('with touch, a pen and an input method', () => {
  test.use({ hasTouch: true })

  test('touch scales the picture and the view, a pen moves, Chinese input works, the dropper works on the stage', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'EyeDropper'))
    await openStudio(page, PRODUCT)
    await placeArtwork(page, 3)
    const held = await getMiddle(getStage(page).locator('polygon').first())
    const width = await number(page, '宽')
    await pinch(page, held, 120, 60)
    await expect.poll(() => number(page, '宽')).toBeCloseTo(width / 2, 0)

    // With a layer in hand two fingers scale it wherever they are; with none they zoom.
    await page.keyboard.press('Escape')
    const percent = page.getByRole('button', { name: /^缩放 \d+%/ })
    const before = await percent.textContent()
    const stage = await getStage(page).boundingBox()
    if (!stage) throw new Error('no stage')
    await pinch(page, { x: stage.x + 120, y: stage.y + 40 }, 60, 160)
    await expect(percent).not.toHaveText(before ?? '')
    await percent.click()

    const cdp = await page.context().newCDPSession(page)
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
      cdp.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        pointerType: 'pen',
        force: 0.5,
        button: 'left',
        clickCount: 1,
        buttons: type === 'mouseReleased' ? 0 : 1,
      })
    await pen('mousePressed', held.x, held.y)
    const left = await number(page, '左')
    for (const by of [10, 25, 40]) await pen('mouseMoved', held.x + by, held.y)
    await pen('mouseReleased', held.x + 40, held.y)
    await expect.poll(() => number(page, '左')).toBeGreaterThan(left + 1)

    await page.getByRole('button', { name: '文字', exact: true }).first().click()
    await page.getByRole('button', { name: '添加文字' }).click()
    await expect(getLayers(page)).toHaveCount(2)
    const words = page.getByRole('textbox', { name: '文字内容' })
    await words.fill('印')
    await expect(getLayers(page).first()).toContainText('印')
    await words.press('End')
    for (const text of ['t', 'tu', 'tu shang'])
      await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await expect(words).toHaveValue('印tu shang')
    // Text still being composed is not yet in the design.
    await expect(getLayers(page).first()).not.toContainText('tu')
    await cdp.send('Input.insertText', { text: '途上' })
    await expect(getLayers(page).first()).toContainText('印途上')

    await page
      .getByRole('button', { name: /^填充色：/ })
      .first()
      .click()
    await page.getByRole('button', { name: /吸管|取色/ }).click()
    await page.mouse.click(stage.x + stage.width - 20, stage.y + 20)
    await expect(page.getByRole('button', { name: /^填充色：#efece6/i }).first()).toBeVisible()
  })
})

test('ten thousand characters and five hundred layers are usable, and more is refused with a message', async ({
  page,
}) => {
  await openStudio(page, PRODUCT)
  await page.getByRole('button', { name: '形状' }).click()
  await page.getByRole('complementary', { name: '形状' }).getByRole('button', { name: '五角星' }).click()
  await getStage(page).focus()
  for (let count = 2; count <= 256; count *= 2) {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+d')
    await expect(getLayers(page)).toHaveCount(count)
  }
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+d')
  await expect(page.getByText('一个印刷面最多 500 个图层，还能放 244 个')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(getLayers(page)).toHaveCount(0)

  await page.getByRole('button', { name: '文字', exact: true }).first().click()
  await page.getByRole('button', { name: '添加文字' }).click()
  const words = page.getByRole('textbox', { name: '文字内容' })
  await words.fill('山高水长，一路有你。 Ink on the road.\n'.repeat(400))
  await expect(page.getByText(/最多 10000 个字符，多出的 \d+ 个没有放进来/)).toBeVisible()
  await words.fill('一个印不出的字：\u{10ffff}')
  await expect(page.getByText(/这些字符没有字体能印/)).toBeVisible()
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
})

test('layers are copied between tabs, and concurrent edits of one design are both kept', async ({ page, context }) => {
  await openStudio(page, PRODUCT)
  await placeArtwork(page, 3)
  await getStage(page).focus()
  await page.keyboard.press('Control+c')
  const kept = page.getByText(/^草稿已保存/).first()
  await expect(kept).toBeVisible()
  const other = await context.newPage()
  await openStudio(other, PRODUCT)
  await expect(getLayers(other)).toHaveCount(1)
  await getStage(other).focus()
  await other.keyboard.press('Control+v')
  await expect(getLayers(other)).toHaveCount(2)
  await page.bringToFront()
  // Once the other tab has saved its state, this one asks.
  const question = page.getByRole('dialog', { name: '这份设计在另一个窗口也有改动' })
  await expect(question.getByRole('img')).toHaveCount(2)
  await question.getByRole('button', { name: '两份都保留' }).click()
  await expect(kept).toBeVisible()
  await expect.poll(async () => (await getDrafts(page, 1003)).length).toBe(2)
  await expect(getLayers(page)).toHaveCount(1)
  await expect(getLayers(other)).toHaveCount(2)
})
