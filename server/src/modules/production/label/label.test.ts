import * as contract from '@inkroute/contract/production/label/label'
import * as production from '@inkroute/contract/production/production'
import { beforeAll, expect, test } from 'vitest'
import type { AppCtx } from '../../../infra/context.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import type { OrderRecord } from '../../order/order.ts'
import { beginOrder } from '../begin-production.job.ts'
import { pollParcelsJob } from '../parcel/poll-parcels.job.ts'
import { getRecord, paidOrder } from '../testing/ordered.ts'
import { cancelLabelJob } from './cancel-label.job.ts'
import { makeLabelJob } from './make-label.job.ts'
import { planLabelsJob } from './queue-labels.ts'

const app = await testApp({ holds: 'shop' })
const { db } = app.ctx
/** The sandbox pushes to us. */
const there: AppCtx = { ...app.ctx, callback_origin: () => app.origin }
let staff: { token: string }
beforeAll(async () => {
  staff = { token: await newStaff(app, ['ops.production']) }
  const latin = { province_en: 'Guangdong', address_en: '18 Songshan Lake Road', contact_phone: '0769-85182200' }
  await db.updateTable('warehouse').set(latin).execute()
  await db.updateTable('shipping_channel').set({ label_carrier: 'yunexpress', label_code: 'THPHR' }).execute()
})

async function packedOrder() {
  const { seller, record } = await paidOrder(app)
  await beginOrder(app.ctx, record)
  const { data } = await app.call(production.listTasks, { keyword: record.order_no }, staff)
  for (const { code } of data) for (let step = 0; step < 3; step++) await app.call(production.scanTask, { code }, staff)
  return { seller, record }
}

const packing = ({ order_no }: OrderRecord) => app.call(contract.getPacking, { order_no }, staff)

async function runLabels(ctx: AppCtx, { seller_id, id: order_id }: OrderRecord): Promise<void> {
  await planLabelsJob.run(ctx, { seller_id, order_id })
  const rows = await db.selectFrom('parcel_label').select(['id', 'state']).where('order_id', '=', order_id).execute()
  for (const { id: label_id, state } of rows) {
    if (state === 'queued') await makeLabelJob.run(ctx, { seller_id, label_id })
    if (state === 'cancelling') await cancelLabelJob.run(ctx, { seller_id, label_id })
  }
}

test('a packed order gets one label for each parcel, leaves with their numbers, and arrives with the last', async () => {
  // So little that two shirts do not fit.
  await db.updateTable('shipping_channel').set({ max_weight_g: 450, volumetric_divisor: 0 }).execute()
  const { seller, record } = await packedOrder()
  await Promise.all([runLabels(there, record), runLabels(there, record)])
  await runLabels(there, record)
  const { labels, carrier } = await packing(record)
  await db.updateTable('parcel_label').set({ cost: '12.30', currency: 'CNY' }).execute()
  const finance = { token: await newStaff(app, ['ops.production', 'ops.order:private']) }
  const costs = async (reader: typeof staff) =>
    (await app.call(contract.getPacking, { order_no: record.order_no }, reader)).labels.map(({ cost }) => cost)
  expect(new Set(await costs(staff))).toEqual(new Set(['']))
  expect(new Set(await costs(finance))).toEqual(new Set(['12.30']))
  expect(carrier).toBe('yunexpress')
  expect(labels.length).toBeGreaterThan(1)
  expect(labels.map(({ state }) => state)).toEqual(labels.map(() => 'made'))
  expect(new Set(labels.map(({ tracking_no }) => tracking_no)).size).toBe(labels.length)
  const pieces = labels.flatMap(({ customs }) => customs).reduce((sum, { quantity }) => sum + quantity, 0)
  expect(pieces).toBe(record.pieces)
  expect(labels[0]?.customs[0]?.hs_code).toMatch(/^\d{6,10}$/)
  const pdf = await (await fetch(app.origin + labels[0]?.pdf_url)).text()
  expect(pdf.startsWith('%PDF')).toBe(true)
  const { tracking_nos } = await app.call(contract.shipLabelled, { order_no: record.order_no }, staff)
  expect((await getRecord(app, record.order_no)).state).toBe('shipped')
  await expect(app.call(contract.cancelLabel, { id: Number(labels[0]?.id) }, staff)).rejects.toMatchObject({
    error: 'label_in_use',
  })
  const deliver = async (tracking_no: string) => {
    for (let step = 0; step < 6; step++)
      await fetch(`${app.ctx.sandbox_url}/carrier/parcels/${tracking_no}/next`, { method: 'POST', redirect: 'manual' })
    app.clock.advance(120_000)
    await pollParcelsJob.run(there, {})
  }
  for (const tracking_no of tracking_nos.slice(1)) await deliver(tracking_no)
  expect((await getRecord(app, record.order_no)).state).toBe('shipped')
  await deliver(tracking_nos[0] ?? '')
  expect((await getRecord(app, record.order_no)).state).toBe('delivered')
  const { parcels } = await app.call(production.getTracking, { id: record.id }, seller)
  expect(parcels).toHaveLength(tracking_nos.length)
  expect(parcels[0]?.events[0]).toMatchObject({ code: 'delivered', description: 'Delivered' })
  await db.updateTable('shipping_channel').set({ max_weight_g: 20_000 }).execute()
})

