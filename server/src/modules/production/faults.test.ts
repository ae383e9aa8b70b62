import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as order from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/production/production'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { reconcile } from '../../infra/jobs/testing/reconcile.ts'
import { paintPool, printPool } from '../../infra/paint/paint-pool.ts'
import { PoolClosed } from '../../infra/workers/pool-closed.ts'
import { startNode, TEST_SECRET } from '../../testing/node-process.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { makePrintSetJob } from '../design/print/print-set.job.ts'
import { beginProductionJob, beginWhenReady } from './begin-production.job.ts'
import { getRecord, paidOrder } from './testing/ordered.ts'

let app: TestApp
let keychain: number
const data_dir = () => join(inject('test_dir'), 'faults')
beforeAll(async () => {
  app = await testApp({ holds: 'shop', env: { DATA_DIR: data_dir() } })
  // Small prints: what is looked at here is how they survive, not how they look.
  const row = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'keychain')
    .executeTakeFirstOrThrow()
  keychain = row.id
})
afterEach(() => vi.restoreAllMocks())

const getSets = (seller_id: number) =>
  app.ctx.db.selectFrom('print_set').selectAll().where('seller_id', '=', seller_id).orderBy('id').execute()
const getFiles = (seller_id: number) =>
  app.ctx.db.selectFrom('print_file').selectAll().where('seller_id', '=', seller_id).execute()
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

test('a worker killed while it paints a print file leaves nothing half, and the next run makes each file once', async () => {
  const { seller, record } = await paidOrder(app, keychain)
  const { seller_id } = seller
  const worker = await startNode({
    ROLE: 'worker',
    DEMO: 'false',
    DATABASE_URL: app.database_url,
    DATA_DIR: data_dir(),
    APP_SECRET: TEST_SECRET,
  })
  const isPainting = async () => (await getFiles(seller_id)).some(({ state }) => state === 'running')
  await vi.waitUntil(isPainting, { timeout: inject('patience_ms'), interval: 10 })
  const ended = new Promise((resolve) => worker.process.once('exit', resolve))
  worker.process.kill('SIGKILL')
  await ended
  const before = await getSets(seller_id)
  expect(before.some(({ state }) => state !== 'done')).toBe(true)
  await beginWhenReady(app.ctx, record)
  expect((await getRecord(app, record.order_no)).state).toBe('paid')
  // The queue hands the jobs of a dead worker to another; here that other one is this process, and it comes twice.
  for (const { id } of [...before, ...before]) await makePrintSetJob.run(app.ctx, { seller_id, id })
  const sets = await getSets(seller_id)
  expect(sets.map(({ state }) => state)).toEqual(before.map(() => 'done'))
  const files = await getFiles(seller_id)
  expect(files.every(({ state }) => state === 'done')).toBe(true)
  for (const { file_key, bytes } of files) expect(await app.ctx.storage.size(file_key ?? '')).toBe(Number(bytes))
  await beginWhenReady(app.ctx, record)
  await beginWhenReady(app.ctx, await getRecord(app, record.order_no))
  const tasks = await app.ctx.db
    .selectFrom('production_task')
    .select('code')
    .where('seller_id', '=', seller_id)
    .execute()
  expect(tasks).toHaveLength(sets.length)
  expect(new Set(tasks.map(({ code }) => code)).size).toBe(sets.length)
})

test('with the disk full nothing is lost: the order waits with its reason and goes on when there is room', async () => {
  const { seller, record } = await paidOrder(app, keychain)
  const { seller_id } = seller
  vi.spyOn(app.ctx.storage, 'putFile').mockRejectedValue(full())
  for (const { id } of await getSets(seller_id))
    await expect(makePrintSetJob.run(app.ctx, { seller_id, id })).rejects.toThrow('no space')
  for (const { error } of await getSets(seller_id)) expect(error).toMatchObject({ name: 'storage_full' })
  expect((await readdir(join(data_dir(), 'printing'))).filter((name) => name.startsWith(`${seller_id}-`))).toEqual([])
  await beginWhenReady(app.ctx, record)
  const held = await app.call(order.getOrder, { id: record.id }, seller)
  expect([held.state, held.hold_reason]).toEqual(['on_hold', 'picture'])
  vi.restoreAllMocks()
  await app.call(contract.retryOrderPrints, { id: record.id }, seller)
  for (const { id } of await getSets(seller_id)) await makePrintSetJob.run(app.ctx, { seller_id, id })
  for (const { state } of await getSets(seller_id)) expect(state).toBe('done')
})

