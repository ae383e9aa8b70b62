import { getUser } from '@inkroute/contract/account/account'
import { login } from '@inkroute/contract/auth/auth'
import { acceptInvite, readInvite } from '@inkroute/contract/auth/staff'
import * as records from '@inkroute/contract/seller-desk/records'
import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount, TEST_PASSWORD } from '../../testing/factories.ts'
import { fromNewAddress } from '../../testing/people.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { selectAutoPayable } from '../order/common-rule/auto-pay.queries.ts'
import { postTransaction } from '../wallet/wallet.ts'

let app: TestApp
let clerk: { token: string }
beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMITS: 'false' } })
  clerk = { token: await newStaff(app, ['ops.seller']) }
})

const now = () => app.clock.now().toISOString()

/** An order with a parcel, as far as a search looks at it. */
async function addOrder(seller_id: number, order_no: string, external_no: string, tracking_no: string): Promise<void> {
  const { db } = app.ctx
  await db
    .insertInto('warehouse')
    .values({
      code: 'T1',
      region: 'CN',
      country: 'CN',
      city_zh: '义乌',
      city_en: 'Yiwu',
      address: '',
      postcode: '',
      time_zone: 'Asia/Shanghai',
      cut_off: '17:00',
      handling_hours: 24,
      sort: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .insertInto('sales_order')
    .values({
      seller_id,
      order_no,
      external_no,
      source: 'import',
      state: 'shipped',
      warehouse_code: 'T1',
      channel_id: 1,
      channel_name_zh: '',
      channel_name_en: '',
      days_min: 1,
      days_max: 2,
      address: sql`'{}'`,
      country: 'US',
      buyer_name: 'Ann',
      pieces: 1,
      weight_g: 1,
      goods_fen: 100,
      services_fen: 0,
      freight_fen: 0,
      tax_fen: 0,
      discount_fen: 0,
      total_fen: 100,
      created_at: now(),
      paid_at: now(),
      updated_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('shipment')
    .values({ seller_id, order_id: id, tracking_no, carrier: 'x', state: 'sent', sent_at: now() })
    .execute()
}

test('a seller is found by anything, and the list says what matched', async () => {
  const seller = await newSeller(app)
  const { seller_id } = seller
  await newSeller(app)
  await addOrder(seller_id, 'IR2611FIND01', 'AMZ-77-FIND', 'YT77FIND')
  await app.ctx.db
    .insertInto('store')
    .values({
      seller_id,
      platform: 1,
      external_shop_id: 'find',
      name: 'Blue Heron Prints',
      authed: 2,
      auth_problem: 'new',
      hook_key: 'find',
      created_at: now(),
      updated_at: now(),
    })
    .execute()
  await app.call(
    contract.updateSellerContact,
    { id: seller_id, company: '蓝鹭贸易', email: 'ann@heron.example' },
    clerk,
  )
  await app.ctx.db.updateTable('app_user').set({ display_name: 'Heron Ann' }).where('id', '=', seller.user_id).execute()
  await app.ctx.db.updateTable('session').set({ ip: '203.0.113.77' }).where('user_id', '=', seller.user_id).execute()

  const matches: [string, contract.SellerMatch][] = [
    [`IR${seller_id}`, 'seller_no'],
    [seller.username, 'username'],
    [seller.phone, 'phone'],
    ['ANN@heron', 'email'],
    ['蓝鹭', 'company'],
    ['heron a', 'name'],
    ['IR2611FIND01', 'order_no'],
    ['AMZ-77-FIND', 'external_no'],
    ['YT77FIND', 'tracking_no'],
    ['blue heron', 'store'],
    ['203.0.113.77', 'ip'],
  ]
  for (const [keyword, kind] of matches) {
    const { data, total } = await app.call(contract.listSellers, { keyword }, clerk)
    expect([keyword, total, data[0]?.id, data[0]?.matched?.kind]).toEqual([keyword, 1, seller_id, kind])
  }
  expect(await app.call(contract.listSellers, { keyword: 'no such 100%' }, clerk)).toMatchObject({ total: 0 })
  const row = (await app.call(contract.listSellers, { keyword: 'YT77FIND' }, clerk)).data[0]
  expect(row).toMatchObject({ orders_30d: 1, company: '蓝鹭贸易', state: 'active', balance: '0.00' })
  const { rows } = await app.call(contract.exportSellers, { keyword: '蓝鹭' }, clerk)
  expect(rows).toBe(1)
})

test('staff without the permission are refused, and an unknown seller is not found', async () => {
  const stranger = { token: await newStaff(app, ['ops.content']) }
  await expect(app.call(contract.listSellers, {}, stranger)).rejects.toMatchObject({ error: 'forbidden' })
  await expect(app.call(contract.getSeller, { id: 999_999 }, clerk)).rejects.toMatchObject({ error: 'not_found' })
})

test('one screen shows money, orders and quotas that agree with the ledger', async () => {
  const { seller_id } = await newSeller(app)
  await postTransaction(app.ctx, seller_id, {
    idempotency_key: 'r1',
    cause: 'recharge',
    cause_id: 'R1',
    title: { zh: '充值', en: 'Recharge' },
    lines: [
      { account: 'available', amount_fen: 12_345 },
      { account: 'clearing_bank', amount_fen: -12_345 },
    ],
  })
  await addOrder(seller_id, 'IR2611SHOW01', '', 'YT77SHOW')
  const detail = await app.call(contract.getSeller, { id: seller_id }, clerk)
  expect(detail).toMatchObject({
    balance: '123.45',
    level: 0,
    counts: { orders: 1, orders_30d: 1, team: 1, sessions: 1 },
  })
  expect(detail.quotas.find(({ key }) => key === 'stores')).toMatchObject({ used: 0, limit: 2 })
  const movements = await app.call(records.listSellerMovements, { id: seller_id }, clerk)
  expect(movements.data[0]).toMatchObject({ amount: '123.45', balance_after: '123.45', cause_id: 'R1' })
  const orders = await app.call(records.listSellerOrders, { id: seller_id, keyword: 'YT77' }, clerk)
  expect(orders.data[0]).toMatchObject({ order_no: 'IR2611SHOW01', tracking_nos: ['YT77SHOW'] })
  for (const tab of [
    records.listSellerPayments,
    records.listSellerTransfers,
    records.listSellerStores,
    records.listSellerActivity,
    records.listSellerMessages,
    contract.listSellerTeam,
    contract.listSellerNotes,
  ]) {
    expect((await app.call(tab, { id: seller_id }, clerk)).page).toBe(1)
  }
})

test('freezing ends every session, refuses logins with whom to ask, and pauses automatic payment; unfreezing undoes it', async () => {
  const seller = await newSeller(app)
  const sub = await newSubAccount(app, seller, [])
  const id = seller.seller_id
  const enter = () => app.call(login, { username: seller.username, password: TEST_PASSWORD }, fromNewAddress())
  await app.ctx.db
    .insertInto('common_rule')
    .values({
      seller_id: id,
      auto_pay_sources: ['import'],
      auto_pay_max_fen: 1000,
      auto_pay_since: now(),
      updated_by: seller.user_id,
      updated_at: now(),
    })
    .execute()
  await addOrder(id, 'IR2611FREEZE', '', 'YT77FREEZE')
  await app.ctx.db
    .updateTable('sales_order')
    .set({ state: 'awaiting_payment', paid_at: null })
    .where('seller_id', '=', id)
    .execute()
  const payable = async () =>
    (await selectAutoPayable(app.ctx.db, { tried_before: now(), limit: 100 })).some((order) => order.seller_id === id)
  expect(await payable()).toBe(true)

  await expect(app.call(contract.freezeSeller, { id, reason: '查' }, clerk)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  await app.ctx.db
    .insertInto('site_config')
    .values({ key: 'contact', value: JSON.stringify({ email: 'help@shop.example' }) })
    .execute()
  const frozen = await app.call(contract.freezeSeller, { id, reason: '付款被银行退回' }, clerk)
  expect(frozen.ended_sessions).toBe(2)
  for (const { token } of [seller, sub]) {
    await expect(app.call(getUser, {}, { token })).rejects.toMatchObject({ error: 'unauthorized' })
  }
  await expect(enter()).rejects.toMatchObject({
    error: 'account_frozen',
    message: expect.stringContaining('help@shop.example'),
  })
  expect(await payable()).toBe(false)
  await expect(app.call(contract.freezeSeller, { id, reason: '再来一次' }, clerk)).rejects.toMatchObject({
    error: 'seller_frozen_already',
  })
  expect(await app.call(contract.getSeller, { id }, clerk)).toMatchObject({
    state: 'frozen',
    frozen: { reason: '付款被银行退回' },
  })

  await app.call(contract.unfreezeSeller, { id, reason: '款项已补齐' }, clerk)
  const { token } = await enter()
  expect(await app.call(getUser, {}, { token })).toMatchObject({ username: seller.username })
  await expect(app.call(getUser, {}, seller)).rejects.toMatchObject({ error: 'unauthorized' })
  expect(await payable()).toBe(true)
  const { data } = await app.call(records.listSellerMessages, { id }, clerk)
  expect(data.map(({ title }) => title)).toContain('账号已被冻结')
})

test('staff end one session of a seller or all, never one of another seller', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const { data } = await app.call(contract.listSellerSessions, { id: seller.seller_id }, clerk)
  const session_id = data[0]!.id
  await expect(app.call(contract.endSellerSessions, { id: other.seller_id, session_id }, clerk)).rejects.toMatchObject({
    error: 'not_found',
  })
  expect(await app.call(contract.endSellerSessions, { id: seller.seller_id, session_id }, clerk)).toEqual({ ended: 1 })
  await expect(app.call(getUser, {}, seller)).rejects.toMatchObject({ error: 'unauthorized' })
  expect(await app.call(getUser, {}, other)).toMatchObject({ username: other.username })
})

test('notes are pinned by anyone and edited by their author only', async () => {
  const { seller_id: id } = await newSeller(app)
  const colleague = { token: await newStaff(app, ['ops.seller']) }
  await app.call(contract.addSellerNote, { id, body: '月底对账' }, clerk)
  const { id: note_id } = await app.call(contract.addSellerNote, { id, body: '大客户，先打电话' }, colleague)
  await expect(app.call(contract.changeSellerNote, { id, note_id, body: 'x' }, clerk)).rejects.toMatchObject({
    error: 'note_not_own',
  })
  await expect(app.call(contract.deleteSellerNote, { id, note_id }, clerk)).rejects.toMatchObject({
    error: 'note_not_own',
  })
  const { id: first } = await app.call(contract.addSellerNote, { id, body: '已寄样品' }, clerk)
  await app.call(contract.changeSellerNote, { id, note_id, is_pinned: true }, clerk)
  await app.call(contract.deleteSellerNote, { id, note_id: first }, clerk)
  const { data } = await app.call(contract.listSellerNotes, { id }, clerk)
  expect(data.map(({ body, is_pinned, is_own }) => [body, is_pinned, is_own])).toEqual([
    ['大客户，先打电话', true, false],
    ['月底对账', false, true],
  ])
  const { delivered } = await app.call(
    records.sendSellerMessage,
    { id, title: '样品已寄出', body: '单号稍后补上。' },
    clerk,
  )
  expect(delivered).toBe(1)
})

test('staff open an account for a seller, who chooses a password with a link and needs no text message', async () => {
  const username = `guest_${Date.now()}`
  const invited = await app.call(contract.inviteSeller, { username }, clerk)
  // Nobody has used the account yet, so staff can make another link, which replaces the first.
  const { link } = await app.call(contract.renewSellerLink, { id: invited.id }, clerk)
  const first = { token: new URL(invited.link).hash.slice(1) }
  await expect(app.call(readInvite, first, fromNewAddress())).rejects.toMatchObject({ error: 'invite_expired' })
  const token = new URL(link).hash.slice(1)
  expect(new URL(link).pathname).toBe('/user/invite')
  expect(await app.call(readInvite, { token }, fromNewAddress())).toMatchObject({ username, is_staff: false })
  const password = 'seven-blue-mugs'
  await app.call(acceptInvite, { token, password, password_confirmation: password }, fromNewAddress())
  expect((await app.call(login, { username, password }, fromNewAddress())).token).toBeTruthy()
  const again = app.call(contract.inviteSeller, { username: username.toUpperCase() }, clerk)
  await expect(again).rejects.toMatchObject({ error: 'username_taken', problems: [{ field: 'username' }] })
  await expect(app.call(contract.renewSellerLink, { id: 999_999 }, clerk)).rejects.toMatchObject({
    error: 'not_found',
  })
})
