import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import * as auth from '../../contract/src/store/auth.ts'
import { storePlatforms } from '../../contract/src/store/platforms.ts'
import type { App } from '../../server/src/app.ts'
import type { Config } from '../../server/src/config/config.ts'
import { type SandboxProcess, startSandbox } from '../../server/src/infra/sandbox-process.ts'
import { saveSellerLevel } from '../../server/src/modules/account/account.ts'
import { type Bench, is_short, openBench, openFolder } from '../support/bench.ts'
import { openInstallation } from '../support/installation.ts'

/** The level with unlimited stores. */
const LEVEL = 4
const KEY_TRIES = 40

export interface World {
  readonly app: App
  /** The form the test helpers expect. */
  readonly test_app: never
  readonly origin: string
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<Reply<E>>
  desk<T>(slug: string, path: string, body?: object): Promise<T>
}

async function callAt(
  origin: string,
  endpoint: Endpoint,
  input: object,
  { token = '', headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) {
  const rest: Record<string, unknown> = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return String(value)
  })
  const is_get = endpoint.method === 'GET'
  const query = is_get ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const answer = await fetch(`${origin}/req${path}${query}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(is_get ? {} : { body: JSON.stringify(rest) }),
  })
  const said = (await answer.json()) as { status_code: number; msg: string; error?: string; data: unknown }
  if (said.status_code !== 200) throw new Error(`${endpoint.path}: ${said.error} ${said.msg}`)
  return said.data
}

const startMarkets = (bench: Bench, config: Config): Promise<SandboxProcess> =>
  bench.start(startSandbox(config, 'http://127.0.0.1:1'), (started) => started.stop())

let shared: Promise<SandboxProcess> | undefined

/** The marketplaces, in the short form the same for all: they know our installations by the same secret. */
function openMarkets(bench: Bench, config: Config): Promise<SandboxProcess> {
  if (!is_short) return startMarkets(bench, config)
  if (!shared) {
    const kept = openBench('shared marketplaces')
    shared = startMarkets(kept, { ...config, data_dir: openFolder(kept) })
  }
  return shared
}

/** A complete InkRoute with its own database, and the marketplaces in a separate process. Rate limits apply unless said otherwise. */
export async function openWorld(bench: Bench, settings: Readonly<Record<string, string>> = {}): Promise<World> {
  let sandbox_url = ''
  const { app, origin } = await openInstallation(bench, {
    holds: 'shop',
    env: {
      PUBLIC_URL: 'http://127.0.0.1:1',
      APP_SECRET: 'bench-bench-bench-bench-bench-bench-bench',
      RATE_LIMITS: 'true',
      ...settings,
    },
    sandboxAt: async (config) => {
      const sandbox = await openMarkets(bench, config)
      sandbox_url = sandbox.url
      return sandbox_url
    },
  })
  const call: World['call'] = (endpoint, input, options) => callAt(origin, endpoint, input as object, options) as never
  return {
    app,
    origin,
    call,
    test_app: { ...app, origin, call } as never,
    async desk(slug, path, body) {
      const answer = await fetch(`${sandbox_url}/__sandbox/${slug}/${path}`, {
        method: body ? 'POST' : 'GET',
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      })
      if (!answer.ok) throw new Error(`${slug} ${path}: ${await answer.text()}`)
      return (await answer.json()) as never
    },
  }
}

export interface OpenedStore {
  readonly id: number
  readonly slug: string
  readonly shop_id: string
}

interface Shop {
  readonly shop_id: string
  readonly handle: string
  readonly region: string
}

/** Opens a shop there and authorises InkRoute, the way a person does. */
export async function openStore(
  { call, desk, app }: World,
  slug: string,
  seller: { readonly seller_id: number; readonly token: string },
): Promise<OpenedStore> {
  const facts = storePlatforms.find((one) => one.slug === slug)
  if (!facts) throw new Error(`no platform ${slug}`)
  await saveSellerLevel(app.ctx.db, seller.seller_id, LEVEL)
  const shop = await desk<Shop>(slug, 'shops', { name: 'Bench shop' })
  const shop_domain = facts.needs === 'shop_domain' ? `${shop.handle}${facts.domain_suffix || '.test'}` : ''
  const asked = { platform: facts.id, shop_domain, region: shop.region }
  const { url } = await call(auth.authUrl, asked, seller)
  const { location } = await desk<{ location: string }>(slug, 'approve', {
    authorize_url: url,
    shop_id: shop.shop_id,
  })
  const fields = Object.fromEntries(new URL(location).searchParams)
  for (let tries = 0; ; tries++) {
    try {
      const { stores } = await call(auth.bindStore, { fields }, seller)
      return { id: stores[0]?.id ?? 0, slug, shop_id: shop.shop_id }
    } catch (error) {
      // A site posts its keys a moment after the browser is back.
      if (!String(error).includes('store_keys_pending') || tries > KEY_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
