import * as contract from '@inkroute/contract/auth/auth'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, TEST_PASSWORD } from '../../../testing/factories.ts'
import { fromNewAddress, receiveCode, solveCaptcha } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

import { addressSubject, pairSubject } from './login-guard.rules.ts'

const MINUTE_MS = 60_000
type From = ReturnType<typeof fromNewAddress>

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const getRefusal = (call: Promise<unknown>) => call.then(() => 'let in').catch((error) => error.error as string)
const guess = (username: string, from = fromNewAddress(), password = 'wrong-password') =>
  getRefusal(app.call(contract.login, { username, password }, from))
const isSkip = async (username: string | undefined, from = fromNewAddress()) =>
  (await app.call(contract.skipManMachineVerify, { username }, from)).is_skip

/** Inserts nineteen recent failures from here as the guard records them; the twentieth is a real attempt. */
async function failTwentyHere(account: string, username: string, here: From): Promise<void> {
  const subject = pairSubject(account, addressSubject(here.headers['x-forwarded-for']))
  const rows = Array.from({ length: 19 }, () => ({ subject, created_at: app.clock.now().toISOString() }))
  await app.ctx.db.insertInto('login_failure').values(rows).execute()
  expect(await guess(username, here)).toBe('wrong_credentials')
}

/** As anybody can who knows a name and has many addresses. */
async function failFromEverywhere(account: string, times: number): Promise<void> {
  const rows = Array.from({ length: times }, () => ({ subject: account, created_at: app.clock.now().toISOString() }))
  await app.ctx.db.insertInto('login_failure').values(rows).execute()
}

test('a fresh visitor needs no slider', async () => {
  expect(await isSkip(undefined)).toBe(1)
  expect(await isSkip('demo')).toBe(1)
})

test('five failures on an account require a captcha; with one, the right password works', async () => {
  const { username } = await newSeller(app)
  for (let i = 0; i < 5; i++) expect(await guess(username)).toBe('wrong_credentials')
  expect(await isSkip(username)).toBe(2)
  expect(await guess(username, fromNewAddress(), TEST_PASSWORD)).toBe('captcha_required')
  const proof = await solveCaptcha(app, 'nc_login')
  await app.call(contract.login, { username, password: TEST_PASSWORD, ...proof }, fromNewAddress())
  expect(await isSkip(username)).toBe(1)
})

test('five failures from one address bring the slider for every account there, and only there', async () => {
  const here = fromNewAddress()
  const { username } = await newSeller(app)
  for (let i = 0; i < 5; i++) expect(await guess(`ghost-${i}`, here)).toBe('wrong_credentials')
  expect(await isSkip(undefined, here)).toBe(2)
  expect(await guess(username, here, TEST_PASSWORD)).toBe('captcha_required')
  expect(await guess(username, fromNewAddress(), TEST_PASSWORD)).toBe('let in')
})

test('failures are forgotten after ten minutes', async () => {
  const { username } = await newSeller(app)
  for (let i = 0; i < 5; i++) await guess(username)
  expect(await isSkip(username)).toBe(2)
  app.clock.advance(10 * MINUTE_MS + 1000)
  expect(await isSkip(username)).toBe(1)
})

test('one solved slider is good for one login attempt', async () => {
  const { username } = await newSeller(app)
  for (let i = 0; i < 5; i++) await guess(username)
  const proof = await solveCaptcha(app, 'nc_login')
  const input = { username, password: 'wrong-password', ...proof }
  expect(await getRefusal(app.call(contract.login, input, fromNewAddress()))).toBe('wrong_credentials')
  const replay = { ...input, password: TEST_PASSWORD }
  expect(await getRefusal(app.call(contract.login, replay, fromNewAddress()))).toBe('captcha_expired')
})

test('a forged or foreign slider proof is refused', async () => {
  const { username } = await newSeller(app)
  for (let i = 0; i < 5; i++) await guess(username)
  const proof = await solveCaptcha(app, 'nc_login')
  const bad = [
    { ...proof, sig: `${proof.sig.slice(0, -2)}AA` },
    { ...proof, sessionId: crypto.randomUUID() },
    { ...proof, token: 'another' },
    { ...(await solveCaptcha(app, 'nc_register')), scene: 'nc_login' as const },
  ]
  for (const each of bad) {
    const input = { username, password: TEST_PASSWORD, ...each }
    expect(await getRefusal(app.call(contract.login, input, fromNewAddress()))).toBe('captcha_expired')
  }
})

test('twenty failures from one address lock the account there for fifteen minutes, and nowhere else', async () => {
  const { username, phone, user_id } = await newSeller(app)
  const here = fromNewAddress()
  await failTwentyHere(`user:${user_id}`, username, here)
  const refusal = await app.call(contract.login, { username, password: TEST_PASSWORD }, here).catch((error) => error)
  expect(refusal).toMatchObject({ error: 'account_locked', message: expect.stringContaining('15 分钟') })
  app.clock.advance(14 * MINUTE_MS)
  expect(await guess(phone, here, TEST_PASSWORD)).toBe('account_locked')
  expect(await guess(username, fromNewAddress(), TEST_PASSWORD)).toBe('let in')
  await failTwentyHere(`user:${user_id}`, username, here)
  app.clock.advance(15 * MINUTE_MS + 1000)
  expect(await guess(username, here, TEST_PASSWORD)).toBe('let in')
})

