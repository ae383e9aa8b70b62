import { returnCalls, WORK_STREAM_PATH, workOrderCalls as work } from '@inkroute/contract/after-sale/after-sale'
import * as staffCalls from '@inkroute/contract/after-sale/staff'
import { listOwnCoupons } from '@inkroute/contract/coupon/coupon'
import { listExceptions } from '@inkroute/contract/exception/exception'
import { listMessages, MESSAGE_STREAM_PATH } from '@inkroute/contract/message/message'
import { fenToDecimal } from '@inkroute/contract/money'
import { changeOrder } from '@inkroute/contract/order/change'
import * as order from '@inkroute/contract/order/order'
import * as production from '@inkroute/contract/production/production'
import { countWaiting } from '@inkroute/contract/site/join/join'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openEventStream } from '../../testing/event-stream.ts'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { getLines } from '../order/order.ts'
import { beginOrder } from '../production/begin-production.job.ts'
import { getRecord, paidOrder, START_FEN } from '../production/testing/ordered.ts'
import { findDisagreements } from '../wallet/core/ledger.queries.ts'
import { availableBalance } from '../wallet/wallet.ts'

const app = await testApp({ holds: 'shop' })
let staff: { token: string }
beforeAll(async () => {
  staff = { token: await newStaff(app, ['ops.support', 'ops.production']) }
})

/** An order in production with a request about the first line. */
async function complained(calls = work) {
  const { seller, record } = await paidOrder(app)
  await beginOrder(app.ctx, record)
  const lines = await getLines(app.ctx.db, seller.seller_id, record.id)
  const [first] = lines
  if (!first) throw new Error('no lines')
  const input = {
    order_id: record.id,
    kind: 'quality' as const,
    wish: 'refund' as const,
    body: '印花有明显色差，附图',
    lines: [{ line_id: first.id, pieces: 1 }],
  }
  const made = await app.call(calls.open, input, seller)
  return { seller, record, lines, first, input, ...made }
}
const getBalance = (seller_id: number) => availableBalance(app.ctx.db, seller_id)

test('a request goes to staff and back, and ends with money to the fen, once', async () => {
  const { seller, record, first, input, id, work_no } = await complained()
  await expect(app.call(work.open, input, seller)).rejects.toMatchObject({ error: 'work_exists' })
  const queue = await app.call(staffCalls.listStaffWork, { keyword: work_no }, staff)
  expect(queue.data).toMatchObject([{ id, seller: seller.username, state: 'submitted', unread: 1 }])
  const badges = (await app.call(countWaiting, {}, staff)).data
  expect(badges['/ops/afterSale']).toBeGreaterThan(0)
  expect(badges).not.toHaveProperty(['/ops/recharge'])
  const data_base64 = (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
  ).toString('base64')
  const photo = await app.call(production.addStaffPicture, { name: 'check.png', data_base64 }, staff)
  await app.call(
    staffCalls.replyStaffWork,
    { id, body: '请补一张实拍图', picture_ids: [photo.id], asks_seller: true },
    staff,
  )
  const waiting = await app.call(listExceptions, {}, seller)
  expect(waiting.groups).toMatchObject([{ kind: 'after-sale.work', count: 1 }])
  const told = await app.call(listMessages, { type: 2 }, seller)
  expect(told.data[0]?.title).toContain(work_no)
  await app.call(work.reply, { id, body: '补充如图' }, seller)
  const seen = await app.call(work.get, { id }, seller)
  expect(seen.state).toBe('processing')
  expect(seen.messages.map(({ author }) => author)).toEqual(['seller', 'system', 'staff', 'seller'])
  expect(seen.messages[2]?.pictures).toHaveLength(1)
  expect(seen.messages[2]?.author_name).not.toContain('staff_')
  const expected_fen = Math.floor(first.share_fen / first.quantity)
  expect(seen.lines[0]?.refundable).toBe(fenToDecimal(expected_fen))
  const before = await getBalance(seller.seller_id)
  await app.call(staffCalls.resolveStaffWork, { id, outcome: 'refund' }, staff)
  await expect(app.call(staffCalls.resolveStaffWork, { id, outcome: 'refund' }, staff)).rejects.toMatchObject({
    error: 'work_over',
  })
  expect(await getBalance(seller.seller_id)).toBe(before + expected_fen)
  const detail = await app.call(order.getOrder, { id: record.id }, seller)
  expect(detail.refunded).toBe(fenToDecimal(expected_fen))
  expect(detail.events.at(-1)?.text).toContain(fenToDecimal(expected_fen))
  expect((await app.call(listMessages, { type: 3 }, seller)).data[0]?.description).toContain(fenToDecimal(expected_fen))
  await expect(app.call(work.reply, { id, body: '还有' }, seller)).rejects.toMatchObject({ error: 'work_over' })
})

