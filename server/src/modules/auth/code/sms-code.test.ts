import * as account from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/auth'
import { beforeAll, expect, test } from 'vitest'
import { newPhone, newSeller, TEST_PASSWORD } from '../../../testing/factories.ts'
import { fromNewAddress, readSms, receiveCode, solveCaptcha } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { sendSms } from './send-sms.job.ts'

const MINUTE_MS = 60_000
const password = 'a-new-password'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const ask = (phone: string, type: 'register' | 'forget' = 'forget', from = fromNewAddress()) =>
  solveCaptcha(app, type === 'register' ? 'nc_register' : 'nc_login').then((proof) =>
    app.call(contract.phoneCode, { phone, type, ...proof }, from),
  )
const reset = (phone: string, code: string) =>
  app.call(contract.forgetPassword, { phone, code, password, password_confirmation: password }, fromNewAddress())
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

test('a forgotten password is reset by SMS, which ends every session', async () => {
  const { username, phone, token } = await newSeller(app)
  await reset(phone, await receiveCode(app, phone, 'forget'))
  await expect(app.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401 })
  const old = app.call(contract.login, { username, password: TEST_PASSWORD }, fromNewAddress())
  await expect(old).rejects.toMatchObject({ error: 'wrong_credentials' })
  await app.call(contract.login, { username, password }, fromNewAddress())
})

test.each([
  [{ phone: '' }, '请输入手机号'],
  [{ phone: '1380000111' }, '手机号不正确'],
  [{ code: '' }, '请输入验证码'],
  [{ password: '' }, '请输入新密码'],
  [{ password_confirmation: '' }, '请再次输入新密码'],
  [{ password_confirmation: 'different-one' }, '您两次输入的密码不一致'],
])('forgot password: %j is answered %s', async (changes, message) => {
  const form = { phone: newPhone(), code: '123456', password, password_confirmation: password, ...changes }
  await expect(app.call(contract.forgetPassword, form, fromNewAddress())).rejects.toMatchObject({ message })
})

test.each([
  ['', '请输入手机号', 'Please enter phone number'],
  ['   ', '请输入手机号', 'Please enter phone number'],
  ['2380000111', '手机号不正确', 'The phone number is incorrect'],
  ['138000011112', '手机号不正确', 'The phone number is incorrect'],
])('phone %j is answered in both languages', async (phone, zh, en) => {
  for (const [language, message] of [['zh', zh] as const, ['en', en] as const]) {
    const headers = { ...fromNewAddress().headers, 'accept-language': language }
    const call = app.call(contract.phoneCode, { phone, type: 'register' }, { headers })
    await expect(call).rejects.toMatchObject({ message })
  }
})

test('a password reset does not reveal whether a phone has an account', async () => {
  const { phone } = await newSeller(app)
  const stranger = newPhone()
  expect(await ask(phone)).toEqual(await ask(stranger))
  expect((await readSms(app, phone))[0]?.code).toMatch(/^\d{6}$/)
  expect(await readSms(app, stranger)).toEqual([])
  const refusals = []
  for (const each of [phone, stranger]) {
    const { message, status_code, error } = await reset(each, '000000').catch((refusal) => refusal)
    refusals.push({ message, status_code, error })
  }
  expect(refusals[0]).toEqual(refusals[1])
  for (const each of [phone, stranger]) await expect(ask(each)).rejects.toMatchObject({ error: 'sms_too_soon' })
})

test('one code a minute per phone', async () => {
  const phone = newPhone()
  expect(await ask(phone)).toEqual({ wait_seconds: 60 })
  const refusal = await ask(phone).catch((error) => error)
  expect(refusal).toMatchObject({ status_code: 429, error: 'sms_too_soon' })
  expect(refusal.message).toMatch(/请 \d\d? 秒后再试/)
  app.clock.advance(MINUTE_MS)
  await ask(phone)
})

test('ten codes a day per phone', async () => {
  const phone = newPhone()
  for (let i = 0; i < 10; i++) {
    await ask(phone)
    app.clock.advance(MINUTE_MS)
  }
  await expect(ask(phone)).rejects.toMatchObject({ error: 'sms_daily_limit' })
  app.clock.advance(24 * 60 * MINUTE_MS)
  await ask(phone)
})

test('thirty codes an hour per address, however slowly they are asked for', async () => {
  const node = await testApp()
  const here = fromNewAddress()
  const rows = Array.from({ length: 30 }, () => ({
    phone: newPhone(),
    type: 'register',
    code_hash: Buffer.alloc(32),
    address: `ip:${here.headers['x-forwarded-for']}`,
    created_at: node.clock.now().toISOString(),
    expires_at: node.clock.now().toISOString(),
  }))
  await node.ctx.db.insertInto('sms_code').values(rows).execute()
  const ask = async (from: { headers: Record<string, string> }) => {
    const proof = await solveCaptcha(node, 'nc_register')
    return node.call(contract.phoneCode, { phone: newPhone(), type: 'register', ...proof }, from)
  }
  await expect(ask(here)).rejects.toMatchObject({ error: 'too_many_requests' })
  await ask(fromNewAddress())
})

