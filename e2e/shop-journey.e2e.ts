import { register, someNewcomer } from './support/register.ts'
import { expect, test } from './support/test.ts'

// Without a GPU, a turning model would slow down everything else.
test.use({ contextOptions: { reducedMotion: 'reduce' }, graphics: 'spatial' })

test('a visitor finds a product, compares prices and freight, turns it, registers and opens it in the studio', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('combobox').first()
  await search.fill('马克杯')
  await search.press('Enter')
  await expect(page).toHaveURL(/keyWord/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('马克杯')
  await main
    .getByRole('link', { name: /海外仓/ })
    .first()
    .click()
  await main
    .getByRole('link', { name: /陶瓷马克杯 11oz/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/productDesignDetail\/\d+/)
  const id = /productDesignDetail\/(\d+)/.exec(page.url())?.[1] ?? ''
  await expect(main.getByRole('heading', { level: 1 })).toContainText('陶瓷马克杯 11oz')

  await page.getByRole('button', { name: '200–999 件' }).click()
  await expect(page.getByText(/^200 件共 ¥/)).toBeVisible()
  await page.locator('#freight').scrollIntoViewIfNeeded()
  const country = page.locator('#freight').getByRole('combobox', { name: '目的国家或地区' })
  await country.click()
  await country.fill('德国')
  await page.locator('#freight').getByRole('option', { name: /德国/ }).first().click()
  await expect(page.locator('#freight').getByText(/德国 · \d+ 个渠道可选/)).toBeVisible()

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: '3D 旋转查看' }).click()
  await expect(page.locator('[data-state="ready"]')).toBeVisible({ timeout: 600_000 })

  await page.getByRole('button', { name: '开始设计' }).first().click()
  const dialog = page.locator('dialog:has(form)')
  await dialog.getByRole('button', { name: /注册/ }).first().click()
  const person = someNewcomer()
  await register(page, dialog, person)
  await expect(dialog.getByLabel('手机号/用户名')).toHaveValue(person.phone)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`/design/newSingleDesign\\?id=${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('陶瓷马克杯 11oz')
  await expect(page.getByRole('application').first()).toBeVisible()
})
