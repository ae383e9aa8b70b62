import { getStaff } from '@inkroute/contract/account/account'
import { staffPermissions } from '@inkroute/contract/account/permission-tree'
import * as auth from '@inkroute/contract/auth/staff'
import * as contract from '@inkroute/contract/auth/staff-desk'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fromNewAddress } from '../../../testing/people.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addPlatformRoles } from '../../account/account.ts'

const password = 'seven-blue-mugs'
let app: TestApp
let boss: { token: string }
let admin_role: number

beforeAll(async () => {
  app = await testApp()
  await addPlatformRoles(app.ctx)
  boss = {
    token: await newStaff(
      app,
      staffPermissions.map(({ key }) => key),
    ),
  }
  const { data } = await app.call(contract.listStaffRoles, {}, boss)
  admin_role = data.find((role) => role.is_administrator)!.id
})

let count = 0
async function add(role_ids: number[], by = boss) {
  const username = `desk${++count}`
  const made = await app.call(contract.createStaffAccount, { username, display_name: username, role_ids }, by)
  const token = made.link.split('#')[1] ?? ''
  const chosen = { token, password, password_confirmation: password }
  await app.call(auth.acceptInvite, chosen, fromNewAddress())
  return { id: made.id, username }
}
const logIn = (username: string) => app.call(auth.opsLogin, { username, password }, fromNewAddress())
const newRole = async (permissions: string[], by = boss, needs_two_step = false) =>
  (await app.call(contract.createStaffRole, { name: `role ${++count}`, permissions, needs_two_step }, by)).id
const isIn = (token: string) =>
  app.call(getStaff, {}, { token }).then(
    () => true,
    () => false,
  )

test('a member of staff comes by a link, works with the permissions of the role, and is ended at once', async () => {
  const role = await newRole(['ops.order:edit'])
  const clerk = await add([role])
  const { token } = await logIn(clerk.username)
  expect((await app.call(getStaff, {}, { token })).permissions).toEqual(['ops.order', 'ops.order:edit'])
  const { sessions } = await app.call(contract.listStaffSessions, { id: clerk.id }, boss)
  expect(sessions).toHaveLength(1)
  await app.call(contract.endStaffSession, { id: clerk.id, session_id: sessions[0]!.id }, boss)
  expect(await isIn(token)).toBe(false)

  const again = await logIn(clerk.username)
  await app.call(contract.setStaffAccountEnabled, { id: clerk.id, is_enabled: false }, boss)
  expect(await isIn(again.token)).toBe(false)
  await expect(logIn(clerk.username)).rejects.toMatchObject({ error: 'account_disabled' })
  await app.call(contract.setStaffAccountEnabled, { id: clerk.id, is_enabled: true }, boss)
  const { link } = await app.call(contract.renewStaffPassword, { id: clerk.id }, boss)
  expect(link).toContain('/ops/invite#')
  await expect(logIn(clerk.username)).rejects.toMatchObject({ error: 'wrong_credentials' })

  const records = await app.ctx.db
    .selectFrom('audit_record')
    .select(['before', 'after', 'endpoint'])
    .where('subject', '=', 'staff')
    .where('subject_id', '=', String(clerk.id))
    .orderBy('id')
    .execute()
  expect(records.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
    'staff',
    'endSession',
    'setEnabled',
    'setEnabled',
    'renewPassword',
  ])
  expect(records[2]).toMatchObject({ before: { is_enabled: true }, after: { is_enabled: false } })
})

test('nobody grants or manages more than they hold', async () => {
  const helper_role = await newRole(['ops.staff', 'ops.content'])
  const helper = await add([helper_role])
  const { token } = await logIn(helper.username)
  const by = { token }
  await expect(newRole(['ops.finance'], by)).rejects.toMatchObject({ error: 'grant_beyond_own' })
  await expect(newRole(['ops.everything'], by)).rejects.toMatchObject({ error: 'unknown_permission' })
  await expect(add([admin_role], by)).rejects.toMatchObject({ error: 'grant_beyond_own' })
  const own = { id: helper.id, display_name: 'me', role_ids: [admin_role] }
  await expect(app.call(contract.updateStaffAccount, own, by)).rejects.toMatchObject({ error: 'staff_self_edit' })
  const widened = { id: helper_role, name: 'wide', permissions: ['ops.staff', 'ops.content', 'ops.notice'] }
  await expect(app.call(contract.updateStaffRole, widened, by)).rejects.toMatchObject({ error: 'staff_self_edit' })
  const chief = await add([admin_role])
  const disable = app.call(contract.setStaffAccountEnabled, { id: chief.id, is_enabled: false }, by)
  await expect(disable).rejects.toMatchObject({ error: 'grant_beyond_own' })
  const policy = app.call(contract.setTwoStepPolicy, { two_step: 'by_role' }, by)
  await expect(policy).rejects.toMatchObject({ error: 'grant_beyond_own' })
  // What they hold they may pass on.
  expect(await newRole(['ops.content'], by)).toBeGreaterThan(0)
})

