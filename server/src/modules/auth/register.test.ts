import { randomBytes } from 'node:crypto'
import * as account from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/auth'
import { beforeAll, expect, test } from 'vitest'
import { newPhone, newSeller } from '../../testing/factories.ts'
import { fromNewAddress, readSms, receiveCode, solveCaptcha } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const newUsername = () => `new_${randomBytes(5).toString('hex')}`
const password = 'ink-and-paper-1'

async function filledForm(changes: Record<string, unknown> = {}) {
  const phone = newPhone()
  return {
    username: newUsername(),
    password,
    password_confirmation: password,
    phone,
    register_source: 4,
    product_type: 3,
    code: await receiveCode(app, phone, 'register'),
    ...(await solveCaptcha(app, 'nc_register')),
    ...changes,
  }
}

test.each([
  ['password123', 'password_common', newPhone()],
  ['Welcome2024!', 'password_common', newPhone()],
  ['13800138000', 'password_is_name', '13800138000'],
])('the password %s is refused at its field', async (password, error, phone) => {
  const form = await filledForm({ phone, password, password_confirmation: password })
  const refusal = await app.call(contract.register, form, fromNewAddress()).catch((reason) => reason)
  expect(refusal).toMatchObject({ error, problems: [{ field: 'password' }] })
})

test('a visitor registers with slider and SMS code, then logs in without the slider', async () => {
  const form = await filledForm()
  expect(await app.call(contract.register, form, fromNewAddress())).toEqual({ username: form.username })
  const { token } = await app.call(contract.login, { username: form.username, password }, fromNewAddress())
  expect((await app.call(account.getUser, {}, { token })).username).toBe(form.username)
})

test('phone, code and password are enough: the rest is asked later', async () => {
  const { username: _, register_source: __, product_type: ___, ...form } = await filledForm()
  const { username } = await app.call(contract.register, form, fromNewAddress())
  expect(username).toMatch(new RegExp(`^u${form.phone.slice(-4)}-[0-9a-f]{6}$`))
  const { token } = await app.call(contract.login, { username: form.phone, password }, fromNewAddress())
  const user = await app.call(account.getUser, {}, { token })
  expect(user).toMatchObject({ username, display_name: `${form.phone.slice(0, 3)}****${form.phone.slice(-4)}` })
  const { steps } = await app.call(account.getGuideStatus, {}, { token })
  expect(steps.find(({ key }) => key === 'profile')).toMatchObject({ is_done: false })
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Mars/Olympus', 'Asia/Shanghai'],
])('times are shown in the time zone of the browser: %s', async (time_zone, kept) => {
  const form = await filledForm({ time_zone })
  await app.call(contract.register, form, fromNewAddress())
  const { token } = await app.call(contract.login, { username: form.username, password }, fromNewAddress())
  expect((await app.call(account.getUser, {}, { token })).time_zone).toBe(kept)
})

test('source and focus are kept, the detail only for “other”', async () => {
  const other = await filledForm({ register_source: 13, register_source_detail: '展会', product_type: 2 })
  const named = await filledForm({ register_source: 9, register_source_detail: '展会' })
  for (const form of [other, named]) await app.call(contract.register, form, fromNewAddress())
  const rows = await app.ctx.db
    .selectFrom('seller')
    .innerJoin('app_user', 'app_user.seller_id', 'seller.id')
    .select(['username', 'register_source', 'register_source_detail', 'product_type'])
    .where('username', 'in', [other.username, named.username])
    .orderBy('register_source', 'desc')
    .execute()
  expect(rows).toEqual([
    { username: other.username, register_source: 13, register_source_detail: '展会', product_type: 2 },
    { username: named.username, register_source: 9, register_source_detail: null, product_type: 3 },
  ])
})

test.each([
  ['username', '', '请输入用户名', 'Please enter a username'],
  ['username', '13800001111', /不能全是数字/, /not digits only/],
  ['password', undefined, '请输入新密码', 'Please enter a new password'],
  ['password', 'short', '密码长度为 8–64 个字符', 'Use 8 to 64 characters'],
  ['password_confirmation', '', '请再次输入新密码', 'Enter the new password again'],
  ['password_confirmation', 'another-one', '您两次输入的密码不一致', 'Your two passwords are different'],
  ['phone', ' ', '请输入手机号', 'Please enter phone number'],
  ['phone', '23800001111', '手机号不正确', 'The phone number is incorrect'],
  ['register_source', '', '请选择来源渠道', 'Please select source channel'],
  ['register_source', 999, '请选择来源渠道', 'Please select source channel'],
  ['product_type', '', '请选择您关注的产品', 'Please select the products you follow'],
  ['code', '', '请输入验证码', 'Please enter the code'],
])('%s = %j is answered at its field, in both languages', async (field, value, zh, en) => {
  const good = { username: newUsername(), password, password_confirmation: password, phone: newPhone() }
  const form = { ...good, register_source: 4, product_type: 1, code: '123456', [field]: value }
  for (const [language, message] of [['zh-CN', zh] as const, ['en', en] as const]) {
    const headers = { ...fromNewAddress().headers, 'accept-language': language }
    const refusal = await app.call(contract.register, form, { headers }).catch((error) => error)
    expect(refusal).toMatchObject({ status_code: 422, error: 'invalid_input' })
    expect(refusal.problems[0]).toEqual({ field, message: expect.stringMatching(message) })
    expect(refusal.message).toMatch(message)
  }
})

