import * as exporting from '@inkroute/contract/export/export'
import { listMessages } from '@inkroute/contract/message/message'
import * as bulk from '@inkroute/contract/order/bulk'
import * as contract from '@inkroute/contract/order/order'
import { expect, test } from 'vitest'
import type { SheetExporter } from '../../../infra/exporter.ts'
import { newSubAccount } from '../../../testing/factories.ts'
import { paintPdf, scanPdf } from '../../../testing/paint-pdf.ts'
import { testApp } from '../../../testing/test-app.ts'
import { orderExporter } from '../order.exporter.ts'
import { getPapers, makePapers } from '../paper/make-papers.ts'
import { wrapWords } from '../paper/packing-slip.view.ts'
import { type Buyer, newBuyer, placeOrder } from '../testing/buyer.ts'
import { scanZpl } from '../testing/scan-zpl.ts'
import { bulkJob } from './bulk.job.ts'

const app = await testApp({ holds: 'shop' })

async function withOrders(count: number, balance_fen = 1_000_000): Promise<Buyer & { ids: number[] }> {
  const buyer = await newBuyer(app, balance_fen)
  const ids: number[] = []
  for (let at = 0; at < count; at++)
    ids.push((await placeOrder(app, buyer.seller, [{ sku_id: buyer.skus[at % 4]!.id }])).id)
  return { ...buyer, ids }
}

/** Starts it and runs its job here and now, as a worker would. */
async function run(buyer: Buyer, input: Parameters<typeof start>[1]) {
  const { id } = await start(buyer, input)
  await bulkJob.run(app.ctx, { seller_id: buyer.seller.seller_id, id })
  return app.call(bulk.getOrderBulk, { id }, buyer.seller)
}
const start = (
  buyer: Buyer,
  input: { action: 'pay' | 'hold' | 'cancel' | 'label' | 'label_zpl'; ids?: number[]; filters?: { state: 'paid' } },
) => app.call(bulk.startOrderBulk, input, buyer.seller)
const states = async (buyer: Buyer) =>
  (await app.call(contract.listOrders, {}, buyer.seller)).data.map(({ state }) => state)

test('all matching orders are paid, held and released; running the job twice changes nothing', async () => {
  const buyer = await withOrders(3)
  const paid = await run(buyer, { action: 'pay', ids: buyer.ids })
  expect(paid).toMatchObject({ state: 'done', done: 3, succeeded: 3, failures: [], can_undo: false })
  await bulkJob.run(app.ctx, { seller_id: buyer.seller.seller_id, id: paid.id })
  const held = await run(buyer, { action: 'hold', filters: { state: 'paid' } })
  expect(await states(buyer)).toEqual(['on_hold', 'on_hold', 'on_hold'])
  expect(held.can_undo).toBe(true)
  const undo = await app.call(bulk.undoOrderBulk, { id: held.id }, buyer.seller)
  await bulkJob.run(app.ctx, { seller_id: buyer.seller.seller_id, id: undo.id })
  expect(await states(buyer)).toEqual(['paid', 'paid', 'paid'])
  await expect(app.call(bulk.undoOrderBulk, { id: paid.id }, buyer.seller)).rejects.toMatchObject({
    error: 'bulk_not_undoable',
  })
})

test('a refused order reports why and does not stop the others; another seller’s ids are ignored', async () => {
  const buyer = await withOrders(2)
  const other = await withOrders(1)
  await app.call(contract.cancelOrder, { id: buyer.ids[0] ?? 0 }, buyer.seller)
  const done = await run(buyer, { action: 'cancel', ids: [...buyer.ids, ...other.ids] })
  expect(done).toMatchObject({ total: 2, succeeded: 1 })
  expect(done.failures).toHaveLength(1)
  expect(done.failures[0]?.reason).toContain('订单已结束')
  expect(await states(other)).toEqual(['awaiting_payment'])
  await expect(start(buyer, { action: 'hold', ids: other.ids })).rejects.toMatchObject({ error: 'bulk_nothing' })
})

test('a sub-account needs the action’s own permission too', async () => {
  const buyer = await withOrders(1)
  const sub = await newSubAccount(app, buyer.seller, ['order.admin', 'order.admin:bulk'])
  await expect(
    app.call(bulk.startOrderBulk, { action: 'cancel', ids: buyer.ids }, { token: sub.token }),
  ).rejects.toMatchObject({ error: 'forbidden' })
})

