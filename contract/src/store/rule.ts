import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../shipping/shipping.ts'
import { Empty, getPage, Instant, Money, PageInput, WireId } from '../wire.ts'

export const logisticsModes = ['rules', 'cheapest', 'fastest'] as const
export type LogisticsMode = (typeof logisticsModes)[number]

const Amount = z
  .string()
  .trim()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, '金额格式不正确|Enter a valid amount')

/** Automation rules for a store's orders. */
export const StoreRule = z.object({
  /** Lines whose code is unknown are matched by title and variant too, where they mean one SKU only. */
  match_title: z.boolean(),
  logistics: z.enum(logisticsModes),
  auto_pay: z.boolean(),
  /** CNY a day that may be paid from the balance without asking. */
  daily_limit: Amount,
  hold_countries: z.array(CountryCode).max(60),
  /** An address that holds one of these words waits. */
  hold_words: z.array(z.string().trim().min(1).max(60)).max(30),
  /** CNY; an order that costs more waits. Null: none does. */
  hold_above: Amount.nullable(),
})
export type StoreRule = z.infer<typeof StoreRule>

export const emptyRule: StoreRule = {
  match_title: false,
  logistics: 'rules',
  auto_pay: false,
  daily_limit: '500.00',
  hold_countries: [],
  hold_words: [],
  hold_above: null,
}

export const getStoreRule = endpoint({
  method: 'GET',
  path: '/distribution/userStore/rule',
  access: 'seller',
  permission: 'order.store',
  summary: 'What happens by itself with the orders of a store, and what was paid by rule today',
  input: z.object({ store_id: WireId }),
  reply: StoreRule.extend({ paid_today: Money }),
})

export const saveStoreRule = endpoint({
  method: 'POST',
  path: '/distribution/userStore/rule',
  access: 'seller',
  permission: 'order.store:rule',
  summary: 'Set the rules of stores; orders that wait for payment are looked at again',
  input: StoreRule.extend({ store_ids: z.array(WireId).min(1).max(500) }),
  reply: Empty,
})

export const ruleActions = ['logistics', 'paid', 'held', 'left'] as const
export type RuleAction = (typeof ruleActions)[number]

export const RuleRecord = z.object({
  id: z.int(),
  order_id: z.int(),
  order_no: z.string(),
  external_no: z.string(),
  action: z.enum(ruleActions),
  /** Why, in words. */
  reason: z.string(),
  created_at: Instant,
})
export type RuleRecord = z.infer<typeof RuleRecord>

export const listRuleRecords = endpoint({
  method: 'GET',
  path: '/distribution/userStore/ruleRecord',
  access: 'seller',
  permission: 'order.store',
  summary: 'What rules did with the orders of a store, and why, newest first',
  input: PageInput.extend({ store_id: WireId }),
  reply: getPage(RuleRecord),
})
