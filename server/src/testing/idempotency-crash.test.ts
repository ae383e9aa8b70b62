import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as cart from '@inkroute/contract/cart/cart'
import * as tag from '@inkroute/contract/goods/tag'
import * as withdraw from '@inkroute/contract/wallet/withdraw'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { claimKey, committing, findKey, keepAnswer } from '../infra/http/idempotency/idempotency.queries.ts'
import { newBuyer } from '../modules/order/testing/buyer.ts'
import { postTransaction } from '../modules/wallet/wallet.ts'
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts'
import { newSeller, TEST_PASSWORD, type TestSeller } from './factories.ts'
import { startNode, TEST_SECRET } from './node-process.ts'
import { type TestApp, testApp } from './test-app.ts'

const COMMITTING = committing({ scope: '', key_hash: '', request_hash: '', claim: '' }, null).sql
/** The node whose line to the database breaks, and one beside it that is well. */
let broken: TestApp
let app: TestApp
let proxy: DatabaseProxy

beforeAll(async () => {
  app = await testApp()
  proxy = await databaseProxy(app.database_url)
  broken = await testApp({ database_url: proxy.url })
})
afterAll(() => proxy.close())

async function richSeller(): Promise<TestSeller> {
  const seller = await newSeller(app)
  await postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: 'gift',
    cause: 'adjustment',
    lines: [
      { account: 'available', amount_fen: 50_000 },
      { account: 'clearing_bank', amount_fen: -50_000 },
    ],
  })
  return seller
}

const withdrawal = {
  amount: '100',
  method: 'alipay',
  account_name: '陈晓岚',
  account_no: 'lan.chen@example.com',
  password: TEST_PASSWORD,
} as const
const askMoney = (node: TestApp, { token }: TestSeller, key: string) =>
  node.call(withdraw.createWithdrawal, withdrawal, { token, headers: { 'idempotency-key': key } })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: { error?: string }) => error.error,
  )

async function getWithdrawals({ seller_id }: TestSeller): Promise<number[]> {
  const rows = await app.ctx.db.selectFrom('withdrawal').select('id').where('seller_id', '=', seller_id).execute()
  return rows.map(({ id }) => id)
}
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.ctx.db)
  return rows[0]?.count ?? 0
}
const endLeases = () => sql`update idempotency_key set leased_until = now() - interval '1 s'`.execute(app.ctx.db)

test('a line cut behind the commit: the same key gets the same answer, and the money is taken once', async () => {
  const seller = await richSeller()
  const key = randomUUID()
  proxy.swallowAnswerTo(COMMITTING)
  expect(await refusal(askMoney(broken, seller, key))).toBe('database_away')
  const [id] = await getWithdrawals(seller)
  expect(await askMoney(broken, seller, key)).toEqual({ id })
  expect(await askMoney(app, seller, key)).toEqual({ id })
  expect(await getWithdrawals(seller)).toEqual([id])
})

