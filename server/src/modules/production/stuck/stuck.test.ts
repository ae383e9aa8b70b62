import * as message from '@inkroute/contract/message/message'
import * as production from '@inkroute/contract/production/production'
import * as contract from '@inkroute/contract/production/stuck/stuck'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { jsonText } from '../../../infra/db/json-column.ts'
import { insertDeadJob } from '../../../infra/jobs/job-rows.queries.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { beginWhenReady } from '../begin-production.job.ts'
import { getRecord, paidOrder } from '../testing/ordered.ts'
import { countLate } from './stuck-work.ts'

let app: TestApp
let keychain: number
let token: string
beforeAll(async () => {
  app = await testApp({ holds: 'shop' })
  const row = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'keychain')
    .executeTakeFirstOrThrow()
  keychain = row.id
  token = await newStaff(app, ['ops.production'])
})

const stuck = (who = token) => app.call(contract.getStuckWork, {}, { token: who })
const getSets = (seller_id: number) =>
  app.ctx.db.selectFrom('print_set').selectAll().where('seller_id', '=', seller_id).execute()
const killPrintJobs = () =>
  sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "the worker died"}'
    where name = 'design.print_set' and state < 'completed'`.execute(app.ctx.db)

test('a dead job is shown with its error and can be retried', async () => {
  const { seller_id } = await newSeller(app)
  const died_at = app.clock.now().toISOString()
  // Nothing under that number: the run finds nothing to do and is done.
  const data = { seller_id, shipment_id: 1, secret: 'not for the screen' }
  await insertDeadJob(app.ctx.db, {
    name: 'production.register-parcel',
    data,
    error: 'carrier down',
    tries: 3,
    died_at,
  })
  const [job] = (await stuck()).jobs.rows.filter(({ name }) => name === 'production.register-parcel')
  expect(job).toMatchObject({ about: `seller_id ${seller_id}, shipment_id 1`, error: 'carrier down', tries: 3 })
  await app.call(contract.retryStuckJob, { id: job?.id ?? '' }, { token })
  expect((await stuck()).jobs.rows.some(({ id }) => id === job?.id)).toBe(false)
  await app.drain('production.register-parcel')
  const { rows } = await sql`select state from pgboss.job where id = ${job?.id}`.execute(app.ctx.db)
  expect(rows).toEqual([{ state: 'completed' }])
  await expect(app.call(contract.retryStuckJob, { id: job?.id ?? '' }, { token })).rejects.toMatchObject({
    error: 'not_found',
  })
  const other = await newStaff(app, ['ops.content'])
  await expect(stuck(other)).rejects.toMatchObject({ http: 403 })
})

test('a paid order without print files is reported after the chosen time, and trying again makes them', async () => {
  const { seller, record } = await paidOrder(app, keychain)
  await killPrintJobs()
  const isLate = async () => (await stuck()).late.rows.find(({ order_no }) => order_no === record.order_no)
  app.clock.advance(20 * 60_000)
  expect(await isLate()).toBeUndefined()
  await app.call(contract.setLatePrints, { minutes: 15 }, { token })
  expect(await isLate()).toMatchObject({ state: 'paid', error: 'the worker died', can_retry: true })
  await app.call(contract.retryStuckOrder, { order_no: record.order_no }, { token })
  await app.drain('design.print_set')
  expect((await getSets(seller.seller_id)).every(({ state }) => state === 'done')).toBe(true)
  expect(await isLate()).toBeUndefined()
})

test('the alarm counts what is late for its promise, whatever its age', async () => {
  const { record } = await paidOrder(app, keychain)
  await killPrintJobs()
  const paid_at = new Date(record.paid_at ?? 0)
  const promise = (hours: number) =>
    app.ctx.db
      .updateTable('product_supply')
      .set({ production_max_hours: hours })
      .where('product_id', '=', keychain)
      .execute()
  const DAYS = 86_400_000
  const lateAfter = (ms: number) => countLate(app.ctx.db, new Date(paid_at.getTime() + ms))
  await promise(8000)
  expect(await lateAfter(30 * DAYS)).toBe(0)
  await promise(8)
  expect(await lateAfter(30 * DAYS)).toBe(1)
})

test('a held order says so at the desk, to staff and to its seller, with the reason', async () => {
  const { seller, record } = await paidOrder(app, keychain)
  await app.ctx.db
    .updateTable('print_set')
    .set({ state: 'failed', error: jsonText({ name: 'storage_full' }) })
    .where('seller_id', '=', seller.seller_id)
    .execute()
  await killPrintJobs()
  await beginWhenReady(app.ctx, record)
  expect((await getRecord(app, record.order_no)).state).toBe('on_hold')
  for (const code of [record.order_no, `${record.order_no}-1`]) {
    const refused = app.call(production.scanTask, { code }, { token, headers: { 'accept-language': 'en' } })
    await expect(refused).rejects.toMatchObject({ error: 'task_order_held', message: expect.stringMatching(/on hold/) })
  }
  const held = (await stuck()).held.rows.find(({ order_no }) => order_no === record.order_no)
  expect(held).toMatchObject({ state: 'on_hold', can_retry: true })
  const { data } = await app.call(message.listMessages, { type: 2 }, seller)
  expect(data.some(({ title }) => title.includes(record.order_no) && /暂停|hold/.test(title))).toBe(true)
  await app.call(contract.retryStuckOrder, { order_no: record.order_no }, { token })
  await app.drain('design.print_set')
  expect((await getSets(seller.seller_id)).every(({ state }) => state === 'done')).toBe(true)
})

test('refunds that did not reach Alipay are shown to finance only', async () => {
  const { seller_id } = await newSeller(app)
  const created_at = new Date(app.clock.now().getTime() - 3_600_000).toISOString()
  const payment = await app.ctx.db
    .insertInto('payment')
    .values({
      seller_id,
      payment_no: `P${seller_id}`,
      state: 'paid',
      subject_kind: 'test',
      subject_id: '1',

      amount_fen: 1250,
      goods_fen: 1250,
      alipay_fen: 1250,
      balance_fen: 0,
      title_zh: '',
      title_en: '',
      created_by: null,
      created_at,
      expires_at: created_at,
      paid_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refund = await app.ctx.db
    .insertInto('payment_refund')
    .values({
      seller_id,
      payment_id: payment.id,
      refund_key: 'r',
      state: 'sending',
      reason: 'test',
      created_at,
      amount_fen: 1250,
      alipay_fen: 1250,
      balance_fen: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data = { seller_id, refund_id: refund.id }
  const died = { name: 'wallet.send-refund', data, error: 'Alipay is down', tries: 21, died_at: created_at }
  await insertDeadJob(app.ctx.db, died)
  expect((await stuck()).refunds).toBeNull()
  const finance = await newStaff(app, ['ops.production', 'ops.finance'])
  const row = (await stuck(finance)).refunds?.rows.find((one) => one.seller_id === seller_id)
  expect(row).toMatchObject({ amount: '12.50', error: 'Alipay is down' })
  const again = { id: refund.id, seller_id }
  await expect(app.call(contract.retryStuckRefund, again, { token })).rejects.toMatchObject({ http: 403 })
  await app.call(contract.retryStuckRefund, again, { token: finance })
  const { rows } =
    await sql`select state from pgboss.job where name = 'wallet.send-refund' and data = ${JSON.stringify(data)}::jsonb
    order by created_on`.execute(app.ctx.db)
  expect(rows).toEqual([{ state: 'failed' }, { state: 'created' }])
})

test('the demo has parcels under way and arrived, and one dead job that runs when it is tried again', async () => {
  const demo = await testApp({ holds: 'demo' })
  const parcels = await demo.ctx.db.selectFrom('shipment').select('state').distinct().orderBy('state').execute()
  expect(parcels).toEqual([{ state: 'arrived' }, { state: 'sent' }])
  const staff = await newStaff(demo, ['ops.production'])
  const { rows } = (await demo.call(contract.getStuckWork, {}, { token: staff })).jobs
  expect(rows).toMatchObject([{ name: 'production.register-parcel', error: expect.stringContaining('503') }])
  await demo.call(contract.retryStuckJob, { id: rows[0]?.id ?? '' }, { token: staff })
  await demo.drain('production.register-parcel')
  expect((await demo.call(contract.getStuckWork, {}, { token: staff })).jobs.rows).toEqual([])
})
