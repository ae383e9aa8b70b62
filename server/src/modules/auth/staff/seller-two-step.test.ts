import { getUser } from '@inkroute/contract/account/account'
import { login } from '@inkroute/contract/auth/auth'
import { opsLoginCode } from '@inkroute/contract/auth/staff'
import * as contract from '@inkroute/contract/auth/two-step'
import { listMessages } from '@inkroute/contract/message/message'
import { resetSellerTwoStep } from '@inkroute/contract/seller-desk/seller-desk'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount, TEST_PASSWORD } from '../../../testing/factories.ts'
import { appFor, fromNewAddress, newEmail, readMails } from '../../../testing/people.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const STEP_MS = 30_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const logIn = (username: string) => app.call(login, { username, password: TEST_PASSWORD }, fromNewAddress())
const nextCode = (code: () => string) => {
  app.clock.advance(STEP_MS)
  return code()
}

async function enrolled() {
  const seller = await newSeller(app)
  const begun = await app.call(contract.beginOwnTwoStep, { password: TEST_PASSWORD }, seller)
  const code = appFor(begun.otpauth_url, app)
  const proof = { enrolment: begun.enrolment, code: code() }
  const { recovery_codes } = await app.call(contract.confirmOwnTwoStep, proof, seller)
  return { ...seller, code, recovery_codes }
}

test('after a seller sets up an app, the password alone opens nothing', async () => {
  const seller = await newSeller(app)
  expect(await app.call(contract.getOwnTwoStep, {}, seller)).toMatchObject({ is_on: false, is_required: false })
  await expect(app.call(contract.beginOwnTwoStep, { password: 'not-it-at-all' }, seller)).rejects.toMatchObject({
    error: 'wrong_password',
  })
  const { username, code } = await enrolled()
  const { step, token } = await logIn(username)
  expect(step).toBe('code')
  await expect(app.call(getUser, {}, { token })).rejects.toMatchObject({ http: 401 })
  await expect(app.call(contract.loginCode, { token, code: '000000' }, fromNewAddress())).rejects.toMatchObject({
    error: 'wrong_code',
  })
  const given = nextCode(code)
  const session = await app.call(contract.loginCode, { token, code: given }, fromNewAddress())
  expect((await app.call(getUser, {}, session)).username).toBe(username)

  const again = await logIn(username)
  await expect(
    app.call(contract.loginCode, { token: again.token, code: given }, fromNewAddress()),
  ).rejects.toMatchObject({ error: 'wrong_code' })
})

test('a step token works once, and only on the console it was made for', async () => {
  const { username, code } = await enrolled()
  const { token } = await logIn(username)
  const given = nextCode(code)
  await expect(app.call(opsLoginCode, { token, code: given }, fromNewAddress())).rejects.toMatchObject({
    error: 'step_expired',
  })
  await app.call(contract.loginCode, { token, code: given }, fromNewAddress())
  await expect(app.call(contract.loginCode, { token, code: nextCode(code) }, fromNewAddress())).rejects.toMatchObject({
    error: 'step_expired',
  })
})

test('a recovery code stands in for the phone once', async () => {
  const { username, recovery_codes } = await enrolled()
  const enter = async () => {
    const { token } = await logIn(username)
    return app.call(contract.loginCode, { token, code: recovery_codes[0] ?? '' }, fromNewAddress())
  }
  const session = await enter()
  expect(await app.call(contract.getOwnTwoStep, {}, session)).toMatchObject({ is_on: true, recovery_left: 9 })
  await expect(enter()).rejects.toMatchObject({ error: 'wrong_code' })
})

test('turning it off needs a code, and a seller turns off nobody else’s', async () => {
  const { username, code, token } = await enrolled()
  await expect(app.call(contract.endOwnTwoStep, { code: '000000' }, { token })).rejects.toMatchObject({
    error: 'wrong_code',
  })
  await app.call(contract.endOwnTwoStep, { code: nextCode(code) }, { token })
  expect((await logIn(username)).step).toBe('done')
})

test('staff can turn it off for a person of the named seller, who is told and logged out', async () => {
  const seller = await enrolled()
  const email = newEmail()
  await app.ctx.db.updateTable('app_user').set({ email, language: 'en' }).where('id', '=', seller.user_id).execute()
  const clerk = { token: await newStaff(app, ['ops.seller']) }
  const other = await newSeller(app)
  const reset = (id: number, username: string) => app.call(resetSellerTwoStep, { id, username }, clerk)
  await expect(reset(other.seller_id, seller.username)).rejects.toMatchObject({ error: 'not_found' })
  await reset(seller.seller_id, seller.username)
  await expect(reset(seller.seller_id, seller.username)).rejects.toMatchObject({ error: 'two_step_off_already' })
  await expect(app.call(getUser, {}, seller)).rejects.toMatchObject({ http: 401 })
  const { step, token } = await logIn(seller.username)
  expect(step).toBe('done')
  expect((await readMails(app, email)).map(({ subject }) => subject).join()).toContain('Two-step login')
  const titles = (await app.call(listMessages, {}, { token })).data.map(({ title }) => title)
  expect(titles).toContain('您的两步登录已关闭')
})

test('a sub-account has a two-step login of its own; the account everybody shares in the demo has none', async () => {
  const seller = await newSeller(app)
  const sub = await newSubAccount(app, seller, [])
  const begun = await app.call(contract.beginOwnTwoStep, { password: TEST_PASSWORD }, sub)
  const proof = { enrolment: begun.enrolment, code: appFor(begun.otpauth_url, app)() }
  await app.call(contract.confirmOwnTwoStep, proof, sub)
  expect((await logIn(seller.username)).step).toBe('done')
  await app.ctx.db.updateTable('app_user').set({ is_demo: true }).where('id', '=', seller.user_id).execute()
  await expect(app.call(contract.beginOwnTwoStep, { password: TEST_PASSWORD }, seller)).rejects.toMatchObject({
    error: 'demo_account_fixed',
  })
})
