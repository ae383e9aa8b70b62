import type { AppCtx } from '../../infra/context.ts'
import { at, daysAgo } from '../../infra/module/demo.ts'
import { findDemoSeller, levelNamed, saveSellerLevel } from '../account/account.ts'
import { pay } from '../wallet/wallet.ts'
import { packTitle, planTitle } from './buy.ts'
import { insertPurchase, saveSellerPlan, selectPlans } from './core/plan.queries.ts'
import { addMonths } from './core/plan.rules.ts'
import { addUsedInMonth, insertSellerPack, lockDesignMonth, selectPacksForSale } from './quota.queries.ts'
import { getMonth } from './quota.rules.ts'

const DAY_MS = 86_400_000
const GOLD = 2
const PLAN_DAYS_AGO = 18
const PACK_DAYS_AGO = 10
const PACK_QUANTITY = 500
const SAVED_LAST_MONTH = 312
const SAVED_THIS_MONTH = 146

/** Purchases are marked as done already, so that no message about them is sent now. */
export async function addDemoPlan(ctx: AppCtx, seller_id: number, created_by: number, held: number): Promise<void> {
  const plan = (await selectPlans(ctx.db)).find(({ level, period }) => level === held && period === 'quarter')
  if (!plan) return
  await saveSellerLevel(ctx.db, seller_id, held)
  const now = ctx.clock.now()
  const ends_at = addMonths(now, 3).toISOString()
  const times = { created_at: now.toISOString(), done_at: now.toISOString(), ends_at }
  const { level, period, price_fen } = plan
  const { id } = await insertPurchase(ctx.db, seller_id, {
    kind: 'plan',
    item_id: plan.id,
    level,
    period,
    price_fen,
    charge_fen: price_fen,
    created_by,
    ...times,
  })
  await saveSellerPlan(ctx.db, seller_id, { level, value_fen: price_fen, starts_at: now.toISOString(), ends_at })
  await pay(ctx, seller_id, {
    subject_kind: 'plan',
    subject_id: String(id),
    title: planTitle(await levelNamed(ctx.db, level), period),
    created_by,
    parts: { service_fen: price_fen },
    method: 'balance',
  })
}

async function addPack(ctx: AppCtx, seller_id: number, created_by: number): Promise<void> {
  const pack = (await selectPacksForSale(ctx.db)).find(({ quantity }) => quantity === PACK_QUANTITY)
  if (!pack) return
  const now = ctx.clock.now()
  const ends_at = new Date(now.getTime() + pack.valid_days * DAY_MS).toISOString()
  const times = { created_at: now.toISOString(), done_at: now.toISOString(), ends_at }
  const { quantity, price_fen, valid_days } = pack
  const { id } = await insertPurchase(ctx.db, seller_id, {
    kind: 'pack',
    item_id: pack.id,
    quantity,
    valid_days,
    price_fen,
    charge_fen: price_fen,
    created_by,
    ...times,
  })
  const given = { bought_at: now.toISOString(), expires_at: ends_at }
  await insertSellerPack(ctx.db, seller_id, { pack_id: pack.id, source: `purchase:${id}`, quantity, ...given })
  await pay(ctx, seller_id, {
    subject_kind: 'design_pack',
    subject_id: String(id),
    title: packTitle(quantity),
    created_by,
    parts: { service_fen: price_fen },
    method: 'balance',
  })
}

async function addSavedDesigns(ctx: AppCtx, seller_id: number): Promise<void> {
  const now = ctx.clock.now()
  const months = [
    [getMonth(daysAgo(ctx, 30)), SAVED_LAST_MONTH],
    [getMonth(now), SAVED_THIS_MONTH],
  ] as const
  for (const [month, count] of months) {
    await lockDesignMonth(ctx.db, seller_id, month)
    await addUsedInMonth(ctx.db, seller_id, month, count)
  }
}

/** The demo seller bought a gold plan and a pack; every figure on the money screens follows from these rows. */
export async function addDemoMembership(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  await addDemoPlan(at(ctx, daysAgo(ctx, PLAN_DAYS_AGO)), demo.seller_id, demo.user_id, GOLD)
  await addPack(at(ctx, daysAgo(ctx, PACK_DAYS_AGO)), demo.seller_id, demo.user_id)
  await addSavedDesigns(ctx, demo.seller_id)
}
