import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as cart from '@inkroute/contract/cart/cart'
import type { Endpoint } from '@inkroute/contract/endpoint'
import * as records from '@inkroute/contract/export/export'
import * as imports from '@inkroute/contract/order/import/import'
import * as contract from '@inkroute/contract/order/order'
import * as payment from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type NodeProcess, startNode, TEST_SECRET } from '../../testing/node-process.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { exportJob } from '../export/export.job.ts'
import { alipayAccount } from '../wallet/alipay/alipay-account.ts'
import { ALIPAY_NOTIFY_PATH as NOTIFY_PATH } from '../wallet/alipay/alipay-gateway.ts'
import { findDisagreements } from '../wallet/core/ledger.queries.ts'
import { atCashier, postNotify, signedNotify } from '../wallet/testing/cashier.ts'
import { balanceFen, berlin, newBuyer, placeOrder, toFen } from './testing/buyer.ts'

const MONEY_FEN = 1_000_000
let app: TestApp
let doomed: NodeProcess

/** Production knows Alipay by its settings; here they name the account our test node has at the sandbox. */
async function alipayEnv(): Promise<Record<string, string>> {
  const { app_id, seller_id, sdk } = await alipayAccount(app.ctx)
  const [own, theirs] = ['alipay-own.pem', 'alipay-theirs.pem'].map((name) => join(inject('test_dir'), name))
  writeFileSync(own as string, sdk.config.privateKey)
  writeFileSync(theirs as string, sdk.config.alipayPublicKey ?? '')
  return {
    ALIPAY_APP_ID: app_id,
    ALIPAY_SELLER_ID: seller_id,
    ALIPAY_GATEWAY: sdk.config.gateway ?? '',
    ALIPAY_PRIVATE_KEY_FILE: own as string,
    ALIPAY_PUBLIC_KEY_FILE: theirs as string,
  }
}

beforeAll(async () => {
  app = await testApp({ holds: 'shop' })
  doomed = await startNode({
    ROLE: 'api',
    DEMO: 'false',
    DATABASE_URL: app.database_url,
    DATA_DIR: join(inject('test_dir'), 'doomed'),
    APP_SECRET: TEST_SECRET,
    ...(await alipayEnv()),
  })
})
afterAll(() => void doomed.process.kill('SIGKILL'))

const getOrders = (seller_id: number) =>
  app.ctx.db.selectFrom('sales_order').selectAll().where('seller_id', '=', seller_id).orderBy('id').execute()
const getSets = (seller_id: number) =>
  app.ctx.db.selectFrom('print_set').select('reference').where('seller_id', '=', seller_id).execute()

