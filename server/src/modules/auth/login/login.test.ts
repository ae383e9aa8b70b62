import * as account from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/auth'
import * as staff from '@inkroute/contract/auth/staff'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, TEST_PASSWORD } from '../../../testing/factories.ts'
import { fromNewAddress } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { createStaff } from '../../account/account.ts'

const DAY_MS = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

test('a seller logs in with username or phone and is then known by the token', async () => {
  const seller = await newSeller(app)
  for (const username of [seller.username, seller.username.toUpperCase(), ` ${seller.phone} `]) {
    const { token } = await app.call(contract.login, { username, password: TEST_PASSWORD }, fromNewAddress())
    const user = await app.call(account.getUser, {}, { token })
    expect(user.username).toBe(seller.username)
  }
})

test('the advertising address is kept with the session', async () => {
  const { username, user_id } = await newSeller(app)
  const logid_url = 'https://example.com/?bd_vid=abc123'
  await app.call(contract.login, { username, password: TEST_PASSWORD, logid_url }, fromNewAddress())
  const sessions = await app.ctx.db.selectFrom('session').select('logid_url').where('user_id', '=', user_id).execute()
  expect(sessions.map((session) => session.logid_url)).toContain(logid_url)
})

test.each([
  ['zh', { username: ' ', password: 'x' }, '请输入手机号/用户名'],
  ['en', { username: '', password: 'x' }, 'Please enter phone/username'],
  ['zh', { username: 'someone', password: '' }, '请输入密码'],
  ['en', { username: 'someone' }, 'Please enter password'],
])('in %s %j is answered with its sentence', async (language, input, message) => {
  const headers = { ...fromNewAddress().headers, 'accept-language': language }
  const call = app.call(contract.login, input as { username: string; password: string }, { headers })
  await expect(call).rejects.toMatchObject({ status_code: 422, message })
})

test('an unknown name, a wrong password and a staff account are answered alike', async () => {
  const { username } = await newSeller(app)
  await createStaff(app.ctx, { username: 'ops-one', password: TEST_PASSWORD, display_name: '' })
  const attempts = [
    { username, password: 'wrong-password' },
    { username: 'nobody-of-this-name', password: TEST_PASSWORD },
    { username: 'ops-one', password: TEST_PASSWORD },
  ]
  for (const input of attempts) {
    const refusal = await app.call(contract.login, input, fromNewAddress()).catch((error) => error)
    expect(refusal).toMatchObject({
      http: 200,
      status_code: 422,
      error: 'wrong_credentials',
      message: '用户名或密码错误',
    })
  }
})

test('staff log in at /ops only, sellers never there, and neither token opens the other console', async () => {
  const seller = await newSeller(app)
  await createStaff(app.ctx, { username: 'ops-two', password: TEST_PASSWORD, display_name: '' })
  const asSeller = { username: seller.username, password: TEST_PASSWORD }
  await expect(app.call(staff.opsLogin, asSeller, fromNewAddress())).rejects.toMatchObject({
    error: 'wrong_credentials',
  })
  const { token } = await app.call(staff.opsLogin, { username: 'ops-two', password: TEST_PASSWORD }, fromNewAddress())
  const wrong = { http: 403, error: 'wrong_console' }
  await expect(app.call(contract.listSessions, {}, { token })).rejects.toMatchObject(wrong)
  await expect(app.call(contract.setSession, {}, { token })).rejects.toMatchObject(wrong)
  await expect(app.call(staff.opsLogout, {}, { token: seller.token })).rejects.toMatchObject(wrong)
  await app.call(staff.opsLogout, {}, { token })
  await expect(app.call(staff.opsLogout, {}, { token })).rejects.toMatchObject({ http: 401 })
})

test('a disabled account is revealed only with the right password', async () => {
  const { username, user_id, token } = await newSeller(app)
  await app.ctx.db.updateTable('app_user').set({ is_enabled: false }).where('id', '=', user_id).execute()
  const attempt = (password: string) => app.call(contract.login, { username, password }, fromNewAddress())
  await expect(attempt(TEST_PASSWORD)).rejects.toMatchObject({ error: 'account_disabled' })
  await expect(attempt('wrong-password')).rejects.toMatchObject({ error: 'wrong_credentials' })
  await expect(app.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401 })
})

test('a logged-out token opens nothing', async () => {
  const { token } = await newSeller(app)
  await app.call(contract.logout, {}, { token })
  await expect(app.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401, error: 'unauthorized' })
})

test('a token lives seven days', async () => {
  const node = await testApp()
  const { token } = await newSeller(node)
  node.clock.advance(7 * DAY_MS - 60_000)
  await node.call(account.getUser, {}, { token })
  node.clock.advance(61_000)
  await expect(node.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401 })
})

test('neither the token nor a plain password rests anywhere in the database', async () => {
  const { username } = await newSeller(app)
  const headers = { ...fromNewAddress().headers, 'idempotency-key': 'kept-login' }
  const { token } = await app.call(contract.login, { username, password: TEST_PASSWORD }, { headers })
  for (const table of ['session', 'app_user', 'idempotency_key', 'login_failure'] as const) {
    const rows = await app.database.pool.query(`select t::text as line from ${table} t`)
    const text = rows.rows.map((row: { line: string }) => row.line).join('\n')
    expect(text).not.toContain(token)
    expect(text).not.toContain(Buffer.from(token).toString('hex'))
    expect(text).not.toContain(TEST_PASSWORD)
  }
  const users = await app.ctx.db.selectFrom('app_user').select('password_hash').execute()
  for (const user of users) expect(user.password_hash).toMatch(/^\$argon2id\$/)
})
