import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { type CampaignRow, insertCampaign, lockCampaign, setUse } from './coupon.queries.ts'
import { holdCoupon } from './hold-coupon.ts'

const DAY_MS = 86_400_000

type DemoCampaign = Omit<CampaignRow, 'starts_at' | 'ends_at' | 'amount_fen' | 'percent_bp'> & {
  readonly from_days: number
  readonly until_days: number
  readonly amount_fen?: number
  readonly percent_bp?: number
}

/** What is being given out, in the order the collection page shows it after sorting by its end. */
const campaigns: readonly DemoCampaign[] = [
  {
    slug: 'newcomer',
    ...{ name_zh: '新人满减券', name_en: 'Welcome coupon', kind: 'reduction' },
    ...{ note_zh: '首单可用，全部底版通用。', note_en: 'For your first order, on every product.' },
    ...{ amount_fen: 2_000, threshold_fen: 10_000, valid_days: 30, per_seller_limit: 1 },
    ...{ from_days: -60, until_days: 120 },
  },
  {
    slug: 'year-end-blanket',
    ...{ name_zh: '冬季家居 85 折', name_en: '15 % off winter home', kind: 'percent' },
    ...{ note_zh: '毛毯、抱枕、挂毯适用。', note_en: 'On blankets, pillows and tapestries.' },
    ...{ percent_bp: 1_500, max_discount_fen: 8_000, threshold_fen: 20_000, per_seller_limit: 2 },
    ...{ scope_kind: 'product', scope_refs: ['blanket', 'pillow', 'pillow-lumbar', 'tapestry'] },
    ...{ total_limit: 500, from_days: -10, until_days: 35 },
  },
  {
    slug: 'us-eu-freight',
    ...{ name_zh: '海外仓运费券', name_en: 'Freight coupon for overseas stock', kind: 'freight' },
    ...{ note_zh: '海外仓专区商品，抵扣运费。', note_en: 'Pays freight on goods of the US and EU zone.' },
    ...{ amount_fen: 1_500, threshold_fen: 8_000, per_seller_limit: 3, total_limit: 2_000 },
    ...{ scope_kind: 'zone', scope_refs: ['US-EU'], from_days: -5, until_days: 25 },
  },
  {
    slug: 'gold-500',
    ...{ name_zh: '黄金会员满减', name_en: 'Gold member coupon', kind: 'reduction' },
    ...{ note_zh: '黄金及以上会员专享。', note_en: 'For gold members and above.' },
    ...{ amount_fen: 12_000, threshold_fen: 100_000, min_level: 2, per_seller_limit: 1, total_limit: 200 },
    ...{ from_days: -3, until_days: 60 },
  },
  {
    slug: 'diamond-1000',
    ...{ name_zh: '钻石会员满减', name_en: 'Diamond member coupon', kind: 'reduction' },
    ...{ note_zh: '钻石会员专享。', note_en: 'For diamond members.' },
    ...{ amount_fen: 50_000, threshold_fen: 300_000, min_level: 4, per_seller_limit: 1, total_limit: 50 },
    ...{ from_days: -3, until_days: 60 },
  },
  {
    slug: 'mug-day',
    ...{ name_zh: '马克杯 9 折', name_en: '10 % off mugs', kind: 'percent' },
    ...{ note_zh: '马克杯与保温杯类目适用。', note_en: 'On mugs and tumblers.' },
    ...{ percent_bp: 1_000, threshold_fen: 6_000, per_seller_limit: 1, total_limit: 300 },
    ...{ scope_kind: 'product', scope_refs: ['mug', 'mug-15oz', 'mug-accent', 'enamel-mug', 'tumbler'] },
    ...{ from_days: -20, until_days: 8 },
  },
]

/** What the demo seller did: collected at, and perhaps used for an order. */
const held: readonly { slug: string; collected_days_ago: number; order_no?: string; used_days_ago?: number }[] = [
  { slug: 'newcomer', collected_days_ago: 22, order_no: 'IR20261028001', used_days_ago: 18 },
  { slug: 'us-eu-freight', collected_days_ago: 4 },
  { slug: 'mug-day', collected_days_ago: 9 },
  { slug: 'halloween', collected_days_ago: 22 },
]

const halloween: DemoCampaign = {
  slug: 'halloween',
  ...{ name_zh: '万圣节满减', name_en: 'Halloween coupon', note_zh: '全部底版通用。', note_en: 'On every product.' },
  ...{ kind: 'reduction', amount_fen: 1_000, threshold_fen: 5_000, per_seller_limit: 1, total_limit: 800 },
  ...{ from_days: -45, until_days: -15 },
}

/** Coupons anybody can collect now, and the few the demo seller holds: one used, one that ran out. */
export async function seedCoupons(ctx: AppCtx): Promise<void> {
  const now_ms = ctx.clock.now().getTime()
  const at = (days: number) => new Date(now_ms + days * DAY_MS)
  const ids = new Map<string, number>()
  for (const { from_days, until_days, ...campaign } of [...campaigns, halloween]) {
    const window = { starts_at: at(from_days).toISOString(), ends_at: at(until_days).toISOString() }
    ids.set(campaign.slug ?? '', await insertCampaign(ctx.db, { ...campaign, ...window, state: 'published' }))
  }
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  for (const { slug, collected_days_ago, order_no, used_days_ago = 0 } of held) {
    const campaign = await lockCampaign(ctx.db, ids.get(slug) ?? 0)
    if (!campaign) continue
    const { id } = await holdCoupon(ctx.db, demo.seller_id, campaign, 1, at(-collected_days_ago))
    if (!order_no) continue
    const use = { order_no, used_at: at(-used_days_ago).toISOString() }
    await setUse(ctx.db, demo.seller_id, { id, campaign_id: campaign.id }, use)
  }
}
