import * as audit from '@inkroute/contract/audit/audit'
import * as auth from '@inkroute/contract/auth/auth'
import * as contract from '@inkroute/contract/privacy/privacy'
import * as desk from '@inkroute/contract/seller-desk/seller-desk'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sealAuditJob } from '../../infra/audit/integrity.ts'
import { newSeller, newSubAccount, TEST_PASSWORD } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { balanceFen, berlin, newBuyer, placeOrder } from '../order/testing/buyer.ts'
import { postTransaction } from '../wallet/wallet.ts'
import { personalData } from './core/registry.ts'
import { retentionJob } from './retention/retention.ts'
import { duePrivacyJob } from './run-request.job.ts'

const DAY_MS = 86_400_000
const app = await testApp({ holds: 'shop' })
const { db } = app.ctx
const staff = { token: await newStaff(app, ['ops.privacy', 'ops.seller', 'ops.audit']) }

const getRequest = (id: number) => app.call(contract.getPrivacyRequest, { id }, staff)

/** That many days later: requests are older, since sessions would not outlive a clock that moved. */
async function pass(days: number): Promise<void> {
  const ago = `${days} days`
  await sql`update privacy_request set run_at = run_at - ${ago}::interval, expires_at = expires_at - ${ago}::interval`.execute(
    db,
  )
  await duePrivacyJob.run(app.ctx, {})
  await app.drain('privacy.')
}

