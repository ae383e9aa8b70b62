import * as contract from '@inkroute/contract/wallet/wallet'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { auditBooks } from './audit-ledger.job.ts'
import { findDisagreements } from './core/ledger.queries.ts'
import type { LedgerLine } from './core/ledger.rules.ts'
import { availableBalance, postTransaction } from './wallet.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

let keys = 0
const post = (seller_id: number, lines: LedgerLine[], idempotency_key = `key-${keys++}`) =>
  postTransaction(app.ctx, seller_id, { idempotency_key, cause: 'test', lines })
const recharge = (seller_id: number, fen: number, key?: string) =>
  post(
    seller_id,
    [
      { account: 'available', amount_fen: fen },
      { account: 'clearing_alipay', amount_fen: -fen },
    ],
    key,
  )
const pay = (seller_id: number, fen: number, key?: string) =>
  post(
    seller_id,
    [
      { account: 'available', amount_fen: -fen },
      { account: 'revenue', amount_fen: fen },
    ],
    key,
  )
const balance = (seller_id: number) => availableBalance(app.ctx.db, seller_id)

test('a new seller has 0.00 and sees what was credited', async () => {
  const { seller_id, token } = await newSeller(app)
  expect((await app.call(contract.getGroupBalance, {}, { token })).balance).toBe('0.00')
  await recharge(seller_id, 268_000)
  expect(await app.call(contract.getGroupBalance, {}, { token, headers: { 'accept-language': 'en' } })).toEqual({
    group: { level: 0, level_name: 'Basic' },
    balance: '2680.00',
  })
})

test('the same key moves money once, however often and at the same time it comes', async () => {
  const { seller_id } = await newSeller(app)
  const posted = await Promise.all(Array.from({ length: 8 }, () => recharge(seller_id, 500, 'notify-1')))
  expect(posted.filter((one) => one.is_new)).toHaveLength(1)
  expect(new Set(posted.map((one) => one.transaction_id)).size).toBe(1)
  expect(await balance(seller_id)).toBe(500)
})

test('a key that comes back with another amount is refused', async () => {
  const { seller_id } = await newSeller(app)
  await recharge(seller_id, 500, 'notify-2')
  await expect(recharge(seller_id, 600, 'notify-2')).rejects.toMatchObject({ code: 'idempotency_conflict' })
  expect(await balance(seller_id)).toBe(500)
})

test('debits at the same time never overdraw', async () => {
  const { seller_id } = await newSeller(app)
  await recharge(seller_id, 1000)
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => pay(seller_id, 300)))
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
  for (const one of results) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'balance_insufficient' })
  }
  expect(await balance(seller_id)).toBe(100)
})

test('a refused debit leaves no trace, so its key can be used when the money is there', async () => {
  const { seller_id } = await newSeller(app)
  await expect(pay(seller_id, 100, 'order-1')).rejects.toMatchObject({ code: 'balance_insufficient' })
  await recharge(seller_id, 100)
  expect(await pay(seller_id, 100, 'order-1')).toMatchObject({ is_new: true })
})

