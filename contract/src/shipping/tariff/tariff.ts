import { surchargeBases, surchargeKinds } from '@inkroute/engine/freight/tariff'
import { z } from 'zod'
import { DOCUMENT_BODY, endpoint } from '../../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../../wire.ts'
import { blankAsAbsent } from '../shipping.ts'
import { findingKinds, tariffStates } from './codes.ts'

const MAX_WEIGHT_G = 2_000_000
const MAX_FEN = 100_000_000
const MAX_ZONES = 300
const MAX_STEPS = 400
const MAX_SURCHARGES = 500
const MAX_PREFIXES = 5000

/** A calendar day in Shanghai, by which price tables come into force. */
export const Day = z.iso.date('请选择日期|Choose a date')

const Fen = z
  .int('金额必须是数字|The amount must be a number')
  .min(0, '金额不能为负|The amount cannot be negative')
  .max(MAX_FEN, '金额太大|The amount is too large')
const Grams = z
  .int('重量必须是整克数|The weight must be in whole grams')
  .min(0, '重量不能为负|The weight cannot be negative')
  .max(MAX_WEIGHT_G, '重量太大|The weight is too large')
const BasisPoints = z
  .int('百分比最多两位小数|At most two decimals')
  .min(0, '百分比不能为负|The percentage cannot be negative')
  .max(10_000, '百分比不能超过 100|The percentage cannot exceed 100')
/** Two capitals: whether we deliver there is a finding, so that a table can be kept and mended. */
const Country = z.string().regex(/^[A-Z]{2}$/, '国家代码为两位大写字母|A country code has two capital letters')
const Prefix = z
  .string()
  .regex(/^[A-Z0-9]{1,10}$/, '邮编前缀只含大写字母和数字|A prefix consists of capital letters and digits')

const Pricing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('first_step'),
    first_weight_g: Grams.min(1, '首重至少 1 克|The first weight must be at least 1 g'),
    first_price_fen: Fen,
    step_weight_g: Grams.min(1, '续重至少 1 克|The step must be at least 1 g'),
    step_price_fen: Fen,
  }),
  z.object({
    kind: z.literal('steps'),
    round_g: Grams.min(1, '进位至少 1 克|Rounding must be at least 1 g').default(1),
    steps: z
      .array(z.object({ from_g: Grams, to_g: Grams, price_fen: Fen, per_kg_fen: Fen.default(0) }))
      .max(MAX_STEPS, '每个分区最多 400 个重量段|At most 400 steps per zone'),
  }),
])

const Days = z
  .int('时效必须是整天数|Transit times must be in whole days')
  .min(1, '时效至少 1 天|Transit must take at least one day')
  .max(200, '时效最多 200 天|At most 200 days')

export const Zone = z.object({
  name: z
    .string()
    .trim()
    .min(1, '请填写分区名称|Please enter a zone name')
    .max(60, '名称最多 60 个字|At most 60 characters'),
  countries: z.array(Country).max(250),
  /** Beginnings of postcodes; empty means the rest of its countries. */
  prefixes: z.array(Prefix).max(MAX_PREFIXES, '邮编前缀最多 5000 个|At most 5,000 prefixes').default([]),
  days_min: Days,
  days_max: Days,
  /** Null where the table's own applies. */
  minimum_fen: Fen.nullable().default(null),
  fuel_bp: BasisPoints.nullable().default(null),
  pricing: Pricing,
})
export type Zone = z.infer<typeof Zone>

const Limit = z.int().min(1).max(MAX_WEIGHT_G).nullable().default(null)

export const SurchargeRow = z.object({
  kind: z.enum(surchargeKinds),
  name: z
    .string()
    .trim()
    .min(1, '请填写附加费名称|Please enter a surcharge name')
    .max(60, '名称最多 60 个字|At most 60 characters'),
  from: Day.nullable().default(null),
  until: Day.nullable().default(null),
  countries: z.array(Country).max(250).default([]),
  prefixes: z.array(Prefix).max(MAX_PREFIXES, '邮编前缀最多 5000 个|At most 5,000 prefixes').default([]),
  basis: z.enum(surchargeBases).default('parcel'),
  /** Fen, or hundredths of a percent. */
  amount: Fen,
  over_side_mm: Limit,
  over_girth_mm: Limit,
  over_weight_g: Limit,
})
export type SurchargeRow = z.infer<typeof SurchargeRow>

