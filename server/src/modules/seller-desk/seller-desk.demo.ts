import { randomBytes } from 'node:crypto'
import { adjustmentCategories } from '@inkroute/contract/seller-desk/adjustment'
import { z } from 'zod'
import { recordJob } from '../../infra/audit/audit.ts'
import type { AppCtx } from '../../infra/context.ts'
import { at, daysAgo, demoFile } from '../../infra/module/demo.ts'
import {
  changeSeller,
  createSeller,
  createStaff,
  findUserByLogin,
  grantRoleNamed,
  insertPastLogin,
} from '../account/account.ts'
import { addDemoGoodsFor, DemoGoods } from '../goods/goods.ts'
import { addDemoPlan } from '../membership/membership.ts'
import { addDemoOrdersFor, DemoSale, demoSale } from '../order/order.ts'
import { addDemoProduction } from '../production/production.ts'
import { addDemoTransfer, postTransaction } from '../wallet/wallet.ts'
import { changeAdjustment, insertAdjustment } from './adjustment.queries.ts'
import { getLines } from './adjustment.rules.ts'
import { insertNote } from './seller.queries.ts'

const Seller = z.strictObject({
  username: z.string(),
  display_name: z.string(),
  phone: z.string(),
  company: z.string(),
  email: z.string(),
  member_for_days: z.number(),
  last_login_days_ago: z.number(),
  ip: z.string(),
  /** Bank transfers that finance has booked; `place` tells them apart. */
  transfers: z.array(z.strictObject({ days_ago: z.number(), amount_fen: z.int(), place: z.int() })).default([]),
  plan: z.strictObject({ level: z.int(), days_ago: z.number() }).optional(),
  frozen_because: z.string().optional(),
  goods: z.array(DemoGoods).default([]),
  orders: z.array(DemoSale).default([]),
})

const Adjustment = z.strictObject({
  seller: z.string(),
  amount_fen: z.int(),
  category: z.enum(adjustmentCategories.map(({ key }) => key)),
  reason: z.string(),
  text_zh: z.string(),
  text_en: z.string(),
  reference: z.string(),
  days_ago: z.number(),
  /** Otherwise it waits for a second person. */
  is_posted: z.boolean(),
})

const demoSellers = demoFile(
  'seller-desk',
  z.strictObject({
    /** The first asks for adjustments, so that the demo's own member of staff can decide them. */
    colleagues: z.array(z.strictObject({ username: z.string(), display_name: z.string(), role: z.string() })).min(1),
    sellers: z.array(Seller),
    notes: z.array(
      z.strictObject({ seller: z.string(), body: z.string(), is_pinned: z.boolean(), days_ago: z.number() }),
    ),
    adjustments: z.array(Adjustment),
    /** What staff did lately; `by` and `seller` are usernames. */
    records: z.array(
      z.strictObject({
        by: z.string(),
        seller: z.string(),
        call: z.string(),
        days_ago: z.number(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  }),
)

/** Nobody logs in as them. */
const throwaway = () => randomBytes(24).toString('base64url')

async function addSeller(ctx: AppCtx, staff_id: number, one: z.infer<typeof Seller>): Promise<number> {
  const { username, display_name, phone, company, email } = one
  const { seller_id, user_id } = await createSeller(ctx, {
    username,
    display_name,
    phone,
    password: throwaway(),
    is_demo: true,
  })
  await changeSeller(ctx.db, seller_id, {
    company,
    email,
    created_at: daysAgo(ctx, one.member_for_days).toISOString(),
    ...(one.frozen_because
      ? { frozen_at: daysAgo(ctx, 2).toISOString(), frozen_reason: one.frozen_because, frozen_by: staff_id }
      : {}),
  })
  await insertPastLogin(ctx.db, { seller_id, user_id, username, ip: one.ip, at: daysAgo(ctx, one.last_login_days_ago) })
  for (const transfer of one.transfers) await addDemoTransfer(ctx, seller_id, user_id, transfer)
  if (one.plan) await addDemoPlan(at(ctx, daysAgo(ctx, one.plan.days_ago)), seller_id, user_id, one.plan.level)
  await addDemoGoodsFor(ctx, { seller_id, user_id }, one.goods)
  await addDemoOrdersFor(ctx, { seller_id, user_id }, one.orders.map(demoSale))
  return seller_id
}

async function addAdjustment(
  ctx: AppCtx,
  seller_id: number,
  requested_by: number,
  one: z.infer<typeof Adjustment>,
): Promise<void> {
  const { amount_fen, category, reason, text_zh, text_en, reference, is_posted } = one
  const requested_at = daysAgo(ctx, one.days_ago).toISOString()
  const asked = { seller_id, amount_fen, category, reason, text_zh, text_en, reference, requested_by, requested_at }
  const { id } = await insertAdjustment(ctx.db, { ...asked, needs_second: !is_posted, state: 'pending' })
  if (!is_posted) return
  const { transaction_id } = await postTransaction(ctx, seller_id, {
    idempotency_key: `adjustment:${id}`,
    cause: 'adjustment',
    cause_id: String(id),
    title: { zh: text_zh, en: text_en },
    created_by: requested_by,
    created_at: requested_at,
    lines: getLines(amount_fen, category),
  })
  const done = { state: 'posted', decided_by: requested_by, decided_at: requested_at, transaction_id }
  await changeAdjustment(ctx.db, seller_id, id, done)
}

async function addColleagues(
  ctx: AppCtx,
  colleagues: readonly { readonly username: string; readonly display_name: string; readonly role: string }[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { role, ...one } of colleagues) {
    const id = await createStaff(ctx, { ...one, password: throwaway(), is_demo: true })
    await grantRoleNamed(ctx.db, id, role)
    ids.set(one.username, id)
  }
  return ids
}

/** Sellers besides the demo's own, with money that adds up, notes of staff and an adjustment that waits. */
export async function addDemoSellers(ctx: AppCtx): Promise<void> {
  const { colleagues, sellers, notes, adjustments, records } = demoSellers()
  const staff = await findUserByLogin(ctx.db, 'ops')
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!staff || !demo?.seller_id) return
  const people = await addColleagues(ctx, colleagues)
  const colleague_id = people.values().next().value ?? staff.id
  const ids = new Map([['demo', demo.seller_id]])
  for (const one of sellers) ids.set(one.username, await addSeller(ctx, staff.id, one))
  for (const { seller, days_ago, ...note } of notes) {
    const seller_id = ids.get(seller)
    const time = daysAgo(ctx, days_ago).toISOString()
    if (seller_id === undefined) continue
    await insertNote(ctx.db, { seller_id, ...note, created_by: colleague_id, created_at: time, updated_at: time })
  }
  for (const one of adjustments) {
    const seller_id = ids.get(one.seller)
    if (seller_id !== undefined) await addAdjustment(ctx, seller_id, colleague_id, one)
  }
  await addDemoProduction(ctx)
  for (const one of records) {
    const staff_name = people.has(one.by) ? one.by : 'ops'
    const author = {
      staff_id: people.get(one.by) ?? staff.id,
      staff_name,
      job: one.call,
      at: daysAgo(ctx, one.days_ago),
    }
    const subject_id = String(ids.get(one.seller) ?? '')
    const title = sellers.find(({ username }) => username === one.seller)?.display_name ?? one.seller
    await recordJob(ctx.db, author, [{ subject: 'seller', subject_id, title, before: one.before, after: one.after }])
  }
}