test('however often it is asked, no more comes back than was paid, and the whole ends the order', async () => {
  const { seller, record, lines, first, id } = await complained()
  const refunds = [{ line_id: first.id, amount: fenToDecimal(first.share_fen + 1) }]
  await expect(app.call(staffCalls.resolveStaffWork, { id, outcome: 'refund', refunds }, staff)).rejects.toMatchObject({
    error: 'work_refund_too_much',
  })
  await app.call(
    staffCalls.resolveStaffWork,
    { id, outcome: 'refund', refunds: [{ line_id: first.id, amount: '0.07' }] },
    staff,
  )
  const all = lines.map((line) => ({ line_id: line.id, pieces: line.quantity }))
  const again = await app.call(
    work.open,
    { order_id: record.id, kind: 'late', wish: 'refund', body: '一直没有发货', lines: all },
    seller,
  )
  const both = await Promise.allSettled([
    app.call(staffCalls.resolveStaffWork, { id: again.id, outcome: 'refund' }, staff),
    app.call(staffCalls.resolveStaffWork, { id: again.id, outcome: 'refund' }, staff),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const rest = await app.call(staffCalls.getStaffWork, { id: again.id }, staff)
  expect(rest.decision?.refund).toBe(fenToDecimal(record.total_fen - 7))
  expect(await getBalance(seller.seller_id)).toBe(START_FEN)
  const detail = await app.call(order.getOrder, { id: record.id }, seller)
  expect([detail.state, detail.refunded]).toEqual(['refunded', fenToDecimal(record.total_fen)])
  const { data: tasks } = await app.call(production.listTasks, { keyword: record.order_no }, staff)
  expect(new Set(tasks.map(({ state }) => state))).toEqual(new Set(['cancelled']))
  expect((await findDisagreements(app.ctx.db)).filter(({ seller_id }) => seller_id === seller.seller_id)).toEqual([])
})

test('a paid order of which a part came back brings the rest when it is cancelled, and is not priced again', async () => {
  const { seller, record } = await paidOrder(app)
  const made = { order_no: record.order_no, form: 'work', kind: 'quality', body: '下单后补偿一部分' } as const
  const { id } = await app.call(staffCalls.openStaffWork, made, staff)
  const [line] = (await app.call(staffCalls.getStaffWork, { id }, staff)).lines
  const change = { id: record.id, lines: [{ line_id: line!.line_id, quantity: 1 }] }
  await expect(app.call(changeOrder, change, seller)).rejects.toMatchObject({ error: 'work_holds_order' })
  // What support asks about is often the address: putting it right keeps the request.
  const address = { ...(record.address as order.OrderAddress), street1: 'Torstraße 112' }
  await app.call(order.changeOrderAddress, { id: record.id, address }, seller)
  const [kept] = (await app.call(staffCalls.getStaffWork, { id }, staff)).lines
  expect(kept?.title).toBe(line?.title)
  const refunds = [{ line_id: kept!.line_id, amount: '1.23' }]
  await app.call(staffCalls.resolveStaffWork, { id, outcome: 'refund', refunds }, staff)
  await expect(app.call(changeOrder, change, seller)).rejects.toMatchObject({ error: 'order_action_refused' })
  const { refunded } = await app.call(order.cancelOrder, { id: record.id }, seller)
  expect(refunded).toBe(fenToDecimal(record.total_fen - 123))
  expect(await getBalance(seller.seller_id)).toBe(START_FEN)
  expect((await findDisagreements(app.ctx.db)).filter(({ seller_id }) => seller_id === seller.seller_id)).toEqual([])
})

test('a reprint is free and goes through production; a coupon can be used at once', async () => {
  const { seller, record, id } = await complained()
  const before = await getBalance(seller.seller_id)
  await app.call(staffCalls.resolveStaffWork, { id, outcome: 'reprint', note: '重做一件' }, staff)
  const { decision } = await app.call(work.get, { id }, seller)
  const made = await getRecord(app, decision?.reprint_order?.order_no ?? '')
  expect(made).toMatchObject({ state: 'paid', total_fen: 0, pieces: 1, reprint_of: record.id })
  expect(await getBalance(seller.seller_id)).toBe(before)
  await beginOrder(app.ctx, made)
  const { data } = await app.call(production.listTasks, { keyword: made.order_no }, staff)
  expect(data).toMatchObject([{ code: `${made.order_no}-1`, quantity: 1 }])
  const second = await complained()
  await expect(
    app.call(staffCalls.resolveStaffWork, { id: second.id, outcome: 'coupon' }, staff),
  ).rejects.toMatchObject({
    error: 'work_coupon_amount',
  })
  await app.call(staffCalls.resolveStaffWork, { id: second.id, outcome: 'coupon', coupon_amount: '20.00' }, staff)
  const { data: coupons } = await app.call(listOwnCoupons, { state: 'usable' }, second.seller)
  expect(coupons).toMatchObject([{ amount: '20.00' }])
  expect((await findDisagreements(app.ctx.db)).filter(({ seller_id }) => seller_id === seller.seller_id)).toEqual([])
})

test('a return is agreed, sent back, received and then decided', async () => {
  const { seller, record, id } = await complained(returnCalls)
  await expect(app.call(work.get, { id }, seller)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(returnCalls.sendBack, { id, tracking_no: 'SF1234567' }, seller)).rejects.toMatchObject({
    error: 'work_not_return',
  })
  await app.call(staffCalls.acceptReturn, { id, address: '东莞市虎门镇退货仓 3 号门' }, staff)
  expect((await app.call(listExceptions, {}, seller)).groups[0]?.kind).toBe('after-sale.return')
  await app.call(returnCalls.sendBack, { id, tracking_no: 'sf1234567' }, seller)
  await app.call(staffCalls.receiveReturn, { id }, staff)
  const seen = await app.call(returnCalls.get, { id }, seller)
  expect(seen.send_back).toMatchObject({ tracking_no: 'SF1234567' })
  expect(seen.send_back?.received_at).not.toBeNull()
  await app.call(staffCalls.rejectStaffWork, { id, note: '商品已使用' }, staff)
  expect((await app.call(returnCalls.get, { id }, seller)).decision?.note).toBe('商品已使用')
  expect((await app.call(order.getOrder, { id: record.id }, seller)).refunded).toBe('0.00')
})

test('an order counts as returned only once every piece is back', async () => {
  const { seller, record, lines, id } = await complained(returnCalls)
  await app.ctx.db.updateTable('sales_order').set({ state: 'delivered' }).where('id', '=', record.id).execute()
  const comeBack = async (work_id: number) => {
    await app.call(staffCalls.acceptReturn, { id: work_id, address: '东莞市虎门镇退货仓 3 号门' }, staff)
    await app.call(staffCalls.receiveReturn, { id: work_id }, staff)
    await app.call(staffCalls.rejectStaffWork, { id: work_id, note: '商品已使用' }, staff)
    return (await app.call(order.getOrder, { id: record.id }, seller)).state
  }
  expect(await comeBack(id)).toBe('delivered')
  const rest = lines
    .map((line, at) => ({ line_id: line.id, pieces: at === 0 ? line.quantity - 1 : line.quantity }))
    .filter(({ pieces }) => pieces > 0)
  expect(rest).not.toEqual([])
  const input = { order_id: record.id, kind: 'quality' as const, wish: 'refund' as const, body: '其余的也退回' }
  const second = await app.call(returnCalls.open, { ...input, lines: rest }, seller)
  expect(await comeBack(second.id)).toBe('returned')
})

test('another seller finds nothing, and staff without the permission neither', async () => {
  const { record, first, id } = await complained()
  const other = await newSeller(app)
  const lines = [{ line_id: first.id, pieces: 1 }]
  const foreign = {
    order_id: record.id,
    kind: 'quality' as const,
    wish: 'refund' as const,
    body: '不是我的订单',
    lines,
  }
  const calls = [
    app.call(work.get, { id }, other),
    app.call(work.reply, { id, body: 'hello' }, other),
    app.call(work.withdraw, { id }, other),
    app.call(work.sendBack, { id, tracking_no: 'SF1234567' }, other),
    app.call(work.open, foreign, other),
    app.call(work.orderLines, { keyword: record.order_no }, other),
  ]
  const answers = await Promise.allSettled(calls)
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { error: 'not_found' } })
  expect((await app.call(work.list, {}, other)).total).toBe(0)
  const content = { token: await newStaff(app, ['ops.content']) }
  await expect(app.call(staffCalls.getStaffWork, { id }, content)).rejects.toMatchObject({ status_code: 403 })
  const path = `${app.origin}/req${WORK_STREAM_PATH.replace('{id}', String(id))}`
  const stream = await openEventStream(path, { authorization: `Bearer ${other.token}` })
  expect(stream.status).toBe(404)
  stream.close()
})

