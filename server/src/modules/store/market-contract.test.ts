import * as contract from '@inkroute/contract/store'
import { storePlatformOf } from '@inkroute/contract/store-platforms'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Connector } from '../../connectors/connector.ts'
import { connectors } from '../../connectors/registry.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveSellerLevel } from '../account/account.ts'
import { addCatalogue } from '../catalog/base/catalog.base.ts'
import { addShippingBase } from '../shipping/shipping.base.ts'
import { findCredential } from './credential.queries.ts'
import { pushJob } from './push/push.job.ts'
import { findPush, insertPush } from './push/push.queries.ts'
import { findStore, type StoreRecord } from './store.queries.ts'
import { askMarket } from './store-conn.ts'
import { subscribeJob } from './sync/subscribe.job.ts'
import { findSync, rescanAll } from './sync/sync.queries.ts'
import { syncStore } from './sync/sync-store.job.ts'
import { bind, type Desk, fieldsFor, marketDesk, ownSandbox, type SandboxShop } from './testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ sandbox_url, env: { RATE_LIMITS: 'false' } })
let ann: TestSeller
let bob: TestSeller

beforeAll(async () => {
  await addCatalogue(app.ctx)
  await addShippingBase(app.ctx)
  ;[ann, bob] = await Promise.all([newSeller(app), newSeller(app)])
  for (const { seller_id } of [ann, bob]) await saveSellerLevel(app.ctx.db, seller_id, 4)
})

const ORDERS = 120
const MINUTE_MS = 60_000

interface Connected {
  readonly desk: Desk
  readonly shop: SandboxShop
  readonly store: StoreRecord
}

const isPasted = ({ platform }: Connector) => storePlatformOf(platform)?.way === 'keys'

async function connect(connector: Connector): Promise<Connected> {
  const desk = marketDesk(sandbox_url, connector.slug)
  const shop = await desk.openShop()
  await desk.ask('webhook-url', { shop_id: shop.shop_id, url: `${app.origin}/market-hook/${connector.slug}` })
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, ann), ann)
  const store = await findStore(app.ctx.db, ann.seller_id, stores[0]?.id ?? 0)
  if (!store) throw new Error('no store')
  return { desk, shop, store }
}

/** Jobs of what came before are not what is looked at. */
const forgetJobs = () => sql`delete from pgboss.job where state in ('created', 'retry')`.execute(app.ctx.db)

const counted = async (table: 'store_order' | 'sales_order', store: StoreRecord) => {
  const row = await app.ctx.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', store.id)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const sync = ({ store }: Connected) => syncStore(app.ctx, store.seller_id, store.id)
const health = async ({ store }: Connected) => (await app.call(contract.getStore, { id: store.id }, ann)).health
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing refused',
    (error: { error?: string; message: string }) => error.error ?? error.message,
  )

/** The platforms a person approves on; others take pasted keys, which have neither state nor code. */
const byCode = connectors.filter(({ traits }) => traits.ways[0] === 'code')
const named = (list: readonly Connector[]) => list.map((connector) => [connector.slug, connector] as const)

test.each(named(byCode))(
  '%s: a state works once, for the seller it was given to, with a code that works once',
  async (_slug, connector) => {
    const desk = marketDesk(sandbox_url, connector.slug)
    const shop = await desk.openShop()
    const fields = await fieldsFor(app, desk, connector, shop, ann)
    expect(await refusal(bind(app, fields, bob))).toBe('store_state_invalid')
    const [name = 'state'] = Object.keys(fields).filter((key) => /^(state|customField)$/.test(key))
    expect(await refusal(bind(app, { ...fields, [name]: 'made-up' }, ann))).toBe('store_state_invalid')
    await bind(app, fields, ann)
    expect(await refusal(bind(app, fields, ann))).toBe('store_state_invalid')
    const again = await fieldsFor(app, desk, connector, shop, ann)
    const used = { ...fields, [name]: again[name] ?? '' }
    expect(await refusal(bind(app, used, ann))).toBe('store_auth_refused')
    expect(await refusal(bind(app, await fieldsFor(app, desk, connector, shop, bob), bob))).toBe('store_taken')
  },
)

/** Over pages, with equals at their ends, through a limit, a broken answer and an outage. */
async function readsOrdersOnce(connected: Connected): Promise<void> {
  const { desk, shop, store } = connected
  const at_ms = Date.now() - 30 * MINUTE_MS
  for (let at = 0; at < ORDERS / 10; at++) {
    await desk.place(shop.shop_id, { count: 10, at_ms: at_ms + at * 1000 })
  }
  await desk.fault('429')
  await sync(connected)
  expect((await health(connected)).error_kind).toBe('throttled')
  await desk.fault('malformed')
  await sync(connected)
  expect((await health(connected)).error_kind).toMatch(/malformed|temporary/)
  await desk.fault('500')
  await sync(connected)
  expect((await health(connected)).error_kind).toBe('temporary')
  await sync(connected)
  expect(await health(connected)).toMatchObject({ state: 'ok', order_count: ORDERS })
  expect(await counted('sales_order', store)).toBe(ORDERS)
  await rescanAll(app.ctx.db, new Date(at_ms - MINUTE_MS).toISOString(), new Date().toISOString())
  await sync(connected)
  expect(await counted('store_order', store)).toBe(ORDERS)
  expect(await counted('sales_order', store)).toBe(ORDERS)
}

