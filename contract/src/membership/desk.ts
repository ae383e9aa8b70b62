import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Amount } from '../wallet/recharge.ts'
import { Empty, Money, WireId, WireInt } from '../wire.ts'
import { planPeriods } from './membership.ts'

/* Staff edit levels and plans: what a level grants, how it is reached, and what a plan costs. */

const name = (zh: string, en: string) =>
  z
    .string()
    .trim()
    .min(1, `请填写${zh}|Enter the ${en}`)
    .max(20, `${zh}最多 20 个字|The ${en} has at most 20 characters`)
const sentence = z.string().trim().max(120, '说明最多 120 个字|The text can have at most 120 characters')
const count = (zh: string, en: string, least: number) =>
  z
    .int(`${zh}要填整数|Enter ${en} as a whole number`)
    .min(least, `${zh}不能小于 ${least}|${en} must be at least ${least}`)
    .max(10_000_000, `${zh}太大|${en} is too large`)

export const LevelForm = z.object({
  level: z.int().min(0).max(20),
  name_zh: name('中文名称', 'Chinese name'),
  name_en: name('英文名称', 'English name'),
  text_zh: sentence,
  text_en: sentence,
  /** Hundredths of a percent: 400 is 4 %. */
  discount_bp: z
    .int()
    .min(0, '折扣不能小于 0|The discount must not be negative')
    .max(9000, '折扣最多 90%|The discount can be at most 90%'),
  /** Null is unlimited, here and below. */
  design_quota: count('每月设计', 'designs a month', 0).nullable(),
  sub_accounts: count('子账号', 'sub-accounts', 0),
  stores: count('店铺', 'stores', 0).nullable(),
  batch_size: count('批量上限', 'the batch size', 1),
  storage_gb: count('图库空间', 'library storage', 1).nullable(),
  /** Spend within the window that reaches the level. */
  accumulated: Amount,
})
export type LevelForm = z.infer<typeof LevelForm>

export const recheckKinds = ['hour', 'day', 'month'] as const

export const LevelRules = z
  .object({
    levels: z.array(LevelForm).min(1).max(20),
    window_days: z
      .int()
      .min(7, '累计天数不能少于 7|The period must be at least 7 days')
      .max(730, '累计天数不能超过 730|The period can be at most 730 days'),
    /** When sellers whose spend fell below a threshold go down; they go up with the payment. */
    recheck: z.enum(recheckKinds),
    /** The version that was read; another one is refused. */
    version: z.int(),
  })
  .superRefine(({ levels }, ctx) => {
    levels.forEach((level, place) => {
      const path = (field: string) => ['levels', place, field]
      const before = levels[place - 1]
      const fen = Number(level.accumulated)
      if (place === 0 && fen !== 0) {
        ctx.addIssue({
          code: 'custom',
          path: path('accumulated'),
          message: '最低等级的门槛必须是 0|The lowest level must start at 0',
        })
      }
      if (before && fen <= Number(before.accumulated)) {
        ctx.addIssue({
          code: 'custom',
          path: path('accumulated'),
          message: `“${level.name_zh}”的门槛要高于“${before.name_zh}”|${level.name_en} needs a higher threshold than ${before.name_en}`,
        })
      }
      if (before && level.discount_bp < before.discount_bp) {
        ctx.addIssue({
          code: 'custom',
          path: path('discount_bp'),
          message: `“${level.name_zh}”的折扣不能低于“${before.name_zh}”|${level.name_en} must not have a smaller discount than ${before.name_en}`,
        })
      }
    })
  })
export type LevelRules = z.infer<typeof LevelRules>

export const getLevelRules = endpoint({
  method: 'GET',
  path: '/ops/level',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Levels, how they are reached, and how many sellers each has',
  input: Empty,
  reply: z.object({
    levels: z.array(LevelForm.extend({ accumulated: Money, sellers: z.int(), plans: z.int() })),
    window_days: z.int(),
    recheck: z.enum(recheckKinds),
    version: z.int(),
  }),
})

