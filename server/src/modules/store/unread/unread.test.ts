import * as exception from '@inkroute/contract/exception/exception'
import * as setting from '@inkroute/contract/store/setting'
import * as contract from '@inkroute/contract/store/store'
import { beforeAll, expect, test } from 'vitest'
import type { Connector } from '../../../connectors/core/connector.ts'
import { connectors } from '../../../connectors/registry.ts'
import { type Desk, marketDesk, type SandboxShop } from '../../../connectors/testing/market-desk.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveSellerLevel } from '../../account/account.ts'
import { findStore, type StoreRecord } from '../core/store.queries.ts'
import { rescanAll } from '../sync/sync.queries.ts'
import { syncStore } from '../sync/sync-store.job.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
const MINUTE_MS = 60_000
let seller: TestSeller
let other: TestSeller

beforeAll(async () => {
  ;[seller, other] = await Promise.all([newSeller(app), newSeller(app)])
  await saveSellerLevel(app.ctx.db, seller.seller_id, 4)
})

interface Connected {
  readonly desk: Desk
  readonly shop: SandboxShop
  readonly store: StoreRecord
}

async function connect(connector: Connector): Promise<Connected> {
  const desk = marketDesk(sandbox_url, connector.slug)
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, seller), seller)
  const store = await findStore(app.ctx.db, seller.seller_id, stores[0]!.id)
  if (!store) throw new Error('no store')
  return { desk, shop, store }
}

const sync = ({ store }: Connected) => syncStore(app.ctx, store.seller_id, store.id)
/** Reads the last hour again, as every night. */
async function rescan(connected: Connected): Promise<void> {
  await rescanAll(app.ctx.db, new Date(Date.now() - 60 * MINUTE_MS).toISOString(), new Date().toISOString())
  await sync(connected)
}
const getUnread = ({ store }: Connected) =>
  app.call(setting.listUnreadOrders, { store_id: store.id, page: 1, page_size: 100 }, seller)
const getHealth = async ({ store }: Connected) => (await app.call(contract.getStore, { id: store.id }, seller)).health
const numbered = (orders: readonly { readonly external_order_id: string }[]) =>
  orders.map(({ external_order_id }) => external_order_id)

const place = ({ desk, shop }: Connected, count: number) =>
  desk.place(shop.shop_id, { count, at_ms: Date.now() - 20 * MINUTE_MS })
const spoil = ({ desk }: Connected, order_id: string, changes: readonly object[]) =>
  desk.ask('orders/odd', { order_id, changes })

test.each(connectors.map((connector) => [connector.slug, connector] as const))(
  '%s: an order that cannot be read is kept aside, the others are imported',
  async (_slug, connector) => {
    const connected = await connect(connector)
    const [odd, ...good] = await place(connected, 3)
    await spoil(connected, odd!.order_id, [{ path: '*' }])
    await sync(connected)
    expect(await getHealth(connected)).toMatchObject({ state: 'ok', order_count: good.length, unread_orders: 1 })
    const { data } = await getUnread(connected)
    expect(numbered(data)).toEqual([odd!.order_id])
    expect(data[0]?.raw).toContain('odd')
    // Corrected on the platform, it comes by itself.
    await spoil(connected, odd!.order_id, [])
    await rescan(connected)
    expect(await getHealth(connected)).toMatchObject({ state: 'ok', order_count: 3, unread_orders: 0 })
  },
)

const woo = connectors.find(({ slug }) => slug === 'woocommerce')!

