import { expectMissing } from './support/read-page.ts'
import {
  enterAs,
  enterAsStaff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openWithin,
  test,
} from './support/test.ts'

const stamp = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`

test('a visitor finds a post and comments, staff approve, and everyone sees the comment', async ({ page }) => {
  await page.goto('/home/blog?type=6')
  await expect(page.getByRole('heading', { level: 1, name: '印途博客' })).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索文章' }).fill('平铺')
  await page.getByRole('button', { name: '搜索', exact: true }).last().click()
  await expect(page).toHaveURL(/平铺|%E5%B9%B3/)
  await page
    .getByRole('link', { name: /可平铺图案入门/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('可平铺图案入门')
  await page.getByRole('button', { name: '提交评论' }).click()
  await expect(page.getByText('请填写称呼')).toBeVisible()
  const words = `半移接法很好用 ${stamp()}`
  await page.getByLabel('称呼').fill('小木')
  await page.getByLabel('评论内容').fill(words)
  await page.getByRole('button', { name: '提交评论' }).click()
  await expect(page.getByText('已收到，审核通过后显示在这里')).toBeVisible()
  await enterAsStaff(page)
  await page.goto('/ops/blogComment')
  const row = page.getByRole('row').filter({ hasText: words })
  await row.getByRole('button', { name: '通过' }).click()
  await expect(row).toBeHidden()
  await page.goto('/home/blogDetail?id=16')
  await expect(page.getByText(words)).toBeVisible()
})

test('an unknown post answers 404', ({ request }) => expectMissing(request, ['/home/blogDetail?id=999999']))

test('staff write, preview, publish and withdraw a post', async ({ page }) => {
  await enterAsStaff(page)
  await page.goto('/ops/blog/new')
  const title = `测试文章 ${stamp()}`
  const zh = page.getByRole('tabpanel', { name: '中文' })
  await zh.getByLabel('标题').fill(title)
  await zh.getByLabel('摘要').fill('一段摘要')
  await zh.getByLabel('正文').fill('## 小标题\n这是一段足够长的正文，用来检查预览和发布。')
  await expect(zh.getByRole('heading', { name: '小标题' })).toBeVisible()
  await page.getByRole('tab', { name: '英文' }).click()
  const en = page.getByRole('tabpanel', { name: '英文' })
  await en.getByLabel('标题').fill('A test post')
  await en.getByLabel('摘要').fill('A summary')
  await en.getByLabel('正文').fill('Enough words for a text that can be published.')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('已发布，读者现在可以看到')).toBeVisible()
  const address = await page.getByRole('link', { name: '在网站上查看' }).getAttribute('href')
  await page.goto(address ?? '')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the demo seller claims a coupon and finds it among their own', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/homeCoupon')
  const ticket = page.getByRole('article').filter({ hasText: '冬季家居' })
  await ticket.getByRole('button', { name: /领取|再领/ }).click()
  await expect(ticket.getByText(/已领 \d \/ 2 张|已领取/)).toBeVisible()
  await page.goto('/setting/myCoupon')
  await expect(page.getByRole('heading', { name: '冬季家居 85 折' }).first()).toBeVisible()
})

test('a join form marks what is wrong, keeps its input, and is sent', async ({ page }) => {
  await page.goto('/factoryJoin')
  const company = `绍兴印花 ${stamp()}`
  await page.getByLabel('公司或团队名称').fill(company)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请填写联系人姓名')).toBeVisible()
  await expect(page.getByLabel('联系人')).toBeFocused()
  await page.getByLabel('联系人').fill('沈经理')
  await page.getByLabel('联系电话').fill('030 1')
  await page.getByLabel('邮箱').fill('shen@print.example')
  await page.getByLabel('所在国家和城市').fill('浙江绍兴')
  await page.getByLabel('每月产能（件）').selectOption('2')
  await page.getByLabel('数码直喷 DTG').check()
  await page.getByLabel('介绍与合作设想').fill('两条直喷线，日产两千件，想承接 T恤订单。')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText(/电话不正确/)).toBeVisible()
  await expect(page.getByLabel('公司或团队名称')).toHaveValue(company)
  await page.getByLabel('联系电话').fill('+49 30 1234567')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: '申请已收到' })).toBeVisible()
  await enterAsStaff(page)
  await page.goto('/ops/join')
  await page.getByRole('button', { name: new RegExp(company) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('已联系', { exact: true }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: company })).toContainText('已联系')
})

test('a visitor who wants a plan is asked to log in', async ({ page }) => {
  await page.goto('/vipService')
  await expect(page.getByText('¥159.00')).toBeVisible()
  await page.getByText('按月', { exact: true }).click()
  await expect(page.getByText('¥199.00')).toBeVisible()
  await page.getByRole('button', { name: '购买黄金' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const [prefix, width, paths] of [
  ['', 1440, ['/home/blog', '/homeCoupon', '/factoryJoin']],
  ['/en', 390, ['/home/blogDetail?id=2', '/vipService', '/videoTeaching']],
] as const) {
  test(`${paths.join(', ')} are accessible and fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${prefix}/home/blog`)
    for (const path of paths) {
      await openWithin(page, prefix + path)
      await expect(page).toHaveURL(prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}
