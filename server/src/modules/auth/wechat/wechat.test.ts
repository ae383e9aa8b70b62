import { createHash, randomBytes } from 'node:crypto'
import * as contract from '@inkroute/contract/auth/auth'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { CALLBACK_PATH, callbackToken } from '../../service/service.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const status = (token: string, ticket?: string) => app.call(contract.wechatStatus, { ticket }, { token })

/** Opens the scan page like a phone and chooses one of the sandbox's people. */
async function scan(scan_url: string, person = 0): Promise<Response> {
  const page = await (await fetch(scan_url)).text()
  const openids = [...page.matchAll(/name="openid" value="([^"]+)"/g)].map((match) => match[1] ?? '')
  const ticket = /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const target = new URL('/wechat/scan', scan_url)
  return fetch(target, { method: 'POST', body: new URLSearchParams({ ticket, openid: openids[person] ?? '' }) })
}

/** Unbinds the sandbox's people for the next test. */
const releaseAll = () => app.ctx.db.deleteFrom('wechat_binding').execute()

interface Callback {
  readonly openid: string
  readonly event?: string
  readonly event_key?: string
  readonly timestamp?: string
  readonly nonce?: string
  readonly token?: string
}

function callback({ openid, event = 'SCAN', event_key = '', ...query }: Callback): Promise<Response> {
  const timestamp = query.timestamp ?? String(Math.floor(app.clock.now().getTime() / 1000))
  const nonce = query.nonce ?? randomBytes(6).toString('hex')
  const parts = [query.token ?? callbackToken(app.ctx) ?? '', timestamp, nonce].sort().join('')
  const signature = createHash('sha1').update(parts).digest('hex')
  const body = `<xml><FromUserName><![CDATA[${openid}]]></FromUserName><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event><EventKey><![CDATA[${event_key}]]></EventKey></xml>`
  return fetch(`${app.origin}${CALLBACK_PATH}?${new URLSearchParams({ signature, timestamp, nonce })}`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body,
  })
}

const getScene = async (ticket: string) =>
  (await app.ctx.db.selectFrom('wechat_ticket').select('scene').where('ticket', '=', ticket).executeTakeFirstOrThrow())
    .scene

test('scanning the code binds WeChat, with its name; unbinding releases it', async () => {
  await releaseAll()
  const { token } = await newSeller(app)
  expect(await status(token)).toEqual({ is_bound: false, nickname: null, bound_at: null, ticket_status: null })
  const { ticket, qr_image, scan_url } = await app.call(contract.wechatQrCode, {}, { token })
  expect(qr_image).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(Buffer.from(qr_image.split(',')[1] ?? '', 'base64').toString()).toContain('<svg')
  expect(await status(token, ticket)).toMatchObject({ is_bound: false, ticket_status: 'waiting' })
  expect((await scan(scan_url)).status).toBe(200)
  await app.drain()
  expect(await status(token, ticket)).toMatchObject({ is_bound: true, nickname: '林小满', ticket_status: 'bound' })
  await app.call(contract.wechatUnbind, {}, { token })
  expect(await status(token)).toMatchObject({ is_bound: false, nickname: null })
})

test('a WeChat that belongs to someone else is not taken away', async () => {
  await releaseAll()
  const [first, second] = [await newSeller(app), await newSeller(app)]
  const one = await app.call(contract.wechatQrCode, {}, { token: first.token })
  await scan(one.scan_url, 1)
  const two = await app.call(contract.wechatQrCode, {}, { token: second.token })
  await scan(two.scan_url, 1)
  expect(await status(second.token, two.ticket)).toMatchObject({ is_bound: false, ticket_status: 'taken' })
  expect(await status(first.token)).toMatchObject({ is_bound: true })
})

test('a code works for one scan, and only its owner sees its status', async () => {
  await releaseAll()
  const { token } = await newSeller(app)
  const other = await newSeller(app)
  const { ticket, scan_url } = await app.call(contract.wechatQrCode, {}, { token })
  expect((await status(other.token, ticket)).ticket_status).toBe('expired')
  await scan(scan_url, 2)
  const [before] = await app.ctx.db.selectFrom('wechat_binding').select('openid').execute()
  expect((await callback({ openid: 'o-someone-else', event_key: await getScene(ticket) })).status).toBe(200)
  expect(await app.ctx.db.selectFrom('wechat_binding').select('openid').execute()).toEqual([before])
})

test('a callback with a wrong signature, an old one and a repeated one are refused', async () => {
  await releaseAll()
  const { token } = await newSeller(app)
  const { ticket } = await app.call(contract.wechatQrCode, {}, { token })
  const event_key = `qrscene_${await getScene(ticket)}`
  const openid = `o-${randomBytes(8).toString('hex')}`
  expect((await callback({ openid, event_key, token: 'guessed' })).status).toBe(403)
  const old = String(Math.floor(app.clock.now().getTime() / 1000) - 301)
  expect((await callback({ openid, event_key, timestamp: old })).status).toBe(403)
  const nonce = randomBytes(6).toString('hex')
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000))
  expect(await (await callback({ openid, event: 'VIEW', nonce, timestamp })).text()).toBe('success')
  expect((await callback({ openid, event: 'subscribe', event_key, nonce, timestamp })).status).toBe(403)
  expect(await status(token, ticket)).toMatchObject({ is_bound: false, ticket_status: 'waiting' })
})

test('an address entered at WeChat answers its greeting, signed ones only', async () => {
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000))
  const nonce = 'greeting'
  const signature = createHash('sha1')
    .update([callbackToken(app.ctx) ?? '', timestamp, nonce].sort().join(''))
    .digest('hex')
  const ask = (query: Record<string, string>) => fetch(`${app.origin}${CALLBACK_PATH}?${new URLSearchParams(query)}`)
  expect(await (await ask({ signature, timestamp, nonce, echostr: 'hello' })).text()).toBe('hello')
  expect((await ask({ signature: '0'.repeat(40), timestamp, nonce, echostr: 'hello' })).status).toBe(403)
})

test('unfollowing the account releases the binding', async () => {
  const { token } = await newSeller(app)
  const { ticket } = await app.call(contract.wechatQrCode, {}, { token })
  const openid = `o-${randomBytes(8).toString('hex')}`
  await callback({ openid, event_key: await getScene(ticket) })
  expect(await status(token)).toMatchObject({ is_bound: true })
  await callback({ openid, event: 'unsubscribe' })
  expect(await status(token)).toMatchObject({ is_bound: false })
})

test('malformed XML is swallowed without harm', async () => {
  const answer = await callback({ openid: ']]><oops' })
  expect([answer.status, await answer.text()]).toEqual([200, 'success'])
})

test('an unscanned code expires after ten minutes', async () => {
  const node = await testApp()
  const { token } = await newSeller(node)
  const { ticket } = await node.call(contract.wechatQrCode, {}, { token })
  node.clock.advance(10 * 60_000 + 1000)
  expect((await node.call(contract.wechatStatus, { ticket }, { token })).ticket_status).toBe('expired')
})
