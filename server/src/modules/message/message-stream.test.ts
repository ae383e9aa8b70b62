import * as auth from '@inkroute/contract/auth/auth'
import * as contract from '@inkroute/contract/message/message'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../../app.ts'
import { openEventStream } from '../../testing/event-stream.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sendMessage } from './message.ts'

let app: TestApp
let second: App
let second_origin: string
beforeAll(async () => {
  app = await testApp()
  const { config, sandbox_url } = app.ctx
  second = await createApp({ config, sandbox_url, database_url: app.database_url })
  second_origin = await second.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => second.close())

const open = (seller: TestSeller, origin = app.origin, headers: Record<string, string> = {}) =>
  openEventStream(`${origin}/req${contract.MESSAGE_STREAM_PATH}`, {
    authorization: `Bearer ${seller.token}`,
    ...headers,
  })

const send = (seller: TestSeller, zh: string) =>
  sendMessage(app.ctx, {
    seller_id: seller.seller_id,
    type: 2,
    title: { zh, en: `${zh} en` },
    body: { zh: '内容', en: 'Body' },
  })

test('a stream needs a token', async () => {
  const url = `${app.origin}/req${contract.MESSAGE_STREAM_PATH}`
  expect((await fetch(url)).status).toBe(401)
  expect((await fetch(`${url}?token=abc`, { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401)
})

test('a message sent through one node arrives on a stream held by another', async () => {
  const seller = await newSeller(app)
  const stream = await open(seller, second_origin, { 'accept-language': 'en' })
  await send(seller, '跨节点')
  expect(await stream.next()).toMatchObject({
    event: 'message',
    data: { type: 2, title: '跨节点 en', description: 'Body', status: 2, link: null },
  })
  stream.close()
})

test('a stream carries only the messages of its own person', async () => {
  const [mine, other] = [await newSeller(app), await newSeller(app)]
  const stream = await open(mine)
  await send(other, '别人的')
  await send(mine, '我的')
  expect(await stream.next()).toMatchObject({ data: { title: '我的' } })
  stream.close()
})

test('reading on one node notifies the streams of all others', async () => {
  const seller = await newSeller(app)
  await send(seller, '一')
  const stream = await open(seller, second_origin)
  await app.call(contract.readMessages, {}, seller)
  // The notification of the message may still be in flight when the stream opens.
  let event = await stream.next()
  if (event?.event === 'message') event = await stream.next()
  expect(event).toMatchObject({ event: 'changed' })
  stream.close()
})

test('a client that comes back with Last-Event-ID gets what it missed, in order and once', async () => {
  const seller = await newSeller(app)
  const before = await open(seller)
  await send(seller, '断线前')
  const seen = await before.next()
  before.close()
  await send(seller, '错过一')
  await send(seller, '错过二')
  const after = await open(seller, second_origin, { 'last-event-id': seen!.id })
  await send(seller, '回来后')
  const titles: string[] = []
  for (let i = 0; i < 3; i++) titles.push(((await after.next())!.data as contract.Message).title)
  expect(titles).toEqual(['错过一', '错过二', '回来后'])
  after.close()
})

test('the ninth stream of one person ends the oldest, not the newest', async () => {
  const seller = await newSeller(app)
  const streams = []
  for (let i = 0; i < 9; i++) streams.push(await open(seller))
  expect(await streams[0]!.next()).toBeNull()
  await send(seller, '给新的')
  expect(await streams[8]!.next()).toMatchObject({ data: { title: '给新的' } })
  for (const stream of streams) stream.close()
})

test('a logged-out token opens no stream', async () => {
  const seller = await newSeller(app)
  await app.call(auth.logout, {}, seller)
  expect((await open(seller)).status).toBe(401)
})

test('a node that stops ends its streams instead of waiting for them', async () => {
  const third = await createApp({ config: app.ctx.config, sandbox_url: '', database_url: app.database_url })
  const origin = await third.http.listen({ port: 0, host: '127.0.0.1' })
  const seller = await newSeller(app)
  const stream = await open(seller, origin)
  const ended = stream.next()
  await third.close()
  expect(await ended).toBeNull()
})
