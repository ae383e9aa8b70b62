import { createHash } from 'node:crypto'
import { listExceptions } from '@inkroute/contract/exception/exception'
import { listMessages } from '@inkroute/contract/message/message'
import * as order from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/production/production'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { insertFiles } from '../../design/print/print.queries.ts'
import { getPlan } from '../../design/print/print-sets.ts'
import { carrierPushPath, carrierValues } from '../../service/carrier/carriers.ts'
import { findDisagreements } from '../../wallet/core/ledger.queries.ts'
import { availableBalance } from '../../wallet/wallet.ts'
import { beginOrder, beginWhenReady, retryHeld } from '../begin-production.job.ts'
import { lateCreditJob } from '../late/late-credit.job.ts'
import { printBatchJob } from '../print-batch/print-batch.job.ts'
import { getRecord, paidOrder } from '../testing/ordered.ts'
import { registerParcelJob } from './register-parcel.job.ts'

const DAY_MS = 86_400_000
const app = await testApp({ holds: 'shop' })
const { db } = app.ctx
let staff: { token: string }
beforeAll(async () => {
  staff = { token: await newStaff(app, ['ops.production']) }
})

async function shippedOrder() {
  const { seller, record } = await paidOrder(app)
  await beginOrder(app.ctx, record)
  const { data } = await app.call(contract.listTasks, { keyword: record.order_no }, staff)
  for (const { code } of data) for (let step = 0; step < 3; step++) await app.call(contract.scanTask, { code }, staff)
  const tracking_no = `T${record.order_no}`
  await app.call(contract.shipOrder, { order_no: record.order_no, tracking_no, weight_g: 640 }, staff)
  const { parcels } = await app.call(contract.getTracking, { id: record.id }, seller)
  return { seller, record, tracking_no, ref: `${seller.seller_id}-${parcels[0]?.id}` }
}

const there: AppCtx = { ...app.ctx, callback_origin: () => app.origin }

const statuses = {
  accepted: 'InTransit_PickedUp',
  customs: 'InTransit_CustomsProcessing',
  delivered: 'Delivered_Other',
}

/** A push as 17TRACK sends it. */
async function push(number: string, codes: readonly (keyof typeof statuses)[], { token = '', text = '' } = {}) {
  const values = await carrierValues(there, 'track17')
  const events = codes.map((code, at) => ({
    time_utc: new Date(1_800_000_000_000 + at * 1000).toISOString(),
    description: code,
    location: 'Berlin',
    sub_status: statuses[code],
  }))
  const track_info = { tracking: { providers: [{ events: events.reverse() }] } }
  const body = text || JSON.stringify({ event: 'TRACKING_UPDATED', data: { number, track_info } })
  const sign = createHash('sha256')
    .update(`${body}/${token || values.token}`)
    .digest('hex')
  const headers = { 'content-type': 'application/json', sign }
  const answer = await fetch(app.origin + carrierPushPath('track17'), { method: 'POST', headers, body })
  return answer.status
}

