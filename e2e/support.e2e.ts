import { onePictureOfEachType } from './support/pictures.ts'
import { enterAs, enterAsStaff, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test('a question with a screenshot reaches staff, and the answer reaches the seller', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await enterAsStaff(page)
  const [picture] = await onePictureOfEachType()
  if (!picture) throw new Error('no picture')
  const question = `导出的文件在哪里下载？${Date.now()}`

  await page.goto('/main/message')
  await page.getByRole('button', { name: /^联系客服/ }).click()
  const panel = page.getByRole('dialog', { name: '联系客服' })
  await panel.getByLabel('有什么可以帮您？').fill(question)
  const articles = panel.getByRole('region', { name: '这些文章可能有帮助' })
  await expect(articles.getByRole('link').first()).toHaveAttribute('href', /^\/helpCenter\?id=\d+$/)
  await panel.locator('input[type=file]').setInputFiles(picture)
  await expect(panel.getByRole('img', { name: picture.name })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: '发送给客服' }).click()
  const thread = panel.getByRole('list', { name: '对话' })
  await expect(thread.getByText(question)).toBeVisible()
  await expect(thread.getByRole('img', { name: picture.name })).toBeVisible()

  await page.goto('/ops/afterSale?tab=conversation')
  await page.getByRole('button', { name: new RegExp(question.replace('？', '.')) }).click()
  await expect(page.getByText('提问时所在页面 /main/message')).toBeVisible()
  await page.getByLabel('写下回复…').fill('在右上角头像菜单的“导出记录”里')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('list', { name: '对话' }).getByText('导出记录')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto('/main/message')
  await page.getByRole('button', { name: /^联系客服，1 条未读/ }).click()
  await panel.getByRole('button', { name: new RegExp(question.replace('？', '.')) }).click()
  await expect(thread.getByText('在右上角头像菜单的“导出记录”里')).toBeVisible()
  await panel.getByRole('button', { name: '问题已解决' }).click()
  await expect(panel.getByRole('region', { name: '您的对话' }).getByText('已结束').first()).toBeVisible()
})
