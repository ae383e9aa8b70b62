import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { orderStates } from '../../order/codes.ts'
import { Empty, Instant, Money, WireId } from '../../wire.ts'
import { MAX_LATE_PRINTS_MINUTES, MIN_LATE_PRINTS_MINUTES } from './codes.ts'

export const StuckJob = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Numbers of what it is about, such as `seller_id 12, id 40`. */
  about: z.string(),
  error: z.string(),
  tries: z.int(),
  died_at: Instant,
})
export type StuckJob = z.infer<typeof StuckJob>

export const StuckOrder = z.object({
  order_no: z.string(),
  seller_id: z.int(),
  seller_name: z.string(),
  state: z.enum(orderStates),
  /** Why it waits, for people. */
  reason: z.string(),
  /** What the last attempt failed with, in the words of the program. */
  error: z.string(),
  since: Instant,
  /** Only orders waiting for print files can be restarted here. */
  can_retry: z.boolean(),
})
export type StuckOrder = z.infer<typeof StuckOrder>

export const StuckRefund = z.object({
  id: z.int(),
  seller_id: z.int(),
  seller_name: z.string(),
  payment_no: z.string(),
  amount: Money,
  error: z.string(),
  since: Instant,
})
export type StuckRefund = z.infer<typeof StuckRefund>

const getList = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), total: z.int() })

export const getStuckWork = endpoint({
  method: 'GET',
  path: '/ops/stuck',
  access: 'staff',
  permission: 'ops.production',
  summary: 'What does not go on by itself: dead jobs, held orders, paid orders without print files, unsent refunds',
  input: Empty,
  reply: z.object({
    jobs: getList(StuckJob),
    late: getList(StuckOrder),
    held: getList(StuckOrder),
    /** Null for staff who may not see money. */
    refunds: getList(StuckRefund).nullable(),
    late_after_minutes: z.int(),
    /** Of all paid orders, those whose files come too late for what was promised. */
    late_by_promise: z.int(),
  }),
})

export const retryStuckJob = endpoint({
  method: 'POST',
  path: '/ops/stuck/job/{id}/retry',
  access: 'staff',
  permission: 'ops.production',
  summary: 'Runs a dead job again, with all its tries',
  input: z.object({ id: z.uuid() }),
  reply: Empty,
})

export const retryStuckOrder = endpoint({
  method: 'POST',
  path: '/ops/stuck/order/retry',
  access: 'staff',
  permission: 'ops.production',
  summary: 'Makes the missing print files of an order; it goes on when they are there',
  input: z.object({ order_no: z.string().trim().toUpperCase().min(1).max(40) }),
  reply: Empty,
})

export const retryStuckRefund = endpoint({
  method: 'POST',
  path: '/ops/stuck/refund/{id}/retry',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Sends a refund to Alipay again',
  input: z.object({ id: WireId, seller_id: WireId }),
  reply: Empty,
})

export const setLatePrints = endpoint({
  method: 'POST',
  path: '/ops/stuck/late',
  access: 'staff',
  permission: 'ops.production',
  summary: 'After how many minutes a paid order without print files is listed',
  input: z.object({
    minutes: z
      .int()
      .min(MIN_LATE_PRINTS_MINUTES, '最少 5 分钟|At least 5 minutes')
      .max(MAX_LATE_PRINTS_MINUTES, '最多 1440 分钟|At most 1440 minutes'),
  }),
  reply: Empty,
})
