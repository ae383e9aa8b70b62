import type { Page } from '@playwright/test'
import { printFile } from './support/print-file.ts'
import { stagePrint, visibleDifference } from './support/print-overlay.ts'
import { inked } from './support/studio.ts'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const artworks = (page: Page) => page.locator('aside').first().getByRole('listitem').getByRole('button')
const stage = (page: Page) => page.getByRole('application', { name: /可拖动图层/ })

/** Counts clicks, as a newcomer would. */
function counting(page: Page) {
  let presses = 0
  const press = async (locator: ReturnType<Page['locator']>) => {
    presses += 1
    await locator.click()
  }
  return { press, count: () => presses, page }
}

interface Made {
  readonly presses: number
  /** The print area on the stage at the time of saving. */
  readonly screen: Buffer
}

/** From a product's page to goods with pictures. */
async function makeGoods(page: Page, product: string, name: string): Promise<Made> {
  const { press, count } = counting(page)
  await page.goto(product)
  const began_ms = Date.now()
  await press(page.getByRole('button', { name: '开始设计' }).first())
  await expect(stage(page)).toBeVisible()
  const is_phone = (page.viewportSize()?.width ?? 0) < 600
  // On a phone the panels are behind their buttons.
  if (is_phone) await press(page.getByRole('button', { name: '图库', exact: true }))
  await press(artworks(page).nth(5))
  await expect(page.getByText(/已存|已保存/).first()).toBeAttached()
  await page.reload()
  await expect(stage(page)).toBeVisible()
  // Artwork placed before the reload is restored to the last pixel.
  await expect.poll(() => inked(page)).toBeGreaterThan(0.005)
  const screen = await stagePrint(page)
  await press(page.getByRole('button', { name: '保存', exact: true }))
  const dialog = page.getByRole('dialog', { name: '保存为商品' })
  await dialog.getByLabel('商品名称').fill(name)
  await expect(dialog.getByText(new RegExp(`SKU 名称示例：${name}`))).toBeVisible()
  await press(dialog.getByRole('button', { name: /^保存商品/ }))
  await expect(page.getByRole('dialog', { name: '商品已保存' }).locator('img').first()).toBeVisible()
  await press(page.getByRole('link', { name: '查看商品' }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The promise to a newcomer, with a reload in between.
  expect(Date.now() - began_ms).toBeLessThan(90_000)
  return { presses: count(), screen }
}

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
})

test('a design becomes goods in a dozen clicks, survives a reload, and is in the library', async ({ page }) => {
  const { presses, screen } = await makeGoods(page, '/productDesignDetail/1020', '旅行者的帆布袋')
  expect(presses).toBeLessThan(12)
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
  // The print file matches the canvas.
  expect(await visibleDifference(screen, await printFile(page))).toBeLessThan(0.01)
  const code = page.getByLabel(/的SKU 编码$/).first()
  // The toast is gone after two seconds, which a busy machine misses.
  const saved = page.waitForResponse(
    (answer) => /\/goodsSku\/\d+$/.test(new URL(answer.url()).pathname) && answer.request().method() === 'PUT',
  )
  await code.fill('e2e-one')
  await code.press('Enter')
  expect((await saved).ok()).toBe(true)
  await page.goto('/goods/library?keyword=E2E-ONE')
  const card = page.getByRole('listitem').filter({ hasText: '旅行者的帆布袋' })
  await expect(card.locator('img')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('checkbox').check()
  await page.getByRole('button', { name: '移入回收站' }).click()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('已恢复 1 个商品')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true })

  test('the same steps lead to goods', async ({ page }) => {
    const { presses, screen } = await makeGoods(page, '/productDesignDetail/1004', '夏夜无袖背心')
    expect(presses).toBeLessThan(12)
    await expectNoSidewaysScroll(page)
    expect(await visibleDifference(screen, await printFile(page))).toBeLessThan(0.01)
    await page.goto('/goods/library')
    await expect(page.getByRole('link', { name: '夏夜无袖背心' }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
