import { randomBytes } from 'node:crypto'
import * as account from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/auth'
import { getDelivery } from '@inkroute/contract/message/delivery'
import * as service from '@inkroute/contract/service/service'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, TEST_PASSWORD } from '../../../testing/factories.ts'
import { fromNewAddress, newEmail, readMails, receiveMailCode, solveCaptcha } from '../../../testing/people.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const password = 'ink-and-paper-1'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const newUsername = () => `mail_${randomBytes(5).toString('hex')}`
const logIn = (username: string, word = password) =>
  app.call(contract.login, { username, password: word }, fromNewAddress())

async function register(email: string, changes: Record<string, unknown> = {}) {
  const form = {
    username: newUsername(),
    password,
    password_confirmation: password,
    email,
    register_source: 4,
    product_type: 3,
    code: await receiveMailCode(app, email, 'register'),
    ...(await solveCaptcha(app, 'nc_register')),
    ...changes,
  }
  await app.call(contract.register, form, fromNewAddress())
  return form.username
}

test('a visitor registers by mail, logs in with the address in any case, and sees it with its middle hidden', async () => {
  const email = newEmail()
  const username = await register(email)
  const { token } = await logIn(email.toUpperCase())
  const user = await app.call(account.getUser, {}, { token })
  expect(user).toMatchObject({ username, phone: null, email: expect.stringMatching(/^s\*\*\*.@example\.com$/) })
  const [mail] = await readMails(app, email)
  expect(mail?.text).toMatch(/\n\d{6}\n/)
  expect(mail?.html).toContain('</html>')
  // Nobody can unsubscribe from codes.
  expect(mail?.headers['list-unsubscribe']).toBeUndefined()
})

test('ticking the box at registration is recorded as consent to one mail a day', async () => {
  const email = newEmail()
  await register(email, { wants_mail: true })
  await app.drain()
  const { token } = await logIn(email)
  const { choices } = await app.call(getDelivery, {}, { token })
  const on = choices.filter(({ mode }) => mode !== 'off').map(({ channel, topic, mode }) => [channel, topic, mode])
  expect(on).toEqual(['order', 'money', 'shop', 'ticket'].map((topic) => ['mail', topic, 'daily']))
  const rows = await app.ctx.db.selectFrom('delivery_consent').selectAll().where('address', '=', email).execute()
  expect(rows.map(({ source, mode }) => [source, mode])).toEqual(Array(4).fill(['register', 'daily']))
})

test('an address belongs to one account, whatever its case; its owner is told, the caller is not', async () => {
  const email = newEmail()
  await register(email)
  app.clock.advance(61_000)
  const proof = await solveCaptcha(app, 'nc_register')
  const asked = { email: email.toUpperCase(), type: 'register' as const, ...proof }
  expect(await app.call(contract.mailCode, asked, fromNewAddress())).toEqual({ wait_seconds: 60 })
  const [mail] = await readMails(app, email)
  expect([mail?.subject, mail?.text]).toEqual(['您的邮箱已有印途账号', expect.not.stringMatching(/\d{6}/)])
  app.clock.advance(61_000)
  const stranger = newEmail()
  const reset = { email: stranger, type: 'forget' as const, ...(await solveCaptcha(app, 'nc_login')) }
  expect(await app.call(contract.mailCode, reset, fromNewAddress())).toEqual({ wait_seconds: 60 })
  expect(await readMails(app, stranger)).toEqual([])
})

test('a forgotten password is reset by mail, which ends every session; five wrong tries end the code', async () => {
  const email = newEmail()
  const username = await register(email)
  const { token } = await logIn(email)
  app.clock.advance(61_000)
  const next = 'another-word-22'
  const code = await receiveMailCode(app, email, 'forget')
  const form = { email, password: next, password_confirmation: next }
  await app.call(contract.forgetPassword, { ...form, code }, fromNewAddress())
  await expect(app.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401 })
  await logIn(username, next)
  app.clock.advance(61_000)
  const second = await receiveMailCode(app, email, 'forget')
  const wrong = second === '000000' ? '000001' : '000000'
  for (const tried of [wrong, wrong, wrong, wrong, wrong, second]) {
    const refused = app.call(contract.forgetPassword, { ...form, code: tried }, fromNewAddress())
    await expect(refused).rejects.toMatchObject({ error: 'sms_code_wrong', problems: [{ field: 'code' }] })
  }
})

test('codes by mail have the limits of codes by SMS', async () => {
  const email = newEmail()
  const ask = async () =>
    app.call(
      contract.mailCode,
      { email, type: 'register', ...(await solveCaptcha(app, 'nc_register')) },
      fromNewAddress(),
    )
  await ask()
  await expect(ask()).rejects.toMatchObject({ error: 'sms_too_soon' })
  const without = app.call(contract.mailCode, { email, type: 'register' }, fromNewAddress())
  await expect(without).rejects.toMatchObject({ error: 'captcha_required' })
  for (let sent = 1; sent < 10; sent++) {
    app.clock.advance(61_000)
    await ask()
  }
  app.clock.advance(61_000)
  await expect(ask()).rejects.toMatchObject({ error: 'mail_daily_limit' })
})

