import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { Money } from '../wire.ts'
import { orderSources } from './codes.ts'

/** What business a seller had: orders that were paid within a period, by calendar days of the person's zone. */

export const MAX_STATISTICS_DAYS = 366
export const MAX_BREAKDOWN_ROWS = 500

/** Dimensions of the breakdown. */
export const statisticsCuts = ['day', 'goods', 'product', 'store', 'country', 'state'] as const
export type StatisticsCut = (typeof statisticsCuts)[number]

const Period = z.object({
  date_from: z.iso.date(),
  date_to: z.iso.date(),
  country: blankAsAbsent(z.string().length(2)),
  source: blankAsAbsent(z.enum(orderSources)),
})
const days = ({ date_from, date_to }: { date_from: string; date_to: string }) =>
  (Date.parse(date_to) - Date.parse(date_from)) / 86_400_000 + 1
const orderly = { message: '开始日期不能晚于结束日期|The first day must not be after the last', path: ['date_from'] }
const short = { message: `最多统计 ${MAX_STATISTICS_DAYS} 天|At most ${MAX_STATISTICS_DAYS} days`, path: ['date_from'] }
const bounded = <S extends z.ZodType<{ date_from: string; date_to: string }>>(schema: S) =>
  schema.refine((period) => days(period) >= 1, orderly).refine((period) => days(period) <= MAX_STATISTICS_DAYS, short)

export const StatisticsFilter = bounded(Period)
export type StatisticsFilter = z.infer<typeof Period>

const Numbers = z.object({
  orders: z.int(),
  pieces: z.int(),
  /** Amount paid and its parts. */
  paid: Money,
  goods: Money,
  freight: Money,
  discount: Money,
  refunded: Money,
  /** Of the orders whose profit is known: sales, the marketplaces' estimated fees, and what is left after all costs. */
  sales: Money,
  fee: Money,
  /** Null where it is known of no order. */
  profit: Money.nullable(),
  /** Without a sale price, an exchange rate or a fee; they are left out of the three above. */
  unknown_orders: z.int(),
  unpriced_pieces: z.int(),
})
export type StatisticsNumbers = z.infer<typeof Numbers>

const screen = { access: 'seller', permission: 'order.statistics', rate: 'search' } as const

export const getOrderStatistics = endpoint({
  method: 'GET',
  path: '/distribution/orderStatistics',
  ...screen,
  summary: 'Totals and days of a period, beside those of the equally long one before',
  input: StatisticsFilter,
  reply: z.object({
    now: Numbers,
    before: Numbers,
    before_from: z.string(),
    before_to: z.string(),
    days: z.array(z.object({ day: z.string(), orders: z.int(), pieces: z.int(), paid: Money, refunded: Money })),
    /** Day by day beside the above: same place, same number of days earlier. */
    days_before: z.array(z.object({ orders: z.int(), pieces: z.int(), paid: Money })),
    /** Made in the period and not paid yet. */
    unpaid_orders: z.int(),
  }),
})

export const StatisticsRow = Numbers.extend({
  key: z.string(),
  label: z.string(),
  /** Below the label: a code, a platform. */
  note: z.string(),
  link: z.string().nullable(),
  before_orders: z.int(),
  before_paid: Money,
})
export type StatisticsRow = z.infer<typeof StatisticsRow>

export const listOrderStatistics = endpoint({
  method: 'GET',
  path: '/distribution/orderStatistics/breakdown',
  ...screen,
  summary: 'The same numbers by day, goods, base product, store, country or state; the largest first',
  input: bounded(Period.extend({ by: z.enum(statisticsCuts).default('day') })),
  reply: z.object({ data: z.array(StatisticsRow), is_cut: z.boolean() }),
})
