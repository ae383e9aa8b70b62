import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { serviceKey } from '../shared/signed-requests.ts'
import { signedText as magentoText } from './magento/magento-guard.ts'
import { signedText } from './woocommerce/woo-guard.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-secrets-'))
const callback_origin = 'http://127.0.0.1:9'
const config = { port: 0, data_dir, secret: 'a-shared-secret', callback_origin }
const sandbox = createSandbox(config)
afterAll(async () => {
  await sandbox.close()
  rmSync(data_dir, { recursive: true })
})

interface Shop {
  readonly shop_id: string
  readonly handle: string
  readonly keys: Record<string, string>
}
interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly query?: Record<string, string>
  readonly form?: Record<string, string>
  readonly json?: Record<string, unknown>
}

const key = (slug: string) => serviceKey(config.secret, `market-${slug}`)
const control = async <T>(slug: string, path: string, payload?: object): Promise<T> =>
  (
    await sandbox.inject({
      method: payload ? 'POST' : 'GET',
      url: `/__sandbox/${slug}/${path}`,
      ...(payload ? { payload } : {}),
    })
  ).json()

async function send({ method, path, headers, query, form, json }: Call) {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const payload = form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json) : undefined
  const answer = await sandbox.inject({
    method,
    url: `${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    headers: { host: '127.0.0.1:9', ...(payload ? { 'content-type': type } : {}), ...headers },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() as Record<string, string> }
}

const flip = (text: string, at: number) =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)

/** The call with one byte of one part changed, at its beginning, in the middle and near its end. */
function mutants(call: Call, part: string): Call[] {
  const groups = ['headers', 'query', 'form', 'json'] as const
  const group = groups.find((name) => call[name]?.[part] !== undefined) ?? 'headers'
  const text = String(call[group]?.[part] ?? '')
  return [0, Math.floor(text.length / 2), Math.max(0, text.length - 2)].map((at) => ({
    ...call,
    [group]: { ...call[group], [part]: flip(text, at) },
  }))
}

async function refusesEveryMutant(make: () => Call | Promise<Call>, parts: readonly string[]): Promise<void> {
  expect((await send(await make())).status).toBe(200)
  for (const part of parts) {
    for (const call of mutants(await make(), part)) {
      const { status } = await send(call)
      expect([part, status >= 400 && status < 500]).toEqual([part, true])
    }
  }
}

const firstShop = async (slug: string): Promise<Shop> => {
  const [shop] = await control<Shop[]>(slug, 'shops')
  if (!shop) throw new Error(`no shop at ${slug}`)
  return shop
}

/** The parameters of the redirect after the merchant approved. */
async function approved(slug: string, authorize_url: string, shop_id: string): Promise<Record<string, string>> {
  const { location } = await control<{ location: string }>(slug, 'approve', { authorize_url, shop_id })
  return Object.fromEntries(new URL(location).searchParams)
}

test('woocommerce: every byte of a signed address counts', async () => {
  const shop = await firstShop('woocommerce')
  const { consumer_key = '', consumer_secret = '' } = shop.keys
  const path = `/market/woocommerce/${shop.handle}.test/wp-json/wc/v3/orders`
  const make = (): Call => {
    const query: Record<string, string> = {
      per_page: '50',
      page: '1',
      orderby: 'modified',
      order: 'asc',
      dates_are_gmt: 'true',
      modified_after: '2026-01-01T00:00:00',
      oauth_consumer_key: consumer_key,
      oauth_nonce: randomBytes(8).toString('hex'),
      oauth_signature_method: 'HMAC-SHA256',
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
    }
    const oauth_signature = createHmac('sha256', `${consumer_secret}&`)
      .update(signedText('GET', `http://127.0.0.1:9${path}`, query))
      .digest('base64')
    return { method: 'GET', path, query: { ...query, oauth_signature } }
  }
  await refusesEveryMutant(make, Object.keys(make().query ?? {}))
  const once = make()
  expect([(await send(once)).status, (await send(once)).status]).toEqual([200, 401])
})

test('magento: every byte of the header and of the query counts, and a signature works once', async () => {
  const shop = await firstShop('magento')
  const { consumer_key = '', consumer_secret = '', oauth_token = '', oauth_token_secret = '' } = shop.keys
  const path = `/market/magento/${shop.handle}.test/rest/V1/orders`
  const query = { 'searchCriteria[pageSize]': '50', 'searchCriteria[currentPage]': '1' }
  const make = (own: Record<string, string> = {}): Call => {
    const oauth: Record<string, string> = {
      oauth_consumer_key: consumer_key,
      oauth_nonce: randomBytes(8).toString('hex'),
      oauth_signature_method: 'HMAC-SHA256',
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      oauth_token,
      oauth_version: '1.0',
      ...own,
    }
    oauth.oauth_signature = createHmac('sha256', `${consumer_secret}&${oauth_token_secret}`)
      .update(magentoText('GET', `http://127.0.0.1:9${path}`, { ...query, ...oauth }))
      .digest('base64')
    const pairs = Object.entries(oauth).map(([name, value]) => `${name}="${encodeURIComponent(value)}"`)
    return { method: 'GET', path, query, headers: { authorization: `OAuth ${pairs.join(',')}` } }
  }
  await refusesEveryMutant(make, ['authorization', ...Object.keys(query)])
  const later = String(Math.floor(Date.now() / 1000) + 3600)
  for (const own of [
    { oauth_token: consumer_key },
    { oauth_signature_method: 'HMAC-SHA1' },
    { oauth_timestamp: later },
  ])
    expect((await send(make(own))).status).toBe(401)
  expect((await send({ ...make(), headers: { authorization: `Bearer ${oauth_token}` } })).status).toBe(401)
  const once = make()
  expect([(await send(once)).status, (await send(once)).status]).toEqual([200, 401])
})

