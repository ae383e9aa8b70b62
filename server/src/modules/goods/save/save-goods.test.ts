import { getDesigned, reDesignCheckOrder } from '@inkroute/contract/design/design'
import * as contract from '@inkroute/contract/goods/goods'
import { updateSku } from '@inkroute/contract/goods/sku'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { setNameRule } from '@inkroute/contract/preference/preference'
import { expect, test } from 'vitest'
import { on } from '../../../infra/hooks.ts'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { spendDesigns } from '../../membership/membership.ts'
import { findSkuByCode, getSkus, goodsHooks, searchGoods } from '../goods.ts'
import { saveGoods, saveInput, TSHIRT } from '../testing/saved-goods.ts'

let orderedId: number | null = null
const countOrders = on(
  goodsHooks.countOrders,
  async (_ctx, _seller, ids) =>
    new Map(orderedId !== null && ids.includes(orderedId) ? [[orderedId, { unpaid: 2, paid: 1 }]] : []),
)
const app = await testApp({ holds: 'catalogue', module: { hooks: [countOrders] } })

type Person = { readonly token: string }
const detail = (person: Person, id: number) => app.call(contract.getGoods, { id }, person)
const left = async (person: Person) => (await app.call(getDesignQuota, {}, person)).left

test('saving makes goods with one SKU for each chosen item, and counts one design', async () => {
  const seller = await newSeller(app)
  const before = (await left(seller)) as number
  const saved = await saveGoods(app, seller, { name: '森林小鹿', title_en: 'Forest fawn', price: '89.9' })
  expect(saved).toMatchObject({ name: '森林小鹿', sku_count: 4, design_version: 1 })
  expect(await left(seller)).toBe(before - 1)
  const goods = await detail(seller, saved.goods_id)
  expect(goods).toMatchObject({
    title: '森林小鹿',
    title_en: 'Forest fawn',
    printed_views: 1,
    orders: { unpaid: 0, paid: 0 },
  })
  expect(new Set(goods.skus.map(({ sku_code }) => sku_code)).size).toBe(4)
  for (const sku of goods.skus) {
    expect(sku).toMatchObject({ price: '89.90', barcode: null })
    expect(sku.name).toContain(`森林小鹿-${sku.color_name}-${sku.size_name}-`)
    expect(Number(sku.cost)).toBeGreaterThan(0)
  }
})

test('the cost of a SKU is the price of the catalogue for as many printed views', async () => {
  const seller = await newSeller(app)
  const { document } = await saveInput(app, seller)
  const views = (document as { views: { view_id: number }[] }).views
  const one = await saveGoods(app, seller)
  const two = await saveGoods(app, seller, {
    document: { ...document, views: [...views, { view_id: 2, background: '#17202e', layers: [] }] },
  })
  const [single, double] = [await detail(seller, one.goods_id), await detail(seller, two.goods_id)]
  expect(double.printed_views).toBe(2)
  expect(Number(double.cost.min)).toBeGreaterThan(Number(single.cost.min))
})

test('the cost of a SKU is that of the technique the design was made for, as long as the product offers it', async () => {
  const seller = await newSeller(app)
  const { document } = await saveInput(app, seller)
  const costWith = async (technique?: string) => {
    const saved = await saveGoods(app, seller, { document: { ...document, technique } })
    return Number((await detail(seller, saved.goods_id)).cost.min)
  }
  const usual = await costWith()
  expect(await costWith('embroidery')).toBeGreaterThan(usual)
  expect(await costWith('laser')).toBe(usual)
})

test('goods are named by the seller’s rule, and a taken title gets a number', async () => {
  const seller = await newSeller(app)
  await app.call(setNameRule, { rule: '{product} {colour}/{size}'.replace('/', '-') }, seller)
  const first = await saveGoods(app, seller)
  const second = await saveGoods(app, seller)
  expect(second.name).toBe(`${first.name} (2)`)
  const names = [...(await detail(seller, first.goods_id)).skus, ...(await detail(seller, second.goods_id)).skus]
  expect(new Set(names.map(({ name }) => name)).size).toBe(8)
})

test('a save repeated with its key happens once', async () => {
  const seller = await newSeller(app)
  const key = { 'idempotency-key': 'save-1' }
  const first = await saveGoods(app, seller, { name: '一次' }, key)
  expect(await saveGoods(app, seller, { name: '一次' }, key)).toEqual(first)
  expect((await app.call(contract.listGoods, {}, seller)).total).toBe(1)
})

test('beyond the quota nothing is saved and the reply is 501', async () => {
  const seller = await newSeller(app)
  await spendDesigns(app.ctx, seller.seller_id, (await left(seller)) as number)
  await expect(saveGoods(app, seller)).rejects.toMatchObject({ status_code: 501, error: 'design_quota_exceeded' })
  expect((await app.call(contract.listGoods, {}, seller)).total).toBe(0)
})

