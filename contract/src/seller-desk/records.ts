import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paymentStates } from '../wallet/payment.ts'
import { Movement, movementCauseKeys } from '../wallet/wallet.ts'
import { getPage, IdInput, Instant, Money, PageInput } from '../wire.ts'

/* What belongs to one seller, page by page, for the tabs of the staff screen. */

const Page = IdInput.extend(PageInput.shape)

export const listSellerMovements = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/movement',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Every movement of the seller’s available balance with the balance after it, newest first',
  input: Page.extend({
    cause: z.enum(movementCauseKeys).optional(),
    direction: z.enum(['in', 'out']).optional(),
    keyword: z.string().trim().max(60).optional(),
  }),
  reply: getPage(Movement).extend({ sum_in: Money, sum_out: Money }),
})

export const SellerPayment = z.object({
  id: z.int(),
  payment_no: z.string(),
  title: z.string(),
  amount: Money,
  by_balance: Money,
  by_alipay: Money,
  refunded: Money,
  state: z.enum(paymentStates),
  /** Orders it paid for. */
  order_nos: z.array(z.string()),
  created_at: Instant,
  paid_at: Instant.nullable(),
})

export const listSellerPayments = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/payment',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Payments of a seller with the orders they paid for, newest first',
  input: Page.extend({ state: z.enum(paymentStates).optional(), keyword: z.string().trim().max(60).optional() }),
  reply: getPage(SellerPayment),
})

export const SellerTransfer = z.object({
  kind: z.enum(['recharge', 'withdrawal']),
  /** The recharge number, or the id of a withdrawal. */
  number: z.string(),
  channel: z.string(),
  amount: Money,
  state: z.string(),
  trade_no: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
})

export const listSellerTransfers = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/transfer',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Recharges and withdrawals of a seller, newest first',
  input: Page,
  reply: getPage(SellerTransfer),
})

export const SellerOrder = z.object({
  id: z.int(),
  order_no: z.string(),
  external_no: z.string(),
  source: z.string(),
  state: z.string(),
  country: z.string(),
  buyer_name: z.string(),
  store_name: z.string(),
  pieces: z.int(),
  total: Money,
  refunded: Money,
  tracking_nos: z.array(z.string()),
  created_at: Instant,
})

export const listSellerOrders = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/order',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Orders of a seller, newest first',
  input: Page.extend({ state: z.string().max(30).optional(), keyword: z.string().trim().max(60).optional() }),
  reply: getPage(SellerOrder),
})

export const SellerStore = z.object({
  id: z.int(),
  platform: z.int(),
  name: z.string(),
  domain: z.string(),
  region: z.string(),
  is_authorised: z.boolean(),
  auth_problem: z.string().nullable(),
  consent_expires_at: Instant.nullable(),
  synced_at: Instant.nullable(),
  next_at: Instant.nullable(),
  failures: z.int(),
  error: z.string(),
  order_count: z.int(),
})

export const listSellerStores = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/store',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Shops of a seller: authorisation, last synchronisation and what went wrong',
  input: Page,
  reply: getPage(SellerStore),
})

export const SellerMessage = z.object({
  id: z.int(),
  type: z.int(),
  title: z.string(),
  body: z.string(),
  recipient: z.string(),
  is_read: z.boolean(),
  created_at: Instant,
})

export const listSellerMessages = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/message',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Messages the seller’s people received, newest first',
  input: Page,
  reply: getPage(SellerMessage),
})

export const sendSellerMessage = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/message',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Send a message to everyone of one seller',
  input: IdInput.extend({
    title: z
      .string()
      .trim()
      .min(2, '请填写标题|Enter a title')
      .max(80, '标题最多 80 个字|A title has at most 80 characters'),
    body: z
      .string()
      .trim()
      .min(2, '请填写内容|Write the message')
      .max(1000, '内容最多 1000 个字|A message has at most 1,000 characters'),
  }),
  reply: z.object({ delivered: z.int() }),
})

export const SellerActivity = z.object({
  id: z.int(),
  kind: z.string(),
  username: z.string(),
  subject: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  created_at: Instant,
})

export const listSellerActivity = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/activity',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Logins and changes of the seller’s people, newest first',
  input: Page,
  reply: getPage(SellerActivity),
})
