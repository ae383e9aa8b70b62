import * as account from '@inkroute/contract/account/account'
import { screens } from '@inkroute/contract/account/permission-tree'
import * as team from '@inkroute/contract/account/team'
import * as auth from '@inkroute/contract/auth/auth'
import { beforeAll, describe, expect, test } from 'vitest'
import { newSeller, newSubAccount, TEST_PASSWORD } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { openSession } from '../auth/auth.ts'
import { createStaff, findUserByLogin } from './account.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ holds: 'demo' })
})

const staffToken = async (user_id: number) =>
  (await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'test' })).token

describe('the own account', () => {
  test('returns the level and masks the phone', async () => {
    const seller = await newSeller(app)
    const user = await app.call(account.getUser, {}, seller)
    expect(user).toMatchObject({
      username: seller.username,
      kind: 'seller',
      level: 0,
      level_name: { zh: '普通', en: 'Basic' },
      user_unread_messages: 0,
      phone: `${seller.phone.slice(0, 3)}****${seller.phone.slice(-4)}`,
    })
  })

  test('changes name, language and zone, and refuses a zone that does not exist', async () => {
    const seller = await newSeller(app)
    await app.call(
      account.updateProfile,
      { display_name: '小店', language: 'en', time_zone: 'America/New_York' },
      seller,
    )
    expect(await app.call(account.getUser, {}, seller)).toMatchObject({
      display_name: '小店',
      language: 'en',
      time_zone: 'America/New_York',
    })
    await expect(app.call(account.updateProfile, { time_zone: 'Mars/Olympus' }, seller)).rejects.toMatchObject({
      error: 'unknown_time_zone',
    })
  })

  test('knows the address of this call and of the login before', async () => {
    const { username } = await newSeller(app)
    const login = () => app.call(auth.login, { username, password: TEST_PASSWORD })
    const first = await app.call(account.getUserIp, {}, await login())
    expect(first).toMatchObject({ ip: '127.0.0.1', last_ip: null, last_login_at: null })
    const second = await app.call(account.getUserIp, {}, await login())
    expect(second).toMatchObject({ last_ip: '127.0.0.1', last_login_at: expect.any(String) })
  })
})

describe('the menu', () => {
  test('shows only screens that work, with the account screens below the settings', async () => {
    const seller = await newSeller(app)
    const { routes } = await app.call(account.getPermissions, {}, seller)
    const built = new Set(screens.filter((screen) => screen.is_built).map((screen) => screen.key))
    const listed = routes.filter((route) => route.path !== '').map((route) => route.key)
    expect(new Set(listed)).toEqual(built)
    expect(routes.find((route) => route.key === 'account')).toMatchObject({ parent: 'setting', path: '' })
    expect(routes.find((route) => route.key === 'account.info')).toMatchObject({ parent: 'account', authed: 1 })
  })
})

describe('shortcuts', () => {
  test('keep their order, drop doubles and what is not granted, and vanish with the permission', async () => {
    const seller = await newSeller(app)
    const sub = await newSubAccount(app, seller, ['setting.role'])
    const keys = ['setting.role', 'dashboard', 'setting.role', 'account.withdraw', 'no.such']
    expect(await app.call(account.setFast, { keys }, sub)).toEqual({ fast: ['setting.role', 'dashboard'] })
    await app.call(team.updateRole, { id: sub.role_id, name: 'none', permissions: [] }, seller)
    expect((await app.call(account.getUserConfig, {}, sub)).fast).toEqual(['dashboard'])
  })

  test('are at most eight', async () => {
    const seller = await newSeller(app)
    const keys = Array.from({ length: 9 }, (_, n) => `key${n}`)
    await expect(app.call(account.setFast, { keys }, seller)).rejects.toMatchObject({ error: 'invalid_input' })
  })
})

describe('the guide', () => {
  test('ticks its steps as they are done, and can be put away', async () => {
    const seller = await newSeller(app)
    const done = async () => {
      const guide = await app.call(account.getGuideStatus, {}, seller)
      return guide.steps.filter((step) => step.is_done).map((step) => step.key)
    }
    expect(await done()).toEqual([])
    await app.call(account.updateProfile, { display_name: '小店' }, seller)
    await app.call(account.saveQuestionnaire, { platforms: [1, 7], monthly_orders: 2, markets: [1] }, seller)
    await app.call(account.setFast, { keys: ['dashboard'] }, seller)
    expect(await done()).toEqual(['profile', 'questionnaire', 'shortcuts'])
    await newSubAccount(app, seller, [])
    await app.call(account.skipGuide, {}, seller)
    expect(await app.call(account.getGuideStatus, {}, seller)).toMatchObject({ is_skipped: true, is_finished: true })
    const { questionnaire } = await app.call(account.getUserConfig, {}, seller)
    expect(questionnaire).toEqual({ platforms: [1, 7], monthly_orders: 2, markets: [1], suggestion: '' })
  })

  test('asks what registering does not: how a seller found us and what they look for', async () => {
    const seller = await newSeller(app)
    const business = { platforms: [1], monthly_orders: 1, markets: [1] }
    const found = { register_source: 13, register_source_detail: '展会', product_type: 2 }
    await app.call(account.saveQuestionnaire, { ...business, ...found }, seller)
    expect((await app.call(account.getUserConfig, {}, seller)).questionnaire).toMatchObject(found)
    const kept = () =>
      app.ctx.db
        .selectFrom('seller')
        .select(['register_source', 'register_source_detail', 'product_type'])
        .where('id', '=', seller.seller_id)
        .executeTakeFirst()
    expect(await kept()).toEqual(found)
    await app.call(account.saveQuestionnaire, business, seller)
    expect(await kept()).toEqual(found)
    const unknown = { ...business, register_source: 99 }
    await expect(app.call(account.saveQuestionnaire, unknown, seller)).rejects.toMatchObject({ error: 'invalid_input' })
  })

  test('hides steps a sub-account has no permission for', async () => {
    const seller = await newSeller(app)
    const sub = await newSubAccount(app, seller, [])
    const { steps } = await app.call(account.getGuideStatus, {}, sub)
    expect(steps.map((step) => step.key)).not.toContain('team')
  })
})

describe('staff', () => {
  test('and sellers cannot use each other’s console', async () => {
    const seller = await newSeller(app)
    const staff = await createStaff(app.ctx, {
      username: `staff_${seller.seller_id}`,
      password: 'irrelevant-1',
      display_name: 'x',
    })
    const token = await staffToken(staff)
    const wrong = { http: 403, error: 'wrong_console' }
    await expect(app.call(account.getUser, {}, { token })).rejects.toMatchObject(wrong)
    await expect(app.call(account.getStaff, {}, seller)).rejects.toMatchObject(wrong)
    expect(await app.call(account.getStaff, {}, { token })).toMatchObject({ id: staff, permissions: [] })
  })
})

test('the demo has a gold seller with a team of two, a log, and staff with every role', async () => {
  const demo = await findUserByLogin(app.ctx.db, 'demo')
  const ops = await findUserByLogin(app.ctx.db, 'ops')
  const token = await staffToken(demo!.id)
  expect(await app.call(account.getUser, {}, { token })).toMatchObject({ level_name: { zh: '黄金' } })
  expect((await app.call(account.getActivity, {}, { token })).total).toBeGreaterThan(5)
  const staff = await app.call(account.getStaff, {}, { token: await staffToken(ops!.id) })
  expect(staff.permissions).toEqual(
    expect.arrayContaining(
      ['catalog', 'content', 'finance', 'message', 'notice', 'production', 'staff', 'support'].map(
        (key) => `ops.${key}`,
      ),
    ),
  )
})
