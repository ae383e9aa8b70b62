import * as account from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/auth'
import * as staff from '@inkroute/contract/auth/staff'
import { beforeAll, expect, test } from 'vitest'
import { newPhone, newSeller, TEST_PASSWORD } from '../../testing/factories.ts'
import { fromNewAddress, receiveCode, solveCaptcha } from '../../testing/people.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { cleanUpAuth } from './clean-up.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const isLet = (token: string) =>
  app
    .call(account.getUser, {}, { token })
    .then(() => true)
    .catch(() => false)
const logIn = async (username: string, password = TEST_PASSWORD) =>
  (await app.call(contract.login, { username, password }, fromNewAddress())).token

test('a jump token opens one session once and grants no access directly', async () => {
  const { token } = await newSeller(app)
  const jump = await app.call(contract.setSession, {}, { token })
  expect(jump.purpose).toBe('jump')
  expect(await isLet(jump.token)).toBe(false)
  const opened = await app.call(contract.setSession, { token: jump.token })
  expect(opened.purpose).toBe('login')
  expect(await isLet(opened.token)).toBe(true)
  expect(await isLet(token)).toBe(true)
  const again = app.call(contract.setSession, { token: jump.token })
  await expect(again).rejects.toMatchObject({ error: 'jump_token_invalid' })
})

test('two that bring one jump token at the same moment: one gets in', async () => {
  const { token } = await newSeller(app)
  const jump = await app.call(contract.setSession, {}, { token })
  const both = await Promise.allSettled([1, 2, 3].map(() => app.call(contract.setSession, { token: jump.token })))
  expect(both.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
})

test('a jump token lives ten minutes', async () => {
  const node = await testApp()
  const { token } = await newSeller(node)
  const jump = await node.call(contract.setSession, {}, { token })
  const lifetime_ms = new Date(jump.expires_at).getTime() - node.clock.now().getTime()
  expect(Math.round(lifetime_ms / 60_000)).toBe(10)
  node.clock.advance(10 * 60_000 + 1000)
  const late = node.call(contract.setSession, { token: jump.token })
  await expect(late).rejects.toMatchObject({ error: 'jump_token_invalid' })
})

test('a jump token dies with the logout of the session that issued it', async () => {
  const { token } = await newSeller(app)
  const jump = await app.call(contract.setSession, {}, { token })
  await app.call(contract.logout, {}, { token })
  const late = app.call(contract.setSession, { token: jump.token })
  await expect(late).rejects.toMatchObject({ error: 'jump_token_invalid' })
})

test('however often it is handed on, a login ends seven days after the password was typed', async () => {
  const node = await testApp()
  const { username } = await newSeller(node)
  const first = await node.call(contract.login, { username, password: TEST_PASSWORD }, fromNewAddress())
  let { token } = first
  for (let day = 0; day < 6; day++) {
    node.clock.advance(24 * 60 * 60_000)
    const jump = await node.call(contract.setSession, {}, { token })
    const next = await node.call(contract.setSession, { token: jump.token })
    expect(next.expires_at).toBe(first.expires_at)
    token = next.token
  }
  node.clock.advance(24 * 60 * 60_000 + 1000)
  await expect(node.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401 })
})

test('a jump token replaces another account only with consent', async () => {
  const [victim, attacker] = [await newSeller(app), await newSeller(app)]
  const jump = await app.call(contract.setSession, {}, { token: attacker.token })
  const silent = app.call(contract.setSession, { token: jump.token }, { token: victim.token })
  await expect(silent).rejects.toMatchObject({ error: 'session_replaces' })
  const { message } = await silent.catch((refusal) => refusal)
  expect(message).toContain(victim.username)
  expect(message).toContain(attacker.username)
  const agreed = await app.call(contract.setSession, { token: jump.token, replace: '1' }, { token: victim.token })
  expect(await isLet(agreed.token)).toBe(true)
})

test('a seven-day token is not a jump token, and without a login none is issued', async () => {
  const { token } = await newSeller(app)
  await expect(app.call(contract.setSession, { token })).rejects.toMatchObject({ error: 'jump_token_invalid' })
  await expect(app.call(contract.setSession, {})).rejects.toMatchObject({ http: 401 })
})

test('a seller sees where they are logged in and ends one of the sessions', async () => {
  const { username, token } = await newSeller(app)
  const other = await logIn(username)
  const { sessions } = await app.call(contract.listSessions, {}, { token })
  expect(sessions.map((session) => session.is_current)).toEqual([false, true])
  expect(Object.keys(sessions[0] ?? {})).not.toContain('token_hash')
  await app.call(contract.revokeSession, { id: sessions[0]!.id }, { token })
  expect(await isLet(other)).toBe(false)
  expect(await isLet(token)).toBe(true)
})

