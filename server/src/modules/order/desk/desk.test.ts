import { createStaffExport, listStaffExports } from '@inkroute/contract/export/staff'
import * as contract from '@inkroute/contract/order/desk'
import { payOrders } from '@inkroute/contract/order/order'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addPlatformRoles } from '../../account/account.ts'
import { auditBooks } from '../../wallet/audit-ledger.job.ts'
import { type Buyer, balanceFen, berlin, newBuyer, placeOrder, toFen } from '../testing/buyer.ts'

let app: TestApp
let buyer: Buyer
let desk: { token: string }
const reason = '客户来电要求'

beforeAll(async () => {
  app = await testApp({ holds: 'shop' })
  buyer = await newBuyer(app)
  desk = { token: await newStaff(app, ['ops.order', 'ops.order:private', 'ops.order:edit', 'ops.order:refund']) }
})

async function paidOrder(quantity = 2) {
  const { made, id } = await placeOrder(app, buyer.seller, [{ sku_id: buyer.skus[0]!.id, quantity }])
  await app.call(payOrders, { ids: [id] }, buyer.seller)
  return { order_no: made.order_nos[0]!, id }
}
const setState = (order_no: string, state: string) =>
  app.ctx.db.updateTable('sales_order').set({ state }).where('order_no', '=', order_no).execute()
const open = (order_no: string) => app.call(contract.getDeskOrder, { order_no }, desk)
const getShelves = async (order_no: string) => {
  const { rows } = await sql<{ warehouse_code: string; pieces: number }>`
    select s.warehouse_code, s.pieces from product_stock s join sales_order_line l on l.item_id = s.item_id
    join sales_order o on o.seller_id = l.seller_id and o.id = l.order_id where o.order_no = ${order_no}`.execute(
    app.ctx.db,
  )
  return new Map(rows.map((row) => [row.warehouse_code, row.pieces]))
}
const getRecords = (order_no: string) =>
  app.ctx.db
    .selectFrom('audit_record')
    .select(['endpoint', 'before', 'after', 'result'])
    .where('subject', '=', 'order')
    .where('subject_id', '=', order_no)
    .orderBy('id')
    .execute()

test('an order is found by any number that somebody may read out, across sellers', async () => {
  const { order_no, id } = await paidOrder()
  const seller_id = buyer.seller.seller_id
  const { sku_code } = buyer.skus[0]!
  const sent_at = app.clock.now().toISOString()
  const parcel = { seller_id, order_id: id, tracking_no: `YT${id}CN`, carrier: 'YunExpress', state: 'sent', sent_at }
  await app.ctx.db.insertInto('shipment').values(parcel).execute()
  const payment_no = (await open(order_no)).payments![0]!.payment_no
  const find = async (keyword: string) =>
    (await app.call(contract.listDeskOrders, { keyword }, desk)).data.map((row) => row.order_no)
  for (const keyword of [
    order_no,
    order_no.toLowerCase(),
    payment_no,
    `YT${id}CN`,
    sku_code,
    'anna sch',
    berlin.phone.replaceAll(' ', ''),
  ])
    expect(await find(keyword), keyword).toContain(order_no)
  expect(await find('nothing like it')).toEqual([])
  const { data, total } = await app.call(contract.listDeskOrders, { state: 'paid', seller_id }, desk)
  expect(data[0]).toMatchObject({ order_no, seller: { id: seller_id }, total: expect.stringMatching(/^\d+\.\d\d$/) })
  expect(total).toBe(data.length)
  expect((await app.call(contract.listDeskOrders, { date_to: '2020-01-01' }, desk)).total).toBe(0)

  await app.call(createStaffExport, { kind: 'order.desk', params: { keyword: order_no } }, desk)
  await app.drain('export.')
  expect((await app.call(listStaffExports, {}, desk)).data[0]).toMatchObject({ status: 'done', total: 1 })
})