test('a scanner reads the order from its label, in PDF and ZPL, and from its packing slip', async () => {
  const buyer = await withOrders(2)
  const printed = await run(buyer, { action: 'label', ids: buyer.ids })
  expect(printed.file_url).toContain('.pdf')
  const orders = await Promise.all(buyer.ids.map((id) => app.call(contract.getOrder, { id }, buyer.seller)))
  const labels = await makePapers(app.ctx, buyer.seller.seller_id, { ids: buyer.ids, kind: 'label' })
  expect((await paintPdf(labels, 0)).pages).toBe(2)
  for (const [at, order] of orders.entries()) expect(await scanPdf(labels, at)).toBe(order.order_no)
  const zpl = new TextDecoder().decode(
    await makePapers(app.ctx, buyer.seller.seller_id, { ids: buyer.ids, kind: 'label_zpl' }),
  )
  expect(zpl.split('\n^XA').map(scanZpl)).toEqual(orders.map(({ order_no }) => order_no))
  expect((await run(buyer, { action: 'label_zpl', ids: buyer.ids })).file_url).toContain('.zpl')
  const slips = await makePapers(app.ctx, buyer.seller.seller_id, { ids: buyer.ids, kind: 'slip' })
  // The slip is English from top to bottom, whatever language the seller ordered in.
  const words = (await getPapers(app.ctx, buyer.seller.seller_id, buyer.ids, true)).flatMap(({ texts }) => texts)
  const { sku_code = '' } = orders[1]?.lines[0] ?? {}
  expect(words.find(({ text }) => text.endsWith(` · ${sku_code}`))?.text).toMatch(/^[A-Za-z ]+ \/ /)
  expect(await scanPdf(slips, 1, { x: 0.55, y: 0.04, width: 0.43, height: 0.09 })).toBe(orders[1]?.order_no)
})

test('labels tell how far they are, and many orders paid together are one message', async () => {
  const buyer = await withOrders(3)
  await app.call(contract.payOrders, { ids: buyer.ids, method: 'balance' }, buyer.seller)
  const told = (await app.call(listMessages, { type: 2 }, buyer.seller)).data.map(({ title }) => title)
  expect(told).toEqual(['3 个订单已付款'])
  const parts: number[] = []
  const onDrawn = async (part: number) => void parts.push(part)
  // Each order seven times: the same papers as of as many orders.
  const ids = Array.from({ length: 7 }, () => buyer.ids).flat()
  await makePapers(app.ctx, buyer.seller.seller_id, { ids, kind: 'label', onDrawn })
  expect(parts).toEqual([20 / 21])
})

test('a cancelled order gets no label: it says so, the others are printed, and alone it makes no empty file', async () => {
  const buyer = await withOrders(2)
  const [gone = 0, kept = 0] = buyer.ids
  await app.call(contract.cancelOrder, { id: gone }, buyer.seller)
  const both = await run(buyer, { action: 'label', ids: buyer.ids })
  expect(both).toMatchObject({ done: 2, succeeded: 1, failures: [{ order_id: gone }] })
  expect(both.failures[0]?.reason).toContain('已取消')
  expect(
    (await paintPdf(await makePapers(app.ctx, buyer.seller.seller_id, { ids: [gone, kept], kind: 'label' }), 0)).pages,
  ).toBe(1)
  expect(await run(buyer, { action: 'label_zpl', ids: [gone] })).toMatchObject({ succeeded: 0, file_url: null })
})

test('words of a card break between words, and between Chinese letters', () => {
  expect(wrapWords('Thank you for your order', 10)).toEqual(['Thank you', 'for your', 'order'])
  expect(wrapWords('感谢您的购买', 6)).toEqual(['感谢您', '的购买'])
})

test('filters are kept by name for each user, and the list is exported through the records', async () => {
  const buyer = await withOrders(1)
  await app.call(bulk.saveOrderView, { name: '德国', filters: { country: 'DE' } }, buyer.seller)
  await app.call(bulk.saveOrderView, { name: '德国', filters: { country: 'DE', state: 'paid' } }, buyer.seller)
  const { data } = await app.call(bulk.listOrderViews, {}, buyer.seller)
  expect(data).toMatchObject([{ name: '德国', filters: { country: 'DE', state: 'paid' } }])
  await app.call(bulk.deleteOrderView, { id: data[0]!.id }, buyer.seller)
  const scope = { seller_id: buyer.seller.seller_id, user_id: buyer.seller.user_id, time_zone: 'Asia/Shanghai' }
  const rows: unknown[] = []
  for await (const some of (orderExporter as SheetExporter).rows(app.ctx, scope, { country: 'DE' })) rows.push(...some)
  expect(rows).toHaveLength(1)
  const { id } = await app.call(exporting.createExport, { kind: 'order.list', params: { country: 'DE' } }, buyer.seller)
  expect(id).toBeGreaterThan(0)
})
