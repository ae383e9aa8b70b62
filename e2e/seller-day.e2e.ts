import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { newSeller } from './support/new-seller.ts'
import { call, sandbox, staffToken } from './support/stores.ts'
import { enterAsStaff, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const anna = { 收件人: 'Anna Schmidt', 电话: '+49 30 901820', 详细地址: 'Invalidenstraße 43', 城市: 'Berlin' }
const emily = { 收件人: 'Emily Carter', 电话: '+1 415 555 0100', 详细地址: '1 Market Street', 城市: 'San Francisco' }
const addresses = {
  德国: { ...anna, '州 / 省': 'Berlin', 邮编: '10115' },
  美国: { ...emily, '州 / 省': 'CA', 邮编: '94105' },
} as const

interface Product {
  readonly views: readonly { readonly view_id: number }[]
  readonly colors: readonly { readonly id: number }[]
  readonly sizes: readonly { readonly id: number }[]
}

/** A single-colour design on the first side, as goods with one SKU. */
async function saveDesign(page: Page, token: string, product_id: number, name: string): Promise<void> {
  const product = await call<Product>(page, token, `/distribution/basicProduct/${product_id}`)
  const view = { view_id: product.views[0]?.view_id, background: '#e8452c', layers: [] }
  await call(page, token, '/distribution/product', {
    basic_product_id: product_id,
    name,
    price: '29.90',
    document: { version: 3, basic_product_id: product_id, views: [view] },
    color_ids: [product.colors[0]?.id],
    size_ids: [product.sizes[0]?.id],
  })
}

const getBalance = async (page: Page, token: string): Promise<number> =>
  Number((await call<{ balance: string }>(page, token, '/distribution/user/getGroupBalance')).balance)

const amountIn = (words: string | null): number => Number((words ?? '').replace(/[^\d.]/g, ''))

/** The same screen on a phone, and back. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function recharge(page: Page): Promise<void> {
  await page.goto('/setting/recharge')
  await page.getByRole('button', { name: '支付宝支付 ¥500.00' }).click()
  await page.locator('button[name="do"][value="pay"]').click()
  await expect(page.getByText('充值成功，¥500.00 已到账')).toBeVisible()
}

async function putInCart(page: Page, name: string, pieces: number): Promise<void> {
  await page.getByRole('button', { name: '继续添加' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: new RegExp(name) }).click()
  await drawer.getByRole('spinbutton').first().fill(String(pieces))
  await drawer.getByRole('button', { name: `加入购物车（${pieces} 件）` }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('checkbox', { name: new RegExp(`选择 ${name}`) })).toBeChecked()
}

/** Selects only these goods, ships them there and creates the order; returns its price. */
async function orderOne(page: Page, name: string, country: keyof typeof addresses): Promise<number> {
  await expect(page.getByRole('checkbox', { name: new RegExp(`选择 ${name}`) })).toBeChecked()
  for (const tick of await page.getByRole('checkbox', { name: /^选择 / }).all())
    await tick.setChecked(((await tick.getAttribute('aria-label')) ?? '').includes(name))
  await page.getByRole('link', { name: '去结算' }).click()
  const box = page.getByRole('combobox', { name: '国家或地区' })
  await box.click()
  await box.fill(country)
  await page.locator('.ant-select-item-option').filter({ hasText: country }).click()
  for (const [label, words] of Object.entries(addresses[country])) await page.getByLabel(label).fill(words)
  const bar = page.locator('footer').filter({ hasText: '稍后付款' })
  const later = bar.getByRole('button', { name: '提交订单，稍后付款' })
  await expect(later).toBeEnabled()
  const shown = amountIn(await bar.locator('strong').textContent())
  await later.click()
  await page.waitForURL('**/myOrder/orderPay?**')
  await expect(later).toBeHidden()
  await expect(page.getByRole('button', { name: `支付 ¥${shown.toFixed(2)}` })).toBeVisible()
  return shown
}

interface Order {
  readonly id: number
  readonly order_no: string
  readonly state: string
  readonly parcels: readonly { readonly tracking_no: string }[]
}

/**
 * The factory's desk: scans the order, then its piece until it is packed, and ships it. The demo factory may be a step
 * ahead, so the order's state decides what to scan next. Returns the parcel number.
 */
async function produce(desk: Page, token: string, id: number): Promise<string> {
  await desk.goto('/ops/production')
  const scan = desk.getByRole('searchbox', { name: /^扫描任务码/ })
  const read = () => call<Order>(desk, token, `/distribution/order/${id}`)
  await expect(async () => {
    const { state, order_no } = await read()
    if (state === 'paid' || state === 'in_production') {
      await scan.fill(state === 'paid' ? order_no : `${order_no}-1`)
      await scan.press('Enter')
      // Files are rendered first; until then the desk says so and the code is scanned again.
      await expect(scan).toHaveValue('', { timeout: 4000 })
    }
    expect(['packed', 'shipped', 'delivered']).toContain((await read()).state)
  }).toPass({ timeout: 600_000, intervals: [200] })
  const { state, order_no } = await read()
  if (state === 'packed') {
    await desk.getByLabel('订单号', { exact: true }).fill(order_no)
    await desk.getByLabel('运单号', { exact: true }).fill(`DE${Date.now()}`)
    await desk.getByRole('button', { name: '登记发货' }).click()
  }
  await expect.poll(async () => (await read()).parcels.length).toBe(1)
  return (await read()).parcels[0]?.tracking_no ?? ''
}

/** The carrier reports its whole route at once. */
async function deliver(page: Page, tracking_no: string): Promise<void> {
  interface Parcel {
    readonly ref: string
    readonly tracking_no: string
    readonly told: number
  }
  await expect(async () => {
    const parcels = (await (await page.request.get(`${sandbox()}/carrier/parcels.json`)).json()) as Parcel[]
    const parcel = parcels.find((one) => one.tracking_no === tracking_no)
    if (parcel && parcel.told < 6) await page.request.post(`${sandbox()}/carrier/parcels/${parcel.ref}/next`)
    expect(parcel?.told).toBe(6)
  }).toPass({ timeout: 600_000, intervals: [100] })
}

/** A request with its thread: staff ask, the inbox links to it, the answer and the decision arrive live. */
async function makeGood(page: Page, order_no: string): Promise<void> {
  const staff = await staffToken(page)
  await page.goto(`/myOrder/workOrder?order=${order_no}`)
  const form = page.getByRole('dialog')
  await form.getByRole('radio').first().check()
  await form.getByRole('textbox').last().fill('左袖口脱线，两件都是')
  await form.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL(/[?&]id=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await call(page, staff, `/ops/afterSale/${id}/message`, { id, body: '麻烦补一张整件正面的照片', asks_seller: true })

  await page.goto('/views/main')
  const inbox = page.getByRole('region', { name: '现在要处理' }).last()
  await inbox.getByRole('link', { name: /去回复 WO/ }).click()
  const thread = page.getByRole('list', { name: '对话' })
  await expect(thread.getByText('麻烦补一张整件正面的照片')).toBeVisible()
  await page.getByLabel('写下回复…').fill('照片稍后补，批次 B2611')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(thread.getByText('批次 B2611')).toBeVisible()
  await expect(page.getByText('实时更新')).toBeVisible()
  await call(page, staff, `/ops/afterSale/${id}/resolve`, { id, outcome: 'reprint', note: '次日发出' })
  const decision = page.getByRole('region', { name: '处理结果' })
  await expect(decision.getByText('免费重做，新订单')).toBeVisible()
  await expectAccessible(page)
  await expectFitsPhone(page)
}

/** Both orders go through the list together. */
async function payBoth(page: Page): Promise<void> {
  await page.goto('/myOrder/orderAdmin?state=awaiting_payment')
  await page.getByRole('checkbox', { name: '选择本页' }).check()
  await page.getByRole('link', { name: '付款 (2)' }).click()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByText('付款成功')).toBeVisible()
}

/** The order with this destination, as listed. */
async function orderTo(page: Page, token: string, country: string) {
  const query = `/distribution/order?country=${country}&source=cart`
  const [order] = (await call<{ data: { id: number; order_no: string }[] }>(page, token, query)).data
  if (!order) throw new Error(`no order to ${country}`)
  return order
}

async function importFromLibreOffice(page: Page): Promise<void> {
  await page.goto('/myOrder/importOrder')
  await page.getByTestId('import-file').setInputFiles(join(import.meta.dirname, 'fixtures/orders-libreoffice.xlsx'))
  await expect(page.getByRole('heading', { name: 'orders-libreoffice.xlsx' })).toBeVisible()
  // An arriving push may move the focus out of the cell; then press again.
  await expect(async () => {
    await page.getByRole('button', { name: '修改第 7 行的数量: two' }).click({ timeout: 2000 })
    await page.getByRole('textbox', { name: '修改第 7 行的数量' }).fill('2', { timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Enter')
  for (const [code, goods] of [
    ['TEE-SUN', 'Sun tee'],
    ['MUG-SEA', 'Sea mug'],
  ] as const) {
    await page
      .getByRole('button', { name: new RegExp(code) })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').filter({ hasText: goods }).getByRole('button', { name: '就是它' }).click()
    await expect(dialog).toBeHidden()
  }
  const commit = page.getByRole('button', { name: '导入 200 个订单' })
  await expect(commit).toBeEnabled()
  await expectAccessible(page)
  await expectFitsPhone(page)
  await commit.click()
  await expect(page.getByText('已导入 200 个订单', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: '查看导入的订单' }).click()
}

/** Prints labels for all orders in the list; returns the file. */
async function printAll(page: Page, kind: 'pdf' | 'zpl'): Promise<Buffer> {
  if (kind === 'pdf') await page.getByRole('button', { name: '打印面单' }).click()
  else {
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '标签机面单 (ZPL)' }).click()
  }
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('完成 200 单，0 单未完成')).toBeVisible()
  const url = await dialog.getByRole('link', { name: kind === 'pdf' ? '打开 PDF' : '下载 ZPL' }).getAttribute('href')
  const file = await page.request.get(url ?? '')
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(dialog).toBeHidden()
  return file.body()
}

test('a new seller’s day: from the first recharge to the last label, with every fen accounted for', async ({
  page,
}) => {
  const token = await newSeller(page)
  await saveDesign(page, token, 1001, 'Sun tee')
  await saveDesign(page, token, 1006, 'Sea mug')
  let [to_germany, to_america] = [0, 0]

  await test.step('recharges 500.00 at the cashier', async () => {
    await recharge(page)
    expect(await getBalance(page, token)).toBe(500)
  })
  await test.step('orders one design to Germany and one to the US, and pays both', async () => {
    await page.goto('/main/cart')
    await putInCart(page, 'Sun tee', 2)
    await putInCart(page, 'Sea mug', 1)
    await expectAccessible(page)
    await expectFitsPhone(page)
    to_germany = await orderOne(page, 'Sun tee', '德国')
    await expectFitsPhone(page)
    await page.goto('/main/cart')
    to_america = await orderOne(page, 'Sea mug', '美国')
    await payBoth(page)
    expect(await getBalance(page, token)).toBeCloseTo(500 - to_germany - to_america, 2)
  })
  const german = await orderTo(page, token, 'DE')
  await test.step('cancels one, and what was paid is back to the fen', async () => {
    await page.goto('/myOrder/orderAdmin?state=paid&country=US')
    await page.getByRole('link', { name: '详情' }).first().click()
    await page.getByRole('button', { name: '取消订单' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click()
    await expect(page.getByText('已取消').first()).toBeVisible()
    expect(await getBalance(page, token)).toBeCloseTo(500 - to_germany, 2)
    await page.goto('/setting/tradingRecord')
    await expect(page.getByText(`+¥${to_america.toFixed(2)}`).first()).toBeVisible()
  })
  await test.step('watches the other become print files, goods, a parcel and delivered', async () => {
    await page.goto(`/myOrder/orderDetail/${german.id}`)
    await expect(page.getByText('已付款').first()).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    const desk = await page.context().newPage()
    await enterAsStaff(desk)
    const tracking_no = await produce(desk, token, german.id)
    await desk.close()
    await expect(page.getByText('已发货').first()).toBeVisible()
    // Exact: a live message that arrives meanwhile contains the number, too.
    await expect(page.getByText(tracking_no, { exact: true })).toBeVisible()
    await deliver(page, tracking_no)
    await expect(page.getByText('已签收').first()).toBeVisible()
  })
  await test.step('files a work order, and it is answered live until it is made good', () =>
    makeGood(page, german.order_no))
  await test.step('imports 200 orders from a file of LibreOffice', () => importFromLibreOffice(page))
  await test.step('prints all their labels', async () => {
    await page.getByRole('checkbox', { name: '选择本页' }).check()
    await page.getByRole('button', { name: '选择全部 200 单' }).click()
    expect((await printAll(page, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await printAll(page, 'zpl')).toString().match(/\^XA/g)).toHaveLength(200)
  })
  await test.step('sees it all in the statistics', async () => {
    await page.goto('/myOrder/orderStatistics')
    await expect(page.getByText('这段时间还有 200 个订单未付款')).toBeVisible()
    await page.getByRole('tab', { name: '按国家' }).click()
    await expect(page.getByRole('row', { name: /德国/ })).toContainText(`¥${to_germany.toFixed(2)}`)
    await expectAccessible(page)
    await expectFitsPhone(page)
  })
  await test.step('and the audit finds every balance right', async () => {
    const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR }
    const { stdout } = await promisify(execFile)('node', ['scripts/audit.ts'], { env })
    expect(stdout).toContain('Every balance and every shelf is right.')
  })
})
