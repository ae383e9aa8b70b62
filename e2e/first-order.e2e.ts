import type { Page } from '@playwright/test'
import { countClicks } from './support/count-clicks.ts'
import { register, someNewcomer } from './support/register.ts'
import { call } from './support/stores.ts'
import { getStage, placeArtwork } from './support/studio.ts'
import { atBothWidths, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const MOST_TO_FIRST_ORDER = 25
const MOST_FROM_CART = 8

const pasted = 'Emily Carter\n1 Market Street\nSan Francisco, CA 94105\nUnited States\n+1 415 555 0100'

/** Whatever greets a newcomer is closed where it is in the way; each time is a press. */
async function closeGreetings(page: Page): Promise<void> {
  const greetings = [
    page.getByRole('dialog').filter({ hasText: '关闭后一天内不再弹出' }).getByRole('button', { name: '关闭' }),
    page.getByRole('button', { name: '跳过引导' }),
  ]
  for (const close of greetings) await page.addLocatorHandler(close, (button) => button.click())
}

/** From the home page to a logged-in newcomer, whether registration logs in by itself or asks for it. */
async function joinFromHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: '登录 / 注册' }).first().click()
  const dialog = page.locator('dialog:has(form)')
  await dialog.getByRole('button', { name: '免费注册' }).click()
  // One press to begin typing; from field to field by keyboard.
  await dialog.getByLabel('手机号', { exact: true }).click()
  await register(page, dialog, someNewcomer())
  const account = dialog.getByLabel('手机号/用户名')
  const console_link = page.getByRole('link', { name: '进入工作台' })
  await expect(account.or(console_link).first()).toBeVisible()
  if (await account.isVisible()) await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(console_link.first()).toBeVisible()
}

/** A design of the first product the home page shows, saved as goods, one piece of it on the way to the checkout. */
async function designAndCheckOut(page: Page): Promise<void> {
  await page.locator('a[href*="/productDesignDetail/"]').first().click()
  await page.getByRole('button', { name: '开始设计' }).first().click()
  await expect(getStage(page)).toBeVisible()
  await placeArtwork(page, 5)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page
    .getByRole('dialog', { name: '保存为商品' })
    .getByRole('button', { name: /^保存商品/ })
    .click()
  const saved = page.getByRole('dialog', { name: '商品已保存' })
  await expect(saved.getByRole('link', { name: '发布到店铺' })).toBeVisible()
  await saved.getByRole('button', { name: '加入购物车（1 件）' }).click()
  await saved.getByRole('link', { name: '去结算' }).click()
  await page.waitForURL('**/main/cartCheckout?**')
}

const amountIn = (words: string | null): string => /¥[\d,.]+/.exec(words ?? '')?.[0] ?? ''

/** Pays what the button says at the cashier, and sees amount and arrival. */
async function payAtCashier(page: Page): Promise<void> {
  const pay = page.getByRole('button', { name: /^支付 ¥/ })
  await expect(pay).toBeEnabled()
  const amount = amountIn(await pay.textContent())
  await pay.click()
  await page.locator('button[name="do"][value="pay"]').click()
  await expect(page.getByText('付款成功')).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  await expect(page.getByText('预计送达')).toBeVisible()
}

interface Sku {
  readonly id: number
}

/** Another piece of the same goods, put there by other means: the cart is where this starts. */
async function refillCart(page: Page): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('inkroute.session') ?? '{}').token as string)
  const { data } = await call<{ data: { id: number }[] }>(page, token, '/distribution/goods')
  const { skus } = await call<{ skus: Sku[] }>(page, token, `/distribution/goods/${data[0]?.id}`)
  await call(page, token, '/distribution/cartItem/addCartItems', { items: [{ sku_id: skus[0]?.id, quantity: 1 }] })
}

test.use({ greetings: 'fresh' })

test('a new seller pays the first order within 25 clicks of the home page, and later ones within 8 of the cart', async ({
  page,
}) => {
  const clicks = await countClicks(page)
  await closeGreetings(page)
  await test.step('registers on the home page', () => joinFromHome(page))
  await test.step('designs something and goes straight to the checkout', () => designAndCheckOut(page))
  await test.step('pastes an address and pays at the cashier', async () => {
    const box = page.getByLabel('粘贴地址自动识别')
    await box.click()
    await box.fill(pasted)
    await expect(page.getByLabel('邮编')).toHaveValue('94105')
    await payAtCashier(page)
    expect(clicks.total()).toBeLessThanOrEqual(MOST_TO_FIRST_ORDER)
  })
  await test.step('the next order starts with the default address and the best way chosen', async () => {
    await refillCart(page)
    await page.goto('/main/cart')
    clicks.restart()
    await page.getByRole('link', { name: '去结算' }).click()
    await expect(page.getByLabel('收件人')).toHaveValue('Emily Carter')
    await expect(page.getByRole('radiogroup', { name: '物流渠道' }).getByRole('radio', { checked: true })).toHaveCount(
      1,
    )
    await expect(page.getByRole('button', { name: /^支付 ¥/ })).toBeEnabled()
    await atBothWidths(page, () => expectNoSidewaysScroll(page))
    await expectAccessible(page)
    await payAtCashier(page)
    expect(clicks.total()).toBeLessThanOrEqual(MOST_FROM_CART)
  })
  await test.step('the public header shows the cart', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: '购物车，0 行商品' })).toBeVisible()
  })
})
