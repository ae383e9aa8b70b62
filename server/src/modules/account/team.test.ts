import * as account from '@inkroute/contract/account/account'
import * as team from '@inkroute/contract/account/team'
import * as auth from '@inkroute/contract/auth/auth'
import { beforeAll, describe, expect, test } from 'vitest'
import { newSeller, newSubAccount, TEST_PASSWORD, type TestSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { updateSeller } from './team.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const GOLD = 2
async function goldSeller(): Promise<TestSeller> {
  const seller = await newSeller(app)
  await updateSeller(app.ctx.db, seller.seller_id, { level: GOLD })
  return seller
}

const role = (owner: { token: string }, permissions: string[], name = `role ${Math.random()}`) =>
  app.call(team.createRole, { name, permissions }, owner)

const getRoutes = async (token: string) => (await app.call(account.getPermissions, {}, { token })).routes

describe('a sub-account', () => {
  test('without the permission is refused by name, in its language, and does not see the entry', async () => {
    const owner = await goldSeller()
    const sub = await newSubAccount(app, owner, ['order.admin'])
    await expect(app.call(team.getRoles, {}, sub)).rejects.toMatchObject({
      http: 403,
      error: 'forbidden',
      message: '当前账号没有“子账号与角色”权限，请联系主账号开通',
    })
    const english = { ...sub, headers: { 'accept-language': 'en' } }
    const create = { name: 'x', permissions: [] }
    await expect(app.call(team.createRole, create, english)).rejects.toMatchObject({
      message: expect.stringContaining('Team and roles · Create sub-accounts'),
    })
    const entry = (await getRoutes(sub.token)).find((route) => route.key === 'setting.role')
    expect(entry).toMatchObject({ authed: 2, menu_visible: false, buttons: [] })
  })

  test('feels a granted and a withdrawn permission at its next call', async () => {
    const owner = await goldSeller()
    const sub = await newSubAccount(app, owner, ['order.admin'])
    const change = (permissions: string[]) =>
      app.call(team.updateRole, { id: sub.role_id, name: 'changed', permissions }, owner)
    await change(['setting.role:create'])
    const { data } = await app.call(team.getRoles, {}, sub)
    expect(data[0]?.permissions).toEqual(['setting.role', 'setting.role:create'])
    expect((await getRoutes(sub.token)).find((route) => route.key === 'setting.role')).toMatchObject({
      authed: 1,
      menu_visible: true,
      buttons: ['setting.role:create'],
    })
    await change([])
    await expect(app.call(team.getRoles, {}, sub)).rejects.toMatchObject({ error: 'forbidden' })
  })

  test('is logged out at once when disabled, cannot log in, and stays logged out when enabled again', async () => {
    const owner = await goldSeller()
    const sub = await newSubAccount(app, owner, ['order.admin'])
    await app.call(account.getUser, {}, sub)
    await app.call(team.setSubAccountEnabled, { id: sub.user_id, is_enabled: false }, owner)
    await expect(app.call(account.getUser, {}, sub)).rejects.toMatchObject({ http: 401 })
    const login = { username: sub.username, password: TEST_PASSWORD }
    await expect(app.call(auth.login, login)).rejects.toMatchObject({ error: 'account_disabled' })
    await app.call(team.setSubAccountEnabled, { id: sub.user_id, is_enabled: true }, owner)
    await expect(app.call(account.getUser, {}, sub)).rejects.toMatchObject({ http: 401 })
    expect(await app.call(auth.login, login)).toMatchObject({ token: expect.any(String) })
  })

  test('gets a new password from the owner, and its sessions end', async () => {
    const owner = await goldSeller()
    const sub = await newSubAccount(app, owner, ['order.admin'])
    await app.call(team.resetSubAccountPassword, { id: sub.user_id, password: 'another-horse-2' }, owner)
    await expect(app.call(account.getUser, {}, sub)).rejects.toMatchObject({ http: 401 })
    const { token } = await app.call(auth.login, { username: sub.username, password: 'another-horse-2' })
    expect((await app.call(account.getUser, {}, { token })).kind).toBe('sub')
  })

  test('is listed with the names of its roles and found by name', async () => {
    const owner = await goldSeller()
    const sub = await newSubAccount(app, owner, ['order.admin'], '订单组')
    await newSubAccount(app, owner, ['order.admin'])
    const { data, total } = await app.call(team.getSubAccounts, { keyword: sub.username.toUpperCase() }, owner)
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ username: sub.username, roles: [{ id: sub.role_id, name: '订单组' }] })
    expect((await app.call(team.getSubAccounts, { keyword: '%' }, owner)).total).toBe(0)
  })

  test('sees the open screens whatever its roles', async () => {
    const owner = await goldSeller()
    const sub = await newSubAccount(app, owner, [])
    const { permissions } = await app.call(account.getPermissions, {}, sub)
    expect(permissions).toContain('account.info')
    expect(permissions).not.toContain('setting.role')
  })
})