async function download(id: number): Promise<Record<string, string>> {
  const { download_url } = await getRequest(id)
  const answer = await fetch(new URL(download_url ?? '', app.origin))
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

/** Every table that still contains this text somewhere. */
async function tablesContaining(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p')
      and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const like = `%${text}%`
    const hit = await sql`select 1 from ${sql.raw(name)} t where to_jsonb(t)::text ilike ${like} limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

const endOrders = (seller_id: number) =>
  sql`update sales_order set state = 'completed', closed_at = now() where seller_id = ${seller_id}`.execute(db)

async function emptyAccount(seller: { seller_id: number; token: string }): Promise<void> {
  const left = await balanceFen(app, seller)
  await postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: 'test-empty',
    cause: 'withdraw',
    cause_id: 'test',
    title: { zh: '提现', en: 'Withdrawal' },
    lines: [
      { account: 'available', amount_fen: -left },
      { account: 'clearing_bank', amount_fen: left },
    ],
  })
}

const mail = 'anna.schmidt@example.com'
const anna = { ...berlin, email: mail, phone: '+49 30 90182055' }
const { seller, skus } = await newBuyer(app)
const [sku] = skus
if (!sku) throw new Error('no goods')
const { id: order_id } = await placeOrder(app, seller, [{ sku_id: sku.id }], anna)

test('a seller gets everything in one archive, without secrets; nobody else does', async () => {
  const { id } = await app.call(contract.exportOwnData, {}, seller)
  await expect(app.call(contract.exportOwnData, {}, seller)).rejects.toMatchObject({ error: 'privacy_export_open' })
  await app.drain('privacy.')
  const files = await download(id)
  expect(Object.keys(files)).toContain('README.txt')
  expect(JSON.parse(files['order/sales_order.json'] ?? '[]')).toMatchObject([{ id: order_id, buyer_name: anna.name }])
  expect(files['account/app_user.json']).toContain(seller.username)
  expect(files['account/app_user.json']).not.toContain('password_hash')
  const goods = JSON.parse(files['goods/goods_sku.json'] ?? '[]') as unknown[]
  expect(goods).toHaveLength(skus.length)

  const other = await newSeller(app)
  expect((await app.call(contract.getOwnPrivacy, {}, other)).requests).toEqual([])
  const sub = await newSubAccount(app, seller, [])
  await expect(app.call(contract.exportOwnData, {}, sub)).rejects.toMatchObject({ error: 'privacy_main_account' })
  await pass(contract.FILE_DAYS + 1)
  expect((await getRequest(id)).download_url).toBeNull()
})

test('a buyer is found by mail and exported; erasing waits for parcels on their way', async () => {
  const { data } = await app.call(contract.findPrivacySubject, { subject: 'buyer', keyword: mail.toUpperCase() }, staff)
  expect(data).toMatchObject([{ seller_id: seller.seller_id, name: anna.name, orders: 1, open_orders: 1 }])
  const asked = { subject: 'buyer', keyword: mail, note: 'by mail, today' } as const
  const { id: export_id } = await app.call(contract.createPrivacyRequest, { ...asked, kind: 'export' }, staff)
  const { id } = await app.call(contract.createPrivacyRequest, { ...asked, kind: 'erase' }, staff)
  await app.drain('privacy.')
  expect((await download(export_id))['buyer/sales_order.json']).toContain('Invalidenstraße')
  expect(await getRequest(id)).toMatchObject({ status: 'waiting', blockers: [{ kind: 'orders', count: 1 }] })

  await endOrders(seller.seller_id)
  await pass(1)
  const done = await getRequest(id)
  expect(done).toMatchObject({ status: 'done', title: 'a…@e….com' })
  expect(done.results.find(({ table }) => table === 'sales_order')).toMatchObject({
    blanked: 1,
    why: expect.any(String),
  })
  const order = await db.selectFrom('sales_order').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow()
  expect(order).toMatchObject({ buyer_name: '', address: { country: 'DE', state: 'Berlin', name: '', email: '' } })
  expect(order.total_fen).toBeGreaterThan(0)
  await app.call(contract.cancelPrivacyRequest, { id }, staff).catch(() => null)
  expect(await tablesContaining('Invalidenstra')).toEqual([])
  // The export was asked for by mail, too; its request is all that still names the buyer.
  expect(await tablesContaining(mail)).toEqual(['privacy_request'])
  await expect(
    app.call(contract.createPrivacyRequest, { ...asked, kind: 'erase', keyword: 'nobody@example.com' }, staff),
  ).rejects.toMatchObject({ error: 'privacy_nobody' })
})

test('an account with money is not erased, a deletion can be taken back, and in the end nothing names the seller', async () => {
  const erase = (password = TEST_PASSWORD) => app.call(contract.eraseOwnAccount, { password }, seller)
  await expect(erase()).rejects.toMatchObject({ error: 'privacy_blocked', message: expect.stringContaining('余额') })
  await emptyAccount(seller)
  await expect(erase('wrong-horse-2')).rejects.toMatchObject({ error: 'wrong_password' })
  await app.call(
    desk.addSellerNote,
    { id: seller.seller_id, body: `calls from ${seller.phone}`, is_pinned: false },
    staff,
  )
  await sealAuditJob.run(app.ctx, {})

  await erase()
  await expect(erase()).rejects.toMatchObject({ error: 'privacy_erasing' })
  await app.call(contract.keepOwnAccount, {}, seller)
  await pass(contract.COOLING_DAYS + 1)
  expect((await app.call(contract.getOwnPrivacy, {}, seller)).requests[0]).toMatchObject({ status: 'cancelled' })

  const { id } = await erase()
  await pass(contract.COOLING_DAYS - 1)
  expect(await getRequest(id)).toMatchObject({ status: 'scheduled' })
  await pass(2)
  const done = await getRequest(id)
  expect(done).toMatchObject({ status: 'done', title: `#${seller.seller_id}`, asked_name: `#${seller.seller_id}` })
  await expect(app.call(contract.getOwnPrivacy, {}, seller)).rejects.toMatchObject({ http: 401 })
  for (const text of [seller.username, seller.phone]) expect(await tablesContaining(text)).toEqual([])
  for (const { table, column } of personalData(app.ctx).tables.filter(
    (one) => one.erase === 'delete' && one.owner === 'seller',
  )) {
    const left = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${seller.seller_id}`.execute(db)
    expect(left.rows, table).toEqual([])
  }
  const login = { username: seller.username, password: TEST_PASSWORD }
  await expect(app.call(auth.login, login as never, {})).rejects.toThrow()
  for await (const { key } of app.ctx.storage.list(`private/${seller.seller_id}/`)) expect(key).toBe('')
  expect(
    await db.selectFrom('ledger_entry').select('transaction_id').where('seller_id', '=', seller.seller_id).execute(),
  ).not.toEqual([])
  const order = await db.selectFrom('sales_order').select('state').where('id', '=', order_id).executeTakeFirst()
  expect(order).toEqual({ state: 'completed' })
  await expect(
    app.call(desk.unfreezeSeller, { id: seller.seller_id, reason: 'asked again' }, staff),
  ).rejects.toMatchObject({ error: 'account_erased' })
})

test('blanked audit records keep the chain, and changing one afterwards breaks it', async () => {
  const integrity = () => app.call(audit.getAuditIntegrity, {}, staff)
  expect(await integrity()).toMatchObject({ is_intact: true })
  const { data } = await app.call(audit.listAudit, { subject: 'seller', subject_id: String(seller.seller_id) }, staff)
  expect(JSON.stringify(data)).toContain('[erased]')
  const record = await db
    .selectFrom('audit_record')
    .select('id')
    .where('erased_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  await expect(
    db.updateTable('audit_record').set({ title: 'x' }).where('id', '=', record.id).execute(),
  ).rejects.toThrow()
  const client = await app.database.pool.connect()
  await client.query(`begin; set local inkroute.erasing = 'on'`)
  await client.query(`update audit_record set title = 'Somebody else' where id = ${record.id}`)
  await client.query('commit')
  client.release()
  const { auditRecords } = await import('../../infra/audit/integrity.ts')
  expect((await auditRecords(db, app.ctx.config)).problems).toEqual([
    `Audit record ${record.id} is missing or was changed.`,
  ])
})

test('what is older than it may be goes every night, by the rule staff set', async () => {
  const other = await newSeller(app)
  const rule = async (kind: string) =>
    (await app.call(contract.listRetention, {}, staff)).data.find((one) => one.kind === kind)
  expect(await rule('buyers')).toMatchObject({ days: null, min_days: 90 })
  await expect(app.call(contract.setRetention, { kind: 'activity', days: 3 }, staff)).rejects.toMatchObject({
    error: 'retention_too_short',
  })
  await app.call(contract.setRetention, { kind: 'activity', days: 60 }, staff)
  const log = (days_ago: number) => ({
    seller_id: other.seller_id,
    user_id: other.user_id,
    username: other.username,
    kind: 'login',
    ip: '203.0.113.9',
    user_agent: 'test',
    created_at: new Date(app.clock.now().getTime() - days_ago * DAY_MS).toISOString(),
  })
  await db
    .insertInto('activity_log')
    .values([log(59), log(61)])
    .execute()
  await retentionJob.run(app.ctx, {})
  const left = await db.selectFrom('activity_log').select('ip').where('seller_id', '=', other.seller_id).execute()
  expect(left).toHaveLength(1)
  const after = await rule('activity')
  expect(after).toMatchObject({ days: 60, updated_by: expect.stringMatching(/^staff_/) })
  expect(after?.runs[0]?.removed).toBeGreaterThan(0)
})
