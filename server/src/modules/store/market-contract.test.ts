import { findStorePlatform } from '@inkroute/contract/store/platforms'
import * as contract from '@inkroute/contract/store/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connector } from '../../connectors/core/connector.ts'
import { connectors } from '../../connectors/registry.ts'
import { type Desk, marketDesk, type SandboxShop } from '../../connectors/testing/market-desk.ts'
import { servePicture } from '../../connectors/testing/picture-server.ts'
import { watchCalls } from '../../connectors/testing/watch-calls.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveSellerLevel } from '../account/account.ts'
import { findCredential } from './core/credential.queries.ts'
import { findStore, type StoreRecord } from './core/store.queries.ts'
import { askMarket } from './core/store-conn.ts'
import { pushJob } from './push/push.job.ts'
import { findPush, insertPush } from './push/push.queries.ts'
import { subscribeJob } from './sync/subscribe.job.ts'
import { findSync, rescanAll } from './sync/sync.queries.ts'
import { syncStore } from './sync/sync-store.job.ts'
import { isRefusedByField, listsGoods } from './testing/contract-listing.ts'
import { bind, fieldsFor, ownSandbox } from './testing/market.ts'

const sandbox_url = await ownSandbox()
const picture = await servePicture()
afterAll(() => picture.close())
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false', MARKET_ALLOW: picture.origin } })
const calls = watchCalls(sandbox_url)
afterAll(calls.stop)
let ann: TestSeller
let bob: TestSeller

beforeAll(async () => {
  ;[ann, bob] = await Promise.all([newSeller(app), newSeller(app)])
  for (const { seller_id } of [ann, bob]) await saveSellerLevel(app.ctx.db, seller_id, 4)
})

const ORDERS = 120
/** Together at one instant, across the ends of pages, which have 30, 50 or 100 orders. */
const TIES = 40
/** Orders that change while the pages are read. */
const DRIFT = 3
const MINUTE_MS = 60_000

/** One order of two pieces, to be sent in parts. */
const TWO = { lines: [{ sku: 'INK-MUG-11', title: 'Misty Hills mug', quantity: 2 }] }

interface Connected {
  readonly desk: Desk
  readonly shop: SandboxShop
  readonly store: StoreRecord
}

const isPasted = ({ platform }: Connector) => findStorePlatform(platform)?.way === 'keys'

async function connect(connector: Connector): Promise<Connected> {
  const desk = marketDesk(sandbox_url, connector.slug)
  const shop = await desk.openShop()
  await desk.ask('webhook-url', { shop_id: shop.shop_id, url: `${app.origin}/market-hook/${connector.slug}` })
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, ann), ann)
  const store = await findStore(app.ctx.db, ann.seller_id, stores[0]!.id)
  if (!store) throw new Error('no store')
  // Where nothing is signed and nobody can subscribe, the seller enters the address that the store's card shows.
  const { push_address } = await app.call(contract.getStore, { id: store.id }, ann)
  if (push_address) await desk.ask('webhook-url', { shop_id: shop.shop_id, url: push_address })
  return { desk, shop, store }
}

/** What a limit of the emulator began is over. */
const endPause = () => app.ctx.db.deleteFrom('market_pause').execute()

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

