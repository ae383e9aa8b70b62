import * as account from '@inkroute/contract/account/account'
import * as team from '@inkroute/contract/account/team'
import * as contract from '@inkroute/contract/auth/auth'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { SessionCache, sessionCache } from '../../infra/session-cache.ts'
import { newSeller, newSubAccount } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { hashToken } from './core/session.ts'

let here: TestApp
let there: TestApp
beforeAll(async () => {
  here = await testApp()
  there = await testApp({ database_url: here.database_url })
})

const getAnswer = (app: TestApp, token: string, endpoint: typeof account.getUser | typeof team.getRoles) =>
  app
    .call(endpoint, {}, { token })
    .then(() => 200)
    .catch((refusal) => refusal.http as number)
const isRemembered = (app: TestApp, token: string) =>
  sessionCache(app.ctx).find(hashToken(token).toString('latin1'), app.clock.now()) !== null

/** The node remembers the holder, once nothing that was announced before is still on its way. */
const remember = (app: TestApp, token: string) =>
  vi.waitFor(
    async () => {
      expect(await getAnswer(app, token, account.getUser)).toBe(200)
      expect(isRemembered(app, token)).toBe(true)
    },
    { timeout: inject('patience_ms') },
  )

/** Both nodes have cached the session. */
async function meet(token: string): Promise<void> {
  for (const app of [here, there]) await remember(app, token)
}

test('who logs out is out at once here, and in moments on the other node that remembered them', async () => {
  const { token } = await newSeller(here)
  await meet(token)
  await here.call(contract.logout, {}, { token })
  expect(await getAnswer(here, token, account.getUser)).toBe(401)
  await vi.waitFor(async () => expect(await getAnswer(there, token, account.getUser)).toBe(401), {
    timeout: inject('patience_ms'),
  })
})

test('a right that is withdrawn and an account that is disabled are felt at once here and in moments there', async () => {
  const owner = await newSeller(here)
  await sql`update seller set level = 2 where id = ${owner.seller_id}`.execute(here.ctx.db)
  const sub = await newSubAccount(here, owner, ['setting.role'])
  await meet(sub.token)
  expect(await getAnswer(there, sub.token, team.getRoles)).toBe(200)
  await here.call(team.updateRole, { id: sub.role_id, name: 'less', permissions: ['order.admin'] }, owner)
  expect(await getAnswer(here, sub.token, team.getRoles)).toBe(403)
  await vi.waitFor(async () => expect(await getAnswer(there, sub.token, team.getRoles)).toBe(403), {
    timeout: inject('patience_ms'),
  })
  await meet(sub.token)
  await here.call(team.setSubAccountEnabled, { id: sub.user_id, is_enabled: false }, owner)
  expect(await getAnswer(here, sub.token, account.getUser)).toBe(401)
  await vi.waitFor(async () => expect(await getAnswer(there, sub.token, account.getUser)).toBe(401), {
    timeout: inject('patience_ms'),
  })
})

test('a change by hand in the database is heard by every node', async () => {
  const { token, user_id } = await newSeller(here)
  await meet(token)
  await sql`update app_user set is_enabled = false where id = ${user_id}`.execute(here.ctx.db)
  for (const app of [here, there])
    await vi.waitFor(async () => expect(await getAnswer(app, token, account.getUser)).toBe(401), {
      timeout: inject('patience_ms'),
    })
})

test('a node that has lost the event bus caches no sessions until it reconnects', async () => {
  const node = await testApp()
  const { token } = await newSeller(node)
  const before = node.ctx.events.line()
  await remember(node, token)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen inkroute_event'`.execute(node.ctx.db)
  await vi.waitFor(() => expect(node.ctx.events.line()).not.toBe(before), { timeout: inject('patience_ms') })
  expect(isRemembered(node, token)).toBe(false)
  await vi.waitFor(() => expect(node.ctx.events.line()).not.toBeNull(), { timeout: inject('patience_ms') })
  await remember(node, token)
})

test('a session read while it changed is not cached', () => {
  const now = new Date()
  const memory = new SessionCache({ line: () => 1 })
  const identity = {
    user_id: 1,
    username: 'a',
    kind: 'seller',
    seller_id: 1,
    permissions: null,
    session_id: 1,
  } as const
  const read = { identity, good_until_ms: now.getTime() + 1000 }
  const late = memory.reading()
  memory.forget(1)
  late('a', read)
  expect(memory.find('a', now)).toBeNull()
  memory.reading()('a', read)
  expect(memory.find('a', now)).toEqual(identity)
  expect(memory.find('a', new Date(now.getTime() + 1000))).toBeNull()
})