/** A call to the node that is going to die; nobody waits for its answer. */
const sendTo = (endpoint: Endpoint, input: unknown, token: string) =>
  fetch(`${doomed.origin}/req${endpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  }).catch(() => null)

/** Holds rows until told to let go, and says when so many others wait for it. */
async function holding(statement: string) {
  const client = new pg.Client({ connectionString: app.database_url })
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return {
    waited: (count: number) =>
      expect
        .poll(
          async () =>
            (
              await app.database.pool.query(
                "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
              )
            ).rows[0].n,
          { timeout: inject('patience_ms') },
        )
        .toBeGreaterThanOrEqual(count),
    async letGo() {
      await client.query('rollback')
      await client.end()
    },
  }
}

test('a node killed in the middle of checkout, payment and notify leaves nothing half; the next node does each once', async () => {
  const { seller, skus } = await newBuyer(app, MONEY_FEN)
  const { seller_id, token } = seller
  const item = (at: number) => ({ sku_id: skus[at]!.id, quantity: 1 + at })
  const paying = await placeOrder(app, seller, [item(0)])
  const other = await newBuyer(app, MONEY_FEN)
  const notified = await placeOrder(app, other.seller, [{ sku_id: other.skus[0]!.id }])
  const by_alipay = { ids: [notified.id], method: 'alipay' as const }
  const { pay_url, payment_no } = await app.call(contract.payOrders, by_alipay, other.seller)
  await atCashier(pay_url ?? '', 'pay', 'never')
  const notify = await signedNotify(app, payment_no)
  const { ids: cart_item_ids } = await app.call(cart.addCartItems, { items: [item(2)] }, seller)
  const shipments = [{ address: berlin, cart_item_ids }]
  const shown = await app.call(contract.previewOrder, { shipments }, seller)
  const checkout = { shipments, expected_total: shown.total }

  // Both payments have booked their money and the checkout has emptied the cart when they come to the orders, where the
  // node dies.
  const orders = await holding('lock table sales_order in share mode')
  void sendTo(contract.createOrder, checkout, token)
  void sendTo(contract.payOrders, { ids: [paying.id] }, token)
  void fetch(doomed.origin + NOTIFY_PATH, { method: 'POST', body: notify }).catch(() => null)
  const ended = new Promise((resolve) => doomed.process.once('exit', resolve))
  try {
    await orders.waited(3)
  } finally {
    doomed.process.kill('SIGKILL')
    await ended
    await orders.letGo()
  }

  // The checkout had sent everything including its commit, so it is complete. The payments had not, so nothing of them is stored.
  await expect.poll(async () => (await getOrders(seller_id)).length).toBe(2)
  const all = [...(await getOrders(seller_id)), ...(await getOrders(other.seller.seller_id))]
  expect(all.map(({ state }) => state)).toEqual(Array(3).fill('awaiting_payment'))
  const [, ordered] = all
  const whole = await app.call(contract.getOrder, { id: ordered!.id }, seller)
  expect([whole.amounts.total, whole.lines.map(({ quantity }) => quantity)]).toEqual([shown.total, [item(2).quantity]])
  expect(await balanceFen(app, seller)).toBe(MONEY_FEN)
  expect(await getSets(seller_id)).toEqual([])
  expect((await app.call(cart.getCart, {}, seller)).total_item_num).toBe(0)
  expect(await findDisagreements(app.ctx.db)).toEqual([])

  // Clients without an answer retry, some of them twice.
  await expect(app.call(contract.createOrder, checkout, seller)).rejects.toMatchObject({ error: 'not_found' })
  await app.call(contract.payOrders, { ids: [paying.id] }, seller)
  await expect(app.call(contract.payOrders, { ids: [paying.id] }, seller)).rejects.toMatchObject({
    error: 'order_action_refused',
  })
  expect(await postNotify(app, notify)).toBe('success')
  expect(await postNotify(app, notify)).toBe('success')
  const own = await getOrders(seller_id)
  expect(own.map(({ id, state }) => [id, state])).toEqual([
    [paying.id, 'paid'],
    [ordered?.id, 'awaiting_payment'],
  ])
  expect((await getOrders(other.seller.seller_id)).map(({ state }) => state)).toEqual(['paid'])
  expect(await balanceFen(app, seller)).toBe(MONEY_FEN - toFen(paying.shown.total))
  expect(await balanceFen(app, other.seller)).toBe(MONEY_FEN)
  expect(await getSets(seller_id)).toHaveLength(1)
  expect(await getSets(other.seller.seller_id)).toHaveLength(1)
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('while the database is down every call reports it, and the node recovers on its own', async () => {
  const { seller, skus } = await newBuyer(app, MONEY_FEN)
  const { id } = await placeOrder(app, seller, [{ sku_id: skus[0]!.id }])
  const name = new URL(app.database_url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inject('postgres_url') })
  await admin.connect()
  const allow = (is_open: boolean) => admin.query(`alter database ${name} allow_connections ${is_open}`)
  const throwOut = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const under_way = app.call(contract.payOrders, { ids: [id] }, seller).catch((error) => error.error)
  await allow(false)
  await throwOut()
  const away = { error: 'database_away', http: 503 }
  await expect(app.call(contract.countOrders, {}, seller)).rejects.toMatchObject(away)
  const asked = await fetch(`${app.origin}/req/distribution/order`, {
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '2'])
  await expect(app.call(contract.payOrders, { ids: [id] }, seller)).rejects.toMatchObject(away)
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(503)
  await under_way
  await allow(true)
  await expect.poll(async () => (await fetch(`${app.origin}/healthz`)).status).toBe(200)
  // Whether the call that was cut off had been done or not: asked again, it is done once.
  await app.call(contract.payOrders, { ids: [id] }, seller).catch(() => null)
  const paid = await app.call(contract.getOrder, { id }, seller)
  expect(paid.state).toBe('paid')
  expect(await balanceFen(app, seller)).toBe(MONEY_FEN - toFen(paid.amounts.total))
  expect(await findDisagreements(app.ctx.db)).toEqual([])
  await admin.end()
})

test('nodes whose clocks disagree by hours keep one book: a payment one thinks over is paid once, late money is kept', async () => {
  const { seller, skus } = await newBuyer(app, MONEY_FEN)
  const { id, shown } = await placeOrder(app, seller, [{ sku_id: skus[0]!.id }])
  const ahead = await testApp({ database_url: app.database_url })
  const behind = await testApp({ database_url: app.database_url })
  ahead.clock.advance(2 * 3_600_000)
  behind.clock.advance(-2 * 3_600_000)
  const waiting = await behind.call(contract.payOrders, { ids: [id], method: 'alipay' }, seller)
  // For the node ahead that payment's time is over: the balance pays, and what then comes from Alipay stays the seller's.
  const paid = await ahead.call(contract.payOrders, { ids: [id], method: 'balance' }, seller)
  expect(paid).toMatchObject({ state: 'paid', amount: shown.total })
  await atCashier(waiting.pay_url ?? '', 'pay', 'never')
  const notify = await signedNotify(app, waiting.payment_no)
  for (const node of [behind, ahead, app]) expect(await postNotify(node, notify)).toBe('success')
  expect(await balanceFen(app, seller)).toBe(MONEY_FEN)
  const { refunded } = await behind.call(contract.cancelOrder, { id }, seller)
  expect(refunded).toBe(shown.total)
  expect(await balanceFen(ahead, seller)).toBe(MONEY_FEN + toFen(shown.total))
  expect((await getOrders(seller.seller_id)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('with the cashier down nothing is lost: the seller is told, the balance still pays, and later the same payment goes on', async () => {
  const { seller, skus } = await newBuyer(app, MONEY_FEN)
  const cut_off = await testApp({ database_url: app.database_url, sandbox_url: 'http://127.0.0.1:1' })
  const down = { error: 'pay_way_unavailable' }
  await expect(
    cut_off.call(recharge.startRecharge, { channel: 'alipay', amount: '500' }, seller),
  ).rejects.toMatchObject(down)
  const first = await placeOrder(cut_off, seller, [{ sku_id: skus[0]!.id }])
  const second = await placeOrder(cut_off, seller, [{ sku_id: skus[1]!.id }])
  const byAlipay = (id: number) => ({ ids: [id], method: 'alipay' as const })
  await expect(cut_off.call(contract.payOrders, byAlipay(first.id), seller)).rejects.toMatchObject(down)
  await expect(cut_off.call(contract.payOrders, byAlipay(second.id), seller)).rejects.toMatchObject(down)
  const paid = await cut_off.call(contract.payOrders, { ids: [second.id], method: 'balance' }, seller)
  expect(paid.state).toBe('paid')
  const back = await app.call(contract.payOrders, byAlipay(first.id), seller)
  expect(back.state).toBe('waiting')
  await atCashier(back.pay_url ?? '', 'pay', 'once')
  expect((await getOrders(seller.seller_id)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect(await balanceFen(app, seller)).toBe(MONEY_FEN - toFen(second.shown.total))
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('with the disk full, an import, an invoice and an export say so and keep nothing; with room again each works', async () => {
  const { seller, skus } = await newBuyer(app, MONEY_FEN)
  const { seller_id } = seller
  const { id } = await placeOrder(app, seller, [{ sku_id: skus[0]!.id }])
  const { payment_id } = await app.call(contract.payOrders, { ids: [id] }, seller)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const puts = [vi.spyOn(app.ctx.storage, 'put'), vi.spyOn(app.ctx.storage, 'putFile')]
  for (const put of puts) put.mockRejectedValue(full)
  const file = new TextEncoder().encode('订单号,SKU,数量\nA-1,X,1\n')
  const upload = () => app.call(imports.uploadImport, { name: 'a.csv' }, { ...seller, file })
  const invoice = () => app.call(payment.getPaymentInvoice, { id: payment_id }, seller)
  const told = { error: 'storage_full', status_code: 507 }
  await expect(upload()).rejects.toMatchObject(told)
  expect((await app.call(imports.listImports, {}, seller)).data).toEqual([])
  await expect(invoice()).rejects.toMatchObject(told)
  const { id: export_id } = await app.call(records.createExport, { kind: 'order.list' }, seller)
  await exportJob.run(app.ctx, { seller_id, id: export_id, attempt: 0 })
  const record = async () => (await app.call(records.listExports, {}, seller)).data[0]
  expect(await record()).toMatchObject({ status: 'failed', download_url: null })
  expect((await record())?.error).toContain('存储空间已满')

  for (const put of puts) put.mockRestore()
  await upload()
  expect((await invoice()).url).toContain('.pdf')
  await app.call(records.retryExport, { id: export_id }, seller)
  await exportJob.run(app.ctx, { seller_id, id: export_id, attempt: 1 })
  expect(await record()).toMatchObject({ status: 'done', error: null })
})