/** Over pages, with equals at their ends and orders that change meanwhile, through a limit, a broken answer, an outage. */
async function readsOrdersOnce(connected: Connected): Promise<void> {
  const { desk, shop, store } = connected
  const at_ms = Date.now() - 30 * MINUTE_MS
  for (let at = 0; at < ORDERS / TIES; at++) {
    await desk.place(shop.shop_id, { ...(at === 0 ? { ...TWO, count: 1 } : { count: TIES }), at_ms: at_ms + at * 1000 })
    if (at === 0) await desk.place(shop.shop_id, { count: TIES - 1, at_ms })
  }
  await desk.fault('429')
  await sync(connected)
  expect((await health(connected)).error_kind).toBe('throttled')
  await endPause()
  await desk.fault('malformed')
  await sync(connected)
  expect((await health(connected)).error_kind).toMatch(/malformed|temporary/)
  await desk.fault('500')
  await sync(connected)
  expect((await health(connected)).error_kind).toBe('temporary')
  await desk.ask('orders/drift', { shop_id: shop.shop_id, count: DRIFT })
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

interface Line {
  readonly external_line_id: string
  readonly quantity: number
}

/** A parcel waiting to be told, and how to tell it. */
async function getParcel(store: StoreRecord, external_order_id: string, lines: readonly Line[], at: string) {
  const { seller_id } = store
  const now = new Date().toISOString()
  const tracking_number = `YT${at}${store.id}${Date.now()}`
  const push_id = await insertPush(app.ctx.db, {
    seller_id,
    store_id: store.id,
    order_id: 1,
    external_order_id,
    tracking_number,
    lines_hash: at,
    lines: jsonText(lines),
    carrier: 'YunExpress DHL',
    shipped_at: now,
    state: 'waiting',
    created_at: now,
  })
  const tell = async () => {
    await pushJob.run(app.ctx, { seller_id, push_id: push_id! })
    const push = await findPush(app.ctx.db, seller_id, push_id!)
    return [push?.state, push?.error]
  }
  return { tracking_number, tell }
}

const storedOrders = async (store: StoreRecord, external_ids: readonly string[]) => {
  const rows = await app.ctx.db.selectFrom('store_order').selectAll().where('store_id', '=', store.id).execute()
  const found = rows.filter(({ external_order_id }) => external_ids.includes(external_order_id))
  return found.map(({ external_order_id, snapshot }) => ({
    external_order_id,
    lines: (snapshot as unknown as { lines: Line[] }).lines,
  }))
}

async function tellsParcelOnce({ desk, shop, store }: Connected, connector: Connector): Promise<void> {
  // The order of two pieces is kept for two parcels.
  const placed = (await desk.orders(shop.shop_id)).filter(({ lines }) => lines[0]?.quantity !== 2)
  const [row] = await storedOrders(store, [placed.at(-1)?.order_id ?? ''])
  if (!row) throw new Error('no order')
  const { tracking_number, tell } = await getParcel(store, row.external_order_id, row.lines, 'A')
  await desk.fault('drop_after_commit', connector.traits.own_tracking ? tracking_number : row.external_order_id)
  await tell()
  expect(await tell()).toEqual(['done', ''])
  const shipped = (await desk.orders(shop.shop_id)).filter(({ shipments }) => shipments.length > 0)
  expect(shipped.map(({ state, shipments }) => [state, shipments.length])).toEqual([['shipped', 1]])
}

/** Two pieces in two parcels. */
async function tellsPartOfIt({ desk, shop, store }: Connected): Promise<void> {
  const of_two = (await desk.orders(shop.shop_id)).find(({ lines }) => lines[0]?.quantity === 2)
  const [row] = await storedOrders(store, [of_two?.order_id ?? ''])
  if (!row || !of_two) throw new Error('no order of two')
  const half = row.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }))
  const states: string[] = []
  for (const at of ['B', 'C']) {
    const { tell } = await getParcel(store, row.external_order_id, half, at)
    expect(await tell()).toEqual(['done', ''])
    const now = (await desk.orders(shop.shop_id)).find(({ order_id }) => order_id === of_two.order_id)
    states.push(`${now?.state} ${now?.shipments.length}`)
  }
  expect(states).toEqual(['partially_shipped 1', 'shipped 2'])
}

async function hearsOfOrders({ desk, shop, store }: Connected, connector: Connector): Promise<void> {
  await app.ctx.db.deleteFrom('store_hook').execute()
  await forgetJobs()
  await subscribeJob.run(app.ctx, { seller_id: store.seller_id, store_id: store.id })
  const before = await counted('sales_order', store)
  const [placed] = await desk.place(shop.shop_id, {})
  const event = { shop_id: shop.shop_id, kind: 'order_created', order_id: placed?.order_id }
  if (connector.traits.webhooks !== 'unsigned') {
    const bad = await desk.ask<{ answers: string[] }>('pushes/emit', { ...event, bad_signature: true })
    expect(bad.answers).toEqual([expect.stringMatching(/^40[13]$/)])
  }
  const good = await desk.ask<{ answers: string[] }>('pushes/emit', { ...event, duplicate: true })
  expect(good.answers).toEqual(['200', '200'])
  await app.drain()
  expect(await counted('sales_order', store)).toBe(before + 1)
}

/** A permission that ran out, or was taken back: the seller is told, and it comes back as the same store. */
async function isDimmedAndComesBack(connected: Connected, connector: Connector, how: 'revoke' | 'expire') {
  const { desk, shop, store } = connected
  await desk.ask(how, { shop_id: shop.shop_id, which: 'both' })
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
  if (connector.traits.partial_ship) await tellsPartOfIt(connected)
  const { desk, shop, store } = connected
  const place = { app, desk, store, shop_id: shop.shop_id, picture_url: picture.url }
  if (connector.traits.listing !== 'none') {
    await isRefusedByField(place, connector)
    await listsGoods(place, connector)
  }
  if (connector.webhooks && connector.traits.webhooks !== 'none') await hearsOfOrders(connected, connector)
  expect(await connected.desk.violations()).toEqual([])
  expect(calls.faults(connector.slug)).toEqual([])
  // Keys that were pasted are not handed out again after they were taken back.
  if (isPasted(connector)) return
  // Being its installed app is enough for Shopline: there is nothing that could run out.
  if (connector.refresh && connector.slug !== 'shopline') await isDimmedAndComesBack(connected, connector, 'expire')
  await isDimmedAndComesBack(connected, connector, 'revoke')
})

test.each(named(connectors.filter(isPasted)))(
  '%s: keys that were made up, or taken back, open nothing',
  async (_slug, connector) => {
    const desk = marketDesk(sandbox_url, connector.slug)
    const shop = await desk.openShop()
    const fields = await fieldsFor(app, desk, connector, shop, bob)
    const wrong = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        name === 'platform' || name === 'shop_domain'
          ? value
          : value.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ]),
    )
    expect(await refusal(bind(app, wrong, bob))).toBe('store_auth_refused')
    await desk.ask('revoke', { shop_id: shop.shop_id })
    expect(await refusal(bind(app, fields, bob))).toBe('store_auth_refused')
  },
)
