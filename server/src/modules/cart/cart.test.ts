import * as brand from '@inkroute/contract/cart/brand'
import * as contract from '@inkroute/contract/cart/cart'
import * as extra from '@inkroute/contract/cart/extra'
import { getGoods } from '@inkroute/contract/goods/goods'
import { expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveGoods } from '../goods/testing/saved-goods.ts'

const app = await testApp({ holds: 'shop' })

type Person = Awaited<ReturnType<typeof newSeller>>

async function sellerWithGoods() {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  return { seller, skus }
}
const items = async (seller: Person) => (await app.call(contract.listCartItems, {}, seller)).data
const add = (seller: Person, sku_id: number | undefined, quantity = 1) =>
  app.call(contract.addCartItem, { sku_id: sku_id!, quantity }, seller)

test('the same SKU grows its line, another one gets its own, and the badge counts lines', async () => {
  const { seller, skus } = await sellerWithGoods()
  await add(seller, skus[0]?.id, 2)
  await add(seller, skus[0]?.id, 3)
  await app.call(contract.addCartItems, { items: skus.slice(1, 3).map(({ id }) => ({ sku_id: id })) }, seller)
  expect(await app.call(contract.getCart, {}, seller)).toEqual({ total_item_num: 3, total_quantity: 7 })
  const line = (await items(seller)).find(({ sku_id }) => sku_id === skus[0]?.id)
  expect(line).toMatchObject({ quantity: 5, problem: null, sku_code: skus[0]?.sku_code })
})

test('a product with a minimum is ordered from that many pieces on, in all variants together', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 2)
  const [line] = await items(seller)
  const minimum = (min_quantity: number) =>
    app.ctx.db
      .updateTable('product')
      .set({ min_quantity })
      .where('id', '=', line?.product_id as number)
      .execute()
  await minimum(5)
  expect((await items(seller))[0]).toMatchObject({ problem: 'below_minimum', min_quantity: 5 })
  await add(seller, skus[1]?.id, 3)
  expect((await items(seller)).map(({ problem }) => problem)).toEqual([null, null])
  await app.call(contract.deleteCartItem, { id: ids[0] ?? 0 }, seller)
  expect((await items(seller))[0]?.problem).toBe('below_minimum')
  await minimum(1)
})

test('quantity lowers the unit price at its steps, and the cart says where the next one is', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 1)
  const [one] = await items(seller)
  expect(one?.price.next_tier?.quantity).toBe(10)
  const ten = await app.call(contract.changeCartItem, { id: ids[0] ?? 0, quantity: 10 }, seller)
  expect(ten.price.unit).toBe(one?.price.next_tier?.unit)
  expect(Number(ten.price.goods)).toBeCloseTo(Number(ten.price.unit) * 10, 5)
})

test('services add to price and weight, and the sum by warehouse is the sum of the lines', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await app.call(
    contract.addCartItems,
    { items: skus.slice(0, 2).map(({ id }) => ({ sku_id: id, quantity: 3 })) },
    seller,
  )
  const before = await app.call(contract.showPrice, {}, seller)
  await app.call(contract.changeCartItems, { ids, services: ['gift-box', 'neck-label'] }, seller)
  const after = await app.call(contract.showPrice, { ids: ids.join(',') }, seller)
  expect(Number(after.services)).toBeCloseTo(6 * (6.8 + 1.2), 5)
  expect(Number(after.total) - Number(before.total)).toBeCloseTo(Number(after.services), 5)
  expect(after.groups.reduce((sum, group) => sum + Number(group.total), 0)).toBeCloseTo(Number(after.total), 5)
  expect((await app.call(contract.addValueWeight, {}, seller)).weight_g).toBe(6 * 112)
})

test('moving a line to a warehouse that has the same SKU merges them', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 2)
  const [line] = await items(seller)
  const other = line?.other_warehouses[0]?.code ?? ''
  expect(other).not.toBe('')
  await app.call(contract.addCartItem, { sku_id: skus[0]!.id, quantity: 3, warehouse: other }, seller)
  expect(await items(seller)).toHaveLength(2)
  expect(await app.call(contract.changeCartWarehouse, { ids, warehouse: other }, seller)).toEqual({
    changed: 1,
    refused: [],
  })
  expect(await items(seller)).toMatchObject([{ quantity: 5, warehouse: { code: other } }])
  expect(
    (await app.call(contract.changeCartWarehouse, { ids: [(await items(seller))[0]!.id], warehouse: 'XX-NO' }, seller))
      .refused,
  ).toHaveLength(1)
})

test('freight is quoted by warehouse with the channel the rules pick', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 2)
  const { groups } = await app.call(contract.cartLogistics, { ids, country: 'DE' }, seller)
  expect(groups).toHaveLength(1)
  expect(groups[0]?.options.length).toBeGreaterThan(1)
  expect(groups[0]?.picked).toEqual({ channel_id: groups[0]?.options[0]?.channel.id, by: 'cheapest' })
})