test('nobody is locked out by what others guess: a stranger’s browser has to work, a known one notices nothing', async () => {
  const { username, user_id } = await newSeller(app)
  const password = TEST_PASSWORD
  const { device_token } = await app.call(contract.login, { username, password }, fromNewAddress())
  await failFromEverywhere(`user:${user_id}`, 90)

  expect(await isSkip(username)).toBe(2)
  expect((await app.call(contract.skipManMachineVerify, { username, device_token }, fromNewAddress())).is_skip).toBe(1)
  const known = { username, password, device_token }
  expect(await getRefusal(app.call(contract.login, known, fromNewAddress()))).toBe('let in')
  const forged = { ...known, device_token: device_token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')) }
  expect(await getRefusal(app.call(contract.login, forged, fromNewAddress()))).toBe('captcha_required')
  const foreign = await newSeller(app)
  const theirs = await app.call(contract.login, { username: foreign.username, password }, fromNewAddress())
  const borrowed = { ...known, device_token: theirs.device_token }
  expect(await getRefusal(app.call(contract.login, borrowed, fromNewAddress()))).toBe('captcha_required')

  const cheap = await solveCaptcha(app, 'nc_login')
  expect(await getRefusal(app.call(contract.login, { username, password, ...cheap }, fromNewAddress()))).toBe(
    'captcha_expired',
  )
  const dear = await solveCaptcha(app, 'nc_login', username)
  expect(await getRefusal(app.call(contract.login, { username, password, ...dear }, fromNewAddress()))).toBe('let in')
})

test('guesses from a known device are counted for themselves, and lock that device alone', async () => {
  const { username } = await newSeller(app)
  const { device_token } = await app.call(contract.login, { username, password: TEST_PASSWORD }, fromNewAddress())
  const subject = `device:${device_token.split('.').slice(0, 2).join('.')}`
  const rows = Array.from({ length: 19 }, () => ({ subject, created_at: app.clock.now().toISOString() }))
  await app.ctx.db.insertInto('login_failure').values(rows).execute()
  const there = (password: string, more = {}) =>
    getRefusal(app.call(contract.login, { username, password, device_token, ...more }, fromNewAddress()))
  expect(await there('wrong-password', await solveCaptcha(app, 'nc_login'))).toBe('wrong_credentials')
  expect(await there(TEST_PASSWORD)).toBe('account_locked')
  expect(await guess(username, fromNewAddress(), TEST_PASSWORD)).toBe('let in')
})

test('a new password makes strangers of all browsers that knew the old one', async () => {
  const { username, user_id, token } = await newSeller(app)
  const login = (password: string, device_token?: string) =>
    app.call(contract.login, { username, password, device_token }, fromNewAddress())
  const { device_token } = await login(TEST_PASSWORD)
  const password = 'seven-blue-mugs'
  const change = { old_password: TEST_PASSWORD, password, password_confirmation: password }
  await app.call(contract.changePassword, change, { token })
  await failFromEverywhere(`user:${user_id}`, 5)
  expect(await getRefusal(login('wrong-password', device_token))).toBe('captcha_required')
  await app.ctx.db.deleteFrom('login_failure').execute()
  const fresh = await login(password)
  await failFromEverywhere(`user:${user_id}`, 5)
  expect(await getRefusal(login(password, fresh.device_token))).toBe('let in')
})

test('a name nobody has is slowed down and locked just like a real one', async () => {
  const name = `ghost_${Date.now()}`
  for (let i = 0; i < 5; i++) expect(await guess(name)).toBe('wrong_credentials')
  expect(await guess(name)).toBe('captcha_required')
  const other = `${name}_2`
  const here = fromNewAddress()
  await failTwentyHere(`name:${other}`, other, here)
  expect(await guess(other, here)).toBe('account_locked')
  expect(await guess(other)).toBe('wrong_credentials')
})

test('guesses sent all at once are all counted', async () => {
  const { username } = await newSeller(app)
  const answers = await Promise.all(Array.from({ length: 25 }, () => guess(username)))
  expect(answers.filter((answer) => answer === 'wrong_credentials')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'captcha_required')).toHaveLength(20)
})

test('counters hold across nodes', async () => {
  const other = await testApp({ database_url: app.database_url })
  other.clock.advance(app.clock.now().getTime() - other.clock.now().getTime())
  const { username } = await newSeller(app)
  for (let i = 0; i < 3; i++) await guess(username)
  for (let i = 0; i < 2; i++) {
    await getRefusal(other.call(contract.login, { username, password: 'wrong-password' }, fromNewAddress()))
  }
  expect(await guess(username)).toBe('captcha_required')
})

test('a reset by SMS lifts the lock', async () => {
  const { username, phone, user_id } = await newSeller(app)
  const here = fromNewAddress()
  await failTwentyHere(`user:${user_id}`, username, here)
  expect(await guess(username, here)).toBe('account_locked')
  const password = 'brand-new-password'
  const code = await receiveCode(app, phone, 'forget')
  await app.call(contract.forgetPassword, { phone, code, password, password_confirmation: password }, fromNewAddress())
  expect(await guess(username, here, password)).toBe('let in')
})