/** What staff edit of a price table. */
export const TariffBody = z.object({
  name: z
    .string()
    .trim()
    .min(1, '请填写价格表名称|Please enter a table name')
    .max(60, '名称最多 60 个字|At most 60 characters'),
  warehouses: z.array(z.string().trim().min(1).max(16)).min(1, '请选择发货仓|Choose at least one warehouse').max(50),
  minimum_fen: Fen.default(0),
  fuel_bp: BasisPoints.default(0),
  zones: z.array(Zone).max(MAX_ZONES, '最多 300 个分区|At most 300 zones'),
  surcharges: z.array(SurchargeRow).max(MAX_SURCHARGES, '最多 500 项附加费|At most 500 surcharges').default([]),
})
export type TariffBody = z.infer<typeof TariffBody>

/** Something staff should look at; an error keeps a table from being scheduled. */
export const Finding = z.object({
  level: z.enum(['error', 'warning']),
  kind: z.enum(findingKinds),
  /** `B7` in an imported file; '' elsewhere. */
  cell: z.string(),
  zone: z.string(),
  message: z.string(),
})
export type Finding = z.infer<typeof Finding>

const TariffSource = z.object({
  file: z.string(),
  form: z.enum(['matrix', 'long']),
  currency: z.string(),
  /** Yuan for one unit, in ten-thousandths. */
  rate_e4: z.int(),
})

const TariffHead = z.object({
  id: z.int(),
  channel_id: z.int(),
  channel_code: z.string(),
  channel_name: z.string(),
  name: z.string(),
  warehouses: z.array(z.string()),
  state: z.enum(tariffStates),
  valid_from: z.string().nullable(),
  zone_count: z.int(),
  country_count: z.int(),
  fuel_bp: z.int(),
  minimum_fen: z.int(),
  created_by: z.string(),
  updated_at: Instant,
  source: TariffSource.nullable(),
  version: z.int(),
})
export type TariffHead = z.infer<typeof TariffHead>

const Tariff = TariffHead.extend({ body: TariffBody, findings: z.array(Finding) })
export type Tariff = z.infer<typeof Tariff>

const staff = { access: 'staff', permission: 'ops.freight' } as const

export const listTariffs = endpoint({
  ...staff,
  method: 'GET',
  path: '/ops/freight/tariff',
  summary: 'Price tables of freight, newest first',
  input: z
    .object({
      channel_id: blankAsAbsent(WireId),
      state: blankAsAbsent(z.enum(tariffStates)),
      warehouse: blankAsAbsent(z.string().trim().max(16)),
    })
    .extend(PageInput.shape),
  reply: getPage(TariffHead),
})

export const getTariff = endpoint({
  ...staff,
  method: 'GET',
  path: '/ops/freight/tariff/{id}',
  summary: 'A price table with its zones, surcharges and findings',
  input: IdInput,
  reply: Tariff,
})

export const createTariff = endpoint({
  ...staff,
  method: 'POST',
  path: '/ops/freight/tariff',
  summary: 'A new draft, empty or copied from another table',
  body_max: DOCUMENT_BODY,
  input: z.object({ channel_id: WireId, copy_of: WireId.optional(), body: TariffBody.optional() }),
  reply: z.object({ id: z.int() }),
})

export const saveTariff = endpoint({
  ...staff,
  method: 'PUT',
  path: '/ops/freight/tariff/{id}',
  summary: 'Save a draft; refused if somebody else has saved it since it was read',
  body_max: DOCUMENT_BODY,
  input: z.object({ id: WireId, version: WireInt, body: TariffBody }),
  reply: Tariff,
})

export const checkTariff = endpoint({
  ...staff,
  method: 'POST',
  path: '/ops/freight/tariff/{id}/check',
  summary: 'Check a draft; without errors it is marked as checked',
  input: IdInput.extend({ version: WireInt }),
  reply: Tariff,
})

export const scheduleTariff = endpoint({
  ...staff,
  method: 'POST',
  path: '/ops/freight/tariff/{id}/schedule',
  summary: 'Put a table into force on a day, today at the earliest',
  input: IdInput.extend({ version: WireInt, valid_from: Day }),
  reply: Tariff,
})

export const unscheduleTariff = endpoint({
  ...staff,
  method: 'POST',
  path: '/ops/freight/tariff/{id}/unschedule',
  summary: 'Make a table that is not in force yet a draft again',
  input: IdInput,
  reply: Tariff,
})

export const deleteTariff = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/ops/freight/tariff/{id}',
  summary: 'Delete a draft',
  input: IdInput,
  reply: Empty,
})