test('an open thread receives a reply immediately', async () => {
  const { seller, id } = await complained()
  const path = `${app.origin}/req${WORK_STREAM_PATH.replace('{id}', String(id))}`
  const stream = await openEventStream(path, { authorization: `Bearer ${seller.token}` })
  expect(stream.status).toBe(200)
  await app.call(staffCalls.replyStaffWork, { id, body: '正在核对' }, staff)
  expect((await stream.next())?.event).toBe('changed')
  stream.close()
  await app.call(work.withdraw, { id }, seller)
  expect(await app.call(work.get, { id }, seller)).toMatchObject({ state: 'rejected', is_withdrawn: true })
})

test('threads and messages share one limit of open streams per person: the ninth ends the oldest', async () => {
  const { seller, id } = await complained()
  const headers = { authorization: `Bearer ${seller.token}` }
  const messages = await openEventStream(`${app.origin}/req${MESSAGE_STREAM_PATH}`, headers)
  const path = `${app.origin}/req${WORK_STREAM_PATH.replace('{id}', String(id))}`
  const threads = []
  for (let i = 0; i < 8; i++) threads.push(await openEventStream(path, headers))
  expect(await messages.next()).toBeNull()
  await app.call(staffCalls.replyStaffWork, { id, body: '正在核对' }, staff)
  expect((await threads[7]?.next())?.event).toBe('changed')
  for (const thread of threads) thread.close()
})

test('nothing can be asked for before payment, nor for more pieces than were bought', async () => {
  const { seller, record } = await paidOrder(app)
  const [first] = await getLines(app.ctx.db, seller.seller_id, record.id)
  const input = { order_id: record.id, kind: 'late' as const, wish: 'advice' as const, body: '什么时候发货' }
  const lines = (pieces: number) => [{ line_id: first!.id, pieces }]
  await expect(app.call(work.open, { ...input, lines: lines(1) }, seller)).rejects.toMatchObject({
    error: 'order_action_refused',
  })
  await beginOrder(app.ctx, record)
  await expect(app.call(work.open, { ...input, lines: lines(3) }, seller)).rejects.toMatchObject({
    error: 'work_too_many_pieces',
  })
})
