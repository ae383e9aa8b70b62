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
