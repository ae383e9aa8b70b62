import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant, Money } from '../wire.ts'

export const getGroup = endpoint({
  method: 'GET',
  path: '/distribution/group',
  access: 'seller',
  summary: 'All membership levels and which one is the seller’s',
  input: Empty,
  reply: z.object({
    level: z.int(),
    groups: z.array(
      z.object({
        level: z.int(),
        name: z.object({ zh: z.string(), en: z.string() }),
        /** Hundredths of a percent: 400 is 4 %. */
        discount_bp: z.int(),
        /** Designs a month; null is unlimited. */
        design_quota: z.int().nullable(),
        sub_accounts: z.int(),
        stores: z.int().nullable(),
        /** Spend within the window that reaches the level. */
        accumulated: Money,
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const getAccumulated = endpoint({
  method: 'GET',
  path: '/distribution/groupLevel/getAccumulated',
  access: 'seller',
  summary: 'Spend of the last days and the way to the next level',
  input: Empty,
  reply: z.object({
    window_days: z.int(),
    since: Instant,
    accumulated: Money,
    level: z.int(),
    /** Null at the highest level. */
    next: z
      .object({ level: z.int(), name: z.object({ zh: z.string(), en: z.string() }), threshold: Money, missing: Money })
      .nullable(),
  }),
})

export const planPeriods = ['month', 'quarter', 'year'] as const

export const listPlans = endpoint({
  method: 'GET',
  path: '/frontend/membership/plans',
  access: 'public',
  summary: 'Membership levels with what they grant, and the plans that reach them',
  input: Empty,
  reply: z.object({
    /** Days over which spend counts towards a level. */
    window_days: z.int(),
    levels: z.array(
      z.object({
        level: z.int(),
        name: z.string(),
        /** One sentence of the operator on this level; may be empty. */
        text: z.string(),
        discount_bp: z.int(),
        /** Null is unlimited, here and below. */
        design_quota: z.int().nullable(),
        sub_accounts: z.int(),
        stores: z.int().nullable(),
        batch_size: z.int(),
        accumulated: Money,
        plans: z.array(
          z.object({
            id: z.int(),
            period: z.enum(planPeriods),
            months: z.int(),
            price: Money,
            per_month: Money,
            /** Saving over monthly payment. */
            saved: Money,
          }),
        ),
      }),
    ),
  }),
})

export const getDesignQuota = endpoint({
  method: 'GET',
  path: '/distribution/user/designQuota',
  access: 'seller',
  summary: 'Designs that can still be saved: the month’s allowance and bought packs',
  input: Empty,
  reply: z.object({
    /** The calendar month in Shanghai, '2026-11'. */
    month: z.string(),
    month_ends_at: Instant,
    /** Designs a month; null is unlimited, here and in `left`. */
    allowance: z.int().nullable(),
    used: z.int(),
    /** Packs that have not ended, in the order they are used. */
    packs: z.array(
      z.object({ id: z.int(), quantity: z.int(), used: z.int(), bought_at: Instant, expires_at: Instant }),
    ),
    left: z.int().nullable(),
  }),
})