test('a node killed behind the commit: another one answers for it a moment later, and the money is taken once', async () => {
  const seller = await richSeller()
  const key = randomUUID()
  const through = await databaseProxy(app.database_url)
  const node = await startNode({
    DATABASE_URL: through.url,
    APP_SECRET: TEST_SECRET,
    ROLE: 'api',
    DEMO: 'false',
    DATA_DIR: join(inject('test_dir'), 'killed-node'),
  })
  through.swallowAnswerTo(COMMITTING, () => node.process.kill('SIGKILL'))
  const dying = fetch(`${node.origin}/req${withdraw.createWithdrawal.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${seller.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(withdrawal),
  })
  await expect(dying).rejects.toThrow('fetch failed')
  through.close()
  const [id] = await getWithdrawals(seller)
  expect(await refusal(askMoney(app, seller, key))).toBe('idempotency_running')
  const lease = sql<{ seconds: number }>`select max(extract(epoch from leased_until - now()))::float8 as seconds
    from idempotency_key where not is_answered`
  expect((await lease.execute(app.ctx.db)).rows[0]?.seconds).toBeLessThanOrEqual(15)
  await endLeases()
  expect(await askMoney(app, seller, key)).toEqual({ id })
  expect(await getWithdrawals(seller)).toEqual([id])
})

test('an answer that cannot be kept is given all the same, and the retry gets it too', async () => {
  const seller = await richSeller()
  const key = randomUUID()
  await sql`create function refuse_answers() returns trigger language plpgsql as $$
    begin raise exception 'no room for answers'; end $$`.execute(app.ctx.db)
  await sql`create trigger refuse before update of is_answered on idempotency_key
    for each row execute function refuse_answers()`.execute(app.ctx.db)
  const first = await askMoney(app, seller, key)
  await sql`drop trigger refuse on idempotency_key`.execute(app.ctx.db)
  await endLeases()
  expect(await askMoney(app, seller, key)).toEqual(first)
  expect(await getWithdrawals(seller)).toEqual([first.id])
})

test('a request that lost its key to another one cannot commit any more', async () => {
  const seller = await richSeller()
  const key = randomUUID()
  const gate = Promise.withResolvers<void>()
  const { promise: is_locked, resolve: locked } = Promise.withResolvers<void>()
  const holding = app.ctx.db.transaction().execute(async (tx) => {
    await sql`lock table withdrawal in share mode`.execute(tx)
    locked()
    await gate.promise
  })
  await is_locked
  const untilWaiting = (count: number) => expect.poll(countWaiting, { interval: 20 }).toBeGreaterThanOrEqual(count)
  const slow = askMoney(broken, seller, key)
  await untilWaiting(1)
  await endLeases()
  const taken_over = askMoney(app, seller, key)
  await untilWaiting(2)
  gate.resolve()
  await holding
  const answers = await Promise.allSettled([slow, taken_over])
  const [id, ...more] = await getWithdrawals(seller)
  expect(more).toEqual([])
  expect(answers[0]).toMatchObject({ status: 'rejected', reason: { error: 'idempotency_running' } })
  expect(answers[1]).toMatchObject({ status: 'fulfilled', value: { id } })
})

test('a key whose owner died before anything was committed is free once its lease is over', async () => {
  const seller = await richSeller()
  const key = randomUUID()
  await askMoney(app, seller, key)
  // As if the work had never come to its commit.
  await sql`update idempotency_key set is_committed = false, is_answered = false, response = null,
    leased_until = now() + interval '10 s'`.execute(app.ctx.db)
  expect(await refusal(askMoney(app, seller, key))).toBe('idempotency_running')
  await endLeases()
  expect((await askMoney(app, seller, key)).id).toEqual(expect.any(Number))
})

test('a key whose work lost the database is free when that is back, however long its lease', async () => {
  const seller = await richSeller()
  const key = randomUUID()
  const through = await databaseProxy(app.database_url)
  onTestFinished(() => through.close())
  const node = await testApp({ database_url: through.url })
  const gate = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = app.ctx.db.transaction().execute(async (tx) => {
    await sql`lock table withdrawal in share mode`.execute(tx)
    locked.resolve()
    await gate.promise
  })
  await locked.promise
  const dying = refusal(askMoney(node, seller, key))
  await expect.poll(countWaiting, { interval: 20 }).toBeGreaterThanOrEqual(1)
  through.leadTo('postgres://127.0.0.1:1/nowhere')
  expect(await dying).toBe('database_away')
  gate.resolve()
  await holding
  await sql`update idempotency_key set leased_until = now() + interval '1 hour' where not is_answered`.execute(
    app.ctx.db,
  )
  expect(await refusal(askMoney(app, seller, key))).toBe('idempotency_running')
  through.leadTo(app.database_url)
  await expect.poll(() => refusal(askMoney(app, seller, key))).toBe('not refused')
  expect(await getWithdrawals(seller)).toHaveLength(1)
})

test('a write outside a transaction happens once too, and its lost answer is given to the retry', async () => {
  const seller = await newSeller(app)
  const headers = { 'idempotency-key': randomUUID() }
  const create = (node: TestApp) => node.call(tag.createGoodsTag, { name: '夏' }, { token: seller.token, headers })
  proxy.swallowAnswerTo(COMMITTING)
  expect(await refusal(create(broken))).toBe('database_away')
  const { id } = await create(app)
  const tags = await app.ctx.db.selectFrom('goods_tag').select('id').where('seller_id', '=', seller.seller_id).execute()
  expect(tags).toEqual([{ id }])
})

test('what was thought committed with the work but wrote nothing is not taken for kept', async () => {
  const slot = { scope: 'test', key_hash: randomUUID(), request_hash: 'r', claim: randomUUID() }
  await claimKey(app.ctx.db, slot)
  await app.ctx.db.transaction().execute((tx) => tx.executeQuery(committing(slot, Buffer.from('answer'))))
  expect(await keepAnswer(app.ctx.db, slot, null)).toBe(false)
  expect(await keepAnswer(app.ctx.db, slot, Buffer.from('answer'))).toBe(true)
  expect(await findKey(app.ctx.db, slot)).toMatchObject({ is_answered: true, response: Buffer.from('answer') })
})

test('goods put into the cart behind a line that was cut are put there once, and the retry is told', async () => {
  const shop = await testApp({ holds: 'shop' })
  const { seller, skus } = await newBuyer(shop)
  const through = await databaseProxy(shop.database_url)
  const node = await testApp({ database_url: through.url })
  const options = { token: seller.token, headers: { 'idempotency-key': randomUUID() } }
  const items = [{ sku_id: skus[0]!.id, quantity: 1 }]
  through.swallowAnswerTo(COMMITTING)
  expect(await refusal(node.call(cart.addCartItems, { items }, options))).toBe('database_away')
  expect(await node.call(cart.addCartItems, { items }, options)).toMatchObject({ total_item_num: 1 })
  const { total_item_num } = await shop.call(cart.getCart, {}, seller)
  expect(total_item_num).toBe(1)
})

test('a later commit without an answer leaves the one before it', async () => {
  const slot = { scope: 'test', key_hash: randomUUID(), request_hash: 'r', claim: randomUUID() }
  await claimKey(app.ctx.db, slot)
  const commit = (response: Buffer | null) =>
    app.ctx.db.transaction().execute(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx)
      await tx.executeQuery(committing(slot, response))
    })
  await commit(Buffer.from('answer'))
  await commit(null)
  expect((await findKey(app.ctx.db, slot))?.response).toEqual(Buffer.from('answer'))
})
