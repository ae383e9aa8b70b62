import * as cart from '@inkroute/contract/cart/cart'
import { splitOrder } from '@inkroute/contract/order/change'
import { boxCode } from '@inkroute/contract/order/fba/centers'
import * as contract from '@inkroute/contract/order/fba/fba'
import * as order from '@inkroute/contract/order/order'
import { expect, test } from 'vitest'
import { paintPdf, scanPdf } from '../../../testing/paint-pdf.ts'
import { testApp } from '../../../testing/test-app.ts'
import { createForeignOrder } from '../order.ts'
import { type Buyer, newBuyer } from '../testing/buyer.ts'
import { scanZpl } from '../testing/scan-zpl.ts'
import { boxLabels, fnskuLabels } from './fba-label.view.ts'
import { labelsPdf, labelZpl } from './fba-labels.ts'

const app = await testApp({ holds: 'shop' })

const SHIPMENT = 'FBA15DX7K2QM'

async function fbaOrder(buyer: Buyer, quantity = 30) {
  const { ids: cart_item_ids } = await app.call(cart.addCartItem, { sku_id: buyer.skus[0]!.id, quantity }, buyer.seller)
  const plan = { cart_item_ids, center: 'ONT8', phone: '+1 213 555 0100' }
  const shown = await app.call(contract.previewFbaOrder, plan, buyer.seller)
  const made = await app.call(contract.createFbaOrder, { ...plan, expected_total: shown.total }, buyer.seller)
  expect(made.total).toBe(shown.total)
  return made.ids[0] ?? 0
}
const list = (buyer: Buyer) => app.call(contract.listFbaOrders, {}, buyer.seller)

