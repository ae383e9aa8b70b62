import * as exception from '@inkroute/contract/exception/exception'
import * as contract from '@inkroute/contract/order/order'
import { beforeAll, expect, test } from 'vitest'
import { type Desk, marketDesk, type SandboxShop } from '../../../connectors/testing/market-desk.ts'
import { woocommerce } from '../../../connectors/woocommerce/woocommerce.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveSellerLevel } from '../../account/account.ts'
import { findStore, type StoreRecord } from '../core/store.queries.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'
import { rescanAll } from './sync.queries.ts'
import { syncStore } from './sync-store.job.ts'

const MINUTE_MS = 60_000
const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
let seller: TestSeller
let desk: Desk
let shop: SandboxShop
let store: StoreRecord

beforeAll(async () => {
  seller = await newSeller(app)
  await saveSellerLevel(app.ctx.db, seller.seller_id, 4)
  desk = marketDesk(sandbox_url, 'woocommerce')
  shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, woocommerce, shop, seller), seller)
  const found = await findStore(app.ctx.db, seller.seller_id, stores[0]!.id)
  if (!found) throw new Error('no store')
  store = found
})

const english = () => ({ ...seller, headers: { 'accept-language': 'en' } })
/** The last hour, again and again. */
async function read(): Promise<void> {
  await rescanAll(app.ctx.db, new Date(Date.now() - 60 * MINUTE_MS).toISOString(), new Date().toISOString())
  await syncStore(app.ctx, store.seller_id, store.id)
}
const getOrders = async (number: string) => {
  const { data } = await app.call(contract.listOrders, { page: 1, page_size: 50 }, english())
  return data.filter(({ external_no }) => external_no === number)
}
async function placed(changes: readonly object[]) {
  const [order] = await desk.place(shop.shop_id, { count: 1, at_ms: Date.now() - 20 * MINUTE_MS })
  if (!order) throw new Error('no order')
  await desk.ask('orders/odd', { order_id: order.order_id, changes })
  return order
}
const nowhere = ['shipping', 'billing'].flatMap((party) =>
  ['address_1', 'city', 'postcode', 'first_name', 'last_name', 'company'].map((field) => ({
    path: `${party}.${field}`,
    value: '',
  })),
)

test('paid orders that are collected, or come without an address, wait for an answer and say why', async () => {
  const pickup = { id: 1, method_id: 'local_pickup', method_title: 'Collect in Lyon', total: '0' }
  const collected = await placed([{ path: 'shipping_lines', value: [pickup] }])
  const lost = await placed(nowhere)
  await read()
  const [first] = await getOrders(collected.order_id)
  expect(first).toMatchObject({ state: 'draft' })
  expect(first?.problems.map(({ kind }) => kind)).toContain('pickup')
  expect(first?.problems.map(({ text }) => text).join()).toContain('The buyer collects this order')
  const [second] = await getOrders(lost.order_id)
  expect(second?.problems.map(({ kind }) => kind)).toContain('no_address')
  const { groups } = await app.call(exception.listExceptions, {}, english())
  const told = groups.find(({ kind }) => kind === 'order.address')?.rows ?? []
  expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining([first?.order_no, second?.order_no]))
  expect(told.map(({ problem }) => problem).join()).not.toContain('( · )')
})

test('an address that comes later is taken', async () => {
  const order = await placed(nowhere)
  await read()
  expect((await getOrders(order.order_id))[0]?.problems.map(({ kind }) => kind)).toContain('no_address')
  await desk.ask('orders/odd', { order_id: order.order_id, changes: [] })
  await read()
  const [now] = await getOrders(order.order_id)
  expect(now?.country).not.toBe('')
  expect(now?.problems.map(({ kind }) => kind)).not.toContain('no_address')
})
