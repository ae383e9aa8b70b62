import type { Page } from '@playwright/test'
import { countClicks } from './support/count-clicks.ts'
import { newSeller } from './support/new-seller.ts'
import { call } from './support/stores.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const ORDERS = 200
const WRONG_POSTCODES = 8
const MOST_CLICKS = 20
const ROWS_ON_SCREEN = 12
/** The cashier lists so many; the rest it counts. */
const LISTED = 100

interface Product {
  readonly id: number
  readonly views: readonly { readonly view_id: number }[]
  readonly colors: readonly { readonly id: number }[]
  readonly sizes: readonly { readonly id: number }[]
}

/** Goods of the smallest product: one print file serves all its orders. */
async function saveGoods(page: Page, token: string, name: string, background: string): Promise<void> {
  const { data } = await call<{ data: { id: number }[] }>(page, token, '/frontend/basicProduct?code=ornament')
  const product = await call<Product>(page, token, `/distribution/basicProduct/${data[0]?.id}`)
  await call(page, token, '/distribution/product', {
    basic_product_id: product.id,
    name,
    price: '29.90',
    document: {
      version: 3,
      basic_product_id: product.id,
      views: [{ view_id: product.views[0]?.view_id, background, layers: [] }],
    },
    color_ids: [product.colors[0]?.id],
    size_ids: [product.sizes[0]?.id],
  })
}

/** Money on the account before the morning begins. */
async function topUp(page: Page, token: string): Promise<void> {
  const asked = await call<{ pay_url: string }>(page, token, '/distribution/recharge/alipay', { amount: '50000.00' })
  await page.goto(asked.pay_url)
  await page.locator('button[name="do"][value="pay"]').click()
  const balance = async () =>
    Number((await call<{ balance: string }>(page, token, '/distribution/user/getGroupBalance')).balance)
  await expect.poll(balance).toBe(50_000)
}

/** A marketplace's file: two codes nobody has matched yet, some wrong postcodes. */
function orderFile(): Buffer {
  const head = '订单号,SKU,商品名称,数量,售价,币种,收件人,电话,国家,州,城市,地址,邮编'
  const rows = Array.from({ length: ORDERS }, (_, at) => {
    const code = at % 2 === 0 ? 'SHOP-SUN' : 'SHOP-SEA'
    const postcode = at < WRONG_POSTCODES ? 'ABC' : '10115'
    return `MORNING-${1000 + at},${code},Ornament,1,19.90,EUR,Anna Schmidt ${at},+49 30 901820,DE,Berlin,Berlin,Invalidenstraße ${at + 1},${postcode}`
  })
  return Buffer.from(`\uFEFF${[head, ...rows].join('\n')}\n`)
}

async function importOrders(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '选择文件' }).click()
  await (await chooser).setFiles({ name: 'morning.csv', mimeType: 'text/csv', buffer: orderFile() })
  await page.getByRole('button', { name: `导入 ${ORDERS} 个订单` }).click()
  await page.getByRole('link', { name: '查看导入的订单' }).click()
  await expect(page.getByRole('tab', { name: `全部 ${ORDERS}` })).toBeVisible()
}

/** Both codes and all postcodes, for all orders at once. */
async function fixOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: '批量处理' }).click()
  const fixes = page.getByRole('dialog').filter({ hasText: '批量处理待处理订单' })
  await expectAccessible(page)
  for (const [code, goods] of [
    ['SHOP-SUN', 'Sun ornament'],
    ['SHOP-SEA', 'Sea ornament'],
  ] as const) {
    await fixes.getByRole('button', { name: `配对商品 ${code}` }).click()
    const choice = page.getByRole('listitem').filter({ hasText: goods })
    await choice.getByRole('button', { name: /^选择 / }).click()
    await expect(fixes.getByRole('button', { name: `配对商品 ${code}` })).toBeHidden()
  }
  await fixes.getByRole('textbox', { name: '内容' }).click()
  await page.keyboard.type('10115')
  await page.keyboard.press('Enter')
  await fixes.getByRole('button', { name: `保存 ${WRONG_POSTCODES} 个地址` }).click()
  await expect(fixes.getByText('没有需要批量处理的订单')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fixes).toBeHidden()
}

/** Rows that are wholly inside a screen of 900 px, before anything is selected. */
async function rowsOnScreen(page: Page): Promise<number> {
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^选择订单/ }) })
  await expect(rows.first()).toBeVisible()
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  return boxes.filter((bottom) => bottom <= 900).length
}

async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '选择本页' }).check()
  await page.getByRole('button', { name: `选择全部 ${ORDERS} 单` }).click()
}

/** At the cashier of one order, from the balance. */
async function payOrders(page: Page): Promise<void> {
  await chooseAll(page)
  await page.getByRole('link', { name: `付款 (${ORDERS})` }).click()
  await expect(page.getByRole('radio', { name: /^余额/ })).toBeChecked()
  await expect(page.getByText(`以及另外 ${ORDERS - LISTED} 个订单`)).toBeVisible()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByText('付款成功')).toBeVisible({ timeout: 600_000 })
  await page.getByRole('link', { name: '查看订单' }).click()
}

async function printLabels(page: Page): Promise<Buffer> {
  await chooseAll(page)
  await page.getByRole('button', { name: '打印面单' }).click()
  const run = page.getByRole('dialog').filter({ hasText: `完成 ${ORDERS} 单，0 单未完成` })
  const link = run.getByRole('link', { name: '打开 PDF' })
  await expect(link).toBeVisible({ timeout: 600_000 })
  const opened = page.context().waitForEvent('page')
  await link.click()
  await (await opened).close()
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  return file.body()
}

test('a morning with 200 orders: imported, fixed, paid and labelled in at most 20 clicks', async ({ page }) => {
  const token = await newSeller(page)
  await saveGoods(page, token, 'Sun ornament', '#e8452c')
  await saveGoods(page, token, 'Sea ornament', '#2c6be8')
  await topUp(page, token)
  const clicks = await countClicks(page)
  await page.goto('/myOrder/importOrder')

  await test.step('imports the file', () => importOrders(page))
  await test.step('fixes what is missing for all at once', () => fixOrders(page))
  await test.step('sees at least twelve orders on one screen, and all of it on a phone', async () => {
    expect(await rowsOnScreen(page)).toBeGreaterThanOrEqual(ROWS_ON_SCREEN)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('pays them all together', () => payOrders(page))
  await test.step('prints all labels into one file', async () => {
    expect((await printLabels(page)).subarray(0, 5).toString()).toBe('%PDF-')
  })
  expect(clicks.total(), 'clicks of the whole morning').toBeLessThanOrEqual(MOST_CLICKS)
  expect(clicks.total()).toBeGreaterThan(0)

  await test.step('and the statistics know the sales, and take the fee of a file once one is set', async () => {
    await page.goto('/myOrder/orderStatistics')
    const fee = page.locator('dt', { hasText: '平台费（估算）' }).locator('..')
    await expect(fee).toContainText('¥0.00')
    await page.getByRole('button', { name: '平台费率' }).click()
    const rates = page.getByRole('dialog').filter({ hasText: '平台费率' })
    await rates.getByRole('textbox', { name: '文件与接口订单：佣金 %' }).fill('10')
    await rates.getByRole('button', { name: /保 ?存/ }).click()
    await expect(fee).not.toContainText('¥0.00')
    await page.keyboard.press('Escape')
    await expect(rates).toBeHidden()
    await expectAccessible(page)
  })
})
