import { getGoods, recycleGoods } from '@inkroute/contract/goods/goods'
import { searchConsole } from '@inkroute/contract/search/search'
import { allocateStores, createStore } from '@inkroute/contract/store/store'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { saveSellerLevel } from '../account/account.ts'
import { addHelp } from '../help/help.base.ts'
import { type Buyer, berlin, newBuyer, placeOrder } from '../order/testing/buyer.ts'

const MANY_SEATS = 4

let app: TestApp
let buyer: Buyer
let order_no: string
let order_id: number

beforeAll(async () => {
  app = await testApp({ holds: 'shop', env: { RATE_LIMITS: 'false' } })
  await addHelp(app.ctx)
  buyer = await newBuyer(app)
  await saveSellerLevel(app.ctx.db, buyer.seller.seller_id, MANY_SEATS)
  const { made, id } = await placeOrder(app, buyer.seller, [{ sku_id: buyer.skus[0]!.id }], {
    ...berlin,
    name: 'Zoe Quillfeather',
  })
  order_no = made.order_nos[0]!
  order_id = id
  const { seller_id } = buyer.seller
  const sent = { seller_id, order_id, carrier: 'YunExpress', state: 'sent', sent_at: app.clock.now().toISOString() }
  await app.ctx.db
    .insertInto('shipment')
    .values({ ...sent, tracking_no: `YT${id}88CN` })
    .execute()
})

type Person = { readonly token: string }
const find = async (keyword: string, person: Person = buyer.seller) =>
  (await app.call(searchConsole, { keyword }, person)).data
const kinds = async (keyword: string, person: Person) => [
  ...new Set((await find(keyword, person)).map(({ kind }) => kind)),
]

test('an order is found by number, buyer and tracking number, and says which it is', async () => {
  const tracking_no = `YT${order_id}88CN`
  for (const keyword of [
    order_no,
    order_no.slice(0, 6).toLowerCase(),
    'zoe',
    'quillfeather',
    tracking_no,
    tracking_no.toLowerCase(),
    tracking_no.slice(0, -3),
  ]) {
    const [first] = await find(keyword)
    expect(first, keyword).toMatchObject({ kind: 'order', id: order_id, title: order_no, goods_id: null })
    expect(first?.note).toContain('Zoe Quillfeather')
    expect(first?.note).toContain(tracking_no)
  }
})

test('goods are found by part of their title, SKUs by the start of their code; recycled ones are not', async () => {
  const { goods_id, seller } = await newBuyer(app)
  const goods = await app.call(getGoods, { id: goods_id }, seller)
  const sku = goods.skus[0]!
  expect(await find(goods.title.slice(1), seller)).toContainEqual(
    expect.objectContaining({ kind: 'goods', id: goods_id, title: goods.title }),
  )
  expect(await find(sku.sku_code.toLowerCase(), seller)).toContainEqual(
    expect.objectContaining({ kind: 'sku', id: sku.id, title: sku.sku_code, goods_id }),
  )
  await app.call(recycleGoods, { ids: [goods_id] }, seller)
  expect(await find(goods.title, seller)).not.toContainEqual(expect.objectContaining({ kind: 'goods' }))
  expect(await find(sku.sku_code, seller)).not.toContainEqual(expect.objectContaining({ kind: 'sku' }))
})

test('another seller’s orders, goods, SKUs and stores are never found', async () => {
  const stranger = await newSeller(app)
  await app.call(createStore, { platform: 99, name: 'Larkspur House' }, buyer.seller)
  const goods = await app.call(getGoods, { id: buyer.goods_id }, buyer.seller)
  const words = [order_no, 'Zoe Quillfeather', `YT${order_id}88CN`, goods.title, goods.skus[0]!.sku_code, 'Larkspur']
  for (const keyword of words) {
    const own = await find(keyword)
    expect(
      own.some(({ kind }) => kind !== 'help'),
      keyword,
    ).toBe(true)
    const found = await find(keyword, stranger)
    expect(
      found.filter(({ kind }) => kind !== 'help'),
      keyword,
    ).toEqual([])
  }
})

test('a sub-account finds what its screens show, and only stores it was given', async () => {
  const { id } = await app.call(createStore, { platform: 99, name: 'Marigold Lane' }, buyer.seller)
  const goods = await app.call(getGoods, { id: buyer.goods_id }, buyer.seller)
  const packer = await newSubAccount(app, buyer.seller, ['order.store'])
  const designer = await newSubAccount(app, buyer.seller, ['goods.library'])
  expect(await kinds(order_no, packer)).toEqual([])
  expect(await kinds('Zoe Quillfeather', designer)).toEqual([])
  expect(await kinds(goods.skus[0]!.sku_code, designer)).toContain('sku')
  expect(await kinds(goods.skus[0]!.sku_code, packer)).toEqual([])
  expect(await kinds('Marigold', packer)).toEqual([])
  await app.call(allocateStores, { store_ids: [id], user_ids: [packer.user_id] }, buyer.seller)
  expect(await kinds('Marigold', packer)).toEqual(['store'])
})

test('help articles are found in the language of the reader; signs of a pattern are only signs', async () => {
  const english = { ...buyer.seller, headers: { 'accept-language': 'en' } }
  const { data } = await app.call(searchConsole, { keyword: '微信' }, english)
  const articles = data.filter(({ kind }) => kind === 'help')
  expect(articles.map(({ title }) => title)).toContainEqual(expect.stringMatching(/WeChat/))
  for (const keyword of ['%', '_', '\\', "' or 1=1 --"]) {
    expect((await find(keyword)).filter(({ kind }) => kind === 'order' || kind === 'sku')).toEqual([])
  }
})

test('a hit names facts, not their tokens', async () => {
  const hits = await find('图片')
  expect(hits.some(({ kind }) => kind === 'help')).toBe(true)
  expect(JSON.stringify(hits)).not.toContain('{{')
})

test('nothing to look for is refused, and so is a whole letter', async () => {
  await expect(app.call(searchConsole, { keyword: '  ' }, buyer.seller)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  await expect(app.call(searchConsole, { keyword: 'x'.repeat(81) }, buyer.seller)).rejects.toMatchObject({
    error: 'invalid_input',
  })
})