test('shopify: secrets, codes, tokens that differ by a byte open nothing', async () => {
  const shop = await firstShop('shopify')
  const base = `/market/shopify/${shop.handle}.myshopify.com`
  const asked = {
    client_id: 'inkroute-shopify',
    scope: 'read_orders',
    redirect_uri: `${callback_origin}/shopify/auth`,
    state: 's',
  }
  const exchange = async (): Promise<Call> => {
    const url = `${callback_origin}${base}/admin/oauth/authorize?${new URLSearchParams(asked)}`
    const { code } = await approved('shopify', url, shop.shop_id)
    const json = { client_id: 'inkroute-shopify', client_secret: key('shopify'), code, expiring: 1 }
    return { method: 'POST', path: `${base}/admin/oauth/access_token`, json }
  }
  await refusesEveryMutant(exchange, ['client_id', 'client_secret', 'code'])
  const { body } = await send(await exchange())
  const refresh = { ...(await exchange()).json, code: undefined, expiring: undefined, grant_type: 'refresh_token' }
  const path = `${base}/admin/oauth/access_token`
  const again = async (): Promise<Call> => {
    const fresh = await send(await exchange())
    return { method: 'POST', path, json: { ...refresh, refresh_token: fresh.body.refresh_token } }
  }
  await refusesEveryMutant(again, ['client_secret', 'refresh_token'])
  const graph = (): Call => ({
    method: 'POST',
    path: `${base}/admin/api/2026-07/graphql.json`,
    headers: { 'x-shopify-access-token': body.access_token ?? '' },
    json: { query: '{ shop { id name currencyCode } }', variables: {} },
  })
  await refusesEveryMutant(graph, ['x-shopify-access-token'])
})

test('etsy: verifiers, keys and tokens that differ by a byte open nothing', async () => {
  const shop = await firstShop('etsy')
  const { app_key } = await control<{ app_key: string }>('etsy', 'app')
  const code_verifier = 'v'.repeat(50)
  const redirect_uri = `${callback_origin}/shopify/auth`
  const asked = {
    response_type: 'code',
    client_id: app_key,
    redirect_uri,
    state: 's',
    scope: 'shops_r',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const exchange = async (): Promise<Call> => {
    const url = `${callback_origin}/market/etsy/oauth/connect?${new URLSearchParams(asked)}`
    const { code = '' } = await approved('etsy', url, shop.shop_id)
    const form = { grant_type: 'authorization_code', client_id: app_key, redirect_uri, code, code_verifier }
    return { method: 'POST', path: '/market/etsy/v3/public/oauth/token', form }
  }
  await refusesEveryMutant(exchange, ['grant_type', 'client_id', 'redirect_uri', 'code', 'code_verifier'])
  const { body } = await send(await exchange())
  const me = (): Call => ({
    method: 'GET',
    path: '/market/etsy/v3/application/users/me',
    headers: { 'x-api-key': `${app_key}:${key('etsy')}`, authorization: `Bearer ${body.access_token}` },
  })
  await refusesEveryMutant(me, ['x-api-key', 'authorization'])
})

test('amazon: secrets, codes and tokens that differ by a byte open nothing', async () => {
  const shop = await firstShop('amazon')
  const { app_key } = await control<{ app_key: string }>('amazon', 'app')
  const asked = new URLSearchParams({ application_id: app_key, state: 's', country: 'US' })
  const exchange = async (): Promise<Call> => {
    const url = `${callback_origin}/market/amazon/apps/authorize/consent?${asked}`
    const { spapi_oauth_code = '' } = await approved('amazon', url, shop.shop_id)
    const form = {
      grant_type: 'authorization_code',
      client_id: app_key,
      client_secret: key('amazon'),
      code: spapi_oauth_code,
    }
    return { method: 'POST', path: '/market/amazon/auth/o2/token', form }
  }
  await refusesEveryMutant(exchange, ['grant_type', 'client_id', 'client_secret', 'code'])
  const { body } = await send(await exchange())
  const sellers = (): Call => ({
    method: 'GET',
    path: '/market/amazon/sellers/v1/marketplaceParticipations',
    headers: { 'x-amz-access-token': body.access_token ?? '' },
  })
  await refusesEveryMutant(sellers, ['x-amz-access-token'])
  const refresh = (): Call => ({
    method: 'POST',
    path: '/market/amazon/auth/o2/token',
    form: {
      grant_type: 'refresh_token',
      client_id: app_key,
      client_secret: key('amazon'),
      refresh_token: body.refresh_token ?? '',
    },
  })
  await refusesEveryMutant(refresh, ['client_secret', 'refresh_token'])
})
