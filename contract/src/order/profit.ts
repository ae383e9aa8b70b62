import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant, Money, WireInt } from '../wire.ts'

/** Orders that came without a shop: files and programs. */
export const NO_PLATFORM = 0

/** Why the profit of an order is not known. */
export const profitGaps = ['price', 'rate', 'fee'] as const
export type ProfitGap = (typeof profitGaps)[number]

/** What is left of a sale. Everything in CNY unless said; what is not known is null, never zero. */
export const OrderProfit = z.object({
  /** What the buyer paid, in the currency of the shop; null where the lines have several currencies or no price. */
  sale: z.object({ amount: Money, currency: z.string() }).nullable(),
  /** CNY for one unit of that currency, and of which day. */
  rate: z.object({ value: z.string(), at: Instant }).nullable(),
  /** The price is the one the seller gave the SKU, not one a buyer paid. */
  is_own_price: z.boolean(),
  revenue: Money.nullable(),
  /** An estimate by the rates below. */
  fee: Money.nullable(),
  commission_bp: z.int().nullable(),
  payment_bp: z.int().nullable(),
  /** Goods, services and tax less discount. */
  product: Money,
  freight: Money,
  refunded: Money,
  profit: Money.nullable(),
  gaps: z.array(z.enum(profitGaps)),
})
export type OrderProfit = z.infer<typeof OrderProfit>

const Rate = z.object({ commission_bp: z.int(), payment_bp: z.int(), fixed_fee: Money })

export const FeeRate = z.object({
  platform: z.int(),
  name: z.string(),
  /** Of the fixed fee. */
  currency: z.string(),
  /** In force; null where nothing is known. */
  rate: Rate.nullable(),
  /** The usual fee, which applies until the seller enters another. */
  usual: Rate.nullable(),
  is_own: z.boolean(),
  /** The seller has a shop there. */
  has_store: z.boolean(),
})
export type FeeRate = z.infer<typeof FeeRate>

const path = '/distribution/orderStatistics/fees'
const screen = { access: 'seller', permission: 'order.statistics' } as const

export const listFeeRates = endpoint({
  method: 'GET',
  path,
  ...screen,
  summary: 'What each marketplace keeps of a sale, as used for estimating profit',
  input: Empty,
  reply: z.object({ data: z.array(FeeRate) }),
})

const bp = (most: number, message: string) => WireInt.min(0, message).max(most, message)

export const saveFeeRate = endpoint({
  method: 'PUT',
  path: `${path}/{platform}`,
  access: 'seller',
  permission: 'order.statistics:fees',
  summary: 'Enter the fees of a marketplace in place of the usual ones',
  input: z.object({
    platform: WireInt.min(NO_PLATFORM).max(1000),
    commission_bp: bp(9000, '佣金在 0 到 90% 之间|The commission is between 0 and 90%'),
    payment_bp: bp(1000, '支付手续费在 0 到 10% 之间|The payment fee is between 0 and 10%'),
    fixed_fee: z
      .string()
      .regex(/^\d{1,5}(\.\d{1,2})?$/, '请填写金额，最多两位小数|Enter an amount with at most two decimals'),
  }),
  reply: Empty,
})

export const resetFeeRate = endpoint({
  method: 'DELETE',
  path: `${path}/{platform}`,
  access: 'seller',
  permission: 'order.statistics:fees',
  summary: 'Go back to the usual fees of a marketplace',
  input: z.object({ platform: WireInt.min(NO_PLATFORM) }),
  reply: Empty,
})
