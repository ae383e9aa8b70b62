import { counted } from '@inkroute/contract/fill'
import type { AppCtx } from '../../infra/context.ts'
import { deleteOtherTerms, levelNamed } from '../account/account.ts'
import { sendMessage } from '../message/message.ts'
import type { Settler } from '../wallet/wallet.ts'
import {
  changePurchase,
  findPlan,
  findSellerPlan,
  lockPurchase,
  type PurchaseRow,
  saveSellerPlan,
} from './core/plan.queries.ts'
import { quotePlan } from './core/plan.rules.ts'
import { refreshLevel } from './core/refresh-level.ts'
import { insertSellerPack } from './quota.queries.ts'

const DAY_MS = 86_400_000
const getDay = (instant: Date) => new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Activates a paid plan. The quote stays binding, even if the payment took a while. */
export async function givePlan(tx: AppCtx, seller_id: number, purchase: PurchaseRow): Promise<void> {
  const plan = await findPlan(tx.db, purchase.item_id)
  if (!plan || purchase.done_at !== null) return
  const now = tx.clock.now()
  const sold = { ...plan, price_fen: purchase.price_fen }
  const quote = quotePlan(sold, await findSellerPlan(tx.db, seller_id), now)
  const ends_at = quote.ends_at.toISOString()
  await saveSellerPlan(tx.db, seller_id, {
    level: plan.level,
    value_fen: quote.value_fen,
    starts_at: now.toISOString(),
    ends_at,
  })
  await deleteOtherTerms(tx.db, seller_id, plan.level)
  await changePurchase(tx.db, seller_id, purchase.id, { done_at: now.toISOString(), ends_at })
  await refreshLevel(tx, seller_id)
  const name = await levelNamed(tx.db, plan.level)
  await sendMessage(tx, {
    seller_id,
    type: 3,
    title: { zh: `${name.zh}会员套餐已生效`, en: `Your ${name.en} plan is active` },
    body: { zh: `有效期至 ${getDay(quote.ends_at)}。`, en: `Valid until ${getDay(quote.ends_at)}.` },
    link: '/setting/vipLevel',
    once_key: `plan:${purchase.id}`,
  })
}

async function givePack(tx: AppCtx, seller_id: number, purchase: PurchaseRow): Promise<void> {
  if (purchase.done_at !== null) return
  const now = tx.clock.now()
  const quantity = purchase.quantity ?? 0
  const ends = new Date(now.getTime() + (purchase.valid_days ?? 0) * DAY_MS)
  const times = { bought_at: now.toISOString(), expires_at: ends.toISOString() }
  const source = `purchase:${purchase.id}`
  await insertSellerPack(tx.db, seller_id, { pack_id: purchase.item_id, source, quantity, ...times })
  await changePurchase(tx.db, seller_id, purchase.id, { done_at: times.bought_at, ends_at: times.expires_at })
  await sendMessage(tx, {
    seller_id,
    type: 3,
    title: { zh: `已增加 ${quantity} 款设计数量`, en: `${counted(quantity, 'design')} added to your account` },
    body: {
      zh: `数量包有效期至 ${getDay(ends)}，每月额度用完后自动使用。`,
      en: `The pack is valid until ${getDay(ends)} and is used once your monthly designs are used up.`,
    },
    link: '/setting/valueAddedServicesDesign',
    once_key: `pack:${purchase.id}`,
  })
}

type Give = (tx: AppCtx, seller_id: number, purchase: PurchaseRow) => Promise<void>

const makeSettler = (subject_kind: string, give: Give): Settler => ({
  subject_kind,
  async paid(tx, seller_id, { subject_id }) {
    const purchase = await lockPurchase(tx.db, seller_id, Number(subject_id))
    if (purchase) await give(tx, seller_id, purchase)
  },
})

export const planSettler = makeSettler('plan', givePlan)
export const packSettler = makeSettler('design_pack', givePack)