test('a seller with a phone adds an address with its code and the password; a taken one is refused', async () => {
  const { token, username } = await newSeller(app)
  const email = newEmail()
  const code = await receiveMailCode(app, email, 'bind', token)
  const change = { email, code, password: TEST_PASSWORD }
  const wrong = app.call(contract.changeEmail, { ...change, password: 'guessed-1' }, { token })
  await expect(wrong).rejects.toMatchObject({ problems: [{ field: 'password' }] })
  expect(await app.call(contract.changeEmail, change, { token })).toEqual({ email })
  await logIn(email, TEST_PASSWORD)
  const other = await newSeller(app)
  const asking = { email, type: 'bind' as const, ...(await solveCaptcha(app, 'nc_login')) }
  app.clock.advance(61_000)
  await app.call(contract.mailCode, asking, { ...fromNewAddress(), token: other.token })
  const [told] = await readMails(app, email)
  expect(told?.subject).toBe('您的邮箱已有印途账号')
  const twin = app.ctx.db.updateTable('app_user').set({ email: email.toUpperCase() }).where('id', '=', other.user_id)
  await expect(twin.execute()).rejects.toMatchObject({ constraint: 'app_user_email' })
  expect(username).not.toBe(email)
})

test.each([
  ['with another header behind it', 'seller@example.com\r\nBcc: all@example.com'],
  ['that is two', 'a@example.com,b@example.com'],
  ['in quotes', '"quoted seller"@example.com'],
  ['with a long name', `${'x'.repeat(65)}@example.com`],
  ['of ten thousand characters', `seller@${'a.'.repeat(5000)}example`],
  ['with a name no server takes', '卖家@example.com'],
])('an address %s is refused at its field', async (_, email) => {
  const call = app.call(contract.mailCode, { email, type: 'register' }, fromNewAddress())
  await expect(call).rejects.toMatchObject({ problems: [{ field: 'email' }] })
})

test('an international domain is kept in its ASCII form and logs in by either spelling', async () => {
  const name = `lin-${randomBytes(4).toString('hex')}`
  const proof = await solveCaptcha(app, 'nc_register')
  await app.call(contract.mailCode, { email: `${name}@bücher.example`, type: 'register', ...proof }, fromNewAddress())
  const [mail] = await readMails(app, name)
  const code = mail?.subject.slice(0, 6) ?? ''
  const form = {
    username: newUsername(),
    password,
    password_confirmation: password,
    register_source: 4,
    product_type: 3,
  }
  const rest = { email: `${name}@bücher.example`, code, ...(await solveCaptcha(app, 'nc_register')) }
  await app.call(contract.register, { ...form, ...rest }, fromNewAddress())
  for (const spelling of [`${name}@bücher.example`, `${name}@XN--bcher-kva.example`]) await logIn(spelling)
})

test('for real, with mail alone, a seller registers; by phone is refused with a clear answer', async () => {
  const { port } = (await (await fetch(`${app.ctx.sandbox_url}/mail/smtp.json`)).json()) as { port: number }
  const env = { DEMO: 'false', MARKET_ALLOW: `smtp://127.0.0.1:${port}` }
  const real = await testApp({ env })
  const staff = { token: await newStaff(real, ['ops.services']) }
  const account_at = { host: '127.0.0.1', port: String(port), security: 'none', user: 'inkroute' }
  const settings = { ...account_at, from_address: 'shop@example.com' }
  const entry = { service: 'mail' as const, provider: 'smtp', settings, revision: 0 }
  const secrets = { password: 'sandbox-smtp-password' }
  await real.call(service.saveServiceSettings, { ...entry, secrets }, staff)
  expect(await real.call(service.getServices, {})).toMatchObject({ mail: true, sms: false })
  const email = newEmail()
  const asking = { email, type: 'register' as const, ...(await solveCaptcha(real, 'nc_register')) }
  await real.call(contract.mailCode, asking, { headers: { ...fromNewAddress().headers, 'accept-language': 'en' } })
  await real.drain()
  const [mail] = await readMails(app, email)
  expect(mail?.subject).toMatch(/^\d{6} is your InkRoute registration code$/)
  const names = { username: newUsername(), password, password_confirmation: password, register_source: 4 }
  const form = { ...names, product_type: 3, email, code: mail?.subject.slice(0, 6) ?? '' }
  const proof = await solveCaptcha(real, 'nc_register')
  await real.call(contract.register, { ...form, ...proof }, fromNewAddress())
  const reset = { phone: '13800001111', code: '123456', password, password_confirmation: password }
  await expect(real.call(contract.forgetPassword, reset, fromNewAddress())).rejects.toMatchObject({ error: 'sms_off' })
})
