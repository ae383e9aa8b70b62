import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { modules } from '../../modules.ts'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { isDueAgain } from './reconcile.rules.ts'
import { reconcile } from './testing/reconcile.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ holds: 'catalogue' })
})

const getJobs = async (name: string, seller_id: number) => {
  const { rows } = await sql<{ state: string; data: unknown }>`
    select state, data from pgboss.job where name = ${name} and (data ->> 'seller_id')::int = ${seller_id}
    order by created_on`.execute(app.ctx.db)
  return rows
}

const MINUTE_MS = 60_000

test('a lost job is replaced at once, one that keeps dying after pauses that double', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
  expect(isDueAgain(undefined, now)).toBe(true)
  expect(isDueAgain({ count: 0, last_at: null }, now)).toBe(true)
  expect(isDueAgain({ count: 1, last_at: ago(4) }, now)).toBe(false)
  expect(isDueAgain({ count: 1, last_at: ago(5) }, now)).toBe(true)
  expect(isDueAgain({ count: 3, last_at: ago(19) }, now)).toBe(false)
  expect(isDueAgain({ count: 3, last_at: ago(20) }, now)).toBe(true)
  expect(isDueAgain({ count: 40, last_at: ago(360) }, now)).toBe(true)
})

test('every kind of waiting row can be looked for', async () => {
  const sources = modules.flatMap(({ waiting = [] }) => waiting)
  expect(sources.length).toBeGreaterThan(12)
  for (const source of sources)
    expect(await source.find(app.ctx.db, app.clock.now().toISOString(), 10), source.job.name).toBeInstanceOf(Array)
})

test('a refund whose job died is sent again, once at a time and not before its pause', async () => {
  const { seller_id } = await newSeller(app)
  const created_at = app.clock.now().toISOString()
  const payment = await app.ctx.db
    .insertInto('payment')
    .values({
      seller_id,
      payment_no: `P${seller_id}`,
      state: 'paid',
      subject_kind: 'test',
      subject_id: '1',
      ...{
        amount_fen: 100,
        goods_fen: 100,
        alipay_fen: 100,
        balance_fen: 0,
        title_zh: '',
        title_en: '',
        created_by: null,
      },
      created_at,
      expires_at: created_at,
      paid_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: refund_id } = await app.ctx.db
    .insertInto('payment_refund')
    .values({
      seller_id,
      payment_id: payment.id,
      refund_key: 'r',
      state: 'sending',
      reason: 'test',
      created_at,
      amount_fen: 100,
      alipay_fen: 100,
      balance_fen: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sent = () => getJobs('wallet.send-refund', seller_id)
  await reconcile(app)
  expect(await sent()).toEqual([])
  app.clock.advance(3 * MINUTE_MS)
  await reconcile(app)
  await reconcile(app)
  expect(await sent()).toEqual([{ state: 'created', data: { seller_id, refund_id } }])

  await sql`update pgboss.job set state = 'failed', completed_on = now() + interval '3 minutes'
    where name = 'wallet.send-refund'`.execute(app.ctx.db)
  await reconcile(app)
  expect(await sent()).toHaveLength(1)
  app.clock.advance(6 * MINUTE_MS)
  await reconcile(app)
  expect((await sent()).map(({ state }) => state)).toEqual(['failed', 'created'])

  // A job that did nothing, because the service is off for example, is not sent again every minute.
  await sql`update pgboss.job set state = 'completed', completed_on = now() + interval '9 minutes'
    where name = 'wallet.send-refund' and state = 'created'`.execute(app.ctx.db)
  app.clock.advance(6 * MINUTE_MS)
  await reconcile(app)
  expect(await sent()).toHaveLength(2)
  app.clock.advance(6 * MINUTE_MS)
  await reconcile(app)
  expect(await sent()).toHaveLength(3)
})
