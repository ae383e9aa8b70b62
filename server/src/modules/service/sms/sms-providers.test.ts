import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as auth from '@inkroute/contract/auth/auth'
import * as contract from '@inkroute/contract/service/service'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { transport } from '../../../infra/outside/fetch-outside.ts'
import { newPhone } from '../../../testing/factories.ts'
import { fromNewAddress, readSms, solveCaptcha } from '../../../testing/people.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { sendByAlibaba, signAlibaba } from './alibaba.ts'
import type { SmsProvider } from './provider.ts'
import { sendByTencent, signTencent } from './tencent.ts'
import { sendByTwilio } from './twilio.ts'

let app: TestApp
let staff: { token: string }
beforeAll(async () => {
  app = await testApp()
  staff = { token: await newStaff(app, ['ops.services']) }
})
afterEach(() => vi.restoreAllMocks())

interface Case {
  readonly key: string
  readonly send: SmsProvider
  /** Below the sandbox. */
  readonly path: string
  readonly settings: Record<string, string>
  readonly secrets: Record<string, string>
  readonly refusal: string
}

const cases: readonly Case[] = [
  {
    key: 'alibaba',
    send: sendByAlibaba,
    path: '/dysmsapi',
    settings: { access_key_id: 'LTAI5tSandbox', sign_name: '印途', code_template: 'SMS_71390007' },
    secrets: { access_key_secret: 'sandbox-alibaba-secret' },
    refusal: 'SignatureDoesNotMatch',
  },
  {
    key: 'tencent',
    send: sendByTencent,
    path: '/tencent-sms',
    settings: { secret_id: 'AKIDsandbox', sdk_app_id: '1400006666', sign_name: '印途', code_template: '1110' },
    secrets: { secret_key: 'sandbox-tencent-secret' },
    refusal: 'AuthFailure.SignatureFailure',
  },
  {
    key: 'twilio',
    send: sendByTwilio,
    path: '/twilio',
    settings: { account_sid: 'AC0123456789abcdef0123456789abcdef', sender: '+15005550006' },
    secrets: { auth_token: 'sandbox-twilio-token' },
    refusal: '20003',
  },
]

const getSamples = (key: string): Record<'accepted' | 'refused', object> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'samples', `${key}.json`), 'utf8'))

const getEndpoint = ({ path }: Case) => `${app.ctx.sandbox_url}${path}`
const getValues = (each: Case) => ({ ...each.settings, ...each.secrets, endpoint: getEndpoint(each) })
const smsTo = (phone: string) => ({
  message_id: `m${randomInt(1e9)}`,
  phone,
  text: '您的验证码 246810',
  code: '246810',
})

async function choose(each: Case, changes: Record<string, string> = {}): Promise<number> {
  const { revision } = await app.call(contract.getServiceSettings, { service: 'sms' }, staff)
  const { key: provider, secrets } = each
  const settings = { ...each.settings, endpoint: getEndpoint(each) }
  const input = { service: 'sms' as const, provider, settings, secrets: { ...secrets, ...changes }, revision }
  return (await app.call(contract.saveServiceSettings, input, staff)).revision
}

const getKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(getKeys)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inner === null ? 'null' : getKeys(inner)]),
  )
}

test('signatures equal the ones in the companies’ documents', () => {
  const alibaba = {
    AccessKeyId: 'testId',
    Action: 'SendSms',
    Format: 'XML',
    OutId: '123',
    PhoneNumbers: '15300000001',
    RegionId: 'cn-hangzhou',
    SignName: '阿里云短信测试专用',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    SignatureVersion: '1.0',
    TemplateCode: 'SMS_71390007',
    TemplateParam: '{"customer":"test"}',
    Timestamp: '2017-07-12T02:42:19Z',
    Version: '2017-05-25',
  }
  expect(signAlibaba('GET', alibaba, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=')
  const tencent = signTencent({
    service: 'cvm',
    host: 'cvm.tencentcloudapi.com',
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    at: new Date(1_551_113_065_000),
    secret_id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
    secret_key: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
  })
  expect(tencent).toContain('Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168')
})

test.each(cases)(
  '$key: documented answers are understood, and the emulator answers in the same shape',
  async (each) => {
    const samples = getSamples(each.key)
    const answers: unknown[] = []
    const real = transport.send
    const network = vi.spyOn(transport, 'send').mockImplementation(async (request) => {
      const response = await real(request)
      answers.push(await response.clone().json())
      return response
    })
    await each.send(getValues(each), smsTo(newPhone()))
    await expect(each.send(getValues(each), smsTo('19900000001'))).rejects.toThrow()
    expect(answers.map(getKeys)).toEqual([getKeys(samples.accepted), getKeys(samples.refused)])

    const answer = (body: object, status: number) =>
      network.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
    answer(samples.accepted, 200)
    expect(await each.send(getValues(each), smsTo(newPhone()))).toMatch(/^(\d+\^0|5000:\d+|SM[0-9a-f]{32})$/)
    answer(samples.refused, each.key === 'twilio' ? 429 : 200)
    await expect(each.send(getValues(each), smsTo(newPhone()))).rejects.toMatchObject({
      code: expect.stringMatching(/LIMIT|Limit|20429/),
    })
    network.mockImplementation(async () => new Response('<html>Bad gateway</html>', { status: 502 }))
    await expect(each.send(getValues(each), smsTo(newPhone()))).rejects.toMatchObject({ code: 'HTTP 502' })
  },
)

test.each(cases)('$key: chosen by staff, it carries the code of a registration', async (each) => {
  await choose(each)
  const phone = newPhone()
  const proof = await solveCaptcha(app, 'nc_register')
  await app.call(auth.phoneCode, { phone, type: 'register', ...proof }, fromNewAddress())
  const [received] = await readSms(app, phone)
  expect(received?.code).toMatch(/^\d{6}$/)
  const { calls } = await app.call(contract.getServiceSettings, { service: 'sms' }, staff)
  expect(calls[0]).toMatchObject({ provider: each.key, is_ok: true })
})

test.each(cases)('$key: a wrong key fails the test button, and the list says since when', async (each) => {
  const [name = ''] = Object.keys(each.secrets)
  await choose(each, { [name]: 'not-the-right-one' })
  const tried = await app.call(contract.testService, { service: 'sms', to: newPhone() }, staff)
  expect(tried).toMatchObject({ is_ok: false, answer: expect.stringContaining(each.refusal) })
  const { services } = await app.call(contract.listServices, {}, staff)
  expect(services.find((service) => service.name === 'sms')).toMatchObject({
    state: 'configured',
    provider: each.key,
    health: { failing_since: expect.any(String), last_error: tried.answer },
  })
  await choose(each)
  expect(await app.call(contract.testService, { service: 'sms', to: newPhone() }, staff)).toMatchObject({
    is_ok: true,
  })
  const after = await app.call(contract.listServices, {}, staff)
  expect(after.services.find((service) => service.name === 'sms')?.health?.failing_since).toBeNull()
})