/** Thirty ways in which an order can be broken. */
const faults: readonly { readonly changes: readonly object[]; readonly says: RegExp }[] = [
  { changes: [{ path: 'line_items.0.quantity', value: 1.5 }], says: /line 1: the quantity is “1\.5”; only whole/i },
  { changes: [{ path: 'line_items.0.quantity', value: '2' }], says: /quantity is “2”/ },
  { changes: [{ path: 'line_items.0.quantity', value: -1 }], says: /quantity is “-1”/ },
  { changes: [{ path: 'line_items.0.quantity', value: 1e9 }], says: /quantity is “1000000000”/ },
  { changes: [{ path: 'line_items.0.quantity' }], says: /quantity is missing/ },
  { changes: [{ path: 'line_items.0.quantity', value: null }], says: /quantity is missing/ },
  { changes: [{ path: 'line_items.0.price', value: 'free' }], says: /amount is “free”, which is not a number/ },
  { changes: [{ path: 'line_items.0.price', value: -3 }], says: /amount is “-3\.00”/ },
  { changes: [{ path: 'line_items.0.price' }], says: /amount is missing/ },
  { changes: [{ path: 'line_items.0.id' }], says: /number is missing/ },
  { changes: [{ path: 'line_items.0.id', value: {} }], says: /number is “\{\}”/ },
  { changes: [{ path: 'line_items.0.name', value: 7 }], says: /name is “7”/ },
  { changes: [{ path: 'line_items.0.name' }], says: /name is missing/ },
  { changes: [{ path: 'line_items.0', value: null }], says: /list of items is missing/ },
  { changes: [{ path: 'line_items' }], says: /list of items is missing/ },
  { changes: [{ path: 'line_items', value: 'none' }], says: /list of items is “none”/ },
  { changes: [{ path: 'line_items.0.meta_data', value: 'x' }], says: /list of items is “x”/ },
  { changes: [{ path: 'total', value: '1,234.50' }], says: /amount is “1,234\.50”, which is not a number/ },
  { changes: [{ path: 'total' }], says: /amount is missing/ },
  { changes: [{ path: 'total', value: [] }], says: /amount is “\[\]”/ },
  { changes: [{ path: 'currency', value: 'dollars' }], says: /currency is “dollars”/ },
  { changes: [{ path: 'currency' }], says: /currency is missing/ },
  { changes: [{ path: 'currency', value: '' }], says: /currency is missing/ },
  { changes: [{ path: 'status' }], says: /status is missing/ },
  { changes: [{ path: 'status', value: 3 }], says: /status is “3”/ },
  { changes: [{ path: 'date_created_gmt', value: 'yesterday' }], says: /date is not a valid date/ },
  { changes: [{ path: 'date_created_gmt' }], says: /date is missing/ },
  { changes: [{ path: 'shipping', value: 'pickup' }], says: /is “pickup”/ },
  { changes: [{ path: 'shipping.country', value: 44 }], says: /address is “44”/ },
  { changes: [{ path: 'billing' }], says: /is missing/ },
]

test('a shop with 300 orders, 30 of them broken in different ways, is read with 270 good and 30 explained', async () => {
  const connected = await connect(woo)
  const orders = await place(connected, 300)
  for (const [at, { changes }] of faults.entries()) await spoil(connected, orders[at * 10]!.order_id, changes)
  await sync(connected)
  expect(await getHealth(connected)).toMatchObject({ state: 'ok', order_count: 270, unread_orders: 30 })
  const { data, total } = await app.call(
    setting.listUnreadOrders,
    { store_id: connected.store.id, page: 1, page_size: 100 },
    { ...seller, headers: { 'accept-language': 'en' } },
  )
  expect(total).toBe(30)
  const said = new Map(data.map(({ external_order_id, problem }) => [external_order_id, problem]))
  for (const [at, { says }] of faults.entries()) expect(said.get(orders[at * 10]!.order_id)).toMatch(says)
})

