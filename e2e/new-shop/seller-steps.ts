import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { getStage, inked, PICTURE_MS } from '../support/studio.ts'
import { expect } from '../support/test.ts'

/** Staff open the account; the seller chooses a password with the link and logs in. */
export async function inviteSeller(staff: Page, seller: Page): Promise<void> {
  const [username, password] = ['lin-shop', 'paper-and-ink-7']
  await staff.goto('/ops/seller')
  await staff.getByRole('button', { name: '添加卖家' }).click()
  const form = staff.getByRole('dialog')
  await form.getByLabel('用户名').fill(username)
  await form.getByRole('button', { name: '生成链接' }).click()
  const link = await staff.getByTestId('password-link').textContent()
  await seller.goto((link ?? '').trim())
  await seller.getByLabel('新密码', { exact: true }).fill(password)
  await seller.getByLabel('确认密码').fill(password)
  await seller.getByRole('button', { name: '保存密码' }).click()
  await seller.waitForURL('**/user/login')
  await seller.getByLabel('手机号/用户名').fill(username)
  await seller.getByLabel('密码', { exact: true }).fill(password)
  await seller.getByRole('button', { name: '登录', exact: true }).click()
  await seller.waitForURL('**/views/main')
  await seller.getByRole('button', { name: '跳过引导' }).click()
}

const RECEIPT = 400
const picture = (colour: string, side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** The seller transfers money and sends the receipt; finance books it. */
export async function recharge(seller: Page, staff: Page): Promise<void> {
  await seller.goto('/setting/recharge')
  await expect(seller.getByText('6217 0000 1234 5678')).toBeVisible()
  await seller.getByLabel('充值金额').fill('500')
  await seller.getByLabel('付款户名').fill('林小姐')
  await seller.getByLabel('转账日期').click()
  await seller.locator('.ant-picker-cell-today').click()
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await picture('#cfd8e3', RECEIPT) }
  await seller.locator('input[type=file]').last().setInputFiles(receipt)
  await expect(seller.locator('form img').first()).toBeVisible()
  await seller.getByRole('button', { name: '提交凭证 ¥500.00' }).click()
  await expect(seller.getByText('已提交，财务核对后入账并发消息通知')).toBeVisible()
  await staff.goto('/ops/recharge')
  await staff
    .getByRole('row', { name: /500\.00/ })
    .getByRole('button')
    .first()
    .click()
  await staff.getByLabel('银行流水号').fill('BOC-20261117-0042')
  await staff.getByRole('button', { name: '确认入账 ¥500.00' }).click()
  await expect(staff.getByText('已入账并通知卖家')).toBeVisible()
}

const ARTWORK = join(import.meta.dirname, '../../assets/gallery/artworks/retro-sunset-palms.svg')

/** The seller puts a picture of their own on a product, and saves the design as goods: a new shop has no gallery. */
export async function design(page: Page, product_id: number, name: string, shoot: (name: string) => Promise<void>) {
  await page.goto(`/productDesignDetail/${product_id}`)
  await page.getByRole('button', { name: '开始设计' }).first().click()
  await expect(getStage(page)).toBeVisible()
  await page.getByRole('button', { name: '我的图片' }).first().click()
  await page.getByRole('complementary', { name: '我的图片' }).getByLabel('上传图片').setInputFiles(ARTWORK)
  await expect.poll(() => inked(page), { timeout: PICTURE_MS }).toBeGreaterThan(0)
  await shoot('studio')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '保存为商品' })
  await dialog.getByLabel('商品名称').fill(name)
  await dialog.getByRole('button', { name: /^保存商品/ }).click()
  await expect(page.getByRole('dialog', { name: '商品已保存' }).locator('img').first()).toBeVisible()
}

const address = {
  收件人: 'Emily Carter',
  电话: '+1 415 555 0100',
  详细地址: '1 Market Street',
  城市: 'San Francisco',
  '州 / 省': 'CA',
  邮编: '94105',
}

/** All goods in one order to the US, up to the screen where it is paid. */
export async function submitOrder(page: Page, names: readonly string[], shoot: (name: string) => Promise<void>) {
  await page.goto('/main/cart')
  for (const name of names) {
    await page.getByRole('button', { name: '继续添加' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: new RegExp(name) }).click()
    await drawer.getByRole('spinbutton').first().fill('1')
    await drawer.getByRole('button', { name: '加入购物车（1 件）' }).click()
    await expect(drawer).toBeHidden()
  }
  await page.getByRole('link', { name: '去结算' }).click()
  const country = page.getByRole('combobox', { name: '国家或地区' })
  await country.click()
  await country.fill('美国')
  await page.locator('.ant-select-item-option').filter({ hasText: '美国' }).first().click()
  for (const [label, words] of Object.entries(address)) await page.getByLabel(label).fill(words)
  const later = page.getByRole('button', { name: '提交订单，稍后付款' })
  await expect(later).toBeEnabled()
  await shoot('checkout')
  await later.click()
  await page.waitForURL('**/myOrder/orderPay?**')
  // The address changes a moment before the screen, and both have a button to pay.
  await expect(later).toBeHidden()
}

/** As above, and paid from the balance. */
export async function orderAndPay(page: Page, names: readonly string[], shoot: (name: string) => Promise<void>) {
  await submitOrder(page, names, shoot)
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByText('付款成功')).toBeVisible()
}
