import * as contract from '@inkroute/contract/auth/auth'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, TEST_PASSWORD } from '../../../testing/factories.ts'
import { fromNewAddress, receiveCode, solveCaptcha } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const MINUTE_MS = 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const refusalOf = (call: Promise<unknown>) => call.then(() => 'let in').catch((error) => error.error as string)
const guess = (username: string, from = fromNewAddress(), password = 'wrong-password') =>
  refusalOf(app.call(contract.login, { username, password }, from))
const isSkip = async (username: string | undefined, from = fromNewAddress()) =>
  (await app.call(contract.skipManMachineVerify, { username }, from)).is_skip

async function failWithSlider(username: string, times: number): Promise<string[]> {
  const answers = []
  for (let i = 0; i < times; i++) {
    const proof = await solveCaptcha(app, 'nc_login')
    const input = { username, password: 'wrong-password', ...proof }
    answers.push(await refusalOf(app.call(contract.login, input, fromNewAddress())))
  }
  return answers
}

/** Inserts nineteen recent failures as the guard records them; the twentieth is a real attempt. */
async function failTwenty(subject: string, username: string): Promise<void> {
  const rows = Array.from({ length: 19 }, () => ({ subject, created_at: app.clock.now().toISOString() }))
  await app.ctx.db.insertInto('login_failure').values(rows).execute()
  expect(await failWithSlider(username, 1)).toEqual(['wrong_credentials'])
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
  expect(await refusalOf(app.call(contract.login, input, fromNewAddress()))).toBe('wrong_credentials')
  const replay = { ...input, password: TEST_PASSWORD }
  expect(await refusalOf(app.call(contract.login, replay, fromNewAddress()))).toBe('captcha_expired')
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
    expect(await refusalOf(app.call(contract.login, input, fromNewAddress()))).toBe('captcha_expired')
  }
})

test('twenty failures lock the account for fifteen minutes, then it opens again', async () => {
  const { username, phone } = await newSeller(app)
  for (let i = 0; i < 5; i++) await guess(username)
  expect(new Set(await failWithSlider(username, 15))).toEqual(new Set(['wrong_credentials']))
  const proof = await solveCaptcha(app, 'nc_login')
  const right = { username, password: TEST_PASSWORD, ...proof }
  const refusal = await app.call(contract.login, right, fromNewAddress()).catch((error) => error)
  expect(refusal).toMatchObject({ error: 'account_locked', message: expect.stringContaining('15 分钟') })
  expect(await guess(phone, fromNewAddress(), TEST_PASSWORD)).toBe('account_locked')
  app.clock.advance(14 * MINUTE_MS)
  expect(await guess(username, fromNewAddress(), TEST_PASSWORD)).toBe('account_locked')
  app.clock.advance(MINUTE_MS + 1000)
  expect(await guess(username, fromNewAddress(), TEST_PASSWORD)).toBe('let in')
})

test('a name nobody has is slowed down and locked just like a real one', async () => {
  const name = `ghost_${Date.now()}`
  for (let i = 0; i < 5; i++) expect(await guess(name)).toBe('wrong_credentials')
  expect(await guess(name)).toBe('captcha_required')
  const other = `${name}_2`
  await failTwenty(`name:${other}`, other)
  expect(await guess(other)).toBe('account_locked')
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
    await refusalOf(other.call(contract.login, { username, password: 'wrong-password' }, fromNewAddress()))
  }
  expect(await guess(username)).toBe('captcha_required')
})

test('a reset by SMS lifts the lock', async () => {
  const { username, phone, user_id } = await newSeller(app)
  await failTwenty(`user:${user_id}`, username)
  expect(await guess(username)).toBe('account_locked')
  const password = 'brand-new-password'
  const code = await receiveCode(app, phone, 'forget')
  await app.call(contract.forgetPassword, { phone, code, password, password_confirmation: password }, fromNewAddress())
  expect(await guess(username, fromNewAddress(), password)).toBe('let in')
})