test('requests sent all at once ring once', async () => {
  const { phone } = await newSeller(app)
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => ask(phone)))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect(await readSms(app, phone)).toHaveLength(1)
})

test('five wrong tries use a code up', async () => {
  const { phone } = await newSeller(app)
  const code = await receiveCode(app, phone, 'forget')
  for (let i = 0; i < 5; i++) {
    await expect(reset(phone, wrongCode(code))).rejects.toMatchObject({ error: 'sms_code_wrong' })
  }
  await expect(reset(phone, code)).rejects.toMatchObject({ error: 'sms_code_wrong' })
})

test('a code works once and only the newest one works', async () => {
  const { phone } = await newSeller(app)
  const first = await receiveCode(app, phone, 'forget')
  app.clock.advance(MINUTE_MS)
  const second = await receiveCode(app, phone, 'forget')
  if (first !== second) await expect(reset(phone, first)).rejects.toMatchObject({ error: 'sms_code_wrong' })
  await reset(phone, second)
  await expect(reset(phone, second)).rejects.toMatchObject({ error: 'sms_code_wrong' })
})

test('a code lives ten minutes', async () => {
  const { phone } = await newSeller(app)
  const code = await receiveCode(app, phone, 'forget')
  app.clock.advance(10 * MINUTE_MS + 1000)
  await expect(reset(phone, code)).rejects.toMatchObject({ error: 'sms_code_wrong' })
})

test('no code rests readable in the database, neither in its table nor in the job', async () => {
  const { phone } = await newSeller(app)
  await ask(phone)
  const codes = await app.database.pool.query('select c::text as line from sms_code c where phone = $1', [phone])
  const jobs = await app.database.pool.query(
    "select data::text as line from pgboss.job where name = $1 and data->>'phone' = $2",
    [sendSms.name, phone],
  )
  expect(jobs.rows).toHaveLength(1)
  const code = (await readSms(app, phone))[0]?.code ?? ''
  for (const row of [...codes.rows, ...jobs.rows]) expect(row.line.replace(phone, '')).not.toContain(`"${code}"`)
  expect(codes.rows[0].line).not.toContain(code)
})

test('a gateway that is down delays the message; the code stays good and the phone rings once', async () => {
  const { phone } = await newSeller(app)
  await ask(phone)
  const row = await app.database.pool.query("select data from pgboss.job where data->>'phone' = $1", [phone])
  const payload = sendSms.schema.parse(row.rows[0].data)
  const cutOff = { ...app.ctx, sandbox_url: 'http://127.0.0.1:9' }
  await expect(sendSms.run(cutOff, payload)).rejects.toThrow()
  for (let i = 0; i < 2; i++) await sendSms.run(app.ctx, payload)
  const [message, ...more] = await readSms(app, phone)
  expect(more).toEqual([])
  await reset(phone, message?.code ?? '')
})

test('a message that could only arrive too late is not sent', async () => {
  const { phone } = await newSeller(app)
  await ask(phone)
  app.clock.advance(10 * MINUTE_MS + 1000)
  expect(await readSms(app, phone)).toEqual([])
})

test('a code for a new phone is sent only to someone logged in', async () => {
  const call = app.call(contract.phoneCode, { phone: newPhone(), type: 'bind' }, fromNewAddress())
  await expect(call).rejects.toMatchObject({ http: 401 })
})

test('no message is sent without a slide, and one slide sends one message', async () => {
  const phone = newPhone()
  const bare = app.call(contract.phoneCode, { phone, type: 'register' }, fromNewAddress())
  await expect(bare).rejects.toMatchObject({ error: 'captcha_required' })
  const other = await solveCaptcha(app, 'nc_login')
  const wrong_scene = app.call(contract.phoneCode, { phone, type: 'register', ...other }, fromNewAddress())
  await expect(wrong_scene).rejects.toMatchObject({ error: 'captcha_expired' })
  expect(await readSms(app, phone)).toEqual([])
  const proof = await solveCaptcha(app, 'nc_register')
  await app.call(contract.phoneCode, { phone, type: 'register', ...proof }, fromNewAddress())
  app.clock.advance(MINUTE_MS)
  const again = app.call(contract.phoneCode, { phone, type: 'register', ...proof }, fromNewAddress())
  await expect(again).rejects.toMatchObject({ error: 'captcha_expired' })
  expect(await readSms(app, phone)).toHaveLength(1)
})
