import { z } from 'zod'
import { isDestination } from '../countries.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, Money, WireId, WireInt } from '../wire.ts'
import {
  channelKinds,
  dutyTerms,
  MAX_PARCEL_G,
  MAX_QUANTITY,
  MAX_SIDE_MM,
  refusalReasons,
  warehouseRegions,
} from './limits.ts'

export const CountryCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isDestination, '暂不配送到这个国家或地区|We do not deliver to this country or region yet')

/** An empty field of a form or a query counts as not given. */
export const blankAsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

const Side = WireInt.min(1, '尺寸至少 1 毫米|At least 1 mm').max(MAX_SIDE_MM, '单边最长 3 米|At most 3 m per side')
const IOSS = /^IM\d{10}$/
const VAT = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/
const taxNumber = (shape: RegExp, message: string) =>
  z
    .string()
    .transform((text) => text.toUpperCase().replace(/[\s.-]/g, ''))
    .refine((text) => shape.test(text), message)

export const Channel = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(channelKinds),
  is_tracked: z.boolean(),
  /** Note for sellers, in the language of the call. */
  note: z.string(),
  volumetric_divisor: z.int(),
  /** Least weight of a whole shipment; 0 takes anything. */
  min_weight_g: z.int(),
  /** Of each parcel. */
  max_weight_g: z.int(),
  max_side_mm: z.int(),
})
export type Channel = z.infer<typeof Channel>

const Origin = z.object({ code: z.string(), region: z.enum(warehouseRegions), city: z.string() })

/** How the price of one channel came about; the amounts add up to `price`. */
const Reckoning = z.object({
  actual_g: z.int(),
  packaging_g: z.int(),
  volumetric_g: z.int(),
  is_volumetric: z.boolean(),
  first_weight_g: z.int(),
  first_price: Money,
  step_weight_g: z.int(),
  step_price: Money,
  steps: z.int(),
  /** What the steps beyond the first weight add, or the kilograms where `per_kg` is not null. */
  steps_amount: Money,
  per_kg: Money.nullable(),
  minimum_extra: Money,
  fuel_percent: z.number(),
  fuel: Money,
  remote: Money,
  /** Other surcharges, by name. */
  surcharges: z.array(z.object({ name: z.string(), amount: Money })),
})

/**
 * `none` nothing to collect, `number` covered by the given IOSS or VAT number, `collect` the buyer or seller pays the
 * tax named here. `amount` is null where the value of the goods is not known.
 */
export const Tax = z.object({
  status: z.enum(['none', 'number', 'collect']),
  rate_percent: z.number(),
  amount: Money.nullable(),
  /** How the channel treats duty and tax in this country. */
  terms: z.enum(dutyTerms),
  /**
   * Customs duty of the Union, with or without a tax number: `flat` by kind of goods, `tariff` at rates that depend on
   * the goods, which we cannot name.
   */
  duty: z.object({
    kind: z.enum(['none', 'flat', 'tariff']),
    items: z.int(),
    per_item_eur: z.number(),
    limit_eur: z.number(),
    amount: Money,
  }),
})
export type Tax = z.infer<typeof Tax>

export const FreightOption = z.object({
  channel: Channel,
  warehouse: Origin,
  price: Money,
  days_min: z.int(),
  days_max: z.int(),
  /** How many parcels the goods travel in; the price covers them all. */
  parcel_count: z.int(),
  chargeable_weight_g: z.int(),
  reckoning: Reckoning,
  tax: Tax,
  is_cheapest: z.boolean(),
  is_fastest: z.boolean(),
})
export type FreightOption = z.infer<typeof FreightOption>

