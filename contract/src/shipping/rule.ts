import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, Money, WireId, WireInt } from '../wire.ts'
import {
  MAX_PARCEL_G,
  MAX_PREFERRED_CHANNELS,
  MAX_RULE_AMOUNT_FEN,
  MAX_RULE_COUNTRIES,
  MAX_RULES,
  warehouseRegions,
} from './limits.ts'
import { blankAsAbsent, Channel, CountryCode, FreightOption } from './shipping.ts'

/** The channels a seller wants for a country, the favourite first. */
const Preference = z.object({ country: z.string(), channels: z.array(Channel) })
export type ShippingPreference = z.infer<typeof Preference>

export const listShippingPreferences = endpoint({
  method: 'GET',
  path: '/distribution/shipping/preference',
  access: 'seller',
  permission: 'setting.shipping',
  summary: 'Preferred channels by country',
  input: Empty,
  reply: z.object({ data: z.array(Preference) }),
})

export const setShippingPreference = endpoint({
  method: 'PUT',
  path: '/distribution/shipping/preference/{country}',
  access: 'seller',
  permission: 'setting.shipping:edit',
  summary: 'Replace the preferred channels of a country; an empty list removes it',
  input: z.object({
    country: CountryCode,
    channel_ids: z.array(WireId).max(MAX_PREFERRED_CHANNELS, '每个国家最多 5 个渠道|At most 5 channels per country'),
  }),
  reply: z.object({ data: z.array(Preference) }),
})

const ruleAmount = blankAsAbsent(
  z
    .string()
    .trim()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, '请输入金额，例如 128.00|Enter an amount such as 128.00')
    .refine((text) => Number(text) * 100 <= MAX_RULE_AMOUNT_FEN, '金额太大|The amount is too large'),
)

const RuleFields = z.object({
  name: z
    .string()
    .trim()
    .min(1, '请填写规则名称|Please enter a name')
    .max(40, '名称最多 40 个字|At most 40 characters'),
  /** Empty means every country. */
  countries: z.array(CountryCode).max(MAX_RULE_COUNTRIES).default([]),
  /** Chargeable goods weight, both ends included; absent leaves that end open. */
  weight_min_g: blankAsAbsent(WireInt.min(0).max(MAX_PARCEL_G)),
  weight_max_g: blankAsAbsent(WireInt.min(1).max(MAX_PARCEL_G)),
  /** Goods amount in CNY, both ends included. */
  amount_min: ruleAmount,
  amount_max: ruleAmount,
  channel_id: WireId,
  is_enabled: z.boolean().default(true),
})

const inOrder = (low: number | undefined, high: number | undefined) =>
  low === undefined || high === undefined || low <= high

const ordered = <T extends z.ZodType<z.output<typeof RuleFields>>>(schema: T) =>
  schema
    .refine((rule) => inOrder(rule.weight_min_g, rule.weight_max_g), {
      path: ['weight_max_g'],
      message: '最大重量不能小于最小重量|The upper weight must not be below the lower one',
    })
    .refine((rule) => inOrder(toNumber(rule.amount_min), toNumber(rule.amount_max)), {
      path: ['amount_max'],
      message: '最高金额不能小于最低金额|The upper amount must not be below the lower one',
    })

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

export const ShippingRule = z.object({
  id: z.int(),
  name: z.string(),
  countries: z.array(z.string()),
  weight_min_g: z.int().nullable(),
  weight_max_g: z.int().nullable(),
  amount_min: Money.nullable(),
  amount_max: Money.nullable(),
  channel: Channel,
  is_enabled: z.boolean(),
})
export type ShippingRule = z.infer<typeof ShippingRule>

const RuleList = z.object({ data: z.array(ShippingRule) })

export const listShippingRules = endpoint({
  method: 'GET',
  path: '/distribution/shipping/rule',
  access: 'seller',
  permission: 'setting.shipping-rule',
  summary: 'Shipping rules in the order they are tried',
  input: Empty,
  reply: RuleList,
})

export const createShippingRule = endpoint({
  method: 'POST',
  path: '/distribution/shipping/rule',
  access: 'seller',
  permission: 'setting.shipping-rule:edit',
  summary: 'Add a rule behind the others',
  input: ordered(RuleFields),
  reply: z.object({ id: z.int() }),
})

export const updateShippingRule = endpoint({
  method: 'PUT',
  path: '/distribution/shipping/rule/{id}',
  access: 'seller',
  permission: 'setting.shipping-rule:edit',
  summary: 'Change a rule; its place stays',
  input: ordered(RuleFields.extend({ id: WireId })),
  reply: Empty,
})

export const enableShippingRule = endpoint({
  method: 'POST',
  path: '/distribution/shipping/rule/{id}/enable',
  access: 'seller',
  permission: 'setting.shipping-rule:edit',
  summary: 'Switch a rule on or off',
  input: IdInput.extend({ is_enabled: z.boolean() }),
  reply: Empty,
})

export const deleteShippingRule = endpoint({
  method: 'DELETE',
  path: '/distribution/shipping/rule/{id}',
  access: 'seller',
  permission: 'setting.shipping-rule:edit',
  summary: 'Delete a rule',
  input: IdInput,
  reply: Empty,
})

export const sortShippingRules = endpoint({
  method: 'POST',
  path: '/distribution/shipping/rule/updateSort',
  access: 'seller',
  permission: 'setting.shipping-rule:edit',
  summary: 'Put all rules into a new order',
  input: z.object({ ids: z.array(WireId).min(1).max(MAX_RULES) }),
  reply: RuleList,
})

/** What decided: a rule, a preferred channel of the country, or the price. */
export const channelDeciders = ['rule', 'preference', 'cheapest'] as const

export const tryShippingRules = endpoint({
  method: 'GET',
  path: '/distribution/shipping/rule/try',
  access: 'seller',
  permission: 'setting.shipping-rule',
  summary: 'Which channel an order like this would get, and why',
  input: z.object({
    country: CountryCode,
    postcode: blankAsAbsent(z.string().trim().max(16)),
    weight_g: WireInt.min(1, '重量至少 1 克|At least 1 g').max(MAX_PARCEL_G, '单个包裹最重 70 kg|At most 70 kg'),
    amount: ruleAmount,
    region: z.enum(warehouseRegions),
  }),
  reply: z.object({
    option: FreightOption.nullable(),
    by: z.enum(channelDeciders).nullable(),
    rule_id: z.int().nullable(),
  }),
})
