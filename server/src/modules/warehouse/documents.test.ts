import * as contract from '@inkroute/contract/warehouse/document'
import * as stock from '@inkroute/contract/warehouse/stock'
import { getWarehouseUse } from '@inkroute/contract/warehouse/warehouse'
import { beforeAll, expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { createStaff } from '../account/account.ts'
import { returnStock, takeStock } from '../catalog/catalog.ts'
import { auditStock } from './audit-stock.ts'
import { refreshPaceJob } from './levels.ts'
import { addDemoStock } from './warehouse.demo.ts'

const app = await testApp({ holds: 'catalogue' })
let staff: { token: string }
let items: { item_id: number; sku: string; pieces: number }[]
beforeAll(async () => {
  staff = { token: await newStaff(app, ['ops.stock']) }
  const { data } = await app.call(stock.listStock, { keyword: 'TSHIRT', warehouse: 'CN-DG', page_size: 20 }, staff)
  items = data
})

const item = (at: number) => {
  const found = items[at]
  if (!found) throw new Error('too few variants')
  return found
}
const shelf = async (at: number, warehouse = 'CN-DG') => {
  const { data } = await app.call(stock.listStock, { keyword: item(at).sku, warehouse }, staff)
  return data.find(({ sku }) => sku === item(at).sku)
}
const head = { reason: '', note: '', reference: '', expected_on: null, picture_ids: [] }
type Kind = 'receipt' | 'count' | 'transfer' | 'scrap' | 'correction'

async function draft(kind: Kind, lines: { item_id: number; quantity: number }[], to?: string) {
  const place = { warehouse_code: 'CN-DG', ...(to ? { to_warehouse_code: to } : {}) }
  const { id } = await app.call(contract.createStockDocument, { kind, ...place }, staff)
  return app.call(contract.saveStockDocument, { ...head, id, revision: 1, lines }, staff)
}
async function posted(kind: Kind, lines: { item_id: number; quantity: number }[], to?: string) {
  const { id, revision } = await draft(kind, lines, to)
  return app.call(contract.postStockDocument, { id, revision }, staff)
}
const allRight = async () => expect((await auditStock(app.ctx.db)).problems).toEqual([])

test('a receipt fills shelves, writes movements and is final; its reversal empties them again', async () => {
  const { item_id, pieces } = item(0)
  const document = await posted('receipt', [{ item_id, quantity: 12 }])
  expect(document).toMatchObject({ state: 'posted', reason: 'purchase', lines: [{ change: 12 }] })
  expect((await shelf(0))?.pieces).toBe(pieces + 12)
  const { id, revision, number } = document
  const change = { ...head, id, revision, lines: [] }
  await expect(app.call(contract.saveStockDocument, change, staff)).rejects.toMatchObject({
    error: 'stock_document_posted',
  })
  await expect(app.ctx.db.deleteFrom('stock_document').where('id', '=', id).execute()).rejects.toThrow(/never changed/)
  const history = await app.call(stock.listItemMovements, { item_id, warehouse: 'CN-DG' }, staff)
  expect(history.data[0]).toMatchObject({ change: 12, pieces_after: pieces + 12, cause: number, document_id: id })
  expect(history.data.at(-1)).toMatchObject({ kind: 'opening', pieces_after: pieces })
  const back = await app.call(contract.reverseStockDocument, { id, note: '录错' }, staff)
  expect(back).toMatchObject({ reverses: { id }, lines: [{ change: -12 }] })
  expect((await shelf(0))?.pieces).toBe(pieces)
  await expect(app.call(contract.reverseStockDocument, { id, note: 'again' }, staff)).rejects.toMatchObject({
    error: 'stock_document_reversed',
  })
  await allRight()
})

test('a shelf never goes below zero: line and SKU are named and nothing is posted', async () => {
  const lines = [
    { item_id: item(1).item_id, quantity: 1 },
    { item_id: item(2).item_id, quantity: item(2).pieces + 1 },
  ]
  const { id, revision } = await draft('scrap', lines)
  const refused = await app.call(contract.postStockDocument, { id, revision }, staff).catch((error: unknown) => error)
  expect(refused).toMatchObject({ error: 'stock_short' })
  expect((refused as Error).message).toContain(item(2).sku)
  expect((refused as Error).message).toContain('2')
  expect((await shelf(1))?.pieces).toBe(item(1).pieces)
  await allRight()
})

test('a transfer is on the way until all of it has arrived, in parts', async () => {
  const { item_id, pieces } = item(3)
  const there = (await shelf(3, 'US-LA'))?.pieces ?? 0
  const { id, number } = await posted('transfer', [{ item_id, quantity: 10 }], 'US-LA')
  expect(await shelf(3)).toMatchObject({ pieces: pieces - 10 })
  expect(await shelf(3, 'US-LA')).toMatchObject({ pieces: there, incoming: 10 })
  const arrive = (quantity: number, is_final = false) =>
    app.call(contract.receiveTransfer, { id, is_final, lines: [{ item_id, quantity }] }, staff)
  await expect(arrive(11)).rejects.toMatchObject({ error: 'stock_over_transfer' })
  expect(await arrive(4)).toMatchObject({ is_on_the_way: true, lines: [{ arrived: 4 }], arrivals: [{ pieces: 4 }] })
  expect(await shelf(3, 'US-LA')).toMatchObject({ pieces: there + 4, incoming: 6 })
  expect((await app.call(getWarehouseUse, { code: 'US-LA' }, staff)).on_the_way).toBe(6)
  await expect(app.call(contract.reverseStockDocument, { id, note: 'x' }, staff)).rejects.toMatchObject({
    error: 'stock_transfer_arrived',
  })
  // The last piece is lost.
  expect(await arrive(5, true)).toMatchObject({ is_on_the_way: false })
  expect(await shelf(3, 'US-LA')).toMatchObject({ pieces: there + 9, incoming: 0 })
  await expect(arrive(1)).rejects.toMatchObject({ error: 'stock_transfer_complete' })
  const found = await app.call(contract.listStockDocuments, { keyword: number }, staff)
  expect(found.data).toMatchObject([{ number, is_on_the_way: false }])
  await allRight()
})

test('a count does not undo what was sold between counting and posting', async () => {
  const { item_id, pieces } = item(4)
  const { id, revision } = await draft('count', [{ item_id, quantity: pieces - 3 }])
  await takeStock(app.ctx.db, [{ item_id, warehouse_code: 'CN-DG', quantity: 2 }], 'IR261116100001')
  await app.call(contract.postStockDocument, { id, revision }, staff)
  expect((await shelf(4))?.pieces).toBe(pieces - 5)
  await refreshPaceJob.run(app.ctx, {})
  expect(await shelf(4)).toMatchObject({ sold_30: 2, cover_days: Math.floor(((pieces - 5) * 30) / 2) })
  const { data } = await app.call(stock.listStock, { sort: 'cover', page_size: 1 }, staff)
  expect(data[0]?.sku).toBe(item(4).sku)
  await allRight()
})

test('documents and payments at the same time lose nothing', async () => {
  const { item_id, pieces } = item(5)
  const drafts = await Promise.all([1, 2, 3, 4].map(() => draft('receipt', [{ item_id, quantity: 5 }])))
  const sales = Array.from({ length: 6 }, (_, at) =>
    takeStock(app.ctx.db, [{ item_id, warehouse_code: 'CN-DG', quantity: 1 }], `IR26111610010${at}`),
  )
  const posting = drafts.map(({ id, revision }) => app.call(contract.postStockDocument, { id, revision }, staff))
  await Promise.all([...sales, ...posting])
  expect((await shelf(5))?.pieces).toBe(pieces + 20 - 6)
  const [first] = drafts
  if (!first) throw new Error('no draft')
  const reverse = () => app.call(contract.reverseStockDocument, { id: first.id, note: 'x' }, staff)
  const twice = await Promise.allSettled([reverse(), reverse()])
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await returnStock(app.ctx.db, [{ item_id, warehouse_code: 'CN-DG', quantity: 6 }], 'return IR261116100100')
  expect((await shelf(5))?.pieces).toBe(pieces + 15)
  await allRight()
})

test('two people cannot overwrite each other’s draft', async () => {
  const line = { item_id: item(6).item_id, quantity: 1 }
  const { id, revision } = await draft('receipt', [line])
  await app.call(contract.saveStockDocument, { ...head, id, revision, lines: [{ ...line, quantity: 2 }] }, staff)
  await expect(
    app.call(contract.saveStockDocument, { ...head, id, revision, lines: [{ ...line, quantity: 9 }] }, staff),
  ).rejects.toMatchObject({ error: 'conflict' })
  await expect(app.call(contract.postStockDocument, { id, revision }, staff)).rejects.toMatchObject({
    error: 'conflict',
  })
  await app.call(contract.deleteStockDocument, { id }, staff)
  await expect(app.call(contract.getStockDocument, { id }, staff)).rejects.toMatchObject({ error: 'not_found' })
})

test('a sheet is checked row by row before anything is saved', async () => {
  const { id } = await app.call(contract.createStockDocument, { kind: 'receipt', warehouse_code: 'CN-DG' }, staff)
  const csv = `SKU,数量\n${item(0).sku.toLowerCase()},5\nNO-SUCH,3\n${item(1).sku},abc\n${item(0).sku},2\n${item(2).sku},0\n`
  const file = { ...staff, file: new TextEncoder().encode(csv) }
  const check = await app.call(contract.checkStockSheet, { id }, file)
  expect(check.lines).toMatchObject([{ sku: item(0).sku, quantity: 5 }])
  expect(check.problems.map(({ row }) => row)).toEqual([3, 4, 5, 6])
  expect(check.problems[2]?.problem).toContain('2')
  expect((await app.call(contract.getStockDocument, { id }, staff)).lines).toEqual([])
  const sample = await app.call(contract.getStockSheetSample, { id }, staff)
  const again = { ...staff, file: Buffer.from(sample.file_base64, 'base64') }
  expect((await app.call(contract.checkStockSheet, { id }, again)).problems).toEqual([])
})

test('a code is found in any case or by barcode, and an unknown one is refused by name', async () => {
  const { sku, item_id } = item(0)
  await app.ctx.db.updateTable('product_item').set({ barcode: '6901234567892' }).where('id', '=', item_id).execute()
  const scanned = await app.call(contract.findStockItem, { code: '6901234567892', warehouse: 'CN-DG' }, staff)
  expect(scanned).toMatchObject({ sku, barcode: '6901234567892' })
  const { data } = await app.call(stock.listStock, { keyword: '6901234567892', warehouse: 'CN-DG' }, staff)
  expect(data.map((row) => row.sku)).toEqual([sku])
  const found = await app.call(contract.findStockItem, { code: sku.toLowerCase(), warehouse: 'CN-DG' }, staff)
  expect(found).toMatchObject({ sku, picture_url: expect.stringContaining('/pictures/product/') })
  await expect(app.call(contract.findStockItem, { code: '999', warehouse: 'CN-DG' }, staff)).rejects.toMatchObject({
    error: 'stock_code_unknown',
  })
})

test('levels warn: set for many, suggested from sales, listed and exported as what to buy', async () => {
  const shelves = [7, 8].map((at) => ({ item_id: item(at).item_id, warehouse_code: 'CN-DG' }))
  const high = Math.max(item(7).pieces, item(8).pieces) + 10
  const levels = shelves.map((one) => ({ ...one, reorder_point: high, target: high + 90 }))
  expect(await app.call(stock.setStockLevels, { levels }, staff)).toEqual({ changed: 2 })
  const low = await app.call(stock.listStock, { state: 'short' }, staff)
  expect(low.data.map(({ sku }) => sku).sort()).toEqual([item(7).sku, item(8).sku].sort())
  expect(low.data[0]).toMatchObject({ state: 'low', target: high + 90 })
  const wrong = [{ ...shelves[0], reorder_point: 9, target: 3 }]
  await expect(app.call(stock.setStockLevels, { levels: wrong as never }, staff)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  const wish = {
    shelves: [{ item_id: item(4).item_id, warehouse_code: 'CN-DG' }],
    lead_days: 15,
    safety_days: 0,
    cover_days: 30,
  }
  expect((await app.call(stock.suggestStockLevels, wish, staff)).data).toMatchObject([
    { sold_30: 2, reorder_point: 1, target: 3 },
  ])
  const file = await app.call(stock.exportStock, { what: 'purchase' }, staff)
  expect(file.name).toMatch(/\.xlsx$/)
  expect(Buffer.from(file.file_base64, 'base64').subarray(0, 2).toString()).toBe('PK')
})

test('movements cannot be changed, and a shelf changed behind the desk is still recorded', async () => {
  const { db } = app.ctx
  await expect(db.updateTable('stock_movement').set({ change: 0 }).where('id', '>', 0).execute()).rejects.toThrow(
    /never changed/,
  )
  const { item_id } = item(9)
  await db.updateTable('product_stock').set({ pieces: 7 }).where('item_id', '=', item_id).execute()
  await db.deleteFrom('product_stock').where('item_id', '=', item_id).where('warehouse_code', '=', 'US-LA').execute()
  await allRight()
})

test('the demo has a transfer on the way, an announced receipt and low shelves, and adds up', async () => {
  await createStaff(app.ctx, {
    username: 'demo_desk',
    password: 'inkroute-desk-1',
    display_name: 'Desk',
    is_demo: true,
  })
  await addDemoStock(app.ctx)
  const moving = await app.call(contract.listStockDocuments, { state: 'on_the_way' }, staff)
  expect(moving.data.map(({ to_warehouse_code }) => to_warehouse_code)).toContain('US-LA')
  const announced = await app.call(contract.listStockDocuments, { state: 'draft', warehouse: 'CN-YW' }, staff)
  expect(announced.data[0]?.expected_on).toMatch(/^\d{4}-/)
  const { total } = await app.call(stock.listStock, { state: 'short', warehouse: 'US-LA' }, staff)
  expect(total).toBeGreaterThan(0)
  await allRight()
})