/** Fields that nobody can do without, each broken in three ways. */
const needed: readonly [slug: string, paths: readonly string[]][] = [
  [
    'shopify',
    [
      'name',
      'createdAt',
      'updatedAt',
      'currentTotalPriceSet',
      'currentTotalPriceSet.shopMoney.currencyCode',
      'lineItems.nodes',
      'lineItems.nodes.0.id',
      'lineItems.nodes.0.title',
      'lineItems.nodes.0.currentQuantity',
      'lineItems.nodes.0.originalUnitPriceSet',
    ],
  ],
  [
    'etsy',
    [
      'status',
      'is_paid',
      'is_shipped',
      'create_timestamp',
      'update_timestamp',
      'grandtotal',
      'grandtotal.amount',
      'transactions.0.transaction_id',
      'transactions.0.quantity',
      'transactions.0.price',
    ],
  ],
  [
    'ebay',
    [
      'creationDate',
      'lastModifiedDate',
      'orderFulfillmentStatus',
      'orderPaymentStatus',
      'pricingSummary.total.value',
      'pricingSummary.total.currency',
      'lineItems',
      'lineItems.0.lineItemId',
      'lineItems.0.quantity',
      'lineItems.0.lineItemCost.value',
    ],
  ],
]
const breaks = (path: string): readonly object[] => [{ path }, { path, value: null }, { path, value: { odd: true } }]

test.each(needed)('%s: of 300 orders 30 broken ones are explained and 270 are read', async (slug, paths) => {
  const connector = connectors.find((one) => one.slug === slug)
  if (!connector) throw new Error(`no ${slug}`)
  const connected = await connect(connector)
  const orders = await place(connected, 300)
  const broken = paths.flatMap(breaks)
  for (const [at, change] of broken.entries()) await spoil(connected, orders[at * 10]!.order_id, [change])
  await sync(connected)
  expect(await getHealth(connected)).toMatchObject({ state: 'ok', order_count: 270, unread_orders: 30 })
  const { data } = await app.call(
    setting.listUnreadOrders,
    { store_id: connected.store.id, page: 1, page_size: 100 },
    { ...seller, headers: { 'accept-language': 'en' } },
  )
  expect(numbered(data).sort()).toEqual(broken.map((_, at) => orders[at * 10]!.order_id).sort())
  for (const { problem } of data) expect(problem).toMatch(/is missing|is “/)
})

test('text PostgreSQL cannot store is cleaned, and lines without pieces are left out', async () => {
  const connected = await connect(woo)
  const [first, second] = await place(connected, 2)
  await spoil(connected, first!.order_id, [{ path: 'line_items.0.name', value: 'Tee\0 \ud800' }])
  await spoil(connected, second!.order_id, [{ path: 'line_items.0.quantity', value: 0 }])
  await sync(connected)
  expect(await getHealth(connected)).toMatchObject({ state: 'ok', order_count: 1, unread_orders: 0 })
})

test('the seller reads an order again, or dismisses it until it changes; nobody else can', async () => {
  const connected = await connect(woo)
  const [odd] = await place(connected, 1)
  await spoil(connected, odd!.order_id, [{ path: 'currency' }])
  await sync(connected)
  const [row] = (await getUnread(connected)).data
  const { groups } = await app.call(exception.listExceptions, {}, seller)
  expect(groups.find(({ kind }) => kind === 'store.unread')?.count).toBeGreaterThan(0)
  await expect(app.call(setting.readOrderAgain, { id: row!.id }, other)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(setting.dismissUnread, { id: row!.id }, other)).rejects.toMatchObject({ error: 'not_found' })

  expect(await app.call(setting.readOrderAgain, { id: row!.id }, seller)).toMatchObject({ is_read: false })
  await app.call(setting.dismissUnread, { id: row!.id }, seller)
  expect((await getHealth(connected)).unread_orders).toBe(0)
  await spoil(connected, odd!.order_id, [{ path: 'currency', value: 'euro' }])
  await rescan(connected)
  expect((await getHealth(connected)).unread_orders).toBe(1)

  await spoil(connected, odd!.order_id, [])
  expect(await app.call(setting.readOrderAgain, { id: row!.id }, seller)).toEqual({ is_read: true, problem: '' })
  expect(await getHealth(connected)).toMatchObject({ order_count: 1, unread_orders: 0 })
})