test('a carrier’s updates are believed only with its signature, and told twice or in any order they come to the same', async () => {
  const { seller, record, tracking_no, ref } = await shippedOrder()
  const [seller_id = 0, shipment_id = 0] = ref.split('-').map(Number)
  await registerParcelJob.run(there, { seller_id, shipment_id })
  expect(await push(tracking_no, ['accepted'], { token: 'guess' })).toBe(403)
  expect(await push(tracking_no, [], { text: 'no json' })).toBe(400)
  expect(await push('T-SOMEBODY-ELSES', ['accepted'])).toBe(200)
  expect((await app.call(contract.getTracking, { id: record.id }, seller)).parcels[0]?.events).toEqual([])
  const all = ['accepted', 'customs', 'delivered'] as const
  const answers = await Promise.all([3, 1, 2, 3, 1].map((many) => push(tracking_no, all.slice(0, many))))
  expect(answers).toEqual([200, 200, 200, 200, 200])
  const { parcels } = await app.call(contract.getTracking, { id: record.id }, seller)
  expect(parcels[0]?.events.map(({ code }) => code)).toEqual(['delivered', 'customs', 'accepted'])
  expect(parcels[0]?.is_arrived).toBe(true)
  expect((await getRecord(app, record.order_no)).state).toBe('delivered')
  const told = await app.call(listMessages, { type: 2 }, seller)
  expect(told.data.filter(({ title }) => title.includes('已签收'))).toHaveLength(1)
  await expect(app.call(contract.getTracking, { id: record.id }, await newSeller(app))).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('17TRACK follows a number typed by hand, registered once, and tells of it, signed', async () => {
  const { seller, record, ref, tracking_no } = await shippedOrder()
  const [seller_id = 0, shipment_id = 0] = ref.split('-').map(Number)
  await registerParcelJob.run(there, { seller_id, shipment_id })
  await registerParcelJob.run(there, { seller_id, shipment_id })
  const all = (await (await fetch(`${app.ctx.sandbox_url}/carrier/parcels.json`)).json()) as {
    ref: string
    tracking_no: string
  }[]
  const emulated = all.filter((one) => one.tracking_no === tracking_no)
  expect(emulated).toHaveLength(1)
  for (let step = 0; step < 6; step++)
    await fetch(`${app.ctx.sandbox_url}/carrier/parcels/${emulated[0]?.ref}/next`, {
      method: 'POST',
      redirect: 'manual',
    })
  const { parcels } = await app.call(contract.getTracking, { id: record.id }, seller)
  expect(parcels[0]?.events).toHaveLength(6)
  expect((await getRecord(app, record.order_no)).state).toBe('delivered')
})

test('with the carrier down the parcel still ships and is registered later', async () => {
  const { record, ref } = await shippedOrder()
  const [seller_id = 0, shipment_id = 0] = ref.split('-').map(Number)
  const down = { ...app.ctx, config: { ...app.ctx.config }, sandbox_url: 'http://127.0.0.1:9' }
  await expect(registerParcelJob.run(down, { seller_id, shipment_id })).rejects.toThrow()
  expect((await getRecord(app, record.order_no)).state).toBe('shipped')
  await registerParcelJob.run(there, { seller_id, shipment_id })
  const row = await db
    .selectFrom('shipment')
    .select('registered_at')
    .where('id', '=', shipment_id)
    .executeTakeFirstOrThrow()
  expect(row.registered_at).not.toBeNull()
})

test('a late order in a zone with a promise earns a tenth of its goods a day, three at most, each once', async () => {
  const { seller, record } = await paidOrder(app)
  await beginOrder(app.ctx, record)
  await db
    .updateTable('product')
    .set({ zones: ['time'] })
    .where('id', 'in', db.selectFrom('sales_order_line').select('product_id').where('order_id', '=', record.id))
    .execute()
  const { due_at } = await db
    .selectFrom('production_task')
    .select('due_at')
    .where('order_id', '=', record.id)
    .executeTakeFirstOrThrow()
  const at = (days: number) => ({
    ...app.ctx,
    clock: { now: () => new Date(new Date(due_at).getTime() + days * DAY_MS) },
  })
  const before = await availableBalance(db, seller.seller_id)
  const earned = async () => (await availableBalance(db, seller.seller_id)) - before
  await lateCreditJob.run(at(-0.5), {})
  expect(await earned()).toBe(0)
  await lateCreditJob.run(at(0.5), {})
  expect(await earned()).toBe(0)
  await Promise.all([lateCreditJob.run(at(1.5), {}), lateCreditJob.run(at(1.5), {})])
  expect(await earned()).toBe(Math.floor(record.goods_fen / 10))
  await lateCreditJob.run(at(9), {})
  await lateCreditJob.run(at(30), {})
  expect(await earned()).toBe(Math.floor((record.goods_fen * 3) / 10))
  expect((await findDisagreements(db)).filter(({ seller_id }) => seller_id === seller.seller_id)).toEqual([])
})

test('what is made overseas is promised there, and what is made in China is not', async () => {
  const { seller, record } = await paidOrder(app)
  await beginOrder(app.ctx, record)
  await db
    .updateTable('product')
    .set({ zones: ['US-EU'] })
    .where('id', 'in', db.selectFrom('sales_order_line').select('product_id').where('order_id', '=', record.id))
    .execute()
  const before = await availableBalance(db, seller.seller_id)
  const later = { ...app.ctx, clock: { now: () => new Date(app.ctx.clock.now().getTime() + 60 * DAY_MS) } }
  const from = async (warehouse_code: string) => {
    await db.updateTable('sales_order').set({ warehouse_code }).where('id', '=', record.id).execute()
    await lateCreditJob.run(later, {})
    return (await availableBalance(db, seller.seller_id)) - before
  }
  expect(await from('CN-DG')).toBe(0)
  expect(await from('US-LA')).toBe(Math.floor((record.goods_fen * 3) / 10))
})

test('a check stores its photos, and a failed piece takes new blanks', async () => {
  const { record } = await paidOrder(app)
  await beginOrder(app.ctx, record)
  const code = `${record.order_no}-1`
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  const photo = await app.call(
    contract.addStaffPicture,
    { name: 'seam.png', data_base64: png.toString('base64') },
    staff,
  )
  const { id } = await app.call(contract.scanTask, { code }, staff)
  await expect(
    app.call(contract.rejectTask, { id, problem: '缝线', picture_ids: [99_999] }, staff),
  ).rejects.toMatchObject({ error: 'staff_picture_unknown' })
  await app.call(contract.rejectTask, { id, problem: '缝线开了', picture_ids: [photo.id] }, staff)
  await app.call(contract.scanTask, { code }, staff)
  await app.call(contract.scanTask, { code, picture_ids: [photo.id] }, staff)
  const { data: checks } = await app.call(contract.listTaskChecks, { id }, staff)
  expect(checks.map(({ is_passed, photos }) => [is_passed, photos.length])).toEqual([
    [true, 1],
    [false, 1],
  ])
  const { data: moves } = await app.call(contract.listStockMovements, { keyword: record.order_no }, staff)
  expect(moves.map(({ cause, change }) => [cause, change])).toContainEqual([`spoilt ${code}`, -2])
  expect(moves.filter(({ cause }) => cause === record.order_no).reduce((sum, { change }) => sum + change, 0)).toBe(-4)
})

test('files of a batch come as one archive; what is not made yet is named', async () => {
  const { seller, record } = await paidOrder(app)
  await beginOrder(app.ctx, record)
  const [first, second] = [`${record.order_no}-1`, `${record.order_no}-2`]
  const sheet = new TextEncoder().encode('%PDF sheet')
  await app.ctx.storage.put('private/te/sheet.pdf', sheet)
  await app.ctx.storage.put('private/te/print.png', new TextEncoder().encode('png'))
  const set = await db
    .updateTable('print_set')
    .set({ state: 'done', sheet_key: 'private/te/sheet.pdf' })
    .where('reference', '=', first)
    .returningAll()
    .executeTakeFirstOrThrow()
  // What the job would plan and paint, at once.
  const { design_id, version, created_at: updated_at } = set
  const { files } = await getPlan(app.ctx, seller.seller_id, set)
  await insertFiles(db, seller.seller_id, { design_id, version, updated_at }, files)
  await db
    .updateTable('print_file')
    .set({ state: 'done', file_key: 'private/te/print.png', bytes: 3 })
    .where('seller_id', '=', seller.seller_id)
    .where('design_id', '=', design_id)
    .execute()
  const batch = await app.call(contract.makePrintBatch, { codes: [first, second, first] }, staff)
  await printBatchJob.run(app.ctx, { id: batch.id })
  await printBatchJob.run(app.ctx, { id: batch.id })
  const made = (await app.call(contract.listPrintBatches, {}, staff)).data.find(({ id }) => id === batch.id)
  expect(made).toMatchObject({ state: 'done', total: 2, done: 2, missing: [second] })
  const zip = unzipSync(new Uint8Array(await (await fetch(app.origin + made?.url)).arrayBuffer()))
  expect(Object.keys(zip).sort()[0]).toBe(`${first}/${first}-front.png`)
  expect(strFromU8(zip[`${first}/${first}.pdf`] ?? new Uint8Array())).toBe('%PDF sheet')
})

test('a failed print file holds its order with a reason, and the order resumes once the file is made', async () => {
  const { seller, record } = await paidOrder(app)
  const error = jsonText({ name: 'design_not_made' })
  const sets = db.updateTable('print_set').where('seller_id', '=', seller.seller_id)
  await beginWhenReady(app.ctx, record)
  expect((await getRecord(app, record.order_no)).state).toBe('paid')
  await sets.set({ state: 'failed', error }).execute()
  await beginWhenReady(app.ctx, record)
  expect(await getRecord(app, record.order_no)).toMatchObject({ state: 'on_hold', hold_reason: 'picture' })
  expect((await app.call(listExceptions, {}, seller)).groups).toMatchObject([{ kind: 'order.print', count: 1 }])
  await app.call(contract.retryOrderPrints, { id: record.id }, seller)
  const states = async () =>
    (await db.selectFrom('print_set').select('state').where('seller_id', '=', seller.seller_id).execute()).map(
      ({ state }) => state,
    )
  expect(await states()).toEqual(['queued', 'queued'])
  await sets.set({ state: 'done', sheet_key: 'private/te/sheet.pdf', error: null }).execute()
  await retryHeld(app.ctx, await getRecord(app, record.order_no))
  await beginWhenReady(app.ctx, await getRecord(app, record.order_no))
  expect((await app.call(order.getOrder, { id: record.id }, seller)).state).toBe('in_production')
})