test('uploading a photo to a full disk reports the error and keeps nothing', async () => {
  const staff = { token: await newStaff(app, ['ops.production']) }
  const count = () =>
    app.ctx.db
      .selectFrom('staff_picture')
      .select((s) => s.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00a' } })
    .png()
    .toBuffer()
  const input = { name: 'a.png', data_base64: png.toString('base64') }
  vi.spyOn(app.ctx.storage, 'put').mockRejectedValueOnce(full())
  await expect(app.call(contract.addStaffPicture, input, staff)).rejects.toMatchObject({ error: 'storage_full' })
  expect(await count()).toEqual(before)
  await app.call(contract.addStaffPicture, input, staff)
})

/** As after the last try of each: nobody will come to these rows any more. */
const killPrintJobs = () =>
  sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "the worker died"}'
    where name = 'design.print_set' and state < 'completed'`.execute(app.ctx.db)

test('a paid order whose print jobs died gets its files on schedule, or at once on request', async () => {
  const first = await paidOrder(app, keychain)
  await killPrintJobs()
  await app.drain('design.print_set')
  expect((await getSets(first.seller.seller_id)).every(({ state }) => state === 'queued')).toBe(true)
  app.clock.advance(6 * 60_000)
  await reconcile(app)
  await app.drain('design.print_set')
  expect((await getSets(first.seller.seller_id)).every(({ state }) => state === 'done')).toBe(true)

  const second = await paidOrder(app, keychain)
  await killPrintJobs()
  await app.call(contract.retryOrderPrints, { id: second.record.id }, second.seller)
  await app.drain('design.print_set')
  expect((await getSets(second.seller.seller_id)).every(({ state }) => state === 'done')).toBe(true)
})

test('hundreds of orders without files do not keep a ready one from the factory', async () => {
  const { record, seller } = await paidOrder(app, keychain)
  await app.drain('design.print_set')
  // Older ones of the same kind whose files never came.
  await sql`
    with copies as (
      insert into sales_order overriding system value
      select (jsonb_populate_record(o, jsonb_build_object('id', 900000000 + n, 'order_no', 'STUCK' || n, 'payment_id', null,
        'paid_at', o.paid_at - interval '1 day'))).*
      from sales_order o, generate_series(1, 150) n where o.seller_id = ${seller.seller_id} and o.id = ${record.id}
      returning seller_id, id
    )
    insert into sales_order_line overriding system value
    select (jsonb_populate_record(l, jsonb_build_object('id', c.id * 10 + l.piece_no, 'order_id', c.id))).*
    from sales_order_line l join copies c on c.seller_id = l.seller_id where l.order_id = ${record.id}`.execute(
    app.ctx.db,
  )
  app.clock.advance(3 * 60 * 60_000)
  await beginProductionJob.run(app.ctx, {})
  expect((await getRecord(app, record.order_no)).state).toBe('in_production')
  expect((await getRecord(app, 'STUCK1')).state).toBe('paid')
})

test('files of paid pieces do not wait for mockups: they have a painter of their own', async () => {
  const { seller } = await paidOrder(app, keychain)
  const never = vi.spyOn(paintPool, 'run').mockImplementation(() => new Promise(() => {}))
  for (const { id, seller_id } of await getSets(seller.seller_id)) await makePrintSetJob.run(app.ctx, { seller_id, id })
  expect((await getSets(seller.seller_id)).map(({ state }) => state)).toEqual(['done'])
  expect(never).not.toHaveBeenCalled()
})

test('a node that stops while it paints a piece holds no order for it', async () => {
  const { seller, record } = await paidOrder(app, keychain)
  vi.spyOn(printPool, 'run').mockRejectedValueOnce(new PoolClosed())
  const [{ id } = { id: 0 }] = await getSets(seller.seller_id)
  const stopped = makePrintSetJob.run(app.ctx, { seller_id: seller.seller_id, id })
  await expect(stopped).rejects.toThrow(PoolClosed)
  await beginWhenReady(app.ctx, record)
  expect((await getRecord(app, record.order_no)).state).toBe('paid')
  await makePrintSetJob.run(app.ctx, { seller_id: seller.seller_id, id })
  expect((await getSets(seller.seller_id)).map(({ state }) => state)).toEqual(['done'])
})
