import type { Page } from '@playwright/test'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
})

const balanceOf = async (page: Page): Promise<number> => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('inkroute.session') ?? '{}').token as string)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/req/distribution/user/getGroupBalance', { headers })
  return Number(((await answer.json()) as { data: { balance: string } }).data.balance)
}

async function recharge(page: Page): Promise<void> {
  await page.goto('/setting/recharge')
  const had = await balanceOf(page)
  await page.getByRole('button', { name: '支付宝支付 ¥500.00' }).click()
  await page.locator('button[name="do"][value="pay"]').click()
  await expect(page.getByText('充值成功，¥500.00 已到账')).toBeVisible()
  expect(await balanceOf(page)).toBeCloseTo(had + 500, 2)
}

test('a seller recharges at the cashier, fills the cart, orders, pays, and cancels to the fen', async ({ page }) => {
  await recharge(page)
  await page.goto('/main/cart')
  const before = await balanceOf(page)
  await expect(page.getByRole('link', { name: '去结算' })).toBeVisible()
  await expectAccessible(page)
  // What the demo has left there goes out first, so that one order is made.
  await page.locator('footer').getByRole('button', { name: '移除' }).click()
  await expect(page.getByText('购物车还是空的')).toBeVisible()
  await page.getByRole('button', { name: '继续添加' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('spinbutton').first().fill('2')
  await page.getByRole('button', { name: '加入购物车（2 件）' }).click()
  await expect(page.getByRole('link', { name: /购物车，[1-9]/ })).toBeVisible()

  await page.getByRole('link', { name: '去结算' }).click()
  for (const [label, words] of [
    ['收件人', 'Anna Schmidt'],
    ['电话', '+1 415 555 0100'],
    ['详细地址', '1 Market Street'],
    ['城市', 'San Francisco'],
    ['州 / 省', 'CA'],
    ['邮编', '94105'],
  ] as const)
    await page.getByLabel(label).fill(words)
  await page.getByRole('button', { name: '计算运费' }).click()
  const bar = page.locator('footer').filter({ hasText: '提交并付款' })
  const shown = await bar.locator('strong').textContent()
  await page.getByRole('button', { name: '提交并付款' }).click()

  await expect(page.getByRole('button', { name: `支付 ${shown}` })).toBeVisible()
  await page.getByRole('button', { name: `支付 ${shown}` }).click()
  await expect(page.getByText('付款成功')).toBeVisible()
  const total = Number((shown ?? '').replace(/[^\d.]/g, ''))
  expect(await balanceOf(page)).toBeCloseTo(before - total, 2)

  await page.getByRole('link', { name: '查看订单' }).click()
  // Others may be made meanwhile; ours is the newest that was paid.
  await page.goto('/myOrder/orderAdmin?state=paid&source=cart')
  await page.getByRole('link', { name: '详情' }).first().click()
  await expect(page.getByText('已付款').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByText('已取消').first()).toBeVisible()
  await page.goto('/main/cart')
  expect(await balanceOf(page)).toBeCloseTo(before, 2)
})

for (const path of ['/main/cart', '/main/cartCheckout?ids=1', '/myOrder/orderAdmin', '/myOrder/orderPay?ids=1']) {
  test(`${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator('main')).not.toBeEmpty()
    await expectNoSidewaysScroll(page)
  })
}
