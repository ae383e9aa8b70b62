import type { Browser, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { installation } from './installation.ts'

/** The seller shows the code in the console and follows the account with the phone. */
export async function linkWechat(page: Page): Promise<void> {
  await page.goto('/setting/bindLogin')
  await page.getByRole('button', { name: '显示绑定二维码' }).click()
  const phone = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '无法扫码？打开链接' }).click()
  const scan = await phone
  expect(scan.url()).toContain(installation.sandbox)
  await scan.getByRole('button', { name: /扫码关注/ }).click()
  await expect(page.getByText('已绑定').first()).toBeVisible()
  await scan.close()
}

/** The seller tops up the balance by scanning WeChat Pay's code, and the screen notices by itself. */
export async function topUpByWechat(page: Page, yuan: string): Promise<void> {
  await page.goto('/setting/recharge?way=wechat_pay')
  await page.getByLabel('充值金额').fill(yuan)
  await page.getByRole('button', { name: /^微信支付 ¥/ }).click()
  await page.waitForURL('**/setting/payCode?no=**')
  await expect(page.getByText('微信支付').first()).toBeVisible()
  const no = new URL(page.url()).searchParams.get('no') ?? ''
  const scanned = await page.request.post(`${installation.sandbox}/wechat-pay/scan`, {
    form: { no, do: 'pay', notify: 'once' },
    maxRedirects: 0,
  })
  expect(scanned.status()).toBe(303)
  await page.waitForURL('**/setting/recharge?back=**')
  await expect(page.getByText(/充值成功|已到账/).first()).toBeVisible()
}

/** In a browser that has never seen the shop: no password, only WeChat's own page. */
export async function logInByWechat(browser: Browser): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/user/login')
  await page.getByRole('link', { name: '微信登录' }).click()
  await page.waitForURL(`${installation.sandbox}/wechat/connect/qrconnect**`)
  await page.getByRole('button', { name: /确认登录/ }).click()
  await page.waitForURL('**/views/main')
  await context.close()
}