async function refreshesOnce({ desk, shop, store }: Connected, connector: Connector): Promise<void> {
  const before = (await findCredential(app.ctx.db, store.seller_id, store.id))?.version ?? 0
  await desk.ask('expire', { shop_id: shop.shop_id, which: 'access' })
  const probe = () => askMarket(app.ctx, store, (conn) => connector.probe(conn))
  await Promise.all(Array.from({ length: 10 }, probe))
  expect((await findCredential(app.ctx.db, store.seller_id, store.id))?.version).toBe(before + 1)
}

async function tellsParcelOnce({ desk, shop, store }: Connected, connector: Connector): Promise<void> {
  const row = await app.ctx.db
    .selectFrom('store_order')
    .selectAll()
    .where('store_id', '=', store.id)
    .orderBy('external_order_id')
    .executeTakeFirstOrThrow()
  const { seller_id } = store
  const order = row.snapshot as unknown as { lines: { external_line_id: string; quantity: number }[] }
  const now = new Date().toISOString()
  const tracking_number = `YT${Date.now()}`
  const push_id = await insertPush(app.ctx.db, {
    ...{ seller_id, store_id: store.id, order_id: 1, external_order_id: row.external_order_id, tracking_number },
    ...{ lines_hash: 'x', lines: JSON.stringify(order.lines), carrier: 'YunExpress DHL' },
    ...{ shipped_at: now, state: 'waiting', created_at: now },
  })
  const run = () => pushJob.run(app.ctx, { seller_id, push_id: push_id ?? 0 })
  const is_there = ({ shipments }: { shipments: readonly unknown[] }) => shipments.length > 0
  await desk.fault('drop_after_commit', connector.traits.own_tracking ? tracking_number : row.external_order_id)
  await run()
  await run()
  const push = await findPush(app.ctx.db, seller_id, push_id ?? 0)
  expect([push?.state, push?.error]).toEqual(['done', ''])
  const shipped = (await desk.orders(shop.shop_id)).filter(is_there)
  expect(shipped.map(({ state, shipments }) => [state, shipments.length])).toEqual([['shipped', 1]])
}

async function hearsOfOrders({ desk, shop, store }: Connected, connector: Connector): Promise<void> {
  await app.ctx.db.deleteFrom('store_hook').execute()
  await forgetJobs()
  await subscribeJob.run(app.ctx, { seller_id: store.seller_id, store_id: store.id })
  const before = await counted('sales_order', store)
  const [placed] = await desk.place(shop.shop_id, {})
  const event = { shop_id: shop.shop_id, kind: 'order_created', order_id: placed?.order_id }
  if (connector.traits.webhooks === 'signed') {
    const bad = await desk.ask<{ answers: string[] }>('pushes/emit', { ...event, bad_signature: true })
    expect(bad.answers).toEqual([expect.stringMatching(/^40[13]$/)])
  }
  const good = await desk.ask<{ answers: string[] }>('pushes/emit', { ...event, duplicate: true })
  expect(good.answers).toEqual(['200', '200'])
  await app.drain()
  expect(await counted('sales_order', store)).toBe(before + 1)
}

async function isDimmedAndComesBack(connected: Connected, connector: Connector): Promise<void> {
  const { desk, shop, store } = connected
  await desk.ask('revoke', { shop_id: shop.shop_id })
  await sync(connected)
  const lost = await findStore(app.ctx.db, store.seller_id, store.id)
  expect(lost?.authed).toBe(2)
  expect(lost?.auth_problem).toMatch(/revoked|expired/)
  const told = await app.call(contract.authExceptionStores, {}, ann)
  expect(told).toMatchObject({ exception: { [connector.platform]: 1 }, alert: 1 })
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, ann), ann)
  expect(stores[0]).toMatchObject({ id: store.id, is_new: false })
  expect(await findSync(app.ctx.db, store.seller_id, store.id)).toMatchObject({ error_kind: null })
}

test.each(named(connectors))('%s: a shop from the first order to the day it takes us out', async (_slug, connector) => {
  const connected = await connect(connector)
  await readsOrdersOnce(connected)
  if (connector.refresh) await refreshesOnce(connected, connector)
  await tellsParcelOnce(connected, connector)
  if (connector.webhooks && connector.traits.webhooks !== 'none') await hearsOfOrders(connected, connector)
  expect(await connected.desk.violations()).toEqual([])
  // Keys that were pasted are not handed out again after they were taken back.
  if (!isPasted(connector)) await isDimmedAndComesBack(connected, connector)
})
