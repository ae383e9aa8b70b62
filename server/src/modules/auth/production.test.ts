import * as account from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/auth'
import { opsLogin } from '@inkroute/contract/auth/staff'
import { getCompanyForm, saveCompany } from '@inkroute/contract/company/company'
import * as service from '@inkroute/contract/service/service'
import * as storeAuth from '@inkroute/contract/store/auth'
import * as store from '@inkroute/contract/store/store'
import { listPayWays, payChannels } from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { newPhone, newSeller, newSubAccount, TEST_PASSWORD, type TestSeller } from '../../testing/factories.ts'
import { fromNewAddress, solveCaptcha } from '../../testing/people.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addDemoAccounts } from '../account/account.demo.ts'
import { addPlatformRoles } from '../account/account.ts'
import { getNotice, payAtCashier, postNotice } from '../wallet/testing/cashier.ts'

/** One database, first run as the demonstration, then for real. */
let demo: TestApp
let real: TestApp
let seller: TestSeller
beforeAll(async () => {
  demo = await testApp()
  await addPlatformRoles(demo.ctx)
  await addDemoAccounts(demo.ctx)
  real = await testApp({ database_url: demo.database_url, env: { DEMO: 'false' } })
  seller = await newSeller(real)
})

const logIn = (app: TestApp, username: string, password: string) =>
  app.call(contract.login, { username, password }, fromNewAddress())

test('accounts of the demonstration log in while it is on, and not for real', async () => {
  for (const username of ['demo', 'demo-design', 'demo-service']) {
    const { token } = await logIn(demo, username, 'inkroute-demo')
    await demo.call(account.getUser, {}, { token })
    await expect(real.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401 })
    await expect(logIn(real, username, 'inkroute-demo')).rejects.toMatchObject({ error: 'wrong_credentials' })
  }
  const ops = { username: 'ops', password: 'inkroute-ops' }
  const { token } = await demo.call(opsLogin, ops, fromNewAddress())
  await demo.call(account.getStaff, {}, { token })
  await expect(real.call(account.getStaff, {}, { token })).rejects.toMatchObject({ http: 401 })
  await expect(real.call(opsLogin, ops, fromNewAddress())).rejects.toMatchObject({ error: 'wrong_credentials' })
})

test('a login of the demonstration cannot be handed on, nor a colleague added during it stay behind', async () => {
  const owner = await logIn(demo, 'demo', 'inkroute-demo')
  const jump = await demo.call(contract.setSession, {}, { token: owner.token })
  const carried = real.call(contract.setSession, { token: jump.token })
  await expect(carried).rejects.toMatchObject({ error: 'jump_token_invalid' })
  const colleague = await newSubAccount(demo, owner, ['home.export'])
  await demo.call(account.getUser, {}, { token: colleague.token })
  await expect(real.call(account.getUser, {}, { token: colleague.token })).rejects.toMatchObject({ http: 401 })
})

test('only configured services are offered', async () => {
  const names = ['sms', 'mail', 'wechat', 'wechat_login', 'alipay', 'bank']
  const all = (is_on: boolean) => Object.fromEntries(names.map((name) => [name, is_on]))
  expect(await demo.call(service.getServices, {})).toEqual(all(true))
  expect(await real.call(service.getServices, {})).toEqual(all(false))
})

