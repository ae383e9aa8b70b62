import * as contract from '@inkroute/contract/message/message'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../infra/db/transaction.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sellerRegistered } from '../account/account.ts'
import { type NewMessage, sendMessage } from './message.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const send = (seller: TestSeller, change: Partial<NewMessage> = {}) =>
  sendMessage(app.ctx, {
    seller_id: seller.seller_id,
    type: 2,
    title: { zh: '订单已发货', en: 'Order shipped' },
    body: { zh: '运单号 YT1', en: 'Tracking YT1' },
    link: '/main/message',
    ...change,
  })

const list = (seller: TestSeller, input = {}) => app.call(contract.listMessages, input, seller)

test('messages come newest first, in the language of the call, with their total', async () => {
  const seller = await newSeller(app)
  await send(seller)
  await send(seller, { title: { zh: '第二条', en: 'Second' } })
  const zh = await list(seller)
  expect(zh.data.map((row) => row.title)).toEqual(['第二条', '订单已发货'])
  expect(zh).toMatchObject({ total: 2, page: 1, page_size: 20 })
  expect(zh.data[1]).toMatchObject({ type: 2, status: 2, description: '运单号 YT1', user_id: seller.user_id })
  const en = await app.call(contract.listMessages, {}, { ...seller, headers: { 'accept-language': 'en' } })
  expect(en.data[0]?.title).toBe('Second')
})

test('type, status and page narrow the list', async () => {
  const seller = await newSeller(app)
  for (let i = 1; i <= 5; i++) await send(seller, { type: 1, title: { zh: `平台 ${i}`, en: `${i}` } })
  await send(seller, { type: 3 })
  const second = await list(seller, { type: 1, page: 2, page_size: 2 })
  expect(second.data.map((row) => row.title)).toEqual(['平台 3', '平台 2'])
  expect(second.total).toBe(5)
  await app.call(contract.readMessages, { ids: [second.data[0]!.id] }, seller)
  expect((await list(seller, { type: 1, status: 2 })).total).toBe(4)
  expect((await list(seller, { status: 1 })).total).toBe(1)
  expect((await list(seller, { page: 9 })).data).toEqual([])
  await expect(list(seller, { type: 4 })).rejects.toMatchObject({ error: 'invalid_input' })
})

test('unread counts follow sending, reading one type, reading all and deleting', async () => {
  const seller = await newSeller(app)
  for (const type of [1, 1, 2, 3, 3, 3] as const) await send(seller, { type })
  const count = () => app.call(contract.countUnread, {}, seller)
  expect(await count()).toEqual({ total: 6, by_type: { 1: 2, 2: 1, 3: 3 } })
  expect(await app.call(contract.readMessages, { type: 3 }, seller)).toEqual({
    total: 3,
    by_type: { 1: 2, 2: 1, 3: 0 },
  })
  const [platform] = (await list(seller, { type: 1 })).data
  await app.call(contract.deleteMessages, { ids: [platform!.id] }, seller)
  expect((await count()).by_type[1]).toBe(1)
  await app.call(contract.readMessages, {}, seller)
  expect((await count()).total).toBe(0)
  expect((await list(seller)).total).toBe(5)
})

test('another seller’s message can be neither seen, read nor deleted', async () => {
  const [mine, other] = [await newSeller(app), await newSeller(app)]
  await send(other)
  const [theirs] = (await list(other)).data
  expect((await list(mine)).data).toEqual([])
  const ids = [theirs!.id]
  const not_found = { error: 'not_found' }
  await expect(app.call(contract.readMessages, { ids }, mine)).rejects.toMatchObject(not_found)
  await expect(app.call(contract.deleteMessages, { ids }, mine)).rejects.toMatchObject(not_found)
  await expect(list(mine, { user_id: other.user_id })).rejects.toMatchObject(not_found)
  expect((await list(other)).data[0]?.status).toBe(2)
})

test('calls without a login, without ids or with too many are refused', async () => {
  const seller = await newSeller(app)
  await expect(app.call(contract.listMessages, {})).rejects.toMatchObject({ http: 401 })
  await expect(app.call(contract.deleteMessages, { ids: [] }, seller)).rejects.toThrow('请选择消息')
  const ids = Array.from({ length: 501 }, (_, i) => i + 1)
  await expect(app.call(contract.deleteMessages, { ids }, seller)).rejects.toMatchObject({ error: 'invalid_input' })
})

test('a registered seller is welcomed once, however often the job runs', async () => {
  const seller = await newSeller(app)
  for (let i = 0; i < 2; i++) await app.ctx.jobs.send(sellerRegistered, { seller_id: seller.seller_id })
  await app.drain()
  const { data } = await list(seller)
  expect(data.map((row) => row.title)).toEqual(['欢迎来到印途'])
})

const digest = {
  key: 'orders-shipped',
  title: { zh: '{count} 个订单已发货', en: '{count} orders have shipped' },
  body: { zh: '在订单列表中查看。', en: 'See them in your orders.' },
  link: '/myOrder/orderAdmin?state=shipped',
}

test('what comes by the hundred is one unread message that counts, at the top; once it is read the next is new', async () => {
  const seller = await newSeller(app)
  await send(seller, { digest })
  await send(seller, { title: { zh: '别的', en: 'Another' } })
  await Promise.all(Array.from({ length: 8 }, () => send(seller, { digest })))
  const { data } = await list(seller)
  expect(data.map(({ title, events, link }) => [title, events, link])).toEqual([
    ['9 个订单已发货', 9, '/myOrder/orderAdmin?state=shipped'],
    ['别的', 1, '/main/message'],
  ])
  await app.call(contract.readMessages, { type: 2 }, seller)
  await send(seller, { digest })
  expect((await list(seller, { status: 2 })).data).toMatchObject([{ title: '订单已发货', events: 1 }])
  const other = await newSeller(app)
  await send(other, { digest })
  expect((await list(other)).data).toMatchObject([{ events: 1 }])
})

test('a message is only there when its transaction commits', async () => {
  const seller = await newSeller(app)
  const attempt = inTransaction(app.ctx, async (tx) => {
    await sendMessage(tx, {
      seller_id: seller.seller_id,
      type: 1,
      title: { zh: '幽灵', en: 'Ghost' },
      body: { zh: '', en: '' },
    })
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect((await list(seller)).total).toBe(0)
})