/** Whom new level rules touch, by the figures of now. */
export const LevelImpact = z.object({
  moves: z.array(z.object({ from: z.int(), to: z.int(), sellers: z.int() })),
  up: z.int(),
  down: z.int(),
  /** The sellers with the largest spend that would move. */
  examples: z.array(
    z.object({ seller_id: z.int(), name: z.string(), from: z.int(), to: z.int(), spend: Money, has_plan: z.boolean() }),
  ),
  /** Change of discounts by the goods paid in the last 30 days; positive is more revenue. */
  revenue_30d: Money,
  /** Running plans that keep better terms until they end. */
  kept_plans: z.int(),
})
export type LevelImpact = z.infer<typeof LevelImpact>

export const previewLevelRules = endpoint({
  method: 'POST',
  path: '/ops/level/preview',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Whom changed level rules would touch; nothing is saved',
  input: LevelRules,
  reply: LevelImpact,
})

export const saveLevelRules = endpoint({
  method: 'PUT',
  path: '/ops/level',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Save level rules; running plans keep what they were sold with',
  input: LevelRules,
  reply: z.object({ version: z.int() }),
})

export const PlanForm = z.object({ id: WireId, price: Amount, is_sold: z.boolean() })

export const DeskPlan = z.object({
  id: z.int(),
  level: z.int(),
  level_name: z.string(),
  period: z.enum(planPeriods),
  price: Money,
  is_sold: z.boolean(),
  /** Sellers whose last purchase was this plan and still runs. */
  running: z.int(),
  ends_30d: z.int(),
  sold_90d: z.int(),
  revenue_90d: Money,
})
export type DeskPlan = z.infer<typeof DeskPlan>

export const listDeskPlans = endpoint({
  method: 'GET',
  path: '/ops/plan',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Plans with their prices, who runs on them and what they bring',
  input: Empty,
  reply: z.object({ plans: z.array(DeskPlan) }),
})

const Plans = z.object({
  plans: z.array(PlanForm).min(1, '没有要保存的改动|There is nothing to save').max(100),
})

export const PlanImpact = z.object({
  plans: z.array(
    z.object({
      id: z.int(),
      before: Money,
      after: Money,
      /** Subscriptions that keep running as paid, and those that may renew at the new price within 30 days. */
      running: z.int(),
      ends_30d: z.int(),
      is_withdrawn: z.boolean(),
      /** What renewals of the next 30 days would bring more or less. */
      revenue_30d: Money,
      warnings: z.array(z.enum(['dearer_than_months', 'cheaper_than_lower', 'withdrawn_while_running'])),
    }),
  ),
  revenue_30d: Money,
})
export type PlanImpact = z.infer<typeof PlanImpact>

export const previewPlans = endpoint({
  method: 'POST',
  path: '/ops/plan/preview',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Whom changed plans would touch; nothing is saved',
  input: Plans,
  reply: PlanImpact,
})

export const savePlans = endpoint({
  method: 'PUT',
  path: '/ops/plan',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Save prices of plans and which are sold; running subscriptions are not touched',
  input: Plans,
  reply: Empty,
})

export const DeskPack = z.object({
  id: z.int(),
  quantity: z.int(),
  valid_days: z.int(),
  price: Money,
  is_sold: z.boolean(),
  sold_90d: z.int(),
})

export const listDeskPacks = endpoint({
  method: 'GET',
  path: '/ops/designPack',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Design packs with their prices',
  input: Empty,
  reply: z.object({ packs: z.array(DeskPack) }),
})

export const savePack = endpoint({
  method: 'PUT',
  path: '/ops/designPack/{id}',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Change price, term or sale of a design pack; sold packs stay as they are',
  input: z.object({
    id: WireId,
    price: Amount,
    valid_days: WireInt.min(1, '有效期至少 1 天|A pack must be valid for at least 1 day').max(
      3650,
      '有效期最多 3650 天|At most 3,650 days',
    ),
    is_sold: z.boolean(),
  }),
  reply: Empty,
})