describe('another seller’s', () => {
  test('roles and sub-accounts are not found', async () => {
    const owner = await goldSeller()
    const stranger = await goldSeller()
    const sub = await newSubAccount(app, owner, ['order.admin'])
    const { id } = await role(stranger, ['order.admin'])
    const refused = [
      () => app.call(team.updateSubAccount, { id: sub.user_id, display_name: 'x', role_ids: [id] }, stranger),
      () => app.call(team.resetSubAccountPassword, { id: sub.user_id, password: 'another-horse-2' }, stranger),
      () => app.call(team.setSubAccountEnabled, { id: sub.user_id, is_enabled: false }, stranger),
      () => app.call(team.updateRole, { id: sub.role_id, name: 'x', permissions: [] }, stranger),
      () => app.call(team.deleteRole, { id: sub.role_id }, stranger),
      () => app.call(team.updateSubAccount, { id: sub.user_id, display_name: 'x', role_ids: [id] }, owner),
    ]
    for (const call of refused) await expect(call()).rejects.toMatchObject({ error: 'not_found' })
    expect((await app.call(team.getSubAccounts, {}, stranger)).data).toEqual([])
  })
})

describe('a sub-account that manages the team', () => {
  const manager = ['setting.role:create', 'setting.role:edit', 'setting.role:disable', 'order.admin']

  test('cannot grant what it does not hold, by a new role, a changed one or an existing one', async () => {
    const owner = await goldSeller()
    const boss = await newSubAccount(app, owner, manager)
    const strong = await role(owner, ['account.withdraw'])
    const weak = await role(owner, ['order.admin'])
    const beyond = { http: 403, error: 'grant_beyond_own' }
    await expect(role(boss, ['account.withdraw'])).rejects.toMatchObject(beyond)
    // Its screen, but not this button of it.
    await expect(role(boss, ['order.admin:cancel'])).rejects.toMatchObject(beyond)
    const change = { id: weak.id, name: 'weak', permissions: ['account.withdraw'] }
    await expect(app.call(team.updateRole, change, boss)).rejects.toMatchObject(beyond)
    const account = { username: 'x'.padEnd(9, 'y') + Date.now(), password: TEST_PASSWORD, display_name: 'x' }
    const create = { ...account, role_ids: [weak.id, strong.id] }
    await expect(app.call(team.createSubAccount, create, boss)).rejects.toMatchObject(beyond)
    expect(await app.call(team.createSubAccount, { ...account, role_ids: [weak.id] }, boss)).toEqual({
      id: expect.any(Number),
    })
  })

  test('cannot take over, change or disable one who holds more', async () => {
    const owner = await goldSeller()
    const boss = await newSubAccount(app, owner, manager)
    const finance = await newSubAccount(app, owner, ['account.withdraw'])
    const id = finance.user_id
    const attempts = [
      () => app.call(team.resetSubAccountPassword, { id, password: 'another-horse-2' }, boss),
      () => app.call(team.setSubAccountEnabled, { id, is_enabled: false }, boss),
      () => app.call(team.updateRole, { id: finance.role_id, name: 'x', permissions: [] }, boss),
      () => app.call(team.deleteRole, { id: finance.role_id }, boss),
    ]
    for (const call of attempts) await expect(call()).rejects.toMatchObject({ error: 'grant_beyond_own' })
    const { data } = await app.call(team.getSubAccounts, {}, boss)
    expect(data.map((row) => [row.id, row.can_edit])).toEqual([
      [boss.user_id, false],
      [finance.user_id, false],
    ])
  })

  test('cannot edit itself, its own role, or the main account', async () => {
    const owner = await goldSeller()
    const boss = await newSubAccount(app, owner, manager)
    const weak = await role(owner, ['order.admin'])
    const self = { id: boss.user_id, display_name: 'x', role_ids: [weak.id] }
    await expect(app.call(team.updateSubAccount, self, boss)).rejects.toMatchObject({ error: 'self_edit' })
    const own = { id: boss.role_id, name: 'mine', permissions: ['order.admin'] }
    await expect(app.call(team.updateRole, own, boss)).rejects.toMatchObject({ error: 'self_edit' })
    const main = { id: owner.user_id, password: 'another-horse-2' }
    await expect(app.call(team.resetSubAccountPassword, main, boss)).rejects.toMatchObject({ error: 'not_found' })
    const off = { id: owner.user_id, is_enabled: false }
    await expect(app.call(team.setSubAccountEnabled, off, boss)).rejects.toMatchObject({ error: 'not_found' })
  })
})

