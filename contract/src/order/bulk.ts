import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, Instant, WireId } from '../wire.ts'
import { bulkActions, MAX_BULK_RUN, MAX_ORDER_VIEWS } from './codes.ts'
import { OrderFilter } from './order.ts'

/** Filters kept under a name, each user's own. */
const SavedFilter = OrderFilter.omit({ ids: true })
export const OrderView = z.object({ id: z.int(), name: z.string(), filters: z.record(z.string(), z.string()) })
export type OrderView = z.infer<typeof OrderView>

export const listOrderViews = endpoint({
  method: 'GET',
  path: '/distribution/order/views',
  access: 'seller',
  permission: 'order.admin',
  summary: 'Saved filters of the order list',
  input: Empty,
  reply: z.object({ data: z.array(OrderView).max(MAX_ORDER_VIEWS) }),
})

export const saveOrderView = endpoint({
  method: 'POST',
  path: '/distribution/order/views',
  access: 'seller',
  permission: 'order.admin',
  summary: 'Keep filters under a name; the same name is replaced',
  input: z.object({
    name: z.string().trim().min(1, '请填写名称|Enter a name').max(30, '最多 30 个字|At most 30 characters'),
    filters: SavedFilter,
  }),
  reply: OrderView,
})

export const deleteOrderView = endpoint({
  method: 'DELETE',
  path: '/distribution/order/views/{id}',
  access: 'seller',
  permission: 'order.admin',
  summary: 'Forget saved filters',
  input: IdInput,
  reply: Empty,
})

export const OrderBulk = z.object({
  id: z.int(),
  action: z.enum(bulkActions),
  state: z.enum(['running', 'done', 'undone']),
  total: z.int(),
  done: z.int(),
  succeeded: z.int(),
  failures: z.array(z.object({ order_id: z.int(), order_no: z.string(), reason: z.string() })),
  can_undo: z.boolean(),
  /** Of printing, once it is done. */
  file_url: z.string().nullable(),
  created_at: Instant,
})
export type OrderBulk = z.infer<typeof OrderBulk>

export const startOrderBulk = endpoint({
  method: 'POST',
  path: '/distribution/order/bulk',
  access: 'seller',
  permission: 'order.admin:bulk',
  summary: 'Do one thing with many orders: those named, or all that fit the filters',
  input: z.object({
    action: z.enum(bulkActions),
    ids: z.array(WireId).min(1).max(MAX_BULK_RUN).optional(),
    filters: SavedFilter.optional(),
  }),
  reply: OrderBulk,
})

export const getOrderBulk = endpoint({
  method: 'GET',
  path: '/distribution/order/bulk/{id}',
  access: 'seller',
  permission: 'order.admin',
  summary: 'How far it is',
  input: IdInput,
  reply: OrderBulk,
})

export const undoOrderBulk = endpoint({
  method: 'POST',
  path: '/distribution/order/bulk/{id}/undo',
  access: 'seller',
  permission: 'order.admin:bulk',
  summary: 'Take holding or releasing back for the orders it was done to',
  input: IdInput,
  reply: OrderBulk,
})
