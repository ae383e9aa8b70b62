import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Platform } from '@inkroute/contract/codes'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Credentials } from '../../connectors/core/connector.ts'
import { getKeyId, openCredentials, sealCredentials } from '../../connectors/credential-seal.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { newHookKey } from './auth/connect-shop.ts'
import { deleteCredential, findCredential, saveCredential } from './core/credential.queries.ts'
import { findStore, insertStore, type StoreRecord } from './core/store.queries.ts'
import { askMarket } from './core/store-conn.ts'
import { beginSync, findSync, rescanAll } from './sync/sync.queries.ts'
import { nightlyJob } from './sync/sync-due.job.ts'
import { syncStore } from './sync/sync-store.job.ts'

const HOUR_MS = 3_600_000
const OLD_SECRET = 'the secret of the year before and long enough'

/** A marketplace that answers when the test says so. */
const waiting: { path: string; reply: ServerResponse }[] = []
const market = createServer((request, reply) => {
  request.resume()
  const path = request.url ?? ''
  if (path.includes('/orders/count')) reply.end('{"count":0}')
  else waiting.push({ path, reply })
})
await new Promise<void>((ready) => market.listen(0, '127.0.0.1', ready))
afterAll(() => {
  market.closeAllConnections()
  market.close()
})

const env = { APP_SECRET_OLD: OLD_SECRET, RATE_LIMITS: 'false' }
const sandbox_url = `http://127.0.0.1:${(market.address() as AddressInfo).port}`
const app = await testApp({ sandbox_url, env })
const second = await testApp({ sandbox_url, env, database_url: app.database_url })
const other = new pg.Client({ connectionString: app.database_url })
let ann: TestSeller

beforeAll(async () => {
  await other.connect()
  ann = await newSeller(app)
})
afterAll(() => other.end())

async function until<T>(look: () => T | Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  let seen = await look()
  const isReached = async () => {
    seen = await look()
    return holds(seen)
  }
  await vi.waitUntil(isReached, { timeout: inject('patience_ms'), interval: 25 })
  return seen
}

async function countBackends(where: string): Promise<number> {
  const { rows } = await other.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
  )
  return rows[0].count
}
const untilSomebodyWaits = () =>
  until(
    () => countBackends("wait_event_type = 'Lock'"),
    (count) => count > 0,
  )

const hourAgo = () => new Date(Date.now() - HOUR_MS).toISOString()
const tokens = (access_token: string, access_expires_at = hourAgo()): Credentials => ({
  access_token,
  refresh_token: `refresh-${access_token}`,
  access_expires_at,
  extra: {},
})

async function newStore(credentials: Credentials, secret = app.ctx.config.app_secret): Promise<StoreRecord> {
  const { seller_id, user_id } = ann
  const now = new Date().toISOString()
  const store_id = await insertStore(app.ctx.db, {
    seller_id,
    platform: Platform.shoplazza,
    external_shop_id: newHookKey(),
    name: 'Shop',
    authed: 1,
    auth_problem: null,
    authed_at: now,
    hook_key: newHookKey(),
    created_by: user_id,
    created_at: now,
    updated_at: now,
    shop_domain: 'shop.test',
  })
  await keep(store_id, credentials, secret)
  const store = await findStore(app.ctx.db, seller_id, store_id)
  if (!store) throw new Error('no store')
  return store
}

function sealed(store_id: number, credentials: Credentials, app_secret: string) {
  const config = { ...app.ctx.config, app_secret }
  const owner = { seller_id: ann.seller_id, store_id }
  return {
    ...sealCredentials(config, owner, credentials),
    access_expires_at: credentials.access_expires_at ?? null,
  }
}
const keep = (store_id: number, credentials: Credentials, secret: string) =>
  saveCredential(app.ctx.db, ann.seller_id, store_id, sealed(store_id, credentials, secret), new Date().toISOString())

async function keptToken({ seller_id, id: store_id }: StoreRecord) {
  const row = await findCredential(app.ctx.db, seller_id, store_id)
  const token = row ? openCredentials(app.ctx.config, { seller_id, store_id }, row)?.access_token : undefined
  return row ? { key_id: row.key_id, token, version: row.version } : null
}

