import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as auth from '@inkroute/contract/store/auth'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import { afterAll, inject, vi } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import type { Connector } from '../../../connectors/core/connector.ts'
import type { Desk, SandboxShop } from '../../../connectors/testing/market-desk.ts'
import { startSandbox } from '../../../infra/sandbox-process.ts'
import type { TestSeller } from '../../../testing/factories.ts'
import { TEST_SECRET } from '../../../testing/node-process.ts'
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

/** What a seller comes back from the platform with, or copies from its console. */
export async function fieldsFor(app: TestApp, desk: Desk, connector: Connector, shop: SandboxShop, seller: TestSeller) {
  const { platform } = connector
  const facts = findStorePlatform(platform)
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
  return vi.waitUntil(attempt, { timeout: inject('patience_ms') })
}