test('the source “other” asks which', async () => {
  const form = { username: newUsername(), password, password_confirmation: password, phone: newPhone() }
  const call = app.call(contract.register, { ...form, register_source: 13, product_type: 1, code: '123456' })
  await expect(call).rejects.toMatchObject({ message: '请输入其他来源渠道' })
})

test('registration without a captcha is refused and leaves the code unspent', async () => {
  const { sessionId: _, ...form } = await filledForm()
  const refusal = { error: 'captcha_required', message: '请先验证' }
  await expect(app.call(contract.register, form, fromNewAddress())).rejects.toMatchObject(refusal)
  const again = { ...form, ...(await solveCaptcha(app, 'nc_register')) }
  await app.call(contract.register, again, fromNewAddress())
})

test('a slide for login does not open the registration', async () => {
  const form = await filledForm(await solveCaptcha(app, 'nc_login'))
  const expected = { error: 'captcha_expired' }
  await expect(app.call(contract.register, form, fromNewAddress())).rejects.toMatchObject(expected)
  const relabelled = { ...form, scene: 'nc_register' as const }
  await expect(app.call(contract.register, relabelled, fromNewAddress())).rejects.toMatchObject(expected)
})

test('one slide opens one registration', async () => {
  const form = await filledForm()
  await app.call(contract.register, form, fromNewAddress())
  const phone = newPhone()
  const second = { ...form, username: newUsername(), phone, code: await receiveCode(app, phone, 'register') }
  await expect(app.call(contract.register, second, fromNewAddress())).rejects.toMatchObject({
    error: 'captcha_expired',
  })
})

test('a taken name is reported only after captcha and code, regardless of case, and leaves the code unspent', async () => {
  const { username } = await newSeller(app)
  const form = await filledForm({ username: username.toUpperCase() })
  const problems = [{ field: 'username', message: '该用户名已被使用，请换一个' }]
  const expected = { error: 'username_taken', problems }
  await expect(app.call(contract.register, form, fromNewAddress())).rejects.toMatchObject(expected)
  const mended = { ...form, username: newUsername(), ...(await solveCaptcha(app, 'nc_register')) }
  await app.call(contract.register, mended, fromNewAddress())
})

test('a code opens one account only', async () => {
  const form = await filledForm()
  await app.call(contract.register, form, fromNewAddress())
  await app.ctx.db.updateTable('app_user').set({ phone: null }).where('phone', '=', form.phone).execute()
  const replay = { ...form, username: newUsername(), ...(await solveCaptcha(app, 'nc_register')) }
  await expect(app.call(contract.register, replay, fromNewAddress())).rejects.toMatchObject({ error: 'sms_code_wrong' })
})

test('two registrations with one code at the same moment make one account', async () => {
  const form = await filledForm()
  const forms = [form, { ...form, username: newUsername(), ...(await solveCaptcha(app, 'nc_register')) }]
  const results = await Promise.allSettled(forms.map((each) => app.call(contract.register, each, fromNewAddress())))
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a repeated request with the same Idempotency-Key gets the first answer, not a second account', async () => {
  const form = await filledForm()
  const headers = { ...fromNewAddress().headers, 'idempotency-key': randomBytes(8).toString('hex') }
  const first = await app.call(contract.register, form, { headers })
  expect(await app.call(contract.register, form, { headers })).toEqual(first)
  const total = await app.ctx.db.selectFrom('app_user').select('id').where('phone', '=', form.phone).execute()
  expect(total).toHaveLength(1)
})

test('requesting a code does not reveal whether the phone has an account, but its owner is notified', async () => {
  const { phone } = await newSeller(app)
  const stranger = newPhone()
  const answers = []
  for (const each of [phone, stranger]) {
    const proof = await solveCaptcha(app, 'nc_register')
    answers.push(await app.call(contract.phoneCode, { phone: each, type: 'register', ...proof }, fromNewAddress()))
  }
  expect(answers[0]).toEqual(answers[1])
  const [told] = await readSms(app, phone)
  expect(told).toMatchObject({ code: '', text: expect.stringContaining('已有账号') })
  expect((await readSms(app, stranger))[0]?.code).toMatch(/^\d{6}$/)
})
