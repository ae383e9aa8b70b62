import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Calls the API directly, whatever page the browser is on. */
export const sandbox = (): string => {
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

export async function call<T>(page: Page, token: string, path: string, data?: object): Promise<T> {
  const options = { headers: { authorization: `Bearer ${token}` } }
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