test('a token renewed while the night reseals stays, and a deleted one does not come back', async () => {
  const renewed = await newStore(tokens('old'), OLD_SECRET)
  const removed = await newStore(tokens('old'), OLD_SECRET)
  const untouched = await newStore(tokens('same'), OLD_SECRET)
  const today = app.ctx.config.app_secret
  const fresh = sealed(renewed.id, tokens('new'), today)
  await other.query('begin')
  await other.query('update store_credential set key_id = $1, sealed = $2, version = version + 1 where store_id = $3', [
    fresh.key_id,
    fresh.sealed,
    renewed.id,
  ])
  await other.query('delete from store_credential where store_id = $1', [removed.id])
  const night = nightlyJob.run(app.ctx, {})
  await untilSomebodyWaits()
  await other.query('commit')
  await night
  expect(await keptToken(renewed)).toEqual({ key_id: getKeyId(today), token: 'new', version: 2 })
  expect(await keptToken(removed)).toBeNull()
  // The same token under a new seal is not a new version: nobody may take it for a renewed one.
  expect(await keptToken(untouched)).toEqual({ key_id: getKeyId(today), token: 'same', version: 1 })
})

const tokenAnswer = (access_token: string) =>
  JSON.stringify({
    access_token,
    refresh_token: 'next',
    store_id: '1',
    store_name: 'Shop',
    expires_at: Math.floor(Date.now() / 1000) + 7200,
  })
async function firstCall() {
  await until(
    () => waiting.length,
    (count) => count > 0,
  )
  return waiting.shift()
}
const askToken = (node: typeof app, store: StoreRecord) =>
  askMarket(node.ctx, store, async ({ credentials }) => credentials.access_token)

test('of two nodes one renews a token, and no transaction is open while the platform takes its time', async () => {
  const store = await newStore(tokens('old'))
  const asked = [app, second].map((node) => askToken(node, store))
  const call = await firstCall()
  expect(await countBackends("state like 'idle in transaction%'")).toBe(0)
  call?.reply.end(tokenAnswer('new'))
  expect(await Promise.all(asked)).toEqual(['new', 'new'])
  expect(waiting).toEqual([])
  expect(await keptToken(store)).toMatchObject({ token: 'new', version: 2 })
})

test('a store unbound or authorised again while its token is renewed is not overwritten', async () => {
  const gone = await newStore(tokens('old'))
  const asked = askToken(app, gone).catch((error: Error) => error.message)
  const call = await firstCall()
  await deleteCredential(app.ctx.db, gone.seller_id, gone.id)
  call?.reply.end(tokenAnswer('too late'))
  expect(await asked).toBe('No credentials')
  expect(await keptToken(gone)).toBeNull()

  const again = await newStore(tokens('old'))
  const waits = askToken(app, again)
  const late = await firstCall()
  const later = new Date(Date.now() + HOUR_MS).toISOString()
  await keep(again.id, tokens('authorised again', later), app.ctx.config.app_secret)
  late?.reply.end(tokenAnswer('too late'))
  expect(await waits).toBe('authorised again')
  expect(await keptToken(again)).toMatchObject({ token: 'authorised again' })
})

test('a failed or abandoned token refresh is retried by the next caller', async () => {
  const store = await newStore(tokens('old'))
  const failing = askToken(app, store).catch((error: Error) => error.message)
  const refused = await firstCall()
  refused?.reply.writeHead(500).end('{}')
  await failing
  await other.query("update store_credential set refreshing_until = now() - interval '1 s' where store_id = $1", [
    store.id,
  ])
  const next = askToken(second, store)
  const call = await firstCall()
  call?.reply.end(tokenAnswer('new'))
  expect(await next).toBe('new')
})

test('a page under way does not overwrite a rescan that was asked for meanwhile', async () => {
  const later = new Date(Date.now() + 24 * HOUR_MS).toISOString()
  const store = await newStore(tokens('good', later))
  const now = new Date().toISOString()
  await beginSync(app.ctx.db, store.seller_id, store.id, hourAgo(), now)
  await other.query('update store_sync set synced_at = now() where store_id = $1', [store.id])
  const three_days_ago = new Date(Date.now() - 72 * HOUR_MS).toISOString()
  const run = syncStore(app.ctx, store.seller_id, store.id)
  const page = await firstCall()
  await rescanAll(app.ctx.db, three_days_ago, now)
  page?.reply.end('{"orders":[]}')
  const again = await firstCall()
  expect(await findSync(app.ctx.db, store.seller_id, store.id)).toMatchObject({ watermark: three_days_ago })
  const asked_since = Date.parse(new URLSearchParams(again?.path.split('?')[1]).get('updated_at_min') ?? '')
  expect(asked_since).toBeLessThanOrEqual(Date.parse(three_days_ago))
  again?.reply.end('{"orders":[]}')
  await run
  const reached = await findSync(app.ctx.db, store.seller_id, store.id)
  expect(Date.parse(reached?.watermark ?? '')).toBeGreaterThan(Date.now() - HOUR_MS)
})
