import { getUser } from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import { listAdjustments } from '@inkroute/contract/seller-desk/adjustment'
import { listSellers } from '@inkroute/contract/seller-desk/seller-desk'
import * as contract from '@inkroute/contract/seller-desk/view'
import { getFunds } from '@inkroute/contract/wallet/wallet'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { allEndpoints, getLabel } from '../../testing/endpoints.ts'
import { newSeller } from '../../testing/factories.ts'
import { wholeInput } from '../../testing/sample-input.ts'
import { newStaff } from '../../testing/staff.ts'
import { ApiRefusal, type TestApp, testApp } from '../../testing/test-app.ts'
import { findUserByLogin } from '../account/account.ts'
import { findDisagreements } from '../wallet/core/ledger.queries.ts'

const MINUTE_MS = 60_000
const permissions = ['ops.seller', 'ops.seller_view']

let app: TestApp
beforeAll(async () => {
  app = await testApp({ holds: 'demo' })
})

async function getView(seller_id: number) {
  const staff = { token: await newStaff(app, permissions) }
  const view = await app.call(contract.startSellerView, { id: seller_id, reason: '卖家说看不到订单' }, staff)
  return { staff, view }
}

/** A count of everything that was ever written to the tables, which grows with every write that is committed. */
async function rowVersions(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('session')`.execute(app.ctx.db)
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ state: string }>`
      select count(*) || ':' || coalesce(max(t.xmin::text::bigint), 0) as state from ${sql.table(name)} t`.execute(
      app.ctx.db,
    )
    found.set(name, rows[0]?.state ?? '')
  }
  return found
}

test('a view reads as the seller, for thirty minutes, and is recorded', async () => {
  const seller = await newSeller(app)
  const { staff, view } = await getView(seller.seller_id)
  expect(await app.call(getUser, {}, view)).toMatchObject({ username: seller.username })
  const { data } = await app.call(contract.listSellerViews, { id: seller.seller_id }, staff)
  expect(data[0]).toMatchObject({ id: view.view_id, reason: '卖家说看不到订单', ended_at: null })
  // The seller does not see it among their own sessions, and cannot end it by ending those.
  expect((await app.call(auth.listSessions, {}, seller)).sessions).toHaveLength(1)
  app.clock.advance(contract.VIEW_MINUTES * MINUTE_MS)
  await expect(app.call(getUser, {}, view)).rejects.toMatchObject({ error: 'unauthorized' })
})

test('it ends by hand, with the logout of the member of staff, and never reaches the operations console', async () => {
  const seller = await newSeller(app)
  const first = await getView(seller.seller_id)
  await expect(app.call(contract.listSellerViews, { id: seller.seller_id }, first.view)).rejects.toMatchObject({
    error: 'wrong_console',
  })
  const stranger = { token: await newStaff(app, permissions) }
  await expect(app.call(contract.endSellerView, { id: first.view.view_id }, stranger)).rejects.toMatchObject({
    error: 'not_found',
  })
  await app.call(contract.endSellerView, { id: first.view.view_id }, first.staff)
  await expect(app.call(getUser, {}, first.view)).rejects.toMatchObject({ error: 'unauthorized' })
  const second = await getView(seller.seller_id)
  await app.ctx.db
    .updateTable('session')
    .set({ revoked_at: app.clock.now().toISOString() })
    .where('viewer_id', 'is', null)
    .where('user_id', '=', (await findViewer(second.view.view_id)) ?? 0)
    .execute()
  await expect(app.call(getUser, {}, second.view)).rejects.toMatchObject({ error: 'unauthorized' })
})

const findViewer = async (id: number) =>
  (await app.ctx.db.selectFrom('seller_view').select('staff_id').where('id', '=', id).executeTakeFirst())?.staff_id

test('both permissions are needed', async () => {
  const { seller_id: id } = await newSeller(app)
  for (const held of [['ops.seller'], ['ops.seller_view']]) {
    const staff = { token: await newStaff(app, held) }
    await expect(app.call(contract.startSellerView, { id, reason: '看看订单' }, staff)).rejects.toMatchObject({
      error: 'forbidden',
    })
  }
})

test('every call of the contract that could change something is refused, and no read changes anything', async () => {
  const demo = await findUserByLogin(app.ctx.db, 'demo')
  const { view } = await getView(demo!.seller_id!)
  const before = await rowVersions()
  const wrong: string[] = []
  const read: string[] = []
  for (const { endpoint } of await allEndpoints()) {
    if (endpoint.access === 'staff' || endpoint.file_max_bytes) continue
    const answer = await app
      .call(endpoint, wholeInput(endpoint.input), { token: view.token })
      .catch((refusal: ApiRefusal) => refusal)
    const error = answer instanceof ApiRefusal ? answer.error : 'ok'
    const must_refuse = endpoint.method !== 'GET' || endpoint.hidden_from_view
    if (must_refuse && error !== 'view_read_only') wrong.push(`${getLabel(endpoint)} answered ${error}`)
    if (answer instanceof ApiRefusal && answer.http >= 500) wrong.push(`${getLabel(endpoint)} broke: ${error}`)
    if (error === 'ok') read.push(getLabel(endpoint))
  }
  expect(wrong).toEqual([])
  expect(await rowVersions()).toEqual(before)
  expect(read.length).toBeGreaterThan(100)
  expect(await app.call(getFunds, {}, view)).toMatchObject({ available: expect.any(String) })
})

test('the demo has sellers whose books agree, notes, and an adjustment for its member of staff to decide', async () => {
  const staff = { token: await newStaff(app, ['ops.seller', 'ops.money']) }
  const { data, total } = await app.call(listSellers, { keyword: 'Harbor' }, staff)
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    level: 2,
    company: 'Harbor Prints Ltd',
    balance: expect.stringMatching(/^\d{5}\.\d{2}$/),
  })
  expect((await app.call(listSellers, { state: 'frozen' }, staff)).total).toBe(1)
  expect((await app.call(listAdjustments, { state: 'pending' }, staff)).data[0]).toMatchObject({ amount: '1280.00' })
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})
