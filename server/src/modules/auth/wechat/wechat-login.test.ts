import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@inkroute/contract/auth/auth'
import { setDelivery } from '@inkroute/contract/message/delivery'
import * as service from '@inkroute/contract/service/service'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { transport } from '../../../infra/outside/fetch-outside.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { sendMessage } from '../../message/message.ts'
import { fetchPerson, fetchProfile, sendTemplateMessage } from '../../service/service.ts'
import { WECHAT_LOGIN_PATH } from './wechat-login.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const choices = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map((match) => match[1] ?? '')
const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/** Follows the official account as one of the sandbox's people, which binds it to the seller. */
async function bind(token: string, person: number): Promise<void> {
  await app.ctx.db.deleteFrom('wechat_binding').execute()
  const { scan_url } = await app.call(contract.wechatQrCode, {}, { token })
  const page = await (await fetch(scan_url)).text()
  const body = new URLSearchParams({
    ticket: choices(page, 'ticket')[0] ?? '',
    openid: choices(page, 'openid')[person] ?? '',
  })
  await fetch(new URL('/wechat/scan', scan_url), { method: 'POST', body })
  await app.drain('auth.')
}

/** Confirms the login page as this person; returns where WeChat sends the browser, with the cookie it holds. */
async function confirm(person: number): Promise<{ path: string; cookie: string }> {
  const begun = await fetch(app.origin + WECHAT_LOGIN_PATH, { redirect: 'manual' })
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const address = new URL(begun.headers.get('location') ?? '')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ response_type: 'code', scope: 'snsapi_login' })
  const page = await (await fetch(address)).text()
  const field = (name: string) => unescaped(choices(page, name)[0] ?? '')
  const body = new URLSearchParams({
    appid: field('appid'),
    redirect_uri: field('redirect_uri'),
    state: field('state'),
    openid: choices(page, 'openid')[person] ?? '',
  })
  const back = await fetch(new URL('/wechat/connect/confirm', address), { method: 'POST', body, redirect: 'manual' })
  const { pathname, search } = new URL(back.headers.get('location') ?? '')
  return { path: pathname + search, cookie }
}

const arrive = async ({ path, cookie }: { path: string; cookie: string }) =>
  (await fetch(app.origin + path, { headers: { cookie }, redirect: 'manual' })).headers.get('location') ?? ''

test('a seller who follows the account logs in by scanning; the code and the token work once', async () => {
  const seller = await newSeller(app)
  await bind(seller.token, 0)
  const returned = await confirm(0)
  const entered = await arrive(returned)
  const token = /^\/views\/main\?jump_token=([\w-]+)$/.exec(entered)?.[1] ?? ''
  const session = await app.call(contract.setSession, { token })
  const status = await app.call(contract.wechatStatus, {}, { token: session.token })
  expect([session.purpose, status.is_bound]).toEqual(['login', true])
  await expect(app.call(contract.setSession, { token })).rejects.toMatchObject({ error: 'jump_token_invalid' })
  expect(await arrive(returned)).toBe('/user/login?wechat=failed')
})

test('an unbound WeChat, another browser and a declined login open nothing', async () => {
  const seller = await newSeller(app)
  await bind(seller.token, 1)
  expect(await arrive(await confirm(2))).toBe('/user/login?wechat=unbound')
  const { path, cookie } = await confirm(1)
  expect(await arrive({ path, cookie: `wechat_state=${'A'.repeat(43)}` })).toBe('/user/login?wechat=failed')
  expect(await arrive({ path: path.replace(/code=\w+&/, ''), cookie })).toBe('/user/login?wechat=failed')
  await app.ctx.db.updateTable('app_user').set({ is_enabled: false }).where('id', '=', seller.user_id).execute()
  expect(await arrive(await confirm(1))).toBe('/user/login?wechat=unbound')
})

test('notices reach WeChat as template messages, cut to what its fields take', async () => {
  const seller = await newSeller(app)
  await bind(seller.token, 3)
  const choice = { channel: 'wechat' as const, topic: 'order' as const, mode: 'now' as const }
  await app.call(setDelivery, { choices: [choice] }, { token: seller.token })
  const title = '订单 INK-2026-000001 已付款，印刷文件正在生成'
  const text = { zh: title, en: title }
  await sendMessage(app.ctx, {
    seller_id: seller.seller_id,
    type: 2,
    title: text,
    body: text,
    link: '/myOrder/orderAdmin',
  })
  await app.ctx.jobs.send({ name: 'message.collect-due', schema: z.object({}) }, {})
  await app.drain('message.')
  const answer = await fetch(`${app.ctx.sandbox_url}/wechat/messages.json`)
  const [newest] = (await answer.json()) as { values: string[]; url: string }[]
  expect(newest?.values[0]).toMatch(/^订单 INK-2026-000001.*…$/u)
  expect(newest?.url).toBe(`${app.ctx.config.public_url}/myOrder/orderAdmin`)
})

