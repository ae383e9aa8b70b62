import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, IdInput, Instant, Money, PageInput, WireId, WireInt } from '../wire.ts'

/** `reduction` takes an amount off, `percent` a share, `freight` pays freight up to an amount. */
export const CouponKind = z.enum(['reduction', 'percent', 'freight'])
export type CouponKind = z.infer<typeof CouponKind>

/** The goods a coupon applies to. `refs`: category slugs, product codes or zone names. */
export const CouponScope = z.object({
  kind: z.enum(['all', 'category', 'product', 'zone']),
  refs: z.array(z.string().trim().min(1).max(60)).max(50),
})
export type CouponScope = z.infer<typeof CouponScope>

/** Terms of a coupon. */
const Terms = z.object({
  kind: CouponKind,
  /** Of `reduction` and `freight`. */
  amount: Money.nullable(),
  /** Of `percent`: hundredths of a percent that are taken off, 1500 is 15 %. */
  percent_bp: z.int().nullable(),
  /** The most a percentage may take off. */
  max_discount: Money.nullable(),
  /** Goods within the scope must reach it. */
  threshold: Money,
  scope: CouponScope,
  /** Required membership level, and its name in the language of the call. */
  min_level: z.int(),
  min_level_name: z.string(),
})

/** Why a coupon cannot be collected. */
const refusals = ['collected', 'gone', 'level', 'not_started', 'ended'] as const
export type CollectRefusal = (typeof refusals)[number]

export const PublicCoupon = Terms.extend({
  id: z.int(),
  name: z.string(),
  note: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  /** Days it can be used once collected; null: until the campaign ends. */
  valid_days: z.int().nullable(),
  per_seller_limit: z.int(),
  /** Null without a limit. */
  remaining: z.int().nullable(),
  /** Share of the total that is taken, 0–100; null without a limit. */
  taken_percent: z.int().nullable(),
  /** How many this seller holds or held; 0 for visitors. */
  own_collected: z.int(),
  /** Null if it can be collected; also null for visitors, who log in first. */
  refusal: z.enum(refusals).nullable(),
})
export type PublicCoupon = z.infer<typeof PublicCoupon>

export const listPublicCoupons = endpoint({
  method: 'GET',
  path: '/frontend/coupon',
  access: 'both',
  summary: 'Coupons that can be collected, with the caller’s own state',
  input: z.object({}),
  reply: z.object({ data: z.array(PublicCoupon) }),
})

export const collectCoupon = endpoint({
  method: 'POST',
  path: '/distribution/coupon/{id}/collect',
  access: 'seller',
  permission: 'account.coupon:collect',
  summary: 'Collect a coupon; at the own limit nothing changes',
  input: IdInput,
  reply: z.object({ is_new: z.boolean(), own_collected: z.int(), per_seller_limit: z.int(), expires_at: Instant }),
})

const ownStates = ['usable', 'used', 'expired'] as const
export type OwnCouponState = (typeof ownStates)[number]

export const OwnCoupon = Terms.extend({
  id: z.int(),
  name: z.string(),
  note: z.string(),
  state: z.enum(ownStates),
  collected_at: Instant,
  expires_at: Instant,
  used_at: Instant.nullable(),
  /** The order it was used for. */
  order_no: z.string().nullable(),
})
export type OwnCoupon = z.infer<typeof OwnCoupon>

export const listOwnCoupons = endpoint({
  method: 'GET',
  path: '/distribution/coupon',
  access: 'seller',
  permission: 'account.coupon',
  summary: 'The seller’s coupons by state',
  input: PageInput.extend({ state: z.enum(ownStates).default('usable') }),
  reply: getPage(OwnCoupon).extend({ counts: z.record(z.enum(ownStates), z.int()) }),
})

export const campaignStates = ['draft', 'published', 'paused'] as const
export type CampaignState = (typeof campaignStates)[number]

const amount = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, '请填写金额，例如 20 或 19.90|Enter an amount such as 20 or 19.90')
const name = z.string().trim().min(2, '请填写名称|Please enter a name').max(60)

export const CampaignInput = z
  .object({
    name_zh: name,
    name_en: name,
    note_zh: z.string().trim().max(200).default(''),
    note_en: z.string().trim().max(200).default(''),
    kind: CouponKind,
    amount: amount.nullable(),
    percent_bp: WireInt.min(1).max(9_000).nullable(),
    max_discount: amount.nullable(),
    threshold: amount,
    scope: CouponScope,
    min_level: WireInt.min(0).max(4),
    starts_at: Instant,
    ends_at: Instant,
    valid_days: WireInt.min(1).max(365).nullable(),
    total_limit: WireInt.min(1).max(10_000_000).nullable(),
    per_seller_limit: WireInt.min(1).max(100),
  })
  .refine((input) => (input.kind === 'percent' ? input.percent_bp !== null : input.amount !== null), {
    path: ['amount'],
    message: '请填写优惠金额或折扣比例|Enter the amount or the percentage of the discount',
  })
  .refine((input) => Date.parse(input.ends_at) > Date.parse(input.starts_at), {
    path: ['ends_at'],
    message: '结束时间要晚于开始时间|The end must come after the start',
  })
  .refine((input) => input.scope.kind === 'all' || input.scope.refs.length > 0, {
    path: ['scope'],
    message: '请填写适用的类目、产品或专区|Enter the categories, products or zones it applies to',
  })

export const Campaign = Terms.extend({
  id: z.int(),
  name_zh: z.string(),
  name_en: z.string(),
  note_zh: z.string(),
  note_en: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  valid_days: z.int().nullable(),
  total_limit: z.int().nullable(),
  per_seller_limit: z.int(),
  state: z.enum(campaignStates),
  collected: z.int(),
  used: z.int(),
  updated_at: Instant,
})
export type Campaign = z.infer<typeof Campaign>

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/ops/coupon',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Coupon campaigns with how many were collected and used',
  input: PageInput.extend({ state: z.enum(campaignStates).optional() }),
  reply: getPage(Campaign),
})

export const createCampaign = endpoint({
  method: 'POST',
  path: '/ops/coupon',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Draft a coupon campaign',
  input: CampaignInput,
  reply: z.object({ id: z.int() }),
})

export const saveCampaign = endpoint({
  method: 'PUT',
  path: '/ops/coupon/{id}',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Change a campaign; what was collected keeps its terms',
  input: CampaignInput.safeExtend({ id: WireId }),
  reply: z.object({ id: z.int() }),
})

export const setCampaignState = endpoint({
  method: 'PUT',
  path: '/ops/coupon/{id}/state',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Publish or pause a campaign',
  input: z.object({ id: WireId, state: z.enum(['published', 'paused']) }),
  reply: z.object({ state: z.enum(campaignStates) }),
})