test('pickup by the seller’s carrier costs loading only, until the line moves to another warehouse', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 2)
  const [gate] = (await app.call(contract.pickupAble, { ids }, seller)).data
  expect(gate).toMatchObject({ is_able: true, address: expect.stringMatching(/./) })
  await app.call(contract.changeCartItems, { ids, is_pickup: true }, seller)
  const [line] = await items(seller)
  expect(line?.is_pickup).toBe(true)
  const [group] = (await app.call(contract.cartLogistics, { ids, country: 'DE' }, seller)).groups
  expect(group?.picked?.by).toBe('pickup')
  expect(group?.options.map(({ channel }) => channel.kind)).toEqual(['pickup'])
  const warehouse = line?.other_warehouses[0]?.code ?? ''
  await app.call(contract.changeCartWarehouse, { ids, warehouse }, seller)
  expect((await items(seller))[0]).toMatchObject({ is_pickup: false, warehouse: { code: warehouse } })
})

test('ordering more than the stock is a problem that names the available number', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 10_000)
  const check = await app.call(contract.checkCartItems, { ids }, seller)
  expect(check.is_ready).toBe(false)
  expect(check.problems[0]).toMatchObject({ id: ids[0], problem: 'short_stock' })
  expect(check.problems[0]?.stock).toBeGreaterThan(0)
})

test('another seller’s SKU and lines are not found, and nothing is added partially', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id)
  const other = await sellerWithGoods()
  const foreign = [{ sku_id: other.skus[0]!.id }, { sku_id: skus[1]!.id }]
  await expect(app.call(contract.addCartItems, { items: foreign }, other.seller)).rejects.toMatchObject({
    error: 'not_found',
  })
  await expect(app.call(contract.changeCartItem, { id: ids[0] ?? 0, quantity: 9 }, other.seller)).rejects.toMatchObject(
    { error: 'not_found' },
  )
  await expect(app.call(contract.deleteCartItem, { id: ids[0] ?? 0 }, other.seller)).rejects.toMatchObject({
    error: 'not_found',
  })
  await expect(app.call(contract.checkCartItems, { ids }, other.seller)).rejects.toMatchObject({ error: 'not_found' })
  expect(await items(other.seller)).toEqual([])
  expect(await items(seller)).toMatchObject([{ quantity: 1 }])
})

test('a brand adds its inserts to the price, and the order keeps a snapshot of it', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 3)
  const made = await app.call(
    brand.createBrand,
    { name: 'Northwind', services: ['thank-you-card', 'neck-label'], card_message: 'Thank you!' },
    seller,
  )
  expect(made.is_default).toBe(true)
  await expect(app.call(brand.createBrand, { name: 'NORTHWIND' }, seller)).rejects.toMatchObject({
    error: 'brand_name_taken',
  })
  const before = await app.call(contract.showPrice, {}, seller)
  await app.call(extra.setBrands, { ids, brand_id: made.id }, seller)
  const after = await app.call(contract.showPrice, {}, seller)
  expect(Number(after.total) - Number(before.total)).toBeCloseTo(3 * (0.6 + 1.2), 5)
  expect((await items(seller))[0]?.brand).toMatchObject({ name: 'Northwind' })
  const other = await sellerWithGoods()
  const theirs = await add(other.seller, other.skus[0]?.id)
  await expect(app.call(extra.setBrands, { ids: theirs.ids, brand_id: made.id }, other.seller)).rejects.toMatchObject({
    error: 'not_found',
  })
  await app.call(brand.deleteBrand, { id: made.id }, seller)
  expect((await items(seller))[0]).toMatchObject({ brand: null, services: ['neck-label', 'thank-you-card'] })
})

test('a line short of stock is reported with a warehouse that has enough', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 1)
  const ask = () => app.call(extra.cartSkuAddressModifyRemind, {}, seller)
  expect((await ask()).data).toEqual([])
  await app.ctx.db
    .updateTable('cart_item')
    .set({ design_version: 0 })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  expect((await ask()).data).toMatchObject([{ id: ids[0], kind: 'design_changed' }])
  expect((await app.call(extra.cartSkuAddressModifyRemind, { is_seen: true }, seller)).data).toEqual([])
  expect((await ask()).data).toEqual([])
  await app.call(contract.changeCartItem, { id: ids[0] ?? 0, quantity: 10_000 }, seller)
  expect((await ask()).data).toMatchObject([{ kind: 'warehouse_short' }])
})

test('cartons for Amazon hold every piece within the limits', async () => {
  const { seller, skus } = await sellerWithGoods()
  const { ids } = await add(seller, skus[0]?.id, 400)
  const { boxes, pieces } = await app.call(extra.getFbaBoxs, { ids: ids.join(',') }, seller)
  expect(pieces).toBe(400)
  expect(boxes.reduce((sum, box) => sum + (box.items[0]?.quantity ?? 0), 0)).toBe(400)
  expect(Math.max(...boxes.map(({ weight_g }) => weight_g))).toBeLessThanOrEqual(22_500)
})