test('using an unconfigured service returns a clear error', async () => {
  const { token } = seller
  const sms = { phone: newPhone(), type: 'register' as const, ...(await solveCaptcha(real, 'nc_register')) }
  await expect(real.call(contract.phoneCode, sms, fromNewAddress())).rejects.toMatchObject({ error: 'sms_off' })
  const reset = { phone: newPhone(), code: '123456', password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }
  await expect(real.call(contract.forgetPassword, reset, fromNewAddress())).rejects.toMatchObject({ error: 'sms_off' })
  await expect(real.call(contract.wechatQrCode, {}, { token })).rejects.toMatchObject({ error: 'wechat_off' })
  const mail = { email: 'lin@seller.example', type: 'register' as const }
  const proof = await solveCaptcha(real, 'nc_register')
  await expect(real.call(contract.mailCode, { ...mail, ...proof }, fromNewAddress())).rejects.toMatchObject({
    error: 'mail_off',
  })
  await expect(real.call(recharge.getBankAccount, {}, { token })).rejects.toMatchObject({ error: 'bank_off' })
  const { data } = await real.call(store.platformStores, {}, { token })
  expect(data.map(({ is_available, is_sandbox }) => is_available || is_sandbox)).not.toContain(true)
  for (const { platform } of data) {
    const connect = real.call(storeAuth.authUrl, { platform, shop_domain: 'shop.example' }, { token })
    await expect(connect).rejects.toMatchObject({ error: expect.stringMatching(/^store_platform_(off|unknown)$/) })
  }
  const hook = await fetch(`${real.origin}/market-hook/ozon`, { method: 'POST', body: '{}' })
  expect(hook.status).toBe(404)
})

test('a payment notice is refused unless its way to pay is configured, even when its signature is genuine', async () => {
  const { token } = seller
  expect(await real.call(listPayWays, {}, { token })).toEqual({ ways: [] })
  for (const channel of payChannels) {
    const paying = real.call(recharge.startRecharge, { channel, amount: '100.00' }, { token })
    await expect(paying).rejects.toMatchObject({ error: 'pay_way_off' })
    // Genuine for the demonstration, which shares the secret.
    const { recharge_no, pay_url } = await demo.call(recharge.startRecharge, { channel, amount: '10' }, { token })
    await payAtCashier(demo, channel, pay_url, 'never')
    const notice = await getNotice(demo, channel, recharge_no)
    expect(await postNotice(real, notice), channel).toBe(false)
  }
  const { balance } = await real.call(getGroupBalance, {}, { token })
  expect(Number(balance)).toBe(0)
})

test('staff see the missing settings', async () => {
  const token = await newStaff(real, ['ops.services'])
  const { is_demo, services, markets } = await real.call(service.listServices, {}, { token })
  expect(is_demo).toBe(false)
  expect(services.find(({ name }) => name === 'alipay')).toMatchObject({
    name: 'alipay',
    state: 'off',
    missing: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE'],
  })
  expect(new Set(markets.map(({ state }) => state))).toEqual(new Set(['off']))
})

test('the sandbox is refused for real, and the demonstration stays on this machine', () => {
  const base = { APP_SECRET: 'x'.repeat(32), DATA_DIR: '.data' }
  expect(() => readConfig({ ...base, DEMO: 'false', SANDBOX_URL: 'http://127.0.0.1:3001' })).toThrow(/SANDBOX_URL/)
  expect(readConfig(base).host).toBe('127.0.0.1')
  expect(readConfig({ ...base, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig({ ...base, DEMO: 'false' }).host).toBe('0.0.0.0')
})

test('staff enter the account for transfers with the company, and sellers are offered it', async () => {
  const staff = { token: await newStaff(real, ['ops.company', 'ops.services']) }
  const { company, revision } = await real.call(getCompanyForm, {}, staff)
  const half = { ...company, bank: { holder: '墨坊有限公司', bank: '', number: '' } }
  await expect(real.call(saveCompany, { company: half, revision }, staff)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  const bank = { holder: '墨坊有限公司', bank: '中国银行', number: '6217 0000' }
  await real.call(saveCompany, { company: { ...company, bank }, revision }, staff)
  expect((await real.call(service.getServices, {})).bank).toBe(true)
  expect(await real.call(recharge.getBankAccount, {}, { token: seller.token })).toMatchObject(bank)
  const { services } = await real.call(service.listServices, {}, staff)
  expect(services.find(({ name }) => name === 'bank')).toMatchObject({
    state: 'configured',
    missing: [],
    provider: 'company',
  })
})