test('an order for Amazon is packed, and labels wait until shipment and FNSKU are there', async () => {
  const buyer = await newBuyer(app)
  const id = await fbaOrder(buyer)
  const [fba] = (await list(buyer)).data
  expect(fba?.order).toMatchObject({ id, source: 'fba', country: 'US' })
  expect(fba?.boxes.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(30)
  expect(fba?.missing).toHaveLength(2)
  const print = () => app.call(contract.printFbaLabels, { id, kind: 'box', format: 'pdf' }, buyer.seller)
  await expect(print()).rejects.toMatchObject({ error: 'fba_labels_missing' })
  const fnskus = [{ sku_id: buyer.skus[0]!.id, fnsku: 'x001a2b3c4' }]
  const whole = await app.call(contract.changeFbaOrder, { id, shipment_no: SHIPMENT, fnskus }, buyer.seller)
  expect(whole.missing).toEqual([])
  expect(await print()).toMatchObject({ file_name: `${SHIPMENT}-box.pdf`, label_count: whole.boxes.length })
  await app.call(order.cancelOrder, { id }, buyer.seller)
  await expect(print()).rejects.toMatchObject({ error: 'paper_of_ended' })
})

test('a large shipment is quoted carton by carton, and is packed in the cartons it was quoted by', async () => {
  const buyer = await newBuyer(app, 10_000_000)
  const { ids: cart_item_ids } = await app.call(
    cart.addCartItems,
    { items: buyer.skus.map(({ id }) => ({ sku_id: id, quantity: 100 })) },
    buyer.seller,
  )
  await app.call(cart.changeCartItem, { id: cart_item_ids[0] ?? 0, services: ['gift-box'] }, buyer.seller)
  const plan = { cart_item_ids, center: 'ONT8', phone: '+1 213 555 0100' }
  const { orders, total } = await app.call(contract.previewFbaOrder, plan, buyer.seller)
  const [shown] = orders
  expect(orders).toHaveLength(1)
  expect(shown?.boxes.length).toBeGreaterThan(3)
  expect(shown?.refusals).toEqual([])
  const { channel, reckoning, price } = shown?.channel ?? {}
  const charged = (shown?.boxes ?? []).map(({ length_cm, width_cm, height_cm, weight_g }) => {
    const divisor = channel?.volumetric_divisor ?? 0
    const by_size = divisor > 0 ? Math.ceil((length_cm * width_cm * height_cm * 1000) / divisor) : 0
    return Math.max(weight_g, by_size)
  })
  expect(shown?.channel?.chargeable_weight_g).toBe(charged.reduce((sum, grams) => sum + grams, 0))
  const steps = charged.map((grams) =>
    Math.max(0, Math.ceil((grams - (reckoning?.first_weight_g ?? 0)) / (reckoning?.step_weight_g ?? 1))),
  )
  expect(reckoning?.steps).toBe(steps.reduce((sum, count) => sum + count, 0))
  const made = await app.call(contract.createFbaOrder, { ...plan, expected_total: total }, buyer.seller)
  const fba = (await list(buyer)).data[0]
  expect(fba?.order).toMatchObject({ id: made.ids[0], amounts: { freight: price } })
  expect(fba?.boxes).toEqual(shown?.boxes)
})

test('when no channel accepts a shipment, the oversized cartons are named', async () => {
  const buyer = await newBuyer(app)
  const { ids: cart_item_ids } = await app.call(
    cart.addCartItems,
    { items: buyer.skus.slice(0, 2).map(({ id }, at) => ({ sku_id: id, quantity: at === 0 ? 2 : 60 })) },
    buyer.seller,
  )
  const plan = { cart_item_ids, center: 'ONT8', phone: '+1 213 555 0100' }
  const limits = await app.ctx.db.selectFrom('shipping_channel').select(['id', 'max_weight_g']).execute()
  await app.ctx.db.updateTable('shipping_channel').set({ max_weight_g: 6000 }).execute()
  try {
    const { orders, is_complete } = await app.call(contract.previewFbaOrder, plan, buyer.seller)
    expect(is_complete).toBe(false)
    const heavy = orders.flatMap(({ boxes }) => boxes).filter(({ weight_g }) => weight_g > 6000)
    expect(heavy.length).toBeGreaterThan(0)
    const named = orders.flatMap(({ refusals }) => refusals)
    expect(named).toContainEqual(
      expect.objectContaining({
        reason: 'too_heavy',
        limit: 6000,
        box_nos: heavy.map(({ box_no }) => box_no),
        most: expect.any(Number),
      }),
    )
    await expect(
      app.call(contract.createFbaOrder, { ...plan, expected_total: '0.00' }, buyer.seller),
    ).rejects.toMatchObject({ error: 'checkout_no_channel' })
  } finally {
    for (const { id, max_weight_g } of limits)
      await app.ctx.db.updateTable('shipping_channel').set({ max_weight_g }).where('id', '=', id).execute()
  }
})

test('a part split off goes to the same warehouse, with cartons of its own', async () => {
  const buyer = await newBuyer(app)
  const id = await fbaOrder(buyer, 6)
  const { lines } = await app.call(order.getOrder, { id }, buyer.seller)
  const parts = { id, lines: [{ line_id: lines[0]!.id, quantity: 2 }] }
  const { difference } = await app.call(splitOrder, { ...parts, is_preview: true }, buyer.seller)
  await app.call(splitOrder, { ...parts, expected_difference: difference }, buyer.seller)
  const part = (await list(buyer)).data.find((fba) => fba.order.id !== id)
  expect(part).toMatchObject({ center: 'ONT8', order: { pieces: 2 } })
  expect(part?.boxes.flatMap(({ items }) => items)).toMatchObject([{ quantity: 2 }])
  expect(part?.is_packed).toBe(true)
})

test('after a split, repacking keeps full cartons and packs and weighs the others again', async () => {
  const buyer = await newBuyer(app)
  const id = await fbaOrder(buyer, 10)
  const sku_id = buyer.skus[0]!.id
  const first = (await list(buyer)).data[0]?.boxes[0]
  // Ten fill a carton of 280 g, two one of 120 g.
  const piece_g = ((first?.weight_g ?? 0) - 280) / 10
  const own = { length_cm: 41, width_cm: 31, height_cm: 21, weight_g: 3333, items: [{ sku_id, quantity: 5 }] }
  const fnskus = [{ sku_id, fnsku: 'X001A2B3C4' }]
  const packed = { id, shipment_no: SHIPMENT, fnskus, boxes: [own, own] }
  await app.call(contract.changeFbaOrder, packed, buyer.seller)
  const { lines } = await app.call(order.getOrder, { id }, buyer.seller)
  const parts = { id, lines: [{ line_id: lines[0]!.id, quantity: 3 }] }
  const { difference } = await app.call(splitOrder, { ...parts, is_preview: true }, buyer.seller)
  await app.call(splitOrder, { ...parts, expected_difference: difference }, buyer.seller)
  const print = () => app.call(contract.printFbaLabels, { id, kind: 'box', format: 'zpl' }, buyer.seller)
  expect((await list(buyer)).data.find((fba) => fba.order.id === id)).toMatchObject({ is_packed: false })
  await expect(print()).rejects.toMatchObject({ error: 'fba_labels_missing' })
  const whole = await app.call(contract.repackFbaOrder, { id }, buyer.seller)
  expect(whole).toMatchObject({ is_packed: true, missing: [] })
  expect(whole.boxes).toMatchObject([
    { box_no: 1, weight_g: 3333, length_cm: 41, items: [{ quantity: 5 }] },
    { box_no: 2, weight_g: 2 * piece_g + 120, items: [{ quantity: 2 }] },
  ])
  expect((await print()).label_count).toBe(2)
  const other = await newBuyer(app)
  await expect(app.call(contract.repackFbaOrder, { id }, other.seller)).rejects.toMatchObject({ error: 'not_found' })
})

test('a scanner reads carton and piece, from PDF and from ZPL', async () => {
  const buyer = await newBuyer(app)
  const id = await fbaOrder(buyer, 3)
  const fnskus = [{ sku_id: buyer.skus[0]!.id, fnsku: 'X001A2B3C4' }]
  const fba = await app.call(contract.changeFbaOrder, { id, shipment_no: SHIPMENT, fnskus }, buyer.seller)
  const [box] = boxLabels(fba)
  const [piece] = fnskuLabels(fba)
  if (!box || !piece) throw new Error('no labels')
  expect(await scanPdf(await labelsPdf([{ label: box, copies: 1 }]), 0)).toBe(boxCode(SHIPMENT, 1))
  expect(await scanPdf(await labelsPdf([{ label: piece.label, copies: 1 }]), 0)).toBe('X001A2B3C4')
  expect((await paintPdf(await labelsPdf([piece]), 0)).pages).toBe(3)
  expect(scanZpl(labelZpl(box))).toBe(boxCode(SHIPMENT, 1))
  expect(scanZpl(labelZpl(piece.label, piece.copies))).toBe('X001A2B3C4')
  expect(labelZpl(piece.label, piece.copies)).toContain('^PQ3')
})

test('cartons must hold what the order does and be ones that Amazon takes; others’ orders are not found', async () => {
  const buyer = await newBuyer(app)
  const id = await fbaOrder(buyer, 10)
  const sku_id = buyer.skus[0]!.id
  const box = { length_cm: 40, width_cm: 30, height_cm: 20, weight_g: 3000, items: [{ sku_id, quantity: 5 }] }
  const change = (boxes: (typeof box)[]) => app.call(contract.changeFbaOrder, { id, boxes }, buyer.seller)
  await expect(change([box])).rejects.toMatchObject({ error: 'fba_boxes_differ' })
  await expect(change([box, { ...box, weight_g: 30_000 }])).rejects.toMatchObject({ error: 'fba_box_too_large' })
  expect((await change([box, box])).boxes).toHaveLength(2)
  const code = { sku_id, fnsku: 'X001A2B3C4' }
  const codes = (fnskus: (typeof code)[]) => app.call(contract.changeFbaOrder, { id, fnskus }, buyer.seller)
  await expect(codes([code, { ...code, sku_id: sku_id + 1 }])).rejects.toMatchObject({ error: 'fba_code_twice' })
  expect((await codes([code, code])).fnskus).toEqual([code])
  const other = await newBuyer(app)
  await expect(app.call(contract.changeFbaOrder, { id, boxes: [box, box] }, other.seller)).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('a carrier of the seller collects: only loading is charged, and the gate is told', async () => {
  const buyer = await newBuyer(app)
  const { ids: cart_item_ids } = await app.call(
    cart.addCartItem,
    { sku_id: buyer.skus[0]!.id, quantity: 40 },
    buyer.seller,
  )
  const plan = { cart_item_ids, center: 'ONT8', phone: '+1 213 555 0100' }
  const sent = await app.call(contract.previewFbaOrder, plan, buyer.seller)
  const shown = await app.call(contract.previewFbaOrder, { ...plan, is_pickup: true }, buyer.seller)
  expect(sent.gates).toEqual([])
  expect(sent.orders[0]?.options.map(({ channel }) => channel.kind)).not.toContain('pickup')
  expect(shown.orders[0]?.channel?.channel.kind).toBe('pickup')
  expect(shown.gates).toMatchObject([{ warehouse_code: shown.orders[0]?.warehouse_code, cut_off: expect.any(String) }])
  const made = await app.call(
    contract.createFbaOrder,
    { ...plan, is_pickup: true, expected_total: shown.total },
    buyer.seller,
  )
  expect(made.total).toBe(shown.total)
  const [fba] = (await list(buyer)).data
  expect(fba).toMatchObject({ is_pickup: true, gate: { address: expect.any(String) } })
  expect(fba?.order.amounts.freight).toBe(shown.orders[0]?.channel?.price)
})

test('an FBA order from a file gets its shipment number and cartons', async () => {
  const buyer = await newBuyer(app)
  await createForeignOrder(app.ctx, buyer.seller.seller_id, {
    source: 'fba',
    external_order_no: SHIPMENT,
    address: {
      name: 'Amazon LGB8',
      phone: '+1 213 555 0100',
      country: 'US',
      state: 'CA',
      city: 'Rialto',
      postcode: '92376',
      street1: '1568 N Linden Ave',
    },
    lines: [{ external_sku: buyer.skus[1]?.sku_code ?? '', title: '', quantity: 12 }],
  })
  const [fba] = (await list(buyer)).data
  expect(fba).toMatchObject({ shipment_no: SHIPMENT, boxes: [{ box_no: 1 }] })
})