test('what is missing is said at the desk, and once it is there the label is made', async () => {
  await db.updateTable('warehouse').set({ province_en: '' }).execute()
  const { record } = await packedOrder()
  await runLabels(there, record)
  const [failed] = (await packing(record)).labels
  expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('省/州（英文）') })
  await expect(app.call(contract.makeLabels, { order_no: record.order_no }, staff)).rejects.toMatchObject({
    error: 'label_not_possible',
  })
  await expect(app.call(contract.shipLabelled, { order_no: record.order_no }, staff)).rejects.toMatchObject({
    error: 'labels_unfinished',
  })
  await db.updateTable('warehouse').set({ province_en: 'Guangdong' }).execute()
  await app.call(contract.makeLabels, { order_no: record.order_no, weights_g: [777] }, staff)
  await runLabels(there, record)
  expect((await packing(record)).labels).toMatchObject([{ state: 'made', weight_g: 777, error: '' }])
})

test('with the carrier down nothing is lost, and the retry buys no second label', async () => {
  const { record } = await packedOrder()
  const { seller_id, id: order_id } = record
  await planLabelsJob.run(there, { seller_id, order_id })
  const row = await db
    .selectFrom('parcel_label')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const payload = { seller_id, label_id: row.id }
  const down = { ...there, storage: { ...there.storage, put: () => Promise.reject(new Error('the store is down')) } }
  await expect(makeLabelJob.run(down, payload)).rejects.toThrow('the store is down')
  expect((await packing(record)).labels).toMatchObject([{ state: 'queued', error: 'the store is down' }])
  await makeLabelJob.run(there, payload)
  const [label] = (await packing(record)).labels
  expect(label?.state).toBe('made')
  const all = (await (await fetch(`${app.ctx.sandbox_url}/carrier/parcels.json`)).json()) as { reference: string }[]
  expect(all.filter(({ reference }) => reference.startsWith(`${record.order_no}-`))).toHaveLength(1)
})

test('a cancelled label is replaced under a new reference, and a number typed by hand cancels the label', async () => {
  const { record } = await packedOrder()
  await runLabels(there, record)
  const [first] = (await packing(record)).labels
  await app.call(contract.cancelLabel, { id: Number(first?.id) }, staff)
  await runLabels(there, record)
  expect((await packing(record)).labels).toEqual([])
  await app.call(contract.makeLabels, { order_no: record.order_no }, staff)
  await runLabels(there, record)
  const [second] = (await packing(record)).labels
  expect(second?.state).toBe('made')
  expect(second?.tracking_no).not.toBe(first?.tracking_no)
  const numbers = { tracking_no: `HAND${record.order_no}`, more_tracking_nos: [`HAND2${record.order_no}`] }
  await app.call(production.shipOrder, { order_no: record.order_no, ...numbers }, staff)
  expect((await packing(record)).tracking_nos).toHaveLength(2)
  await runLabels(there, record)
  const states = await db.selectFrom('parcel_label').select('state').where('order_id', '=', record.id).execute()
  expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test('without a carrier the desk asks for a number, as it always did', async () => {
  await db.updateTable('shipping_channel').set({ label_carrier: '', label_code: '' }).execute()
  const { record } = await packedOrder()
  await runLabels(there, record)
  expect(await packing(record)).toMatchObject({ carrier: null, labels: [] })
  await expect(app.call(contract.makeLabels, { order_no: record.order_no }, staff)).rejects.toMatchObject({
    error: 'label_carrier_off',
  })
  const clerk = { token: await newStaff(app, ['ops.order']) }
  await expect(app.call(contract.getPacking, { order_no: record.order_no }, clerk)).rejects.toMatchObject({ http: 403 })
})
