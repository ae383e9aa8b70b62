import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as auth from '@inkroute/contract/store/auth'
import { storePlatformOf } from '@inkroute/contract/store/platforms'
import { afterAll, inject, vi } from 'vitest'
import { readConfig } from '../../../config.ts'
import type { Connector } from '../../../connectors/connector.ts'
import { startSandbox } from '../../../infra/sandbox-process.ts'
import type { TestSeller } from '../../../testing/factories.ts'
import { TEST_SECRET } from '../../../testing/global-setup.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** An isolated sandbox: failures injected here affect no other test. */
export async function ownSandbox(): Promise<string> {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(inject('test_dir'), `market-${randomBytes(4).toString('hex')}`),
    APP_SECRET: TEST_SECRET,
  })
  const sandbox = await startSandbox(config, 'http://127.0.0.1:1')
  afterAll(() => sandbox.stop())
  return sandbox.url
}

export interface SandboxShop {
  readonly shop_id: string
  readonly handle: string
  readonly region: string
  readonly keys: Record<string, string>
}

export interface SandboxOrder {
  readonly order_id: string
  readonly number: string
  readonly state: string
  readonly lines: readonly { readonly line_id: string; readonly quantity: number }[]
  readonly shipments: readonly { readonly tracking_number: string }[]
}

/** The control desk of one marketplace. */
export function marketDesk(sandbox_url: string, slug: string) {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${sandbox_url}/__sandbox/${slug}/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${slug} ${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    ask,
    openShop: () => ask<SandboxShop>('shops', { name: 'Contract shop' }),
    approve: (authorize_url: string, shop_id: string) =>
      ask<{ location: string }>('approve', { authorize_url, shop_id }),
    place: (shop_id: string, order: object) => ask<SandboxOrder[]>('orders', { shop_id, quiet: true, ...order }),
    orders: (shop_id: string) => ask<SandboxOrder[]>(`orders?shop_id=${encodeURIComponent(shop_id)}`),
    fault: (kind: string, match = '', times = 1) => ask('fault', { kind, match, times }),
    violations: () => ask<{ call: string; reason: string }[]>('violations'),
  }
}
export type Desk = ReturnType<typeof marketDesk>

/** What a seller comes back from the platform with, or copies from its console. */
export async function fieldsFor(app: TestApp, desk: Desk, connector: Connector, shop: SandboxShop, seller: TestSeller) {
  const { platform } = connector
  const facts = storePlatformOf(platform)
  if (facts?.way === 'keys') {
    const wants_token = facts.fields.some(({ name }) => name === 'access_token')
    const token = wants_token ? await desk.ask<{ access: string }>('token', { shop_id: shop.shop_id }) : null
    const site = facts.needs === 'shop_domain' ? { shop_domain: `${shop.handle}.test` } : {}
    return { ...shop.keys, ...site, ...(token ? { access_token: token.access } : {}), platform: String(platform) }
  }
  const shop_domain = facts?.needs === 'shop_domain' ? `${shop.handle}${facts.domain_suffix || '.test'}` : ''
  const { url } = await app.call(auth.authUrl, { platform, shop_domain, region: shop.region }, seller)
  const { location } = await desk.approve(url, shop.shop_id)
  return Object.fromEntries(new URL(location).searchParams)
}

/** Some sites post their keys a moment after the browser is back. */
export async function bind(app: TestApp, given: Record<string, string>, seller: TestSeller) {
  // The address of a self-hosted shop is asked for beside its keys.
  const { shop_domain = '', ...fields } = given
  const attempt = () =>
    app.call(auth.bindStore, { fields, shop_domain }, seller).catch((error: { error?: string }) => {
      if (error.error !== 'store_keys_pending') throw error
      return null
    })
  return vi.waitUntil(attempt, { timeout: 300_000 })
}