test("another seller's session cannot be ended", async () => {
  const [mine, theirs] = [await newSeller(app), await newSeller(app)]
  const { sessions } = await app.call(contract.listSessions, {}, { token: theirs.token })
  const attempt = app.call(contract.revokeSession, { id: sessions[0]!.id }, { token: mine.token })
  await expect(attempt).rejects.toMatchObject({ error: 'not_found' })
  expect(await isLet(theirs.token)).toBe(true)
})

test('changing the password keeps this session and ends all others, jump tokens included', async () => {
  const { username, token } = await newSeller(app)
  const other = await logIn(username)
  const jump = await app.call(contract.setSession, {}, { token: other })
  const password = 'a-better-password'
  const input = { old_password: TEST_PASSWORD, password, password_confirmation: password }
  await app.call(contract.changePassword, input, { token })
  expect([await isLet(token), await isLet(other)]).toEqual([true, false])
  await expect(app.call(contract.setSession, { token: jump.token })).rejects.toMatchObject({
    error: 'jump_token_invalid',
  })
  await expect(logIn(username)).rejects.toMatchObject({ error: 'wrong_credentials' })
  expect(await isLet(await logIn(username, password))).toBe(true)
})

test('a thief with a session gets five guesses at the current password, and the owner is not locked out', async () => {
  const { username, token } = await newSeller(app)
  const input = { password: 'thief-was-here', password_confirmation: 'thief-was-here' }
  const guess = (old_password: string) =>
    app.call(contract.changePassword, { old_password, ...input }, { token, ...fromNewAddress() })
  for (let i = 0; i < 5; i++) await expect(guess('wrong-password')).rejects.toMatchObject({ error: 'wrong_password' })
  await expect(guess(TEST_PASSWORD)).rejects.toMatchObject({ error: 'too_many_requests' })
  expect(await isLet(await logIn(username))).toBe(true)
})

test('the phone moves with the password and a code sent to the new phone', async () => {
  const { username, token, phone: old_phone } = await newSeller(app)
  const phone = newPhone()
  const code = await receiveCode(app, phone, 'bind', token)
  const wrong = app.call(contract.changePhone, { phone, code, password: 'wrong-password' }, { token })
  await expect(wrong).rejects.toMatchObject({ error: 'wrong_password' })
  expect(await app.call(contract.changePhone, { phone, code, password: TEST_PASSWORD }, { token })).toEqual({ phone })
  expect(await isLet(await logIn(phone))).toBe(true)
  await expect(logIn(old_phone)).rejects.toMatchObject({ error: 'wrong_credentials' })
  expect(await isLet(await logIn(username))).toBe(true)
})

test('a code for one purpose does not serve another', async () => {
  const { phone } = await newSeller(app)
  const code = await receiveCode(app, phone, 'forget')
  const { token } = await newSeller(app)
  const misuse = app.call(contract.changePhone, { phone, code, password: TEST_PASSWORD }, { token })
  await expect(misuse).rejects.toMatchObject({ error: 'sms_code_wrong' })
})

test('expired rows are swept, recent ones stay', async () => {
  const node = await testApp()
  const { user_id } = await newSeller(node)
  await node.call(contract.getCaptcha, { scene: 'nc_login' })
  await node.call(contract.phoneCode, {
    phone: newPhone(),
    type: 'register',
    ...(await solveCaptcha(node, 'nc_register')),
  })
  const count = async () => {
    const sessions = await node.ctx.db.selectFrom('session').select('id').where('user_id', '=', user_id).execute()
    const codes = await node.ctx.db.selectFrom('sms_code').select('id').execute()
    const challenges = await node.ctx.db.selectFrom('captcha_challenge').select('id').execute()
    return [sessions.length, codes.length, challenges.length]
  }
  await cleanUpAuth.run(node.ctx, {})
  expect(await count()).toEqual([1, 1, 1])
  node.clock.advance(40 * 24 * 60 * 60_000)
  await cleanUpAuth.run(node.ctx, {})
  expect(await count()).toEqual([0, 0, 0])
})

test('staff change their own password with the old one, and a seller’s token changes nobody’s there', async () => {
  const token = await newStaff(app, [])
  const { username } = await app.call(account.getStaff, {}, { token })
  const asked = { old_password: TEST_PASSWORD, password: 'ink-and-paper-9', password_confirmation: 'ink-and-paper-9' }
  const { token: sellers } = await newSeller(app)
  await expect(app.call(staff.opsChangePassword, asked, { token: sellers })).rejects.toMatchObject({ http: 403 })
  const wrong = { ...asked, old_password: 'not-the-old-one' }
  await expect(app.call(staff.opsChangePassword, wrong, { token })).rejects.toMatchObject({
    error: 'wrong_password',
  })
  await app.call(staff.opsChangePassword, asked, { token })
  const logInWith = (password: string) => app.call(staff.opsLogin, { username, password }, fromNewAddress())
  await expect(logInWith(TEST_PASSWORD)).rejects.toMatchObject({ error: 'wrong_credentials' })
  expect((await logInWith(asked.password)).token).not.toBe('')
})
