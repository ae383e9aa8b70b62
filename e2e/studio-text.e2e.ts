import type { Page } from '@playwright/test'
import { enterAtEmptyTable, getDock, getLayers, getStage, inked, openStudio, tones } from './support/studio.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const PRODUCT = '?id=1008'

const getField = (page: Page) => page.getByRole('textbox', { name: '画布上的文字，按 Esc 结束编辑' })
const getPanel = (page: Page) => page.getByRole('complementary', { name: '文字' })
const getCaret = (page: Page) => getStage(page).locator('[data-caret]')
const getTool = (page: Page) => page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '文字' })

async function getMiddle(page: Page, selector: string) {
  const box = await getStage(page).locator(selector).first().boundingBox()
  if (!box) throw new Error(`no ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Adds a text and selects it. */
async function addText(page: Page): Promise<void> {
  await getTool(page).click()
  await page.getByRole('button', { name: '添加文字' }).click()
  await expect(getLayers(page)).toHaveCount(1)
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
}

/** What the field of the stage has selected. */
const selected = (page: Page) =>
  getField(page).evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })

test.describe('on a desk', () => {
  test.beforeEach(async ({ page }) => {
    await enterAtEmptyTable(page, [1008])
    await openStudio(page, PRODUCT)
  })

  test('a text is typed on the stage, a word of it gets a colour and a size, and a reload keeps both', async ({
    page,
  }) => {
    await addText(page)
    const sample = await getMiddle(page, 'polygon')
    await page.mouse.dblclick(sample.x, sample.y)
    await expect(getField(page)).toBeFocused()
    // The words of the sample are there to be replaced.
    await expect.poll(() => selected(page)).toBe('please enter English letters')
    await page.keyboard.type('Best Dad')
    await expect(getLayers(page)).toHaveText(/Best Dad/)
    await expect(getPanel(page).getByRole('textbox', { name: '文字内容' })).toHaveValue('Best Dad')
    await expectAccessible(page)
    const plain = (await tones(page)).colours

    const end = await getMiddle(page, '[data-caret]')
    await page.mouse.dblclick(end.x - 6, end.y)
    await expect.poll(() => selected(page)).toBe('Dad')
    await expect(getStage(page).locator('[data-letters]')).toBeVisible()
    const panel = getPanel(page)
    await expect(panel.getByRole('status').filter({ hasText: '样式只用于选中的字：Dad' })).toBeVisible()
    const size = panel.getByRole('textbox', { name: '字号', exact: true })
    const before = await inked(page)
    await size.fill(String(Number(await size.inputValue()) * 2))
    await size.press('Enter')
    await expect.poll(() => inked(page)).toBeGreaterThan(before)
    const large = await inked(page)
    await panel.getByRole('button', { name: /^填充色：/ }).click()
    const hex = panel.getByRole('textbox', { name: '色值' })
    await hex.fill('#e8452c')
    await hex.press('Enter')
    await expect.poll(async () => (await tones(page)).colours).toBeGreaterThan(plain)
    const coloured = (await tones(page)).colours

    // The keys come back to the text with a press in it.
    const word = await getMiddle(page, '[data-letters]')
    await page.mouse.click(word.x, word.y)
    await expect(getField(page)).toBeFocused()
    await expect(getCaret(page)).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await tones(page)).colours).toBeLessThan(coloured)
    await page.keyboard.press('Control+z')
    await expect.poll(() => inked(page)).toBeLessThan(large)
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+y')
    await expect.poll(async () => (await tones(page)).colours).toBe(coloured)
    await page.keyboard.press('Escape')
    await expect(getField(page)).toHaveCount(0)
    await expect(getStage(page)).toBeFocused()
    await expect(page.getByText('草稿已保存').first()).toBeVisible()

    await page.reload()
    await expect(getLayers(page)).toHaveText(/Best Dad/)
    await expect.poll(async () => (await tones(page)).colours).toBe(coloured)
  })

  test('keys move between lines, delete letters instead of layers, and an input method writes on the stage', async ({
    page,
  }) => {
    await addText(page)
    await getStage(page).focus()
    await page.keyboard.press('Enter')
    await expect(getField(page)).toBeFocused()
    await page.keyboard.type('one two\nthree')
    await expect(getLayers(page)).toHaveText(/one two three/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Home')
    await expect.poll(() => selected(page)).toBe('one two')
    await page.keyboard.press('Delete')
    await expect(getField(page)).toHaveValue('\nthree')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(getField(page)).toHaveValue('\nthre')
    await expect(getLayers(page)).toHaveCount(1)

    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+x')
    await expect(getField(page)).toHaveValue('')
    await expect(getCaret(page)).toHaveCount(1)
    await page.keyboard.press('Control+v')
    await expect(getField(page)).toHaveValue('\nthre')
    await page.keyboard.press('Control+z')
    await expect(getField(page)).toHaveValue('')

    const cdp = await page.context().newCDPSession(page)
    for (const text of ['t', 'tu', 'tu shang'])
      await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await expect(getStage(page).locator('span', { hasText: 'tu shang' })).toBeVisible()
    // Text still being composed is not yet in the design.
    await expect(getLayers(page)).not.toContainText('tu')
    await cdp.send('Input.insertText', { text: '途上' })
    await expect(getLayers(page)).toContainText('途上')
    await expect(getField(page)).toHaveValue('途上')
    await expect.poll(() => inked(page)).toBeGreaterThan(0)

    // A locked text is not edited, and neither is one that was left.
    await page.keyboard.press('Escape')
    await getDock(page).getByRole('button', { name: '锁定 途上' }).click()
    await getStage(page).focus()
    await page.keyboard.press('Enter')
    await expect(getField(page)).toHaveCount(0)
  })

  test('letters of a turned text on an arc are found where they are painted', async ({ page }) => {
    await addText(page)
    await getStage(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('round the world')
    await page.keyboard.press('Escape')
    const turn = getDock(page).getByRole('textbox', { name: '旋转' })
    await turn.fill('40')
    await turn.press('Enter')
    const curve = getPanel(page).getByRole('textbox', { name: '弧度' })
    await curve.fill('150')
    await curve.press('Enter')
    await getStage(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+End')
    const end = await getMiddle(page, '[data-caret]')
    await page.keyboard.press('Control+Home')
    const start = await getMiddle(page, '[data-caret]')
    // Turned by 40°, the words end further down than they begin.
    expect(end.y).toBeGreaterThan(start.y + 20)
    await page.mouse.dblclick(end.x, end.y)
    await expect.poll(() => selected(page)).toBe('world')
    await page.mouse.dblclick(start.x, start.y)
    await expect.poll(() => selected(page)).toBe('round')
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => selected(page)).toBe('round the world')
    // A press beside the text ends the editing.
    const stage = await getStage(page).boundingBox()
    await page.mouse.click((stage?.x ?? 0) + 30, (stage?.y ?? 0) + 60)
    await expect(getField(page)).toHaveCount(0)
    await expect(getLayers(page)).toHaveCount(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a second tap edits a text, which stays above the keyboard and the panel', async ({ page }) => {
    await enterAtEmptyTable(page, [1008])
    await openStudio(page, PRODUCT)
    await getTool(page).tap()
    await page.getByRole('button', { name: '添加文字' }).tap()
    await expect.poll(() => inked(page)).toBeGreaterThan(0)
    await getPanel(page).getByRole('button', { name: '收起' }).tap()
    const sample = await getMiddle(page, 'polygon')
    await page.touchscreen.tap(sample.x, sample.y)
    await expect(getField(page)).toBeFocused()
    await expect(getPanel(page)).toBeHidden()
    await page.keyboard.type('Hello')
    const before = await getMiddle(page, '[data-caret]')

    // No browser without a screen has a keyboard on it: what is left to see becomes as low as with one.
    const keyboard_top = Math.round(before.y) - 20
    await page.evaluate((height) => {
      Object.defineProperty(window.visualViewport, 'height', { get: () => height })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, keyboard_top)
    await expect.poll(async () => (await getMiddle(page, '[data-caret]')).y).toBeLessThan(keyboard_top)

    const end = await getMiddle(page, '[data-caret]')
    await page.touchscreen.tap(end.x - 6, end.y)
    await page.touchscreen.tap(end.x - 6, end.y)
    await expect.poll(() => selected(page)).toBe('Hello')
    await getTool(page).tap()
    await expect(getPanel(page)).toBeVisible()
    await expect
      .poll(async () => {
        const [letters, panel] = await Promise.all([
          getStage(page).locator('[data-letters]').boundingBox(),
          getPanel(page).boundingBox(),
        ])
        return letters && panel ? letters.y + letters.height < panel.y : false
      })
      .toBe(true)

    // Phones compose every word; one that is not complete is typed all the same.
    await getPanel(page).getByRole('button', { name: '收起' }).tap()
    const word = await getMiddle(page, '[data-letters]')
    await page.touchscreen.tap(word.x, word.y)
    await expect(getField(page)).toBeFocused()
    await page.keyboard.press('Control+End')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Input.imeSetComposition', { text: ' you', selectionStart: 4, selectionEnd: 4 })
    await expect(getField(page)).toHaveValue('Hello you')
    const stage = await getStage(page).boundingBox()
    await page.touchscreen.tap((stage?.x ?? 0) + 40, (stage?.y ?? 0) + 40)
    await expect(getField(page)).toHaveCount(0)
    await page.getByRole('button', { name: '图层', exact: true }).tap()
    await expect(getLayers(page)).toHaveText(/Hello you/)
  })
})
