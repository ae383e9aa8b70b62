import type { Page } from '@playwright/test'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/** Staff at work elsewhere, through the same calls as their screen. */
async function asStaff(page: Page) {
  const login = await page.request.post('/req/ops/login', { data: { username: 'ops', password: 'inkroute-ops' } })
  const { data } = (await login.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  return async (path: string, body: object) => {
    const answer = await page.request.post(`/req/ops/afterSale/${path}`, { headers, data: body })
    expect(((await answer.json()) as { status_code: number }).status_code).toBe(200)
  }
}

test('what needs the seller is one click from its fix, and a request is answered live until it is made good', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/views/main')
  const inbox = page.getByRole('region', { name: '现在要处理' }).last()
  await expect(inbox.getByText('工单等你回复').first()).toBeVisible()
  await expect(page.getByRole('figure', { name: '每日支付金额' })).toBeVisible()
  await page.getByLabel('写下要做的事，回车添加').fill('问清白线的批次')
  await page.getByLabel('写下要做的事，回车添加').press('Enter')
  await expect(page.getByRole('checkbox', { name: '完成“问清白线的批次”' })).toBeVisible()
  await expectAccessible(page)
  await inbox.getByRole('link', { name: /去回复 WO/ }).click()

  const thread = page.getByRole('list', { name: '对话' })
  await expect(thread.getByText('麻烦补一张整件正面的照片')).toBeVisible()
  await page.getByLabel('写下回复…').fill('照片稍后补，批次 B2611')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(thread.getByText('批次 B2611')).toBeVisible()
  await expect(page.getByText('实时更新')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')
  const staff = await asStaff(page)
  await staff(`${id}/message`, { id: Number(id), body: '收到，安排重做' })
  await expect(thread.getByText('收到，安排重做')).toBeVisible()
  await staff(`${id}/resolve`, { id: Number(id), outcome: 'reprint', note: '次日发出' })
  const decision = page.getByRole('region', { name: '处理结果' })
  await expect(decision.getByText('免费重做，新订单')).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await decision.getByRole('link').click()
  await expect(page.getByText('免费重做').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