describe('roles', () => {
  test('refuse names that are not in the tree, doubles and deletion while held', async () => {
    const owner = await goldSeller()
    await expect(role(owner, ['no.such'])).rejects.toMatchObject({ error: 'unknown_permission' })
    await expect(role(owner, ['ops.finance'])).rejects.toMatchObject({ error: 'unknown_permission' })
    await role(owner, [], 'same')
    await expect(role(owner, [], 'same')).rejects.toMatchObject({ error: 'role_name_taken' })
    const sub = await newSubAccount(app, owner, [])
    await expect(app.call(team.deleteRole, { id: sub.role_id }, owner)).rejects.toMatchObject({ error: 'role_in_use' })
  })
})

describe('seats', () => {
  test('follow the level, also when two take the last one at once, and disabling frees one', async () => {
    const owner = await newSeller(app)
    const { id } = await role(owner, ['order.admin'])
    const create = (username: string) =>
      app.call(team.createSubAccount, { username, password: TEST_PASSWORD, display_name: 'x', role_ids: [id] }, owner)
    const names = [1, 2, 3].map((n) => `seat${n}_${owner.seller_id}`)
    const results = await Promise.allSettled(names.map(create))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    const list = await app.call(team.getSubAccounts, {}, owner)
    expect(list).toMatchObject({ seats_used: 1, seats: 1, total: 1 })
    const [first] = list.data
    await app.call(team.setSubAccountEnabled, { id: first!.id, is_enabled: false }, owner)
    await create(`later_${owner.seller_id}`)
    await expect(app.call(team.setSubAccountEnabled, { id: first!.id, is_enabled: true }, owner)).rejects.toMatchObject(
      { error: 'sub_account_limit' },
    )
    await updateSeller(app.ctx.db, owner.seller_id, { level: 1 })
    await app.call(team.setSubAccountEnabled, { id: first!.id, is_enabled: true }, owner)
    expect(await app.call(team.getSubAccounts, {}, owner)).toMatchObject({ seats_used: 2, seats: 3 })
  })

  test('a taken username is refused whatever its case', async () => {
    const owner = await goldSeller()
    const sub = await newSubAccount(app, owner, [])
    const again = { username: sub.username.toUpperCase(), password: TEST_PASSWORD, display_name: 'x' }
    await expect(app.call(team.createSubAccount, { ...again, role_ids: [sub.role_id] }, owner)).rejects.toMatchObject({
      error: 'username_taken',
    })
  })
})

test('the owner sees the whole activity log, a sub-account only its own part', async () => {
  const owner = await goldSeller()
  const sub = await newSubAccount(app, owner, ['setting.role:create'], 'colour lead')
  await role(sub, [], 'made by sub')
  const all = await app.call(account.getActivity, {}, owner)
  expect(all.data.map((row) => [row.username, row.kind, row.subject])).toEqual([
    [sub.username, 'role_created', 'made by sub'],
    [owner.username, 'sub_account_created', sub.username],
    [owner.username, 'role_created', 'colour lead'],
  ])
  const own = await app.call(account.getActivity, {}, sub)
  expect(own.data.map((row) => row.subject)).toEqual(['made by sub'])
  const filtered = await app.call(account.getActivity, { kind: 'sub_account_created' }, owner)
  expect(filtered.total).toBe(1)
})