interface Sample {
  readonly path: string
  readonly answer: Record<string, unknown>
  readonly refused: { readonly errcode: number; readonly errmsg: string }
}
const samples: Record<string, Sample> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../service/wechat/samples/wechat.json'), 'utf8'),
)

test('the emulator answers in the documented shapes', async () => {
  const answers = new Map<string, Record<string, unknown>>()
  const note = async (url: string | URL, response: Response) => {
    const { pathname } = new URL(url)
    const named = Object.entries(samples).find(([, { path }]) => pathname.endsWith(path))
    if (named) answers.set(named[0], (await response.clone().json()) as Record<string, unknown>)
    return response
  }
  const [real, send] = [fetch, transport.send]
  // The sandbox is also told our callback address, which WeChat keeps in its settings.
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => note(url, await real(url, init)))
  vi.spyOn(transport, 'send').mockImplementation(async (request) => note(request.url, await send(request)))
  const seller = await newSeller(app)
  await bind(seller.token, 0)
  const [binding] = await app.ctx.db.selectFrom('wechat_binding').select('openid').execute()
  const message = { openid: binding?.openid ?? '', title: 'a', text: 'b', time: 'c', url: 'https://shop.example' }
  await sendTemplateMessage(app.ctx, message)
  await arrive(await confirm(0))
  for (const [name, { answer }] of Object.entries(samples)) {
    expect(Object.keys(answers.get(name) ?? {}), name).toEqual(expect.arrayContaining(Object.keys(answer)))
  }
})

test('the client understands the documented answers and asks the documented addresses', async () => {
  const asked: string[] = []
  const answerWith = (kind: 'answer' | 'refused') =>
    vi.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
      const { pathname } = new URL(url)
      asked.push(pathname.replace('/wechat', ''))
      const sample = Object.values(samples).find(({ path }) => pathname.endsWith(path))
      return Response.json(kind === 'refused' && !pathname.endsWith('stable_token') ? sample?.refused : sample?.answer)
    })
  answerWith('answer')
  expect(await fetchPerson(app.ctx, 'code')).toEqual({ openid: 'OPENID', unionid: 'UNIONID', nickname: 'NICKNAME' })
  expect(await fetchProfile(app.ctx, 'OPENID')).toMatchObject({ unionid: 'UNIONID' })
  const message = { openid: 'OPENID', title: 'a', text: 'b', time: 'c', url: 'https://shop.example' }
  expect(await sendTemplateMessage(app.ctx, message)).toBe(200_228_332)
  expect(new Set(asked)).toEqual(new Set(Object.values(samples).map(({ path }) => path)))
  answerWith('refused')
  await expect(fetchPerson(app.ctx, 'code')).rejects.toMatchObject({ code: 40029 })
  await expect(sendTemplateMessage(app.ctx, message)).rejects.toMatchObject({ code: 43004 })
})

test('staff enter the accounts of the emulator as if they were real, and the keys are checked', async () => {
  const staff = { token: await newStaff(app, ['ops.services']) }
  const endpoint = `${app.ctx.sandbox_url}/wechat`
  const settings = { app_id: 'wxsandbox0000account', endpoint, mp_endpoint: endpoint, open_endpoint: endpoint }
  const save = (app_secret: string, revision: number) => {
    const secrets = { app_secret, callback_token: 'sandboxWechatToken' }
    return app.call(
      service.saveServiceSettings,
      { service: 'wechat', provider: 'wechat', settings, secrets, revision },
      staff,
    )
  }
  const { revision } = await save('a-secret-that-is-wrong', 0)
  const tried = await app.call(service.testService, { service: 'wechat' }, staff)
  expect(tried).toMatchObject({ is_ok: false, answer: expect.stringContaining('40125') })
  const next = await save('sandbox-wechat-secret', revision)
  expect(await app.call(service.testService, { service: 'wechat' }, staff)).toMatchObject({ is_ok: true })
  // No website app was entered, so nobody is offered a login by it.
  expect(await app.call(service.getServices, {})).toMatchObject({ wechat: true, wechat_login: false })
  expect((await fetch(app.origin + WECHAT_LOGIN_PATH, { redirect: 'manual' })).headers.get('location')).toBe(
    '/user/login?wechat=off',
  )
  const { token } = await newSeller(app)
  expect((await app.call(contract.wechatQrCode, {}, { token })).scan_url).toContain('/wechat/scan?ticket=')
  await app.call(service.removeServiceSettings, { service: 'wechat', revision: next.revision }, staff)
})
