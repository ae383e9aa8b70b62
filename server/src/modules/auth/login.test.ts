import * as account from '@inkroute/contract/account'
import * as contract from '@inkroute/contract/auth'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, TEST_PASSWORD } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

test('a seller logs in with username or phone and is then known by the token', async () => {
  const seller = await newSeller(app)
  for (const username of [seller.username, seller.phone]) {
    const { token } = await app.call(contract.login, { username, password: TEST_PASSWORD })
    const user = await app.call(account.getUser, {}, { token })
    expect(user.username).toBe(seller.username)
  }
})

test('a logged-out token opens nothing', async () => {
  const { token } = await newSeller(app)
  await app.call(contract.logout, {}, { token })
  await expect(app.call(account.getUser, {}, { token })).rejects.toMatchObject({ http: 401, error: 'unauthorized' })
})
