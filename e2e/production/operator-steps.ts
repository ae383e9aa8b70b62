import type { Page } from '@playwright/test'
import { staffToken } from '../new-shop/factory-steps.ts'
import { call } from '../support/stores.ts'
import { expect } from '../support/test.ts'
import { installation } from './installation.ts'

interface Service {
  readonly name: string
  readonly state: string
  readonly health: { readonly last_ok_at: string | null; readonly failing_since: string | null } | null
}

const listServices = async (page: Page) =>
  (await call<{ services: Service[] }>(page, await staffToken(page), '/ops/services')).services

const secretNames = ['password', 'private_key', 'public_key', 'api_v3_key', 'platform_key', 'client_secret', 'token']
const isSecret = (key: string) => secretNames.includes(key) || /secret/.test(key)

/** By the API: the screen is walked through for mail, and its form is the same for all. */
async function enterService(page: Page, token: string, name: string): Promise<void> {
  const entry = installation.services.find(({ service }) => service === name)
  if (!entry) throw new Error(`no keys for ${name}`)
  const path = `/ops/services/${name}`
  const { revision } = await call<{ revision: number }>(page, token, path)
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(entry.values).filter(([key]) => isSecret(key) === wanted))
  const input = { provider: entry.provider, settings: pick(false), secrets: pick(true), revision }
  await call(page, token, path, input)
}

/** Mail on the screen: the fields, the choice of encryption, and the button that sends a test. */
async function enterMailOnScreen(page: Page): Promise<void> {
  const mail = installation.services.find(({ service }) => service === 'mail')
  const values = mail?.values ?? {}
  await page.goto('/ops/services')
  await page.getByRole('row', { name: /^邮件/ }).getByRole('button', { name: '设置' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('服务器').fill(values.host ?? '')
  await drawer.getByLabel('端口').fill(values.port ?? '')
  await drawer.getByLabel('加密方式').click()
  await page.locator('.ant-select-item-option').filter({ hasText: '不加密' }).click()
  await drawer.getByLabel('用户名').fill(values.user ?? '')
  await drawer.getByLabel('密码或授权码').fill(values.password ?? '')
  await drawer.getByLabel('发件地址').fill(values.from_address ?? '')
  await drawer.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(page.getByText('已保存，立即生效')).toBeVisible()
  await drawer.getByLabel('收件邮箱').fill(mail?.to ?? '')
  await drawer.getByRole('button', { name: /^发\s*送$/ }).click()
  await expect(drawer.getByText(/^已受理/)).toBeVisible()
}

/** Nothing is on before it is entered; afterwards every service answers its test. */
export async function setUpServices(page: Page): Promise<void> {
  const token = await staffToken(page)
  const before = await listServices(page)
  expect(before.filter(({ name, state }) => name !== 'bank' && state !== 'off')).toEqual([])
  await enterMailOnScreen(page)
  for (const { service, to = '' } of installation.services.filter((one) => one.service !== 'mail')) {
    await enterService(page, token, service)
    // The other node may have to hear of it first.
    await expect(async () => {
      const outcome = await call<{ is_ok: boolean; answer: string }>(page, token, `/ops/services/${service}/test`, {
        to,
      })
      expect(outcome, service).toMatchObject({ is_ok: true })
    }).toPass({ timeout: 30_000, intervals: [1000] })
  }
  const names = installation.services.map(({ service }) => service)
  const after = (await listServices(page)).filter(({ name }) => names.includes(name))
  expect(after).toHaveLength(names.length)
  for (const { name, state, health } of after) {
    expect({ name, state, is_failing: Boolean(health?.failing_since) }).toEqual({
      name,
      state: 'configured',
      is_failing: false,
    })
  }
}

const channels = ['alipay', 'wechat_pay', 'stripe', 'paypal'] as const

interface Reconciled {
  readonly channel: string
  readonly day: string
  readonly state: string
  readonly matched: number
  readonly ours_only: number
  readonly theirs_only: number
  readonly differs: number
}

/** Compares today with every gateway; returns how many payments each knows. */
export async function reconcileToday(page: Page): Promise<Record<string, number>> {
  const token = await staffToken(page)
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
  for (const channel of channels) await call(page, token, `/ops/reconcile/${channel}/${day}`, {})
  let rows: Reconciled[] = []
  await expect(async () => {
    const { data } = await call<{ data: Reconciled[] }>(page, token, '/ops/reconcile?page_size=50')
    rows = data.filter((row) => row.day === day && row.state === 'done')
    expect(new Set(rows.map(({ channel }) => channel))).toEqual(new Set(channels))
  }).toPass({ timeout: 300_000, intervals: [500] })
  for (const { channel, ours_only, theirs_only, differs } of rows)
    expect({ channel, ours_only, theirs_only, differs }).toEqual({ channel, ours_only: 0, theirs_only: 0, differs: 0 })
  return Object.fromEntries(rows.map(({ channel, matched }) => [channel, matched]))
}

interface Stuck {
  readonly jobs: { readonly rows: readonly object[] }
  readonly late: { readonly rows: readonly object[] }
  readonly held: { readonly rows: readonly object[] }
  readonly refunds: { readonly rows: readonly object[] }
}

export async function expectNothingStuck(page: Page): Promise<void> {
  const stuck = await call<Stuck>(page, await staffToken(page), '/ops/stuck')
  const rows = [stuck.jobs, stuck.late, stuck.held, stuck.refunds].flatMap((list) => list.rows)
  expect(rows).toEqual([])
}
