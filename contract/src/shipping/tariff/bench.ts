import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { WireInt } from '../../wire.ts'
import { dutyTerms, MAX_PARCEL_G, MAX_SIDE_MM, refusalReasons } from '../limits.ts'
import { blankAsAbsent, CountryCode } from '../shipping.ts'
import { Day } from './tariff.ts'

const Side = blankAsAbsent(
  WireInt.min(1, '尺寸至少 1 毫米|At least 1 mm').max(MAX_SIDE_MM, '单边最长 3 米|At most 3 m per side'),
)

const Priced = z.object({
  tariff_id: z.int(),
  tariff_name: z.string(),
  zone: z.string(),
  days_min: z.int(),
  days_max: z.int(),
  parcel_count: z.int(),
  actual_g: z.int(),
  volumetric_g: z.int(),
  chargeable_g: z.int(),
  is_volumetric: z.boolean(),
  pricing: z.enum(['first_step', 'steps']),
  step_to_g: z.int(),
  steps: z.int(),
  first_fen: z.int(),
  steps_fen: z.int(),
  minimum_extra_fen: z.int(),
  fuel_bp: z.int(),
  fuel_fen: z.int(),
  surcharges: z.array(z.object({ name: z.string(), amount_fen: z.int() })),
  terms: z.enum(dutyTerms),
  /** Import tax and duty shown to the seller; null where the value is not known. */
  tax_fen: z.int().nullable(),
  duty_fen: z.int(),
  total_fen: z.int(),
})

const Refused = z.object({ reason: z.enum(refusalReasons), limit: z.int(), most: z.int(), tariff_id: z.int() })

const Answer = z.object({ priced: Priced.nullable(), refused: Refused.nullable() })
export type BenchAnswer = z.infer<typeof Answer>

export const benchQuote = endpoint({
  access: 'staff',
  permission: 'ops.freight',
  method: 'GET',
  path: '/ops/freight/quote',
  summary: 'A parcel quoted by every channel with the tables of two days',
  input: z
    .object({
      country: CountryCode,
      postcode: blankAsAbsent(z.string().trim().max(16, '邮编最多 16 个字符|At most 16 characters')),
      weight_g: WireInt.min(1, '重量至少 1 克|At least 1 g').max(MAX_PARCEL_G, '单个包裹最重 70 kg|At most 70 kg'),
      length_mm: Side,
      width_mm: Side,
      height_mm: Side,
      warehouse: blankAsAbsent(z.string().trim().toUpperCase().max(16)),
      value_fen: blankAsAbsent(WireInt.min(0).max(1_000_000_000)),
      has_tax_number: z.stringbool().or(z.boolean()).default(false),
      /** Absent means today. */
      day: blankAsAbsent(Day),
      other_day: blankAsAbsent(Day),
    })
    .refine(
      ({ length_mm, width_mm, height_mm }) =>
        [length_mm, width_mm, height_mm].every((side) => side === undefined) ||
        [length_mm, width_mm, height_mm].every((side) => side !== undefined),
      { path: ['length_mm'], message: '长宽高请一起填写|Enter length, width and height together' },
    ),
  reply: z.object({
    day: z.string(),
    other_day: z.string(),
    packaging_g: z.int(),
    data: z.array(
      z.object({
        channel_id: z.int(),
        code: z.string(),
        name: z.string(),
        warehouse: z.string(),
        city: z.string(),
        now: Answer,
        other: Answer,
      }),
    ),
  }),
})
