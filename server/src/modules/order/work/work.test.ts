import * as foreign from '@inkroute/contract/order/foreign'
import * as orders from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/order/work'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { createForeignOrders } from '../order.ts'
import { type Buyer, berlin, newBuyer, placeOrder, toFen } from '../testing/buyer.ts'

const app = await testApp({ holds: 'shop' })

let numbers = 0
interface Sale {
  readonly sku: string
  readonly address?: Partial<typeof berlin>
}
async function receive({ seller }: Buyer, sales: readonly Sale[]): Promise<number[]> {
  const made = await createForeignOrders(
    app.ctx,
    seller.seller_id,
    sales.map(({ sku, address = {} }) => {
      numbers += 1
      const line = { external_sku: sku, title: 'Sunset tee', quantity: 2 }
      return {
        source: 'store' as const,
        store_id: 9,
        external_order_no: `#W${numbers}`,
        address: { ...berlin, ...address },
        lines: [line],
      }
    }),
  )
  return made.map(({ order_ids }) => order_ids[0] ?? 0)
}

test('counts follow the filters, and orders that came in since are counted by the same ones', async () => {
  const buyer = await newBuyer(app)
  const code = buyer.skus[0]?.sku_code ?? ''
  await placeOrder(app, buyer.seller, [{ sku_id: buyer.skus[0]!.id }])
  const { newest_id } = await app.call(orders.listOrders, {}, buyer.seller)
  await receive(buyer, [{ sku: code }, { sku: 'NOBODY-KNOWS' }])
  const arrived = (filters: object) => app.call(contract.countNewOrders, { after: newest_id, ...filters }, buyer.seller)
  expect(await arrived({})).toEqual({ count: 2 })
  expect(await arrived({ source: 'cart' })).toEqual({ count: 0 })
  expect(await arrived({ state: 'draft' })).toEqual({ count: 1 })
  const getCounts = async (filters: object) => {
    const { total, states } = await app.call(orders.countOrders, filters, buyer.seller)
    return { total, drafts: states.find(({ state }) => state === 'draft')?.count }
  }
  expect(await getCounts({})).toEqual({ total: 3, drafts: 1 })
  expect(await getCounts({ source: 'cart' })).toEqual({ total: 1, drafts: 0 })
  expect(await getCounts({ keyword: code })).toEqual({ total: 2, drafts: 0 })
  const stranger = await newBuyer(app)
  expect(await app.call(contract.countNewOrders, { after: 0 }, stranger.seller)).toEqual({ count: 0 })
})

test('all that match are added up with what can be done with how many, and why not with the rest', async () => {
  const buyer = await newBuyer(app)
  const code = buyer.skus[0]?.sku_code ?? ''
  const [first, second, draft] = await receive(buyer, [{ sku: code }, { sku: code }, { sku: 'NOBODY-KNOWS' }])
  const cancelled = await placeOrder(app, buyer.seller, [{ sku_id: buyer.skus[0]!.id }])
  await app.call(orders.cancelOrder, { id: cancelled.id }, buyer.seller)
  const { data } = await app.call(orders.listOrders, {}, buyer.seller)
  const sums = await app.call(contract.sumOrders, {}, buyer.seller)
  const getFen = (ids: (number | undefined)[]) =>
    data.filter(({ id }) => ids.includes(id)).reduce((sum, { amounts }) => sum + toFen(amounts.total), 0)
  expect(sums).toMatchObject({ orders: 4, pieces: 7 })
  expect(toFen(sums.amount)).toBe(getFen([first, second, draft, cancelled.id]))
  const pay = sums.actions.find(({ action }) => action === 'pay')
  expect(pay?.orders).toBe(2)
  expect(sums.payable_ids).toEqual([second, first])
  expect(toFen(pay?.amount ?? '')).toBe(getFen([first, second]))
  const findNumber = (id: number | undefined) => data.find((order) => order.id === id)?.order_no
  expect(pay?.left_out.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual(
    [
      { reason: '有商品未配对', count: 1, order_nos: [findNumber(draft)] },
      { reason: '订单已结束', count: 1, order_nos: [findNumber(cancelled.id)] },
    ].toSorted((a, b) => a.reason.localeCompare(b.reason)),
  )
  const label = sums.actions.find(({ action }) => action === 'label')
  expect([label?.orders, label?.left_out.length]).toEqual([2, 2])
  const some = await app.call(contract.sumOrders, { ids: `${first}` }, buyer.seller)
  expect(some).toMatchObject({ orders: 1, pieces: 2 })
})

test('an unmatched code is listed once for all its orders, and matching it releases them together', async () => {
  const buyer = await newBuyer(app)
  await receive(buyer, [{ sku: 'SUNSET-1' }, { sku: 'SUNSET-1' }, { sku: 'SUNSET-2' }])
  const fixes = () => app.call(contract.listOrderFixes, {}, buyer.seller)
  const { codes } = await fixes()
  expect(codes).toMatchObject([
    { external_sku: 'SUNSET-1', orders: 2, pieces: 4 },
    { external_sku: 'SUNSET-2', orders: 1, pieces: 2 },
  ])
  const input = { id: codes[0]!.line_id, sku_id: buyer.skus[0]!.id }
  expect((await app.call(foreign.matchOrderLine, input, buyer.seller)).ready_orders).toHaveLength(2)
  expect((await fixes()).codes).toMatchObject([{ external_sku: 'SUNSET-2' }])
  const stranger = await newBuyer(app)
  expect(await app.call(contract.listOrderFixes, {}, stranger.seller)).toMatchObject({ codes: [], addresses: [] })
})

test('many addresses are corrected at once; one that is still wrong says why and holds up nobody', async () => {
  const buyer = await newBuyer(app)
  const sku = buyer.skus[0]?.sku_code ?? ''
  const [a, b, c] = await receive(buyer, [
    { sku, address: { phone: '' } },
    { sku, address: { postcode: 'ABC' } },
    { sku, address: { city: '' } },
  ])
  const { addresses } = await app.call(contract.listOrderFixes, {}, buyer.seller)
  const faults = new Map(addresses.map((bad) => [bad.order_id, bad.faults.map(({ field }) => field)]))
  expect([a, b, c].map((id) => faults.get(Number(id)))).toEqual([['phone'], ['postcode'], ['city']])
  const stranger = await newBuyer(app)
  const [theirs] = await receive(stranger, [{ sku: stranger.skus[0]?.sku_code ?? '', address: { phone: '' } }])
  const done = await app.call(
    contract.fixOrderAddresses,
    {
      addresses: [
        { order_id: a ?? 0, address: { phone: '+49 30 901820' } },
        { order_id: b ?? 0, address: { postcode: '10115' } },
        { order_id: c ?? 0, address: { street2: 'c/o Weber' } },
        { order_id: theirs ?? 0, address: { phone: '+49 30 901820' } },
      ],
    },
    buyer.seller,
  )
  expect(done.fixed).toEqual([a, b])
  expect(done.failures.map(({ order_id }) => order_id)).toEqual([c, theirs])
  expect(done.failures[0]?.problems.map(({ field }) => field)).toEqual(['city'])
  const states = (await app.call(orders.listOrders, {}, buyer.seller)).data.map(({ id, state }) => [id, state])
  expect(Object.fromEntries(states)).toEqual({ [a!]: 'awaiting_payment', [b!]: 'awaiting_payment', [c!]: 'draft' })
  expect((await app.call(orders.getOrder, { id: theirs ?? 0 }, stranger.seller)).state).toBe('draft')
  expect(await app.call(contract.recheckDrafts, {}, buyer.seller)).toEqual({ checked: 1, ready: [] })
})