test('the last administrator stays, and the role of administrators cannot be changed', async () => {
  const node = await testApp({ database_url: app.database_url })
  await node.ctx.db.deleteFrom('user_role').where('role_id', '=', admin_role).execute()
  const first = await add([admin_role])
  const other = await newRole(['ops.content'])
  const disable = (id: number) => app.call(contract.setStaffAccountEnabled, { id, is_enabled: false }, boss)
  await expect(disable(first.id)).rejects.toMatchObject({ error: 'last_administrator' })
  const demoted = { id: first.id, display_name: 'x', role_ids: [other] }
  await expect(app.call(contract.updateStaffAccount, demoted, boss)).rejects.toMatchObject({
    error: 'last_administrator',
  })
  const second = await add([admin_role])
  const both = await Promise.allSettled([disable(first.id), disable(second.id)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const changed = { id: admin_role, name: 'weak', permissions: ['ops.content'] }
  await expect(app.call(contract.updateStaffRole, changed, boss)).rejects.toMatchObject({
    error: 'administrator_fixed',
  })
})

test('a role can ask for two steps, and so can the policy for everybody', async () => {
  const careful = await add([await newRole(['ops.finance'], boss, true)])
  expect((await logIn(careful.username)).step).toBe('enrol')
  const plain = await add([await newRole(['ops.content'])])
  expect((await logIn(plain.username)).step).toBe('done')
  await app.call(contract.setTwoStepPolicy, { two_step: 'all' }, boss)
  expect((await logIn(plain.username)).step).toBe('enrol')
  const { data } = await app.call(contract.listStaff, { keyword: plain.username }, boss)
  expect(data).toMatchObject([{ needs_two_step: true, has_two_step: false, can_edit: true, is_self: false }])
})

test('a role somebody holds cannot be deleted; names are unique', async () => {
  const role = await newRole(['ops.content'])
  await add([role])
  await expect(app.call(contract.deleteStaffRole, { id: role }, boss)).rejects.toMatchObject({
    error: 'staff_role_in_use',
  })
  const taken = { name: '财务', permissions: ['ops.content'] }
  await expect(app.call(contract.createStaffRole, taken, boss)).rejects.toMatchObject({ error: 'role_name_taken' })
  const free = await newRole(['ops.content'])
  await app.call(contract.deleteStaffRole, { id: free }, boss)
})

/** As a role looks after an upgrade from a version that did not know these permissions. */
const forget = (id: number, ...keys: string[]) =>
  sql`update role set permissions = array(select p from unnest(permissions) p where p <> all(${keys}::text[])),
    seen_permissions = array(select p from unnest(seen_permissions) p where p <> all(${keys}::text[]))
    where seller_id = 0 and id = ${id}`.execute(app.ctx.db)
const getRole = async (id: number) =>
  (await app.call(contract.listStaffRoles, {}, boss)).data.find((role) => role.id === id)!

test('permissions of a newer version are offered to roles made by hand, and are no longer new once they are saved', async () => {
  const [one, other] = [await newRole(['ops.order']), await newRole(['ops.order'])]
  expect((await getRole(one)).new_permissions).toEqual([])
  for (const id of [one, other]) await forget(id, 'ops.audit', 'ops.privacy')
  const { name, permissions, new_permissions } = await getRole(one)
  expect([...new_permissions].sort()).toEqual(['ops.audit', 'ops.privacy'])
  const granted = { id: one, name, permissions: [...permissions, 'ops.audit'] }
  await app.call(contract.updateStaffRole, granted, boss)
  expect(await getRole(one)).toMatchObject({ permissions: ['ops.audit', 'ops.order'], new_permissions: [] })
  // The start of a version adds nothing to a role of one's own.
  await addPlatformRoles(app.ctx)
  expect(await getRole(other)).toMatchObject({ permissions: ['ops.order'] })
  expect((await getRole(other)).new_permissions).toHaveLength(2)
})

test('roles that come with the product gain permissions of a newer version, but not what staff took away', async () => {
  const { data } = await app.call(contract.listStaffRoles, {}, boss)
  const finance = data.find(({ name }) => name === '财务')!
  const { id, name, permissions } = finance
  await app.call(
    contract.updateStaffRole,
    { id, name, permissions: permissions.filter((key) => key !== 'ops.seller') },
    boss,
  )
  await forget(id, 'ops.money', 'ops.privacy')
  await addPlatformRoles(app.ctx)
  const after = await getRole(id)
  expect(after.permissions).toContain('ops.money')
  expect(after.permissions).not.toContain('ops.seller')
  expect(after.new_permissions).toEqual(['ops.privacy'])
})
