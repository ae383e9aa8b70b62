import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import type { Envelope } from '@inkroute/contract/envelope'
import { beforeAll, describe, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const getEnvelope = (answer: Response) => answer.json() as Promise<Envelope<unknown>>

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

describe('the envelope', () => {
  test('success is HTTP 200 with status_code, msg, time, data and the request id of the header', async () => {
    const { token, username } = await newSeller(app)
    const answer = await fetch(`${app.origin}/req${account.getUser.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = await getEnvelope(answer)
    expect(answer.status).toBe(200)
    expect(body).toMatchObject({ status_code: 200, msg: '', time: 2, data: { username } })
    expect(body.request_id).toBe(answer.headers.get('x-request-id'))
  })

  test('a reply carries no column that is not in the contract', async () => {
    const { token } = await newSeller(app)
    const user = await app.call(account.getUser, {}, { token })
    expect(Object.keys(user)).not.toContain('password_hash')
    expect(Object.keys(user)).not.toContain('avatar_key')
  })

  test('a missing session is HTTP 401', async () => {
    await expect(app.call(account.getUser, {})).rejects.toMatchObject({ http: 401, status_code: 401 })
  })

  test('bad input names the field in the language of the caller', async () => {
    const input = { username: '', password: 'x' }
    await expect(app.call(auth.login, input)).rejects.toMatchObject({
      http: 200,
      status_code: 422,
      problems: [{ field: 'username', message: '请输入手机号/用户名' }],
    })
    await expect(app.call(auth.login, input, { headers: { 'accept-language': 'en' } })).rejects.toMatchObject({
      problems: [{ field: 'username', message: 'Please enter phone/username' }],
    })
  })

  test.each([
    ['broken JSON', '{"username":'],
    ['an array instead of an object', '[]'],
    ['null', 'null'],
    ['a number', '7'],
  ])('%s is refused politely', async (_name, body) => {
    const answer = await post('/req/api/auth/login', body)
    expect(answer.status).toBe(200)
    expect((await getEnvelope(answer)).status_code).toBe(422)
  })

  test('a body over the limit is refused politely', async () => {
    const answer = await post('/req/api/auth/login', JSON.stringify({ username: 'x'.repeat(3_000_000), password: 'x' }))
    expect((await getEnvelope(answer)).error).toBe('body_too_large')
  })

  test('prototype names in the input do no harm', async () => {
    const answer = await post('/req/api/auth/login', '{"__proto__":{"admin":true},"username":"a","password":"b"}')
    expect([422, 400]).toContain((await getEnvelope(answer)).status_code)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('an unknown call below /req answers with an envelope', async () => {
    const answer = await fetch(`${app.origin}/req/no/such/call`)
    expect(await getEnvelope(answer)).toMatchObject({ status_code: 404, error: 'not_found' })
  })
})

describe('headers', () => {
  test('pages and answers carry the security headers and no CORS permission', async () => {
    const answer = await fetch(`${app.origin}/healthz`, { headers: { origin: 'https://elsewhere.example' } })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('answers of the API are never cached', async () => {
    const answer = await post('/req/api/auth/login', '{}')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('limits', () => {
  test('too many logins from one address are slowed down with a clear message', async () => {
    const own = await testApp({ env: { RATE_LIMITS: 'true' } })
    const attempt = () => own.call(auth.login, { username: 'nobody', password: 'wrong-password' })
    const answers = await Promise.allSettled(Array.from({ length: 35 }, attempt))
    const limited = answers.filter(
      (answer) => answer.status === 'rejected' && answer.reason.error === 'too_many_requests',
    )
    expect(limited.length).toBeGreaterThanOrEqual(5)
  })
})
