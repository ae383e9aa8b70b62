import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { workbook } from './workbook.ts'

const STEP_MS = 30_000

/** The six digits an authenticator app shows for a secret. */
function getDigits(secret: string): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

const fillAll = async (scope: Pick<Page, 'getByLabel'>, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await scope.getByLabel(label, { exact: true }).first().fill(value)
}

const chooseOption = (page: Page, words: string) =>
  page.locator('.ant-select-item-option').filter({ hasText: words }).first().click()

/** The link of the first start: a password, an authenticator app, and the overview with the first steps. */
export async function becomeAdministrator(page: Page, first_link: string): Promise<void> {
  const password = 'seven-blue-mugs'
  await page.goto(first_link)
  await fillAll(page, { 新密码: password, 确认密码: password })
  await page.getByRole('button', { name: '保存密码' }).click()
  await page.waitForURL('**/ops/login')
  await page.getByLabel('用户名').fill('admin')
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  await page.locator('input[name=code]').fill(getDigits(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '已保存，继续' }).click()
}

/** Opens the overview and follows the next step of its list. */
export async function followStep(
  page: Page,
  name: string,
  done: number,
  shoot: (name: string) => Promise<void> = async () => {},
): Promise<void> {
  await page.goto('/ops')
  await expect(page.getByText(`已完成 ${done} / 6 步`)).toBeVisible()
  await shoot('first-steps')
  await page.getByRole('region', { name: '从空店到第一单' }).getByRole('link', { name }).click()
}

export async function enterCompany(page: Page): Promise<void> {
  await fillAll(page, {
    '公司全称 · 中文': '墨坊印花有限公司',
    '公司全称 · 英文': 'Inkhouse Printing Ltd.',
    '注册地址 · 中文': '广东省东莞市南城街道莞太路 18 号',
    客服邮箱: 'hello@inkhouse.example',
    电话: '+86 769 2280 1800',
    户名: '墨坊印花有限公司',
    开户行: '中国银行东莞南城支行',
    账号: '6217 0000 1234 5678',
    '网站名称 · 中文': '墨坊',
    '网站名称 · 英文': 'Inkhouse',
  })
  await page.getByRole('button', { name: '保存并生效' }).click()
  await expect(page.getByText('已保存，页面已更新')).toBeVisible()
}

export async function addWarehouse(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建仓库' }).click()
  const form = page.getByRole('dialog')
  await fillAll(form, { 代码: 'CN-DG', 中文名: '东莞仓', 英文名: 'Dongguan', 邮编: '523000' })
  await fillAll(form, { '城市（中文）': '东莞', '城市（英文）': 'Dongguan', 详细地址: '18 Guantai Road, Nancheng' })
  await form.getByLabel('工艺').click()
  await chooseOption(page, '白墨烫画')
  await chooseOption(page, '热升华')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('CN-DG 已保存')).toBeVisible()
}

/** A channel, and the table its carrier sent as xlsx, in force from today. */
export async function bringInFreight(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: '新建渠道' }).first().click()
  const form = page.getByRole('dialog')
  await fillAll(form, { 编码: 'CN-LINE-ECO', 中文名称: '经济专线', 英文名称: 'Economy line', 承运商: '燕文' })
  await form.getByRole('button', { name: '保存' }).click()
  await page.getByRole('link', { name: '导入价格表' }).click()
  await expect(page.getByText('把 .xlsx 或 .csv 拖到这里，或点击选择')).toBeVisible()
  const prices = [
    ['重量(kg)', '美国', '德国', '英国'],
    ['0-0.5', '22', '26', '21'],
    ['0.5-1', '36', '41', '34'],
    ['1-2', '62', '70', '58'],
  ]
  await page.locator('input[type=file]').setInputFiles(workbook('燕文经济专线 2026.xlsx', prices))
  await expect(page.getByRole('button', { name: '存为草稿' })).toBeEnabled()
  await shoot('freight')
  await page.getByRole('button', { name: '存为草稿' }).click()
  await expect(page).toHaveURL(/\/ops\/freight\/tariff\/\d+/)
  await page.getByRole('button', { name: '排期生效' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '排期生效' }).click()
  // Exact: a draft is compared with the table in force, in the same words.
  await expect(page.getByText('生效中', { exact: true })).toBeVisible()
}
