import { readFile } from 'node:fs/promises'
import { enterAtEmptyTable, getLayers, openStudio, PICTURE_MS } from './support/studio.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await enterAtEmptyTable(page, [1005])
})

test('a design leaves the studio: as a file in true size, and as a link that a stranger comments on', async ({
  page,
  browser,
}) => {
  await openStudio(page, '?id=1005&color=1&size=1')
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name: '形状' }).click()
  await page.getByRole('complementary', { name: '形状' }).getByRole('button', { name: '五角星' }).click()
  await expect(getLayers(page)).toHaveCount(1)
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: '下载 SVG' }).click(),
  ])
  const svg = await readFile(await download.path(), 'utf8')
  expect(svg).toMatch(/<svg[^>]* width="[\d.]+mm" height="[\d.]+mm" viewBox=/)
  expect(svg).toContain('<path')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const title = `给客户看 ${Date.now()}`
  await dialog.getByRole('textbox', { name: '标题' }).fill(title)
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = dialog.getByRole('textbox', { name: `“${title}”的链接` })
  await expect(link).toBeVisible({ timeout: PICTURE_MS })
  const address = await link.inputValue()
  const stranger = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible()
  await expect(stranger.getByRole('img', { name: new RegExp(title) }).first()).toBeVisible()
  await expectNoSidewaysScroll(stranger)
  await stranger.getByLabel('您的名字').fill('客户小王')
  await stranger.getByRole('textbox', { name: '评论' }).fill('星星换成蓝色更好')
  await stranger.getByRole('button', { name: '发表评论' }).click()
  await expect(stranger.getByRole('listitem').filter({ hasText: '星星换成蓝色更好' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: title }).first()
  await expect(row.getByText('星星换成蓝色更好')).toBeVisible()
  await row.getByRole('button', { name: '收回链接' }).click()
  await expect(link).toBeHidden()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  await stranger.context().close()
})