test('an empty design, unknown colours and items that do not exist are refused, and cost no design', async () => {
  const seller = await newSeller(app)
  const before = await left(seller)
  const { document } = await saveInput(app, seller)
  const views = (document as { views: object[] }).views.map((view) => ({ ...view, background: null }))
  await expect(saveGoods(app, seller, { document: { ...document, views } })).rejects.toMatchObject({
    error: 'design_empty',
  })
  await expect(saveGoods(app, seller, { color_ids: [99_999] })).rejects.toMatchObject({ error: 'design_unknown_item' })
  await expect(saveGoods(app, seller, { item_ids: [1] })).rejects.toMatchObject({ error: 'goods_items_missing' })
  await expect(saveGoods(app, seller, { price: '1.234' })).rejects.toMatchObject({ error: 'invalid_input' })
  expect(await left(seller)).toBe(before)
})

test('redesigning goods creates a version, keeps their codes and uses no quota', async () => {
  const seller = await newSeller(app)
  const saved = await saveGoods(app, seller, { name: '旧版' })
  const before = await detail(seller, saved.goods_id)
  await app.call(updateSku, { id: before.skus[0]?.id as number, sku_code: 'MY-OWN-1' }, seller)
  const quota = await left(seller)
  const { document } = await saveInput(app, seller)
  const views = (document as { views: object[] }).views.map((view) => ({ ...view, background: '#17202e' }))
  const again = await saveGoods(app, seller, { goods_id: saved.goods_id, document: { ...document, views } })
  expect(again).toMatchObject({ goods_id: saved.goods_id, design_id: saved.design_id, design_version: 2 })
  const after = await detail(seller, saved.goods_id)
  expect(after).toMatchObject({ title: '旧版', design_version: 2 })
  expect(after.skus.map(({ id }) => id)).toEqual(before.skus.map(({ id }) => id))
  expect(after.skus[0]?.sku_code).toBe('MY-OWN-1')
  expect(await left(seller)).toBe(quota)
})

test('goods in unpaid orders are redesigned only after confirmation', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  orderedId = goods_id
  const redesign = { goods_id, document: (await saveInput(app, seller)).document }
  await expect(saveGoods(app, seller, redesign)).rejects.toMatchObject({ error: 'goods_in_orders' })
  expect(await saveGoods(app, seller, { ...redesign, is_order_checked: true })).toMatchObject({ goods_id })
  orderedId = null
})

test('another seller’s goods cannot be designed, seen, changed, copied or deleted', async () => {
  const [owner, stranger] = [await newSeller(app), await newSeller(app)]
  const { goods_id: id } = await saveGoods(app, owner)
  const { skus } = await detail(owner, id)
  const missing = { error: 'not_found' }
  await expect(saveGoods(app, stranger, { goods_id: id })).rejects.toMatchObject(missing)
  await expect(detail(stranger, id)).rejects.toMatchObject(missing)
  await expect(app.call(contract.updateGoods, { id, title: 'x' }, stranger)).rejects.toMatchObject(missing)
  await expect(app.call(contract.copyGoods, { id }, stranger)).rejects.toMatchObject(missing)
  await expect(app.call(updateSku, { id: skus[0]?.id as number, price: '1' }, stranger)).rejects.toMatchObject(missing)
  expect(await app.call(contract.recycleGoods, { ids: [id] }, stranger)).toEqual({ changed: 0 })
})

test('a sub-account needs the permission of each button', async () => {
  const owner = await newSeller(app)
  const { goods_id: id } = await saveGoods(app, owner)
  const reader = await newSubAccount(app, owner, ['goods.library'])
  expect((await detail(reader, id)).id).toBe(id)
  const forbidden = { error: 'forbidden' }
  await expect(app.call(contract.updateGoods, { id, title: 'x' }, reader)).rejects.toMatchObject(forbidden)
  await expect(app.call(contract.recycleGoods, { ids: [id] }, reader)).rejects.toMatchObject(forbidden)
})

test('later modules find SKUs by number and code, and goods by words', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller, { name: '晚风海岸' })
  const [sku] = (await detail(seller, goods_id)).skus
  const { db } = app.ctx
  expect(await findSkuByCode(db, seller.seller_id, sku?.sku_code.toLowerCase() ?? '')).toMatchObject({
    id: sku?.id,
    product_id: TSHIRT,
    design_version: 1,
  })
  expect(await getSkus(db, seller.seller_id + 1, [sku!.id])).toEqual([])
  expect(await searchGoods(db, seller.seller_id, '海岸')).toMatchObject([{ id: goods_id }])
})

test('a saved design can be opened again by the number of its goods', async () => {
  const seller = await newSeller(app)
  const { goods_id, design_id } = await saveGoods(app, seller)
  expect(await app.call(getDesigned, { id: goods_id }, seller)).toMatchObject({ goods_id, design_id, version: 1 })
  expect(await app.call(reDesignCheckOrder, { id: goods_id }, seller)).toMatchObject({ need_confirm: false })
})
