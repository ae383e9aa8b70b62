import { changePassword, login } from '@inkroute/contract/auth/auth'
import { acceptInvite } from '@inkroute/contract/auth/staff'
import { listMessages } from '@inkroute/contract/message/message'
import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { createWithdrawal } from '@inkroute/contract/wallet/withdraw'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount, TEST_PASSWORD } from '../../testing/factories.ts'
import { fromNewAddress, newEmail, readMails, readSms } from '../../testing/people.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { postTransaction } from '../wallet/wallet.ts'

const HOUR_MS = 3_600_000
const NEW_PASSWORD = 'seven-blue-mugs'

let app: TestApp
let clerk: { token: string }
beforeAll(async () => {
  app = await testApp()
  clerk = { token: await newStaff(app, ['ops.seller']) }
})

const give = (seller_id: number, amount_fen: number) =>
  postTransaction(app.ctx, seller_id, {
    idempotency_key: 'gift',
    cause: 'adjustment',
    lines: [
      { account: 'available', amount_fen },
      { account: 'clearing_bank', amount_fen: -amount_fen },
    ],
  })
const setContact = (user_id: number, contact: { phone?: string | null; email?: string | null; language?: string }) =>
  app.ctx.db.updateTable('app_user').set(contact).where('id', '=', user_id).execute()
const withdraw = (token: string, password: string) => {
  const account = { method: 'alipay' as const, account_name: '陈晓岚', account_no: 'lan.chen@example.com' }
  return app.call(createWithdrawal, { ...account, amount: '100', password }, { token })
}

test('the link of an account in use reaches its owner by mail and never staff', async () => {
  const seller = await newSeller(app)
  const email = newEmail()
  await setContact(seller.user_id, { email, language: 'en' })
  const made = await app.call(contract.renewSellerLink, { id: seller.seller_id }, clerk)
  expect(made).toMatchObject({ link: '', sent_to: expect.stringMatching(/^s\*\*\*.@example\.com$/) })
  const [mail] = await readMails(app, email)
  const token = /\/user\/invite#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await app.call(acceptInvite, { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }, fromNewAddress())
  expect(
    (await app.call(login, { username: seller.username, password: NEW_PASSWORD }, fromNewAddress())).token,
  ).toBeTruthy()
  const stored = JSON.stringify(await app.ctx.db.selectFrom('audit_record').selectAll().execute())
  expect(stored).not.toContain(token)
})

test('an account with only a phone resets by SMS; one with nothing needs a person who manages staff', async () => {
  const seller = await newSeller(app)
  const renew = (who: { token: string }) => app.call(contract.renewSellerLink, { id: seller.seller_id }, who)
  await expect(renew(clerk)).rejects.toMatchObject({ error: 'seller_resets_by_sms' })
  await setContact(seller.user_id, { phone: null })
  await expect(renew(clerk)).rejects.toMatchObject({ error: 'seller_unreachable' })
  const manager = { token: await newStaff(app, ['ops.seller', 'ops.staff']) }
  expect((await renew(manager)).link).toContain('/user/invite#')
})

test('whoever changes a password, the person is told in the inbox, by SMS and by mail', async () => {
  const seller = await newSeller(app)
  const email = newEmail()
  await setContact(seller.user_id, { email })
  const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
  await app.call(changePassword, { old_password: TEST_PASSWORD, ...passwords }, { token: seller.token })
  const [mail] = await readMails(app, email)
  expect(mail?.subject).toContain('密码已修改')
  const [sms] = await readSms(app, seller.phone)
  expect(sms).toMatchObject({ text: expect.stringContaining('密码刚刚被修改'), code: '' })
  const { data } = await app.call(listMessages, {}, { token: seller.token })
  expect(data.filter(({ title }) => title === '您的密码已修改')).toHaveLength(1)
})

test('withdrawals wait 24 hours after a new password of the main account', async () => {
  const seller = await newSeller(app)
  await give(seller.seller_id, 50_000)
  const helper = await newSubAccount(app, seller, ['account.withdraw', 'account.withdraw:apply'])
  await withdraw(seller.token, TEST_PASSWORD)
  const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
  await app.call(changePassword, { old_password: TEST_PASSWORD, ...passwords }, { token: seller.token })
  app.clock.advance(23 * HOUR_MS)
  const refusal = await withdraw(seller.token, NEW_PASSWORD).catch((error) => error)
  expect(refusal).toMatchObject({ error: 'withdraw_after_password', message: expect.stringContaining('1 小时') })
  await expect(withdraw(helper.token, TEST_PASSWORD)).rejects.toMatchObject({ error: 'withdraw_after_password' })
  app.clock.advance(HOUR_MS + 1000)
  await withdraw(seller.token, NEW_PASSWORD)
})
