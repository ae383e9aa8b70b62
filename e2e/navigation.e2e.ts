import type { Page } from '@playwright/test'
import { call, sellerToken } from './support/stores.ts'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

/** The guide would open at an unpredictable moment. */
async function enterWithoutGuide(page: Page): Promise<string> {
  const token = await sellerToken(page)
  await call(page, token, '/distribution/user/skipGuide', {})
  await enterAs(page, 'demo', 'inkroute-demo')
  return token
}

interface OrderRow {
  readonly id: number
  readonly order_no: string
  readonly buyer_name: string
}

test('one group of the menu is open at a time, each leads where its name says, and twins are one screen', async ({
  page,
}) => {
  await enterWithoutGuide(page)
  await page.goto('/main/bulletin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const side = page.getByRole('navigation', { name: '侧边导航' })
  // A count or the word “new” may follow a name.
  const group = (name: string) => side.getByRole('button', { name: new RegExp(`^${name}`) })
  const shown = (name: string) => side.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(group('首页')).toHaveAttribute('aria-expanded', 'true')
  await expect(group('订单')).toHaveAttribute('aria-expanded', 'false')
  await expect(shown('购物车')).toBeHidden()

  await group('选品').click()
  await expect(shown('底版目录')).toHaveAttribute('href', '/products')
  for (const name of ['常用底版', '收藏的底版', '底版展示图']) await expect(shown(name)).toBeVisible()
  await expect(group('首页')).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(group('选品')).toHaveAttribute('aria-expanded', 'true')
  await group('选品').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(group('首页')).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)

  await page.getByRole('navigation', { name: '顶部菜单' }).getByRole('link', { name: '订单', exact: true }).click()
  await expect(page).toHaveURL('/myOrder/orderAdmin')
  await expect(group('订单')).toHaveAttribute('aria-expanded', 'true')
  await expect(shown('售后')).toHaveCount(1)

  await shown('售后').click()
  await expect(page).toHaveURL('/myOrder/workOrder')
  const tabs = page.getByRole('navigation', { name: '售后类别' })
  await tabs.getByRole('link', { name: '退货申请' }).click()
  await expect(page).toHaveURL('/myOrder/returnApply')
  await expect(page.getByRole('heading', { level: 1, name: '售后' })).toBeVisible()
  await expect(shown('售后')).toHaveAttribute('aria-current', 'page')
  for (const path of ['/setting/planBuy', '/setting/groupLevelPay']) {
    await openWithin(page, path)
    await expect(page.getByRole('heading', { level: 1, name: '购买套餐' })).toBeVisible()
  }
  for (const path of ['/main/valueAddedServices/design', '/setting/valueAddedServicesDesign']) {
    await openWithin(page, path)
    await expect(page.getByRole('heading', { level: 1, name: '设计数量服务' })).toBeVisible()
  }
})

test('Ctrl + K finds an order, goods, a SKU, help and an action by keyboard alone', async ({ page }) => {
  const token = await enterWithoutGuide(page)
  const orders = await call<{ data: OrderRow[] }>(page, token, '/distribution/order?page_size=1')
  const order = orders.data[0] as OrderRow
  const library = await call<{ data: { id: number; title: string }[] }>(page, token, '/distribution/goods?page_size=1')
  const goods = library.data[0] as { id: number; title: string }
  await page.goto('/main/bulletin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const search = page.getByRole('dialog', { name: '搜索' })
  const box = search.getByRole('combobox')
  const found = (kind: string) => search.getByRole('group', { name: kind, exact: true }).getByRole('option')

  await page.keyboard.press('Control+k')
  await box.fill(order.order_no)
  await expect(found('订单').first()).toContainText(order.order_no)
  await expect(found('订单').first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/myOrder/orderDetail/${order.id}`)

  await page.keyboard.press('Control+k')
  await expect(found('最近打开')).toContainText([order.order_no])
  await box.fill(goods.title)
  await expect(found('商品').first()).toBeVisible()
  await box.fill('no such thing 4711')
  await expect(search.getByText('没有找到“no such thing 4711”')).toBeVisible()
  await box.fill('绑定登录')
  await expect(found('页面')).toContainText(['微信登录'])
  await box.fill('top up')
  await expect(found('操作').first()).toContainText('充值')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/setting/recharge')

  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click()
  await box.fill('微信')
  await expect(found('帮助').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
})
