// A seller's day on an installation for real: see scripts/try-production.ts, which starts it.
import type { Page } from '@playwright/test'
import { openOrder, printAndPack, printAndShip, staffToken } from '../new-shop/factory-steps.ts'
import { receiveStock } from '../new-shop/product-steps.ts'
import { design, orderAndPay, submitOrder } from '../new-shop/seller-steps.ts'
import { becomeAdministrator, bringInFreight, enterCompany, followStep } from '../new-shop/staff-steps.ts'
import { byMail, register, someNewcomer } from '../support/register.ts'
import { call, makeAndSend } from '../support/stores.ts'
import { expect, test } from '../support/test.ts'
import { chooseCarrier, shipWithLabel } from './carrier-steps.ts'
import { command, installation } from './installation.ts'
import { buyEverywhere, connectShops, expectReported, getGoods, nameCarriers, publish } from './market-steps.ts'
import { expectNothingStuck, reconcileToday, setUpServices } from './operator-steps.ts'
import { linkWechat, logInByWechat, topUpByWechat } from './wechat-steps.ts'

const GOODS = '日落挂饰'
const BLANK = 'ornament'
const shoot = async () => {}

interface Product {
  readonly id: number
  readonly items: readonly { readonly sku: string }[]
}

/** Registers by mail and logs in; returns the token of the session. */
async function registerByMail(page: Page): Promise<string> {
  await page.goto('/user/login?mode=register')
  const person = someNewcomer()
  const email = `lin-${Date.now()}@seller.example`
  await register(page, page.locator('form'), person, byMail(page, email))
  await expect(page.getByLabel('手机号/用户名')).toHaveValue(email)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/views/main')
  await page.getByRole('button', { name: '跳过引导' }).click()
  return page.evaluate(() => JSON.parse(localStorage.getItem('inkroute.session') ?? '{}').token as string)
}

/** From the payment screen to the company's own page and back. */
async function payAt(page: Page, way: string): Promise<void> {
  await page.getByRole('radio', { name: way, exact: true }).check()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await page.waitForURL(`${installation.sandbox}/**`)
  await page.locator('button[name="do"][value="pay"]').click()
  await expect(page.getByText('付款成功')).toBeVisible()
}

interface Charge {
  readonly amount: number
  readonly amount_refunded: number
}

