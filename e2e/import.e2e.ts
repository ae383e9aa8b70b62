import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const berlin = 'Anna Schmidt,+49 30 901820,德国,Berlin,Berlin,Invalidenstraße 43,10115'

test('a seller imports a file, mends and matches in place, makes the orders, undoes them and looks at the statistics', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/myOrder/importOrder')
  const number = `E2E-${Date.now()}`
  // What is matched once is known ever after, so every try brings a code of its own.
  const code = `NO-SUCH-${number}`
  const rows = [`${number}-1,${code},1,${berlin}`, `${number}-2,${code},two,${berlin}`]
  const body = ['订单号,SKU,数量,收件人,电话,国家,州,城市,地址,邮编', ...rows].join('\r\n')
  const file = { name: `${number}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${body}`) }
  await page.getByTestId('import-file').setInputFiles(file)

  await expect(page.getByRole('heading', { name: file.name })).toBeVisible()
  // A push that arrives just now may take the focus out of the cell; then one presses again.
  await expect(async () => {
    await page.getByRole('button', { name: '修改第 3 行的数量: two' }).click({ timeout: 2000 })
    await page.getByRole('textbox', { name: '修改第 3 行的数量' }).fill('2', { timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: new RegExp(code) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '就是它' }).first().click()
  const commit = page.getByRole('button', { name: '导入 2 个订单' })
  await expect(commit).toBeEnabled()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await commit.click()
  await expect(page.getByText('已导入 2 个订单', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '撤销这次导入' }).click()
  await page.getByRole('button', { name: '撤销未付款的订单' }).click()
  await expect(page.getByText('已撤销 2 个订单').first()).toBeVisible({ timeout: 30_000 })

  await page.goto('/myOrder/orderStatistics')
  await expect(page.getByRole('heading', { name: '每日走势' })).toBeVisible()
  await page.getByRole('tab', { name: '按国家' }).click()
  await expect(page.getByRole('columnheader', { name: '较上期' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
