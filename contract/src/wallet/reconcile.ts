import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput, WireId } from '../wire.ts'
import { PayChannel } from './payment.ts'

export const differenceKinds = ['ours_only', 'theirs_only', 'differs'] as const

const Day = z.iso.date('日期写作 2026-11-15|Enter the date as 2026-11-15')

const Reconciliation = z.object({
  channel: PayChannel,
  day: z.string(),
  state: z.enum(['done', 'failed']),
  matched: z.int(),
  refunds_matched: z.int(),
  ours_only: z.int(),
  theirs_only: z.int(),
  differs: z.int(),
  error: z.string(),
  checked_at: Instant,
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/ops/reconcile',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Days on which our books were compared with a gateway’s, newest first',
  input: PageInput.extend({ channel: PayChannel.optional() }),
  reply: getPage(Reconciliation),
})

export const DifferenceFilter = z.object({
  channel: PayChannel.optional(),
  day: Day.optional(),
  state: z.enum(['open', 'settled']).optional(),
})

const Difference = z.object({
  id: z.int(),
  channel: PayChannel,
  day: z.string(),
  subject: z.enum(['payment', 'refund']),
  kind: z.enum(differenceKinds),
  out_trade_no: z.string(),
  trade_no: z.string(),
  seller_id: z.int().nullable(),
  currency: z.string(),
  /** Null where a side does not know it. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  found_at: Instant,
  settled_at: Instant.nullable(),
  settled_by: z.string(),
  note: z.string(),
})
export type Difference = z.infer<typeof Difference>

export const listDifferences = endpoint({
  method: 'GET',
  path: '/ops/reconcile/differences',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Payments and refunds that one side does not know, or knows differently',
  input: PageInput.extend(DifferenceFilter.shape),
  reply: getPage(Difference).extend({ open: z.int() }),
})

export const settleDifference = endpoint({
  method: 'POST',
  path: '/ops/reconcile/differences/{id}/settle',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Note what became of a difference',
  input: z.object({
    id: WireId,
    note: z.string().trim().min(2, '请写明处理结果|Describe what was done').max(300),
  }),
  reply: Empty,
})

export const reconcileDay = endpoint({
  method: 'POST',
  path: '/ops/reconcile/{channel}/{day}',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Compare a day again',
  input: z.object({ channel: PayChannel, day: Day }),
  reply: Empty,
})
