import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Where the emulators are: beside the server of the journeys, unless the run names another place. */
export const sandbox = (): string => {
  if (process.env.E2E_SANDBOX) return process.env.E2E_SANDBOX
  const { port } = new URL(test.info().project.use.baseURL ?? '')
  return `http://localhost:${Number(port) + 1}`
}

/** Talks to the marketplaces' APIs, where a screen would add nothing. */
export async function desk<T>(page: Page, slug: string, path: string, data?: object): Promise<T> {
  const url = `${sandbox()}/__sandbox/${slug}/${path}`
  const answer = await (data ? page.request.post(url, { data }) : page.request.get(url))
  expect(answer.ok(), `${slug} ${path}`).toBe(true)
  return (await answer.json()) as T
}

/** Calls the API directly, whatever page the browser is on. */
export async function call<T>(page: Page, token: string, path: string, data?: object): Promise<T> {
  // Calls that move money ask for a key; others take one.
  const options = { headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() } }
  const answer = await (data
    ? page.request.post(`/req${path}`, { ...options, data })
    : page.request.get(`/req${path}`, options))
  const said = (await answer.json()) as { status_code: number; msg: string; data: T }
  if (said.status_code !== 200) throw new Error(`${path}: ${said.msg}`)
  return said.data
}

export const sellerToken = async (page: Page): Promise<string> => {
  const data = { username: 'demo', password: 'inkroute-demo' }
  const answer = await page.request.post('/req/api/auth/login', { data })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

export const staffToken = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/req/ops/login', { data: { username: 'ops', password: 'inkroute-ops' } })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

/** From the list of stores to a connected shop; `click` lets a journey count its clicks. */
export async function connectStore(
  page: Page,
  { name, platform }: { readonly name: RegExp; readonly platform: number },
  click: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  await page.goto('/myOrder/storeAdmin')
  await click(page.getByRole('button', { name: '连接店铺' }).first())
  await click(page.getByRole('dialog').getByRole('button', { name }))
  // A platform that is not proven yet says so first.
  const go = page.getByRole('button', { name: /^去 .+ 授权$/ })
  const agree = page.getByRole('button', { name: '同意授权' })
  await expect(go.or(agree)).toBeVisible()
  if (await go.isVisible()) await click(go)
  await click(agree)
  await expect(page).toHaveURL(new RegExp(`storeAdmin\\?platform=${platform}`))
  await expect(page.getByRole('article').first()).toContainText(/同步正常|首次同步中/)
}

/** The production steps, at the factory's desk. */
export async function makeAndSend(page: Page, token: string, order_no: string): Promise<string> {
  const scan = (code: string) => call<{ code: string; state: string }>(page, token, '/ops/production/scan', { code })
  let code = ''
  await expect(async () => {
    code = (await scan(order_no)).code
  }).toPass({ timeout: 600_000, intervals: [1000] })
  for (let state = ''; state !== 'packed'; ) state = (await scan(code)).state
  const tracking_no = `YT${order_no.replace(/\D/g, '').slice(-12)}`
  await call(page, token, '/ops/production/ship', { order_no, tracking_no })
  return tracking_no
}