/** What Stripe itself says about every charge of this shop. */
async function stripeCharges(page: Page): Promise<Charge[]> {
  const key = installation.services.find(({ service }) => service === 'stripe')?.values.secret_key
  const answer = await page.request.get(`${installation.sandbox}/v1/charges`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return ((await answer.json()) as { data: Charge[] }).data
}

test('a seller’s day for real: nothing is emulated for the shop, and nodes die in the middle of it', async ({
  browser,
}) => {
  const [staff, seller] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  const errors: string[] = []
  for (const page of [staff, seller]) page.on('pageerror', (error) => errors.push(String(error)))
  const sent_to_store: string[] = []
  seller.on('request', (request) => {
    const is_upload = request.method() === 'POST' && request.url().startsWith(installation.store_origin)
    if (is_upload) sent_to_store.push(request.url())
  })

  await test.step('nobody can log in who was not made here', async () => {
    for (const [path, username, password] of [
      ['/req/ops/login', 'ops', 'inkroute-ops'],
      ['/req/api/auth/login', 'demo', 'inkroute-demo'],
    ] as const) {
      const answer = await staff.request.post(path, { data: { username, password } })
      expect(await answer.json()).toMatchObject({ error: 'wrong_credentials' })
    }
  })
  await test.step('the administrator comes by the link of the first start and enters the company', async () => {
    await becomeAdministrator(staff, installation.first_link)
    await followStep(staff, '填写公司与品牌', 0)
    await enterCompany(staff)
  })
  await test.step('sets up every service with its keys', () => setUpServices(staff))
  await test.step('brings in a catalogue, freight and blanks', async () => {
    expect(await command('catalogue', 'import', 'assets')).toMatch(/Products: \d+ added/)
    await staff.goto('/ops/freight')
    await bringInFreight(staff, shoot)
  })
  const product = await test.step('blanks arrive', async () => {
    const { data } = await call<{ data: { id: number }[] }>(staff, '', `/frontend/basicProduct?code=${BLANK}`)
    const found = await call<Product>(staff, '', `/frontend/basicProduct/${data[0]?.id}`)
    await staff.goto('/ops/stock')
    await receiveStock(staff, Object.fromEntries(found.items.map(({ sku }) => [sku, 40])), shoot)
    return found
  })
  const token = await test.step('a seller registers by mail', () => registerByMail(seller))
  await test.step('links WeChat, which from then on logs in without a password', async () => {
    await linkWechat(seller)
    await logInByWechat(browser)
  })
  await test.step('uploads a picture straight to the store and designs', async () => {
    await design(seller, product.id, GOODS, shoot)
    expect(sent_to_store.length).toBeGreaterThan(0)
  })
  await test.step('orders and pays by card', async () => {
    await submitOrder(seller, [GOODS], shoot)
    await payAt(seller, '银行卡（Stripe）')
  })
  await test.step('a node and a worker are killed while the print file is made', async () => {
    process.kill(installation.victims.api, 'SIGKILL')
    process.kill(installation.victims.worker, 'SIGKILL')
  })
  await test.step('staff print, pack and ship all the same', async () => {
    const order_no = await openOrder(staff)
    await printAndShip(staff, { order_no, pieces: 1, tracking_no: 'YW202611170001US' }, shoot)
    await seller.goto('/myOrder/orderAdmin')
    await expect(seller.getByText('已发货').first()).toBeVisible()
  })
  const goods = await getGoods(seller, token, GOODS)
  await test.step('the seller connects shops on two marketplaces and publishes there', async () => {
    await connectShops(seller)
    await nameCarriers(seller, token)
    await publish(seller, token, goods)
  })
  await test.step('orders of buyers come in, are paid, made and reported back', async () => {
    const orders = await buyEverywhere(seller, token, goods.skus[0]?.sku_code ?? '')
    const ways = ['支付宝', 'PayPal']
    for (const [n, order] of orders.entries()) {
      await seller.goto(`/myOrder/orderPay?ids=${order.id}`)
      await payAt(seller, ways[n] ?? '')
      const tracking_no = await makeAndSend(staff, await staffToken(staff), order.order_no)
      await expectReported(seller, order, tracking_no)
    }
  })
  await test.step('the balance is topped up by WeChat Pay and pays an order that leaves with a carrier’s label', async () => {
    await topUpByWechat(seller, '300')
    await chooseCarrier(staff)
    await orderAndPay(seller, [GOODS], shoot)
    const order_no = await openOrder(staff)
    await printAndPack(staff, { order_no, pieces: 1 }, shoot)
    await shipWithLabel(staff, order_no)
  })
  await test.step('an order is cancelled, and the money goes back to the card', async () => {
    const before = await stripeCharges(seller)
    await submitOrder(seller, [GOODS], shoot)
    await payAt(seller, '银行卡（Stripe）')
    await seller.goto('/myOrder/orderAdmin?state=paid')
    await seller.getByRole('link', { name: '详情' }).first().click()
    await seller.getByRole('button', { name: '取消订单' }).click()
    await seller.getByRole('dialog').getByRole('button', { name: '取消订单' }).click()
    await expect(seller.getByText('已取消').first()).toBeVisible()
    const refunded = async () =>
      (await stripeCharges(seller)).filter(({ amount, amount_refunded }) => amount === amount_refunded).length
    await expect.poll(refunded, { timeout: 120_000 }).toBe(1)
    expect(await stripeCharges(seller)).toHaveLength(before.length + 1)
  })
  await test.step('the books agree with every company, with themselves and with the shelves', async () => {
    expect(await reconcileToday(staff)).toEqual({ alipay: 1, wechat_pay: 1, stripe: 2, paypal: 1 })
    expect(await command('audit')).toContain('Every balance and every shelf is right.')
    await expectNothingStuck(staff)
    const answer = await staff.request.get(`${installation.sandbox}/violations.json`)
    expect(await answer.json()).toEqual([])
    expect(errors).toEqual([])
  })
})
