import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { decimalToFen, fenToDecimal } from '../money.ts'
import { Money, WireId } from '../wire.ts'
import { MAX_BULK_GOODS, MAX_SELLING_PRICE_FEN } from './codes.ts'

const tooDear = `售价最多 ${fenToDecimal(MAX_SELLING_PRICE_FEN)}|At most ${fenToDecimal(MAX_SELLING_PRICE_FEN)}`

/** A selling price as a person writes it; '' takes the price away. */
export const SellingPrice = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || /^\d{1,8}(\.\d{1,2})?$/.test(text),
    '请输入金额，最多两位小数|Enter an amount with at most two decimals',
  )
  .refine((text) => !/^\d{1,8}(\.\d{1,2})?$/.test(text) || decimalToFen(text) <= MAX_SELLING_PRICE_FEN, tooDear)

export const priceEndings = ['none', '00', '90', '99'] as const
export type PriceEnding = (typeof priceEndings)[number]

/** Rules for changing the prices of many SKUs. */
export const PriceRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount: SellingPrice }),
  /** Percentage change of the current price; negative lowers it. */
  z.object({ kind: z.literal('percent'), percent: z.number().min(-90).max(1000) }),
  z.object({
    kind: z.literal('add'),
    amount: z.string().regex(/^-?\d{1,8}(\.\d{1,2})?$/, '请输入金额|Enter an amount'),
  }),
  /** Of the cost: 250 makes a price of two and a half times the cost. */
  z.object({ kind: z.literal('cost'), percent: z.number().min(100).max(2000) }),
])
export type PriceRule = z.infer<typeof PriceRule>

const Sample = z.object({
  sku_id: z.int(),
  name: z.string(),
  sku_code: z.string(),
  before: Money.nullable(),
  after: Money.nullable(),
  cost: Money,
})

export const changeGoodsPrices = endpoint({
  method: 'POST',
  path: '/distribution/goods/prices',
  access: 'seller',
  permission: 'goods.library:price',
  summary: 'Set selling prices by rule; with dry_run only shows what would change',
  input: z.object({
    ids: z.array(WireId).min(1).max(MAX_BULK_GOODS),
    rule: PriceRule,
    ending: z.enum(priceEndings).default('none'),
    dry_run: z.boolean().default(false),
  }),
  reply: z.object({
    changed: z.int(),
    /** Without a price to start from. */
    skipped: z.int(),
    below_cost: z.int(),
    samples: z.array(Sample),
  }),
})
