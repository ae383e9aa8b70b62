import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { insertCampaign, lockCampaign, setUse } from './coupon.queries.ts'
import { holdCoupon } from './own-coupons.ts'

const demoCoupons = demoFile(
  'coupon',
  z.strictObject({
    campaigns: z.array(
      z.strictObject({
        slug: z.string(),
        name_zh: z.string(),
        name_en: z.string(),
        note_zh: z.string(),
        note_en: z.string(),
        kind: z.enum(['reduction', 'percent', 'freight']),
        amount_fen: z.int().exactOptional(),
        percent_bp: z.int().exactOptional(),
        max_discount_fen: z.int().exactOptional(),
        threshold_fen: z.int(),
        valid_days: z.int().exactOptional(),
        min_level: z.int().exactOptional(),
        per_seller_limit: z.int(),
        total_limit: z.int().exactOptional(),
        scope_kind: z.enum(['product', 'zone']).exactOptional(),
        scope_refs: z.array(z.string()).exactOptional(),
        /** Days from now; negative ones are past. */
        from_days: z.number(),
        until_days: z.number(),
      }),
    ),
    /** What the demo seller collected, and perhaps used for an order. */
    held: z.array(
      z.strictObject({
        slug: z.string(),
        collected_days_ago: z.number(),
        order_no: z.string().optional(),
        used_days_ago: z.number().default(0),
      }),
    ),
  }),
)

/** Coupons anybody can collect now, and the few the demo seller holds: one used, one expired. */
export async function addDemoCoupons(ctx: AppCtx): Promise<void> {
  const { campaigns, held } = demoCoupons()
  const ids = new Map<string, number>()
  for (const { from_days, until_days, ...campaign } of campaigns) {
    const starts_at = daysAgo(ctx, -from_days).toISOString()
    const ends_at = daysAgo(ctx, -until_days).toISOString()
    ids.set(campaign.slug, await insertCampaign(ctx.db, { ...campaign, starts_at, ends_at, state: 'published' }))
  }
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  for (const { slug, collected_days_ago, order_no, used_days_ago } of held) {
    const campaign_id = ids.get(slug)
    const campaign = campaign_id === undefined ? null : await lockCampaign(ctx.db, campaign_id)
    if (!campaign) continue
    const { id } = await holdCoupon(ctx.db, demo.seller_id, campaign, 1, daysAgo(ctx, collected_days_ago))
    if (!order_no) continue
    const use = { order_no, used_at: daysAgo(ctx, used_days_ago).toISOString() }
    await setUse(ctx.db, demo.seller_id, { id, campaign_id: campaign.id }, use)
  }
}
