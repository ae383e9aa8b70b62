import { atBothWidths, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test('the login opens over a public page, closes with Escape, and takes a seller to the console', async ({ page }) => {
  await page.goto('/')
  const door = page.getByRole('banner').getByRole('button', { name: /登录/ })
  await door.click()
  const dialog = page.locator('dialog:has(form)')
  await expect(dialog.getByRole('heading', { name: '登录印途' })).toBeVisible()
  await expect(dialog.getByLabel('手机号/用户名')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  await expect(dialog.getByLabel('手机号', { exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: '返回登录' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(door).toBeFocused()
  await door.click()
  await dialog.getByLabel('手机号/用户名').fill('demo')
  await dialog.getByLabel('密码', { exact: true }).fill('inkroute-demo')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/views\/main$/)
})

for (const mode of ['login', 'register', 'forgot']) {
  test(`the ${mode} form fits and is accessible, with its errors shown`, async ({ page }) => {
    await page.goto(`/user/login?mode=${mode}`)
    await page.locator('button[type=submit]').click()
    await atBothWidths(page, async () => {
      await expect(page.getByRole('alert').filter({ hasText: /请/ }).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
    await expectAccessible(page)
    if (mode === 'login') return
    await page.getByRole('button', { name: '改用邮箱' }).click()
    await page.getByLabel('邮箱', { exact: true }).fill('name@')
    await page.locator('button[type=submit]').click()
    await expect(page.getByText('请填写邮箱，例如 name@example.com')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('staff log in separately without affecting a seller session in the same browser', async ({ page }) => {
  await page.goto('/user/login')
  await page.getByLabel('手机号/用户名').fill('demo')
  await page.getByLabel('密码', { exact: true }).fill('inkroute-demo')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/views\/main$/)
  await page.goto('/ops/login')
  await page.getByLabel('手机号/用户名').fill('ops')
  await page.getByLabel('密码', { exact: true }).fill('inkroute-ops')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/ops$/)
  await page.goto('/setting/accountSecurity')
  await expect(page.getByText('本设备')).toBeVisible()
})
