import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelCarriers } from '../../service/carriers.ts'
import { Empty, IdInput, Instant, WireId, WireInt } from '../../wire.ts'
import { channelKinds, dutyTerms, warehouseRegions } from '../limits.ts'
import { CountryCode } from '../shipping.ts'
import { Day } from './tariff.ts'

const text = (max: number) => z.string().trim().max(max, `最多 ${max} 个字|At most ${max} characters`)
const named = (max: number, message: string) => text(max).min(1, message)

/** What staff edit of a channel. */
export const ChannelFields = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(
        /^[A-Z0-9][A-Z0-9-]{1,23}$/,
        '编码为 2–24 位大写字母、数字或连字符|2 to 24 capital letters, digits or hyphens',
      ),
    name_zh: named(60, '请填写中文名称|Please enter the Chinese name'),
    name_en: named(60, '请填写英文名称|Please enter the English name'),
    note_zh: text(200).default(''),
    note_en: text(200).default(''),
    carrier: text(60).default(''),
    /** Who makes the labels; empty: numbers are typed by hand at the packing desk. */
    label_carrier: z.enum(['', ...labelCarriers]).default(''),
    /** What that carrier calls the service. */
    label_code: text(60).default(''),
    kind: z.enum(channelKinds),
    is_tracked: z.boolean(),
    /** cm³ that count as a kilogram; 0 where size does not count. */
    volumetric_divisor: WireInt.min(0, '抛重系数不能为负|The divisor cannot be negative').max(100_000),
    volumetric_over_percent: WireInt.min(100, '起抛比例至少 100%|At least 100%')
      .max(1000, '起抛比例最多 1000%|At most 1000%')
      .default(100),
    min_weight_g: WireInt.min(0, '最小重量不能为负|The minimum weight cannot be negative').max(2_000_000).default(0),
    max_weight_g: WireInt.min(1, '请填写最大重量|Please enter the maximum weight').max(2_000_000),
    max_side_mm: WireInt.min(1, '请填写最长边|Please enter the longest side').max(10_000),
    max_girth_mm: WireInt.min(1).max(30_000).nullable().default(null),
    max_value_fen: WireInt.min(1).max(1_000_000_000).nullable().default(null),
    duty_terms: z.enum(dutyTerms).default('ddu'),
    country_terms: z.record(CountryCode, z.enum(dutyTerms)).default({}),
    /** Empty means every warehouse that has a price table. */
    warehouses: z.array(z.string().trim().min(1).max(16)).max(50).default([]),
    is_enabled: z.boolean().default(true),
    enabled_from: Day.nullable().default(null),
    enabled_until: Day.nullable().default(null),
  })
  .refine(({ min_weight_g, max_weight_g }) => min_weight_g <= max_weight_g, {
    path: ['min_weight_g'],
    message: '最小重量不能大于最大重量|The minimum weight is above the maximum',
  })
  .refine(({ label_carrier, label_code }) => label_carrier === '' || label_code !== '', {
    path: ['label_code'],
    message: '请填写承运商的服务代码|Enter the carrier’s service code',
  })
  .refine(({ enabled_from: from, enabled_until: until }) => from === null || until === null || from <= until, {
    path: ['enabled_until'],
    message: '结束日期不能早于开始日期|The last day is before the first',
  })
export type ChannelFields = z.infer<typeof ChannelFields>

const ChannelTable = z.object({
  tariff_id: z.int(),
  warehouse: z.string(),
  name: z.string(),
  valid_from: z.string(),
  country_count: z.int(),
  days_min: z.int(),
  days_max: z.int(),
})

const FreightChannel = z.object({
  id: z.int(),
  fields: ChannelFields,
  version: z.int(),
  updated_at: Instant,
  /** The tables in force today; without one nobody is offered the channel. */
  in_force: z.array(ChannelTable),
  draft_count: z.int(),
  scheduled_count: z.int(),
})
export type FreightChannel = z.infer<typeof FreightChannel>

const staff = { access: 'staff', permission: 'ops.freight' } as const

export const listFreightChannels = endpoint({
  ...staff,
  method: 'GET',
  path: '/ops/freight/channel',
  summary: 'All channels in the order lists show them, with the tables in force',
  input: Empty,
  reply: z.object({
    data: z.array(FreightChannel),
    warehouses: z.array(z.object({ code: z.string(), city: z.string(), region: z.enum(warehouseRegions) })),
  }),
})

export const createFreightChannel = endpoint({
  ...staff,
  method: 'POST',
  path: '/ops/freight/channel',
  summary: 'Add a channel behind the others',
  input: ChannelFields,
  reply: z.object({ id: z.int() }),
})

export const saveFreightChannel = endpoint({
  ...staff,
  method: 'PUT',
  path: '/ops/freight/channel/{id}',
  summary: 'Change a channel; refused if somebody else has saved it since it was read',
  input: z.object({ id: WireId, version: WireInt, fields: ChannelFields }),
  reply: Empty,
})

export const sortFreightChannels = endpoint({
  ...staff,
  method: 'POST',
  path: '/ops/freight/channel/sort',
  summary: 'Put all channels into a new order',
  input: z.object({ ids: z.array(WireId).min(1).max(500) }),
  reply: Empty,
})

export const getChannelImpact = endpoint({
  ...staff,
  method: 'GET',
  path: '/ops/freight/channel/{id}/impact',
  summary: 'What switching a channel off would touch',
  input: IdInput,
  reply: z.object({
    /** Orders that wait for payment, and paid ones that have not left yet. */
    unpaid_orders: z.int(),
    open_orders: z.int(),
    rules: z.int(),
    rule_sellers: z.int(),
    preferences: z.int(),
    preference_sellers: z.int(),
    /** Countries no other channel goes to. */
    only_countries: z.array(z.string()),
  }),
})
