import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Money, WireId } from '../wire.ts'
import { bulkActions, MAX_BULK_ORDERS } from './codes.ts'
import { KeptAddress, OrderFilter } from './order.ts'

/** On the stream of messages: orders have come in. */
export const ORDERS_EVENT = 'orders'

export const countNewOrders = endpoint({
  method: 'GET',
  path: '/distribution/order/arrived',
  access: 'seller',
  permission: 'order.admin',
  summary: 'How many orders that match the filters have come in since a list was read; at most 100 are counted',
  input: OrderFilter.omit({ ids: true }).extend({ after: z.coerce.number().int().min(0) }),
  reply: z.object({ count: z.int() }),
})

const LeftOut = z.object({
  reason: z.string(),
  count: z.int(),
  /** The first of them. */
  order_nos: z.array(z.string()),
})
export type LeftOut = z.infer<typeof LeftOut>

export const sumOrders = endpoint({
  method: 'GET',
  path: '/distribution/order/sums',
  access: 'seller',
  permission: 'order.admin',
  rate: 'search',
  summary: 'Count, pieces and amount of all orders that match, and what can be done with how many of them',
  input: OrderFilter,
  reply: z.object({
    orders: z.int(),
    pieces: z.int(),
    amount: Money,
    actions: z.array(
      z.object({
        action: z.enum(bulkActions),
        orders: z.int(),
        /** Of the orders it can be done with. */
        amount: Money,
        left_out: z.array(LeftOut),
      }),
    ),
    /** The newest that can be paid, as many as one payment takes. */
    payable_ids: z.array(z.int()).max(MAX_BULK_ORDERS),
  }),
})

/** A code that waiting orders use and nobody has matched. */
const OpenCode = z.object({
  /** One of the lines; matching it matches all of them. */
  line_id: z.int(),
  external_sku: z.string(),
  title: z.string(),
  picture_url: z.string(),
  store: z.string(),
  orders: z.int(),
  pieces: z.int(),
})
export type OpenCode = z.infer<typeof OpenCode>

const BadAddress = z.object({
  order_id: z.int(),
  order_no: z.string(),
  external_no: z.string(),
  address: KeptAddress,
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
  created_at: Instant,
})
export type BadAddress = z.infer<typeof BadAddress>

export const listOrderFixes = endpoint({
  method: 'GET',
  path: '/distribution/order/fixes',
  access: 'seller',
  permission: 'order.admin',
  rate: 'search',
  summary: 'What keeps the matching drafts from being paid, so that it can be fixed for many at once',
  input: OrderFilter.omit({ state: true }),
  reply: z.object({
    codes: z.array(OpenCode),
    addresses: z.array(BadAddress),
    /** Drafts with another cause, which only their own page can fix. */
    others: z.int(),
    is_capped: z.boolean(),
  }),
})

export const fixOrderAddresses = endpoint({
  method: 'POST',
  path: '/distribution/order/fixes/addresses',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Correct the addresses of many drafts; those that are still wrong say why and the others go on',
  input: z.object({
    addresses: z
      .array(z.object({ order_id: WireId, address: KeptAddress.partial() }))
      .min(1)
      .max(MAX_BULK_ORDERS),
  }),
  reply: z.object({
    fixed: z.array(z.int()),
    failures: z.array(
      z.object({ order_id: z.int(), problems: z.array(z.object({ field: z.string(), message: z.string() })) }),
    ),
  }),
})

export const recheckDrafts = endpoint({
  method: 'POST',
  path: '/distribution/order/fixes/recheck',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Look again whether the matching drafts can be priced and paid; the newest 200 at once',
  input: OrderFilter.omit({ state: true }),
  reply: z.object({ checked: z.int(), ready: z.array(z.int()) }),
})
