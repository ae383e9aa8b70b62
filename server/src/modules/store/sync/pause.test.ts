import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Platform } from '@inkroute/contract/codes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sample } from '../../../connectors/testing/samples.ts'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newHookKey } from '../auth/connect-shop.ts'
import { findStore, insertStore, type StoreRecord } from '../core/store.queries.ts'
import { askMarket, keepCredentials } from '../core/store-conn.ts'
import { beginSync, changeSync, findSync } from './sync.queries.ts'
import { syncStore } from './sync-store.job.ts'

const MINUTE_MS = 60_000
const { orders } = sample('shoplazza', 'orders').answer as { orders: object[] }

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}
const OK: Answer = { status: 200 }

/** A shop with two orders that answers as the test says, and what it was asked. */
const asked: URLSearchParams[] = []
let answerTo: (page: string) => Answer
const shop = createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop.test')
  if (pathname.endsWith('/count')) return void reply.end('{"count":2}')
  asked.push(searchParams)
  const page = searchParams.get('page') ?? ''
  const { status, headers = {} } = answerTo(page)
  reply.writeHead(status, headers)
  reply.end(JSON.stringify(status === 200 ? { orders: [{ ...orders[0], id: page }] } : { errors: ['No'] }))
})
await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready))
afterAll(() => {
  shop.closeAllConnections()
  shop.close()
})
const sandbox_url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
const env = { RATE_LIMITS: 'false' }
const app = await testApp({ sandbox_url, env })
const second = await testApp({ sandbox_url, env, database_url: app.database_url })

beforeEach(() => {
  asked.length = 0
  answerTo = () => OK
})

async function newStore(): Promise<StoreRecord> {
  const { seller_id, user_id } = await newSeller(app)
  const now = app.clock.now().toISOString()
  const id = await insertStore(app.ctx.db, {
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
  await keepCredentials(app.ctx, { seller_id, id }, { access_token: 'token', extra: {} })
  const before = new Date(app.clock.now().getTime() - 60 * MINUTE_MS).toISOString()
  await beginSync(app.ctx.db, seller_id, id, before, now)
  const store = await findStore(app.ctx.db, seller_id, id)
  if (!store) throw new Error('no store')
  return store
}

const getPlace = async ({ seller_id, id }: StoreRecord) => {
  const place = await findSync(app.ctx.db, seller_id, id)
  if (!place) throw new Error('no place')
  return place
}
const read = ({ seller_id, id }: StoreRecord, node = app) => syncStore(node.ctx, seller_id, id)
const get = (store: StoreRecord, node = app) =>
  askMarket(node.ctx, store, (conn, connector) => connector.getOrder(conn, '1'))

test('a shop that had enough is called by nobody, on no node, until the time it named', async () => {
  const [store, other] = [await newStore(), await newStore()]
  const until = new Date(app.clock.now().getTime() + 10 * MINUTE_MS)
  answerTo = () => ({ status: 429, headers: { 'retry-after': until.toUTCString() } })
  await read(store)
  expect(asked).toHaveLength(1)
  const wait_ms = Date.parse((await getPlace(store)).next_at) - app.clock.now().getTime()
  expect(wait_ms).toBeGreaterThan(9 * MINUTE_MS)
  for (const node of [app, second]) {
    await read(store, node)
    await expect(get(store, node)).rejects.toMatchObject({ kind: 'throttled', code: 'own_limit' })
  }
  expect(asked).toHaveLength(1)
  await read(other)
  expect(asked).toHaveLength(2)
  answerTo = () => OK
  app.clock.advance(11 * MINUTE_MS)
  await read(store)
  expect((await getPlace(store)).error_kind).toBeNull()
})

test('where nobody says how long, each pause is longer, and a shop in maintenance is left alone as well', async () => {
  const store = await newStore()
  const waits: number[] = []
  answerTo = () => ({ status: 429 })
  for (let times = 0; times < 4; times++) {
    const error = await get(store).catch((fault: { retry_after_ms: number }) => fault)
    waits.push(Math.round((error as { retry_after_ms: number }).retry_after_ms / 1000))
    app.clock.advance((waits.at(-1) ?? 0) * 1000 + 1000)
  }
  expect(waits).toEqual([15, 30, 60, 120])
  const away = await newStore()
  answerTo = () => ({ status: 503, headers: { 'retry-after': '600' } })
  await read(away)
  const calls = asked.length
  await read(away)
  expect(asked).toHaveLength(calls)
})

test('a page that came ends the back-off, and what is left is read in pages as small as it takes', async () => {
  const store = await newStore()
  const { seller_id, id } = store
  await changeSync(app.ctx.db, seller_id, id, { page_cuts: 4, failures: 5 })
  answerTo = (page) => (page === '1' ? OK : { status: 500 })
  await read(store)
  expect(asked.map((query) => [query.get('page'), query.get('limit')])).toEqual([
    ['1', '1'],
    ['2', '1'],
  ])
  expect(await getPlace(store)).toMatchObject({ failures: 1, page_cuts: 4 })
  answerTo = () => OK
  await read(store)
  expect(await getPlace(store)).toMatchObject({ failures: 0, page_cuts: 0, page: null })
})