export const calculateFreight = endpoint({
  method: 'GET',
  path: '/frontend/logisticsCalculation/cal',
  access: 'public',
  rate: 'search',
  summary: 'Freight of every channel to a country, for a parcel or for pieces of a product, cheapest first',
  input: z
    .object({
      country: CountryCode,
      postcode: blankAsAbsent(z.string().trim().max(16, '邮编最多 16 个字符|At most 16 characters')),
      /** Weight of all goods without packaging. */
      weight_g: blankAsAbsent(
        WireInt.min(1, '重量至少 1 克|At least 1 g').max(MAX_PARCEL_G, '单个包裹最重 70 kg|At most 70 kg'),
      ),
      length_mm: blankAsAbsent(Side),
      width_mm: blankAsAbsent(Side),
      height_mm: blankAsAbsent(Side),
      /** Instead of weight and sides: pieces of a product, all alike. */
      product_id: blankAsAbsent(WireId),
      size_id: blankAsAbsent(WireId),
      quantity: blankAsAbsent(
        WireInt.min(1, '至少 1 件|At least 1').max(MAX_QUANTITY, '一次最多 1000 件|At most 1,000'),
      ),
      /** Code or region of the warehouse; absent compares all that have the goods. */
      warehouse: blankAsAbsent(z.string().trim().toUpperCase().max(16)),
      /** Value of the goods in CNY, for the tax on parcels into the European Union. */
      goods_value: blankAsAbsent(
        z
          .string()
          .trim()
          .regex(/^\d{1,8}(\.\d{1,2})?$/, '请输入金额，例如 128.00|Enter an amount such as 128.00'),
      ),
      ioss: blankAsAbsent(taxNumber(IOSS, 'IOSS 号为 IM 加 10 位数字|An IOSS number is IM and ten digits')),
      vat: blankAsAbsent(
        taxNumber(VAT, 'VAT 号以国家代码开头，例如 DE123456789|A VAT number starts with the country code'),
      ),
    })
    .refine((input) => input.product_id !== undefined || input.weight_g !== undefined, {
      path: ['weight_g'],
      message: '请填写重量|Please enter the weight',
    })
    .refine(
      ({ length_mm, width_mm, height_mm }) =>
        [length_mm, width_mm, height_mm].every((side) => side === undefined) ||
        [length_mm, width_mm, height_mm].every((side) => side !== undefined),
      { path: ['length_mm'], message: '长宽高请一起填写|Enter length, width and height together' },
    ),
  reply: z.object({
    country: z.string(),
    is_eu: z.boolean(),
    parcel: z.object({
      weight_g: z.int(),
      packaging_g: z.int(),
      length_mm: z.int(),
      width_mm: z.int(),
      height_mm: z.int(),
      quantity: z.int(),
    }),
    data: z.array(FreightOption),
    /** Channels that serve the country but refuse this parcel, with the reason. */
    unavailable: z.array(
      z.object({ channel: Channel, warehouse: Origin, reason: z.enum(refusalReasons), limit: z.int() }),
    ),
  }),
})

export const listChannels = endpoint({
  method: 'GET',
  path: '/frontend/logisticsCalculation/channels',
  access: 'public',
  summary: 'Channels, where they start and how many countries they reach',
  input: Empty,
  reply: z.object({
    data: z.array(
      Channel.extend({
        regions: z.array(z.enum(warehouseRegions)),
        country_count: z.int(),
        days_min: z.int(),
        days_max: z.int(),
      }),
    ),
  }),
})

const RateRow = z.object({
  channel: Channel,
  warehouse: Origin,
  country: z.string(),
  first_weight_g: z.int(),
  first_price: Money,
  step_weight_g: z.int(),
  step_price: Money,
  minimum: Money,
  fuel_percent: z.number(),
  days_min: z.int(),
  days_max: z.int(),
  remote_prefixes: z.array(z.object({ prefix: z.string(), surcharge: Money })),
  /** Beginnings of the postcodes this row is for; empty for the rest of the country. */
  zone_prefixes: z.array(z.string()),
  /** Lines of a price table; empty where a first weight and steps make the price. */
  steps: z.array(z.object({ to_g: z.int(), price: Money, per_kg: Money })),
})
export type RateRow = z.infer<typeof RateRow>

export const listRates = endpoint({
  method: 'GET',
  path: '/distribution/shipping/rates',
  access: 'seller',
  permission: 'setting.shipping',
  summary: 'The freight table of one country',
  input: z.object({ country: CountryCode, region: blankAsAbsent(z.enum(warehouseRegions)) }),
  reply: z.object({ data: z.array(RateRow) }),
})
