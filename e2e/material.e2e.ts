import type { Page } from '@playwright/test'
import { onePictureOfEachType } from './support/pictures.ts'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const options = (page: Page) => page.getByRole('option').filter({ visible: true })

test('a seller sorts pictures into folders, renames, tags, deletes and restores them, and finds one by similarity', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/gallery/material')
  await expect(page.getByText(/共 \d+ 张/)).toBeVisible()
  await page.getByRole('button', { name: '新建文件夹', exact: true }).first().click()
  const folder = `端午新品 ${Date.now() % 100_000}`
  await page.getByLabel('文件夹名称').fill(folder)
  await page.getByRole('button', { name: /^保\s*存$/ }).click()
  await page.getByRole('button', { name: new RegExp(`^${folder}`) }).click()
  await expect(page.getByText('这个文件夹是空的', { exact: false })).toBeVisible()

  const files = (await onePictureOfEachType()).filter(({ name }) => /\.(png|jpg)$/.test(name)).slice(0, 2)
  await page.getByTestId('file-picker').setInputFiles(files)
  await expect(page.getByText(`共 ${files.length} 张`)).toBeVisible()

  await page.getByRole('listbox', { name: '图片' }).focus()
  await page.keyboard.press('Control+a')
  await expect(page.getByText(`已选 ${files.length} 张`).first()).toBeVisible()
  await page.getByRole('button', { name: '“图片”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await page.getByText('统一编号').click()
  await page.getByLabel('文字', { exact: true }).fill('端午-')
  await expect(page.getByRole('cell', { name: /^端午-001\./ })).toBeVisible()
  await page.getByRole('button', { name: `重命名 ${files.length} 张` }).click()
  await expect(options(page).filter({ hasText: '端午-001' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^重命名/ })).toBeHidden()

  await page.getByRole('listbox', { name: '图片' }).focus()
  await page.keyboard.press('Control+a')
  await expect(page.getByText(`已选 ${files.length} 张`).first()).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByText(`已删除 ${files.length} 张图片`)).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(options(page).filter({ hasText: '端午-002' })).toBeVisible()

  await page.goto('/gallery/material?view=similar')
  const [first] = files
  if (!first) throw new Error('no picture')
  await page.getByTestId('image-search').setInputFiles([first])
  await expect(options(page).filter({ hasText: '端午-' }).first()).toBeVisible()
  await expect(page.getByText(/相似度 \d+%/).first()).toBeVisible()
})

test('platform gallery and templates fit every width and lead into the studio', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/gallery/platform?category=pet')
  await expect(page.getByText(/共 \d+ 款/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/design/designTemplate?scenario=pets')
  await expect(page.getByRole('link', { name: /^使用“.*(柯基|猫)/ }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.goto('/gallery/platform')
  await expect(page.getByText(/共 \d+ 款/)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
