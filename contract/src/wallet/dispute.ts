import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, Instant, Money, PageInput } from '../wire.ts'
import { PayChannel } from './payment.ts'

export const disputeStates = ['open', 'won', 'lost'] as const

const Dispute = z.object({
  id: z.int(),
  seller_id: z.int(),
  seller_name: z.string(),
  channel: PayChannel,
  dispute_no: z.string(),
  /** The payment (P…) or recharge (R…). */
  out_trade_no: z.string(),
  currency: z.string(),
  /** In that currency. */
  charged: z.string(),
  amount: Money,
  /** Frozen of the seller's balance while it is open. */
  held: Money,
  reason: z.string(),
  gateway_state: z.string(),
  state: z.enum(disputeStates),
  due_at: Instant.nullable(),
  opened_at: Instant,
  closed_at: Instant.nullable(),
})
export type Dispute = z.infer<typeof Dispute>

export const listDisputes = endpoint({
  method: 'GET',
  path: '/ops/dispute',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Disputes of payments, newest first',
  input: PageInput.extend({ state: z.enum(disputeStates).optional() }),
  reply: getPage(Dispute).extend({ open: z.int() }),
})
