import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from './sandbox.ts'
import { serviceKey } from './shared/signed-requests.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-sandbox-'))
const config = { port: 0, data_dir, secret: 'a-shared-secret', callback_origin: 'http://127.0.0.1:9' }
const sandbox = createSandbox(config)
afterAll(async () => {
  await sandbox.close()
  rmSync(data_dir, { recursive: true })
})

interface Signing {
  readonly secret?: string
  readonly seconds?: number
  readonly nonce?: string
  readonly signed_body?: string
}

function post(body: object, { secret = config.secret, seconds, nonce = randomUUID(), signed_body }: Signing = {}) {
  const payload = JSON.stringify(body)
  const timestamp = String(seconds ?? Math.floor(Date.now() / 1000))
  const digest = createHash('sha256')
    .update(signed_body ?? payload)
    .digest('hex')
  const signature = createHmac('sha256', serviceKey(secret, 'sms'))
    .update(`POST\n/sms/send\n${timestamp}\n${nonce}\n${digest}`)
    .digest('hex')
  return sandbox.inject({
    method: 'POST',
    url: '/sms/send',
    headers: {
      'content-type': 'application/json',
      'x-ink-timestamp': timestamp,
      'x-ink-nonce': nonce,
      'x-ink-signature': signature,
    },
    payload,
  })
}

const message = (phone: string, code = '123456') => ({ message_id: randomUUID(), phone, text: `验证码 ${code}`, code })
const inbox = async (phone: string) => (await sandbox.inject(`/sms/messages.json?phone=${phone}`)).json()
const violations = async () => (await sandbox.inject('/violations.json')).json() as { reason: string }[]

test('a well-signed message reaches the inbox, newest first, once per id', async () => {
  const first = message('13911110001', '111111')
  for (let i = 0; i < 2; i++) expect((await post(first)).statusCode).toBe(200)
  await post(message('13911110001', '222222'))
  expect((await inbox('13911110001')).map((each: { code: string }) => each.code)).toEqual(['222222', '111111'])
})

test.each([
  ['wrong signature', { secret: 'another-secret' }],
  ['wrong signature', { signed_body: '{}' }],
  ['stale timestamp', { seconds: Math.floor(Date.now() / 1000) - 301 }],
])('a request with a %s is refused and listed', async (reason, signing) => {
  const answer = await post(message('13911110002'), signing)
  expect(answer.statusCode).toBe(403)
  expect((await violations())[0]?.reason).toBe(reason)
  expect(await inbox('13911110002')).toEqual([])
})

test('a request sent again word for word is refused', async () => {
  const nonce = randomUUID()
  await post(message('13911110003'), { nonce })
  expect((await post(message('13911110003'), { nonce })).statusCode).toBe(403)
  expect((await violations())[0]?.reason).toBe('replayed nonce')
})

test('an unsigned request is refused, a senseless one answered as such', async () => {
  const answer = await sandbox.inject({ method: 'POST', url: '/sms/send', payload: message('13911110004') })
  expect(answer.statusCode).toBe(403)
  expect((await post({ phone: '13911110004' })).statusCode).toBe(400)
})

test('messages and violations survive a restart', async () => {
  await post(message('13911110005', '555555'))
  const again = createSandbox(config)
  expect((await again.inject('/sms/messages.json?phone=13911110005')).json()).toMatchObject([{ code: '555555' }])
  expect((await again.inject('/violations.json')).json()).toEqual(await violations())
  await again.close()
})

test('the pages list the services and show no markup from outside', async () => {
  const index = (await sandbox.inject('/')).body
  for (const path of ['/sms', '/mail', '/wechat', '/violations']) expect(index).toContain(`href="${path}"`)
  await sandbox.inject({ method: 'POST', url: '/sms/send?<script>', payload: '{}' })
  expect((await sandbox.inject('/violations')).body).not.toContain('<script>')
})

test('WeChat hands a token only to who knows the secret', async () => {
  const ask = async (secret: string) => {
    const payload = { grant_type: 'client_credential', appid: 'wx_inkroute_demo', secret }
    return (await sandbox.inject({ method: 'POST', url: '/wechat/cgi-bin/stable_token', payload })).json()
  }
  expect(await ask('guessed')).toMatchObject({ errcode: 40125 })
  const first = await ask(serviceKey(config.secret, 'wechat'))
  expect(first.access_token).toBe((await ask(serviceKey(config.secret, 'wechat'))).access_token)
  const info = await sandbox.inject('/wechat/cgi-bin/user/info?access_token=guessed&openid=x')
  expect(info.json()).toMatchObject({ errcode: 40001 })
})

test('platforms whose return address is set in their console send sellers back to the address people use', async () => {
  const own = mkdtempSync(join(tmpdir(), 'inkroute-sandbox-'))
  const shown = createSandbox({ ...config, data_dir: own, public_origin: 'http://localhost:9' })
  const ask = async (path: string, payload: object) =>
    (await shown.inject({ method: 'POST', url: `/__sandbox/${path}`, payload })).json()
  const shop = await ask('tiktok/shops', { name: 'Test shop' })
  const url = 'http://127.0.0.1:9/market/tiktok/open/authorize?service_id=7431000000000000001&state=s'
  const { location } = await ask('tiktok/approve', { authorize_url: url, shop_id: shop.shop_id })
  expect(location).toMatch(/^http:\/\/localhost:9\/shopify\/auth\?/)
  await shown.close()
  rmSync(own, { recursive: true })
})
