import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInput, Instant, Money, PageInput, pageOf } from '../wire.ts'

/** From the balance, by Alipay, or from the balance with the rest by Alipay. */
export const payMethods = ['balance', 'alipay', 'combined'] as const
export const PayMethod = z.enum(payMethods)
export type PayMethod = z.infer<typeof PayMethod>

export const paymentStates = ['waiting', 'paid', 'closed'] as const

/** Reply of a purchase. */
export const PayReply = z.object({
  payment_id: z.int(),
  payment_no: z.string(),
  state: z.enum(paymentStates),
  amount: Money,
  /** Cashier URL for the rest; null if nothing is left to pay. */
  pay_url: z.string().nullable(),
})
export type PayReply = z.infer<typeof PayReply>

/** A passing state on its way: `refunding` until Alipay has taken the refund. */
export const Refund = z.object({
  id: z.int(),
  amount: Money,
  balance: Money,
  alipay: Money,
  state: z.enum(['done', 'sending', 'turned']),
  reason: z.string(),
  created_at: Instant,
})

export const Payment = z.object({
  id: z.int(),
  payment_no: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  title: z.string(),
  amount: Money,
  goods: Money,
  freight: Money,
  service: Money,
  coupon: Money,
  balance: Money,
  alipay: Money,
  refunded: Money,
  state: z.enum(paymentStates),
  trade_no: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant,
  paid_at: Instant.nullable(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentFilter = z.object({
  state: z.enum(paymentStates).optional(),
  date_from: z.iso.date().optional(),
  date_to: z.iso.date().optional(),
  keyword: z.string().trim().max(60).optional(),
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/distribution/pay',
  access: 'seller',
  permission: 'account.fees',
  summary: 'What was paid, waits to be paid or was given up, newest first',
  input: PageInput.extend(PaymentFilter.shape),
  reply: pageOf(Payment),
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/distribution/pay/{id}',
  access: 'seller',
  permission: 'account.fees',
  summary: 'One payment with its refunds',
  input: IdInput,
  reply: Payment.extend({ refunds: z.array(Refund) }),
})

export const checkPayment = endpoint({
  method: 'POST',
  path: '/distribution/pay/{id}/check',
  access: 'seller',
  summary: 'Ask Alipay how a waiting payment stands',
  input: IdInput,
  reply: z.object({ state: z.enum(paymentStates) }),
})

export const resumePayment = endpoint({
  method: 'POST',
  path: '/distribution/pay/{id}/resume',
  access: 'seller',
  permission: 'account.fees',
  summary: 'The cashier of a waiting payment again',
  input: IdInput,
  reply: PayReply,
})

export const closePayment = endpoint({
  method: 'POST',
  path: '/distribution/pay/{id}/close',
  access: 'seller',
  permission: 'account.fees',
  summary: 'Give up a waiting payment; what was held from the balance is free again',
  input: IdInput,
  reply: z.object({ state: z.enum(paymentStates) }),
})

export const getPaymentInvoice = endpoint({
  method: 'POST',
  path: '/distribution/pay/{id}/invoice',
  access: 'seller',
  permission: 'account.fees',
  summary: 'The invoice of a paid payment as a PDF',
  input: IdInput,
  reply: z.object({ url: z.string(), file_name: z.string() }),
})
