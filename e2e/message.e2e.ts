import type { Page } from '@playwright/test'
import { expectCalmReload, interruptionsSoFar, watchInterruptions } from './support/interruptions.ts'
import { newSeller } from './support/new-seller.ts'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

/** The guide would open at an unpredictable moment. */
async function skipGuide(page: Page): Promise<void> {
  const login = await page.request.post('/req/api/auth/login', {
    data: { username: 'demo-design', password: 'inkroute-demo' },
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  expect((await page.request.post('/req/distribution/user/skipGuide', { headers, data: {} })).ok()).toBe(true)
}

test.describe('greetings', () => {
  test.use({ greetings: 'fresh' })

  test('a new seller is interrupted once: by the notices, one by one, which stay hidden afterwards', async ({
    page,
  }) => {
    await newSeller(page)
    await watchInterruptions(page)
    await page.goto('/views/main')
    const notices = page.getByRole('dialog').filter({ hasText: '关闭后一天内不再弹出' })
    await expect(notices).toContainText('第 1 条')
    await notices.getByRole('button', { name: '下一条' }).click()
    await expect(notices).toContainText('第 2 条')
    await expectAccessible(page)
    await notices.getByRole('button', { name: '关闭' }).click()
    await expect(notices).toBeHidden()
    expect(await interruptionsSoFar(page)).toHaveLength(1)
    await openWithin(page, '/main/message')
    await expect(page.getByRole('heading', { name: '消息中心' })).toBeVisible()
    expect(await interruptionsSoFar(page)).toHaveLength(1)
    await expectCalmReload(page)
  })

  test('away from the dashboard the season’s promotion is a line, which opens it, and does not return', async ({
    page,
  }) => {
    await newSeller(page)
    await page.addInitScript(() => localStorage.setItem('inkroute.notice-closed-at', String(Date.now())))
    await watchInterruptions(page)
    await page.goto('/main/message')
    const line = page.getByRole('region', { name: /年末备货季/ })
    await expect(line).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
    await line.getByRole('button', { name: '查看活动' }).click()
    await expect(page.getByRole('dialog', { name: /年末备货季/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(line).toHaveCount(0)
    await expectCalmReload(page)
  })
})

test('a message from staff arrives without a reload, is read and deleted', async ({ page }) => {
  await enterAs(page, 'demo-design', 'inkroute-demo')
  await skipGuide(page)
  await page.goto('/main/message')
  await expect(page.getByRole('heading', { name: '消息中心' })).toBeVisible()
  const staff = await page.request.post('/req/ops/login', { data: { username: 'ops', password: 'inkroute-ops' } })
  const { data } = (await staff.json()) as { data: { token: string } }
  const title = `系统维护 ${Date.now()}`
  await page.request.post('/req/ops/message', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { title_zh: title, title_en: 'Maintenance', body_zh: '今晚十点', body_en: 'Tonight', recipient: 'demo' },
  })
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()
  await expect(page.getByRole('button', { name: '消息，1 条未读' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: new RegExp(title) }).click()
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible()
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('tooltip').getByRole('button', { name: '删除' }).click()
  await expect(row).toBeHidden()
})

test('hot keys are changed by pressing them, conflicts are named, and the change survives a reload', async ({
  page,
}) => {
  await enterAs(page, 'demo-design', 'inkroute-demo')
  await skipGuide(page)
  await page.goto('/setting/accountSetting')
  const fill = page.getByRole('button', { name: /更改“填充”的快捷键/ })
  await expect(fill).toBeVisible()
  await fill.click()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('alert').filter({ hasText: '已用于“撤销”' })).toBeVisible()
  await fill.click()
  await page.keyboard.press('Alt+g')
  await expect(page.getByRole('button', { name: '更改“填充”的快捷键，当前 Alt+G' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '更改“填充”的快捷键，当前 Alt+G' })).toBeVisible()
  await expectAccessible(page)
})

test('messages, notices and preferences fit a phone and are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, 'demo-service', 'inkroute-demo')
  await page.goto('/main/message')
  for (const path of [
    '/main/message',
    '/main/bulletin',
    '/main/bulletinDetail/1',
    '/setting/accountSetting?tab=batch',
  ]) {
    await openWithin(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