test('random movements keep every sum at zero and every balance right', async () => {
  const movement = fc.record({
    kind: fc.constantFrom('recharge', 'pay', 'freeze', 'thaw'),
    fen: fc.integer({ min: 1, max: 5000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 15 }), async (movements) => {
      const { seller_id } = await newSeller(app)
      const model = { available: 0, frozen: 0 }
      for (const { kind, fen } of movements) {
        const [from, to] = {
          recharge: ['clearing_bank', 'available'],
          pay: ['available', 'revenue'],
          freeze: ['available', 'frozen'],
          thaw: ['frozen', 'available'],
        }[kind] as ['available' | 'frozen', 'available' | 'frozen']
        const short = from in model && model[from] < fen
        const done = post(seller_id, [
          { account: from, amount_fen: -fen },
          { account: to, amount_fen: fen },
        ])
        if (short) {
          await expect(done).rejects.toMatchObject({ code: 'balance_insufficient' })
          continue
        }
        await done
        if (from in model) model[from] -= fen
        if (to in model) model[to] += fen
      }
      const rows = await app.ctx.db
        .selectFrom('ledger_account')
        .select(['kind', 'balance_fen'])
        .where('seller_id', '=', seller_id)
        .execute()
      expect(rows.reduce((sum, row) => sum + row.balance_fen, 0)).toBe(0)
      expect(await balance(seller_id)).toBe(model.available)
    }),
    { numRuns: 20 },
  )
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('lines that do not balance are refused before they reach the database', async () => {
  const { seller_id } = await newSeller(app)
  const bad: LedgerLine[][] = [
    [{ account: 'available', amount_fen: 100 }],
    [
      { account: 'available', amount_fen: 100 },
      { account: 'revenue', amount_fen: -99 },
    ],
    [
      { account: 'available', amount_fen: 0.5 },
      { account: 'revenue', amount_fen: -0.5 },
    ],
  ]
  for (const lines of bad) await expect(post(seller_id, lines)).rejects.toThrow(RangeError)
})

test('the database itself refuses what the code must never do', async () => {
  const { seller_id } = await newSeller(app)
  await recharge(seller_id, 1000)
  const { db } = app.ctx
  const lone = sql`with t as (insert into ledger_transaction (seller_id, idempotency_key, cause)
      values (${seller_id}, 'lone', 'test') returning id)
    insert into ledger_entry (seller_id, transaction_id, account_kind, amount_fen)
      select ${seller_id}, id, 'available', 5 from t`
  await expect(lone.execute(db)).rejects.toThrow(/not balanced/)
  await expect(
    sql`insert into ledger_transaction (seller_id, idempotency_key, cause) values (${seller_id}, 'bare', 'test')`.execute(
      db,
    ),
  ).rejects.toThrow(/not balanced/)
  await expect(
    sql`update ledger_account set balance_fen = 999999 where seller_id = ${seller_id}`.execute(db),
  ).rejects.toThrow(/written once/)
  await expect(sql`update ledger_entry set amount_fen = 1 where seller_id = ${seller_id}`.execute(db)).rejects.toThrow(
    /written once/,
  )
  await expect(sql`delete from ledger_entry where seller_id = ${seller_id}`.execute(db)).rejects.toThrow(/written once/)
  await expect(
    sql`with t as (insert into ledger_transaction (seller_id, idempotency_key, cause)
        values (${seller_id}, 'over', 'test') returning id)
      insert into ledger_entry (seller_id, transaction_id, account_kind, amount_fen)
        select ${seller_id}, id, kind, fen from t, (values ('available', -5000), ('clearing_alipay', 5000)) v (kind, fen)
    `.execute(db),
  ).rejects.toThrow(/seller_account_not_negative/)
  expect(await balance(seller_id)).toBe(1000)
})

test('the audit finds a balance that was changed behind the ledger’s back', async () => {
  const { seller_id } = await newSeller(app)
  await recharge(seller_id, 1000)
  const tamper = (fen: number) =>
    app.ctx.db.connection().execute(async (db) => {
      await sql`set session_replication_role = replica`.execute(db)
      await sql`update ledger_account set balance_fen = ${fen} where seller_id = ${seller_id} and kind = 'available'`.execute(
        db,
      )
      await sql`set session_replication_role = origin`.execute(db)
    })
  await tamper(5000)
  expect(await findDisagreements(app.ctx.db)).toEqual([
    { seller_id, what: 'account available', expected_fen: 1000, found_fen: 5000 },
  ])
  await tamper(1000)
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('an empty ledger is not called right when paid orders and payments say that money moved', async () => {
  const other = await testApp()
  expect((await auditBooks(other.ctx.db)).problems).toEqual([])
  const seller = await newSeller(other)
  const now = other.clock.now().toISOString()
  await other.ctx.db
    .insertInto('recharge')
    .values({
      seller_id: seller.seller_id,
      recharge_no: 'R1',
      amount_fen: 100,
      channel: 'bank',
      state: 'paid',
      created_at: now,
    })
    .execute()
  const { problems } = await auditBooks(other.ctx.db)
  expect(problems[0]).toMatch(/ledger is empty/)
})

test.each([
  { permissions: [], sees: false },
  { permissions: ['order.cart', 'order.admin'], sees: false },
  { permissions: ['order.pay'], sees: true },
  { permissions: ['account.mine'], sees: true },
])('a sub-account with $permissions sees the balance: $sees', async ({ permissions, sees }) => {
  const { token } = await newSubAccount(app, await newSeller(app), permissions)
  const { group, balance } = await app.call(contract.getGroupBalance, {}, { token })
  expect(group.level_name).not.toBe('')
  expect(balance).toBe(sees ? '0.00' : undefined)
})