test('the story has money, files, stock, parcels and what staff did, and says what is possible', async () => {
  const { order_no } = await paidOrder()
  await app.call(contract.holdDeskOrder, { order_no, is_held: true, reason }, desk)
  const held = await open(order_no)
  expect(held).toMatchObject({ state: 'on_hold', hold_reason: 'staff', hold_note: reason })
  const kinds = new Set(held.story.map(({ kind }) => kind))
  for (const kind of ['order', 'payment', 'ledger', 'file', 'stock', 'message', 'staff'] as const)
    expect(kinds, kind).toContain(kind)
  expect(held.story.map(({ at }) => at)).toEqual(
    held.story
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
  const allowed = held.actions.filter(({ is_allowed }) => is_allowed).map(({ action }) => action)
  expect(allowed).toEqual(['release', 'change', 'reroute', 'refund', 'cancel'])
  await app.call(contract.holdDeskOrder, { order_no, is_held: false, reason }, desk)
  expect((await open(order_no)).state).toBe('paid')
  expect(await getRecords(order_no)).toMatchObject([
    { before: { state: 'paid' }, after: { state: 'on_hold', reason } },
    { before: { state: 'on_hold' }, after: { state: 'paid', reason } },
  ])
  await expect(app.call(contract.holdDeskOrder, { order_no, is_held: true, reason: '' }, desk)).rejects.toMatchObject({
    problems: [{ field: 'reason' }],
  })
  await expect(open('IR000000000000')).rejects.toMatchObject({ error: 'not_found' })
})

test('orders are narrowed by seller and shop chosen by name, and a changed channel alone is enough', async () => {
  const { order_no } = await paidOrder()
  const seller_id = buyer.seller.seller_id
  const owners = await app.call(contract.findDeskOwners, { seller_id }, desk)
  expect(owners.sellers[0]).toMatchObject({ id: seller_id })
  expect((await app.call(contract.findDeskOwners, { keyword: 'nobody is called this' }, desk)).sellers).toEqual([])
  const now = await open(order_no)
  expect(now.ledger![0]!.entries.map(({ account }) => account)).toContain('可用余额')
  const { options } = await app.call(contract.listDeskChannels, { order_no }, desk)
  const other = options.find(({ channel }) => channel.id !== now.channel_id)!
  await app.call(contract.changeDeskOrder, { order_no, reason, channel_id: other.channel.id }, desk)
  expect(await open(order_no)).toMatchObject({ channel_id: other.channel.id, amounts: now.amounts })
  const act = (await open(order_no)).story.find(({ kind }) => kind === 'staff')
  expect(act).toMatchObject({ text: '订单 · 修改地址、渠道或仓库', detail: expect.stringContaining(reason) })
})

test('a refund from the desk balances the books, cannot exceed what was paid, and happens once', async () => {
  const { order_no } = await paidOrder()
  await setState(order_no, 'shipped')
  const before = await balanceFen(app, buyer.seller)
  const { lines, total, amounts } = await open(order_no)
  const [line] = lines
  // The price of the goods, not with their part of the freight.
  expect([line!.goods, line!.share]).toEqual([amounts?.goods, amounts?.total])
  const part = { order_no, reason, seen_refunded: '0.00', lines: [{ line_id: line!.id, amount: '1.00', pieces: 1 }] }
  const shown = await app.call(contract.refundDeskOrder, { ...part, is_preview: true }, desk)
  expect(shown.amount).toBe('1.00')
  expect((await open(order_no)).refunded).toBe('0.00')
  await app.call(contract.refundDeskOrder, part, desk)
  await expect(app.call(contract.refundDeskOrder, part, desk)).rejects.toMatchObject({ error: 'refund_seen_old' })
  const much = { ...part, seen_refunded: '1.00', lines: [{ line_id: line!.id, amount: total! }] }
  await expect(app.call(contract.refundDeskOrder, much, desk)).rejects.toMatchObject({ error: 'refund_too_much' })
  const rest = { order_no, reason, seen_refunded: '1.00' }
  await app.call(contract.refundDeskOrder, rest, desk)
  expect((await open(order_no)).refunded).toBe(total)
  expect(await balanceFen(app, buyer.seller)).toBe(before + toFen(total!))
  expect((await auditBooks(app.ctx.db)).problems).toEqual([])
  const clerk = { token: await newStaff(app, ['ops.order', 'ops.order:edit']) }
  await expect(app.call(contract.refundDeskOrder, rest, clerk)).rejects.toMatchObject({ http: 403 })
})

test('a re-route moves the blanks to the other warehouse and leaves the price', async () => {
  const { order_no } = await paidOrder(3)
  const before = await getShelves(order_no)
  const { warehouse_code: from, total } = await open(order_no)
  const others = [...before].filter(([code, pieces]) => code !== from && pieces > 10).map(([code]) => code)
  const preview = (warehouse_code: string) =>
    app.call(contract.changeDeskOrder, { order_no, reason, warehouse_code, is_preview: true }, desk)
  // Not every warehouse has a channel to Germany.
  const shown = await Promise.any(others.map(preview))
  const to = shown.warehouse_code
  const wanted = { order_no, reason, warehouse_code: to }
  expect(shown).toMatchObject({ difference: '0.00' })
  expect(shown.stock.map(({ warehouse_code, change }) => [warehouse_code, change])).toEqual([
    [from, 3],
    [to, -3],
  ])
  expect(await getShelves(order_no)).toEqual(before)
  expect((await getRecords(order_no)).filter(({ result }) => result === 'ok')).toEqual([])
  await app.call(contract.changeDeskOrder, { ...wanted, expected_difference: shown.difference }, desk)
  const after = await getShelves(order_no)
  expect(after.get(from)! - before.get(from)!).toBe(3)
  expect(after.get(to)! - before.get(to)!).toBe(-3)
  expect(await open(order_no)).toMatchObject({ warehouse_code: to, total })
  expect((await getRecords(order_no)).filter(({ result }) => result === 'ok')).toMatchObject([
    { before: { warehouse_code: from }, after: { warehouse_code: to } },
  ])
  expect((await auditBooks(app.ctx.db)).problems).toEqual([])
})

test('cancelling returns money and blanks; a reprint is a free order whose cost is booked', async () => {
  const { order_no } = await paidOrder()
  const balance = await balanceFen(app, buyer.seller)
  const shelves = await getShelves(order_no)
  const { total, warehouse_code } = await open(order_no)
  const whole = app.call(contract.refundDeskOrder, { order_no, reason, seen_refunded: '0.00' }, desk)
  await expect(whole).rejects.toMatchObject({ error: 'order_action_refused' })
  const shown = await app.call(contract.cancelDeskOrder, { order_no, reason, is_preview: true }, desk)
  expect(shown).toMatchObject({ refunded: total, stock: [{ warehouse_code, change: 2 }] })
  expect((await open(order_no)).state).toBe('paid')
  await app.call(contract.cancelDeskOrder, { order_no, reason }, desk)
  expect(await balanceFen(app, buyer.seller)).toBe(balance + toFen(total!))
  expect((await getShelves(order_no)).get(warehouse_code)).toBe(shelves.get(warehouse_code)! + 2)

  const again = await paidOrder()
  await setState(again.order_no, 'shipped')
  const { lines } = await open(again.order_no)
  const wanted = { order_no: again.order_no, reason, lines: [{ line_id: lines[0]!.id, pieces: 1 }] }
  expect(await app.call(contract.reprintDeskOrder, { ...wanted, is_preview: true }, desk)).toMatchObject({ pieces: 1 })
  const made = await app.call(contract.reprintDeskOrder, { ...wanted, borne_by: 'factory' }, desk)
  expect(await open(made.order_no)).toMatchObject({ reprint_of: again.order_no, total: '0.00', state: 'paid' })
  expect((await open(again.order_no)).reprints).toEqual([made.order_no])
  expect((await getRecords(again.order_no))[0]).toMatchObject({ after: { borne_by: 'factory', cost: made.cost } })
  expect((await auditBooks(app.ctx.db)).problems).toEqual([])
})

test('the palette finds what the caller may see and nothing else', async () => {
  const { order_no } = await paidOrder()
  const kinds = async (keyword: string, permissions: string[]) => {
    const token = await newStaff(app, permissions)
    const { found } = await app.call(contract.findAnything, { keyword }, { token })
    return [...new Set(found.map(({ kind }) => kind))]
  }
  expect(await kinds(order_no, ['ops.order'])).toEqual(['order'])
  expect(await kinds(order_no, ['ops.catalog', 'ops.content'])).toEqual([])
  const name = buyer.seller.username
  expect(await kinds(name, ['ops.order'])).toEqual([])
  expect(await kinds(name, ['ops.seller'])).toEqual(['seller'])
})

test('the factory’s role works on orders without amounts and buyers', async () => {
  await addPlatformRoles(app.ctx)
  const { permissions } = await app.ctx.db
    .selectFrom('role')
    .select('permissions')
    .where('seller_id', '=', 0)
    .where('name', '=', '工厂')
    .executeTakeFirstOrThrow()
  const factory = { token: await newStaff(app, permissions) }
  const { order_no } = await paidOrder()
  const { options } = await app.call(contract.listDeskChannels, { order_no }, desk)
  const now = await open(order_no)
  const other = options.find(({ channel }) => channel.id !== now.channel_id)!
  const change = { order_no, reason, channel_id: other.channel.id, keeps_price: false }
  await app.call(contract.changeDeskOrder, change, desk)
  await setState(order_no, 'shipped')
  const part = { order_no, reason, seen_refunded: (await open(order_no)).refunded! }
  await app.call(contract.refundDeskOrder, part, desk)

  const read = async (reader: { token: string }) => ({
    list: await app.call(contract.listDeskOrders, { keyword: order_no }, reader),
    story: await app.call(contract.getDeskOrder, { order_no }, reader),
    found: await app.call(contract.findAnything, { keyword: order_no }, reader),
  })
  const secrets = [berlin.name, berlin.phone.replaceAll(' ', ''), berlin.street1, '¥']
  const amount = /[" ]-?\d+\.\d\d[" ]/
  const full = await read(desk)
  for (const secret of secrets) expect(JSON.stringify(full), secret).toContain(secret)
  expect(JSON.stringify(full)).toMatch(amount)
  expect(full.found.found[0]?.note).toContain(berlin.name)
  const bare = await read(factory)
  for (const secret of secrets) expect(JSON.stringify(bare), secret).not.toContain(secret)
  expect(JSON.stringify(bare)).not.toMatch(amount)
  expect(bare.list.data).toMatchObject([{ order_no, buyer_name: null, total: null, refunded: null, pieces: 2 }])
  expect(bare.story).toMatchObject({ amounts: null, address: null, payments: null, ledger: null })
  const kinds = bare.story.story.map(({ kind }) => kind)
  for (const kind of ['order', 'file', 'stock', 'staff'] as const) expect(kinds).toContain(kind)
  for (const kind of ['payment', 'ledger', 'ticket', 'message'] as const) expect(kinds).not.toContain(kind)

  for (const keyword of [berlin.name, berlin.phone.replaceAll(' ', '')]) {
    expect((await app.call(contract.listDeskOrders, { keyword }, desk)).total).toBeGreaterThan(0)
    expect((await app.call(contract.listDeskOrders, { keyword }, factory)).total).toBe(0)
    expect((await app.call(contract.findAnything, { keyword }, factory)).found).toEqual([])
  }
  const sheet = app.call(createStaffExport, { kind: 'order.desk', params: {} }, factory)
  await expect(sheet).rejects.toMatchObject({ http: 403 })
})
