import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

export interface NewProduct {
  readonly photo: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  readonly name: { readonly zh: string; readonly en: string }
  readonly code: string
  readonly surface: '布料' | '圆柱' | '平面' | '自由轮廓'
  readonly width_cm: number
  readonly sizes: string
  readonly category: string
  readonly size_type: string
  readonly technique: string
  readonly material: { readonly zh: string; readonly en: string }
  readonly hs_code: string
  /** Price, cost, weight and packed size of every variant. */
  readonly values: readonly [price: string, cost: string, weight_g: string, packed_cm: string]
}

/** Names of the picture and product on screen, for screenshots. */
export type Shoot = (name: string) => Promise<void>

const openStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '步骤' }).getByRole('button', { name }).click()

/** From a photograph to a product draft: surface, background, scale, pictures. */
export async function makeViews(page: Page, product: NewProduct, shoot: Shoot): Promise<void> {
  await page.goto('/ops/bench')
  await page.getByRole('button', { name: '从照片新建' }).first().click()
  await page.getByLabel('选择照片').first().setInputFiles(product.photo)
  await page.getByLabel('图片组名称').fill(product.name.zh)
  await openStep(page, '印面')
  await page.getByRole('button', { name: product.surface }).click()
  await expect(page.getByRole('button', { name: product.surface })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('正在准备照片…')).toBeHidden()
  await openStep(page, '遮挡')
  const stage = await page.locator('[data-stage]').boundingBox()
  if (!stage) throw new Error('no stage')
  await page.mouse.click(stage.x + stage.width / 2, stage.y + 40)
  await expect(page.getByRole('button', { name: '清除这一层' })).toBeEnabled()
  await openStep(page, '尺寸')
  await page.getByLabel('宽', { exact: true }).fill(String(product.width_cm))
  await page.getByLabel('宽', { exact: true }).press('Enter')
  await expect(page.getByLabel('高', { exact: true })).not.toHaveValue('')
  await shoot(`${product.code}-bench`)
  await openStep(page, '完成')
  await page.getByRole('button', { name: '制作图片' }).click()
  await expect(page.getByText('图片已做好，可以用到产品上。')).toBeVisible({ timeout: 900_000 })
  await page.getByLabel('或新建产品，编码').fill(product.code)
  await page.getByLabel('尺码', { exact: true }).fill(product.sizes)
  await page.getByRole('button', { name: '新建产品草稿' }).click()
  await page.getByRole('link', { name: product.name.zh }).click()
  await expect(page).toHaveURL(/\/ops\/catalog\/\d+/)
}

async function choose(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  if (await field.isEditable()) await field.fill(words)
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: words }).first().click()
}

/** Fills in what a draft lacks, and puts it on sale; returns the product's number. */
export async function putOnSale(page: Page, product: NewProduct, shoot: Shoot): Promise<number> {
  const { name, material } = product
  const texts = {
    '名称 · 英文': name.en,
    '副标题 · 中文': `${name.zh}，一件起印`,
    '副标题 · 英文': `${name.en}, printed one by one`,
    '详细介绍 · 中文': `${name.zh}，${material.zh}，在东莞印刷。`,
    '详细介绍 · 英文': `${name.en} of ${material.en}, printed in Dongguan.`,
    '材质 · 中文': material.zh,
    '材质 · 英文': material.en,
  }
  for (const [label, words] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(words)
  await choose(page, '类目', product.category)
  await choose(page, '尺码类型', product.size_type)
  await choose(page, '添加工艺', product.technique)
  await page.getByLabel('海关编码').fill(product.hs_code)
  await page.getByLabel('海关编码').press('Enter')
  await page.getByText('全部字段').click()
  const grid = page.getByRole('table', { name: '规格矩阵' })
  const rows = (await grid.getByRole('row').count()) - 1
  // SKU and barcode are the first two columns.
  for (let row = 0; row < rows; row++)
    for (const [at, value] of product.values.entries()) await grid.locator(`[data-cell="${row}:${at + 2}"]`).fill(value)
  await page.keyboard.press('Tab')
  await expect(page.getByText('可以上架')).toBeVisible()
  await shoot(`${product.code}-editor`)
  await page.getByRole('button', { name: '上架', exact: true }).click()
  await expect(page.getByText('已上架，访客可以看到')).toBeVisible()
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

/** Receives blanks as a delivery: scan, count, post. */
export async function receiveStock(page: Page, skus: Readonly<Record<string, number>>, shoot: Shoot): Promise<void> {
  await page.getByRole('link', { name: '库存单据' }).last().click()
  await page.getByRole('button', { name: '新建入库' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'CN-DG' }).click()
  await dialog.getByRole('button', { name: '开始' }).click()
  await expect(page).toHaveURL(/\/ops\/stockDocument\/\d+/)
  for (const [sku, pieces] of Object.entries(skus)) {
    await page.getByPlaceholder('扫描 SKU 或条码，回车加 1 件').fill(sku)
    await page.keyboard.press('Enter')
    await page.getByLabel(`${sku} 数量`).fill(String(pieces))
  }
  await page.getByRole('button', { name: '保存草稿' }).click()
  await shoot('stock')
  await page.getByRole('button', { name: '过账' }).click()
  await page.locator('.ant-popover').getByRole('button', { name: '过账' }).click()
  await expect(page.getByText(/已过账/).first()).toBeVisible()
}
