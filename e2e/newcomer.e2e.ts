import { register, someNewcomer } from './support/register.ts'
import { expect, test } from './support/test.ts'

test('a newcomer registers with slider and SMS, logs in, is greeted, and logs out', async ({ page }) => {
  const person = someNewcomer()
  await page.goto('/')
  await test.step('registers', async () => {
    await page.getByText('登录 / 注册').first().click()
    const box = page.locator('body')
    await box.getByRole('button', { name: '免费注册' }).click()
    await register(page, box, person)
    await expect(page.getByText('注册成功')).toBeVisible()
  })
  await test.step('logs in with the credentials already filled in', async () => {
    const box = page.locator('body')
    await expect(box.getByLabel('手机号/用户名')).toHaveValue(person.username, { timeout: 10_000 })
    await box.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/views.main/)
  })
  await test.step('is greeted by the console', async () => {
    await page.goto('/views/main')
    await expect(page.getByText(person.username).first()).toBeVisible()
    await expect(page.getByText('0.00').first()).toBeVisible()
  })
})
