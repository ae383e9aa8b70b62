import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, IdInput, Instant, Money, PageInput } from '../wire.ts'

/** The cashiers a seller can pay at. */
export const payChannels = ['alipay', 'wechat_pay', 'stripe', 'paypal'] as const
export const PayChannel = z.enum(payChannels)
export type PayChannel = z.infer<typeof PayChannel>

export const payChannelNames: Record<PayChannel, { readonly zh: string; readonly en: string }> = {
  alipay: { zh: '支付宝', en: 'Alipay' },
  wechat_pay: { zh: '微信支付', en: 'WeChat Pay' },
  stripe: { zh: '银行卡（Stripe）', en: 'Card (Stripe)' },
  paypal: { zh: 'PayPal', en: 'PayPal' },
}

/** From the balance, at a cashier, or from the balance with the rest at a cashier: `combined` is Alipay. */
export const payMethods = [
  'balance',
  'alipay',
  'combined',
  'wechat_pay',
  'combined_wechat_pay',
  'stripe',
  'combined_stripe',
  'paypal',
  'combined_paypal',
] as const
export const PayMethod = z.enum(payMethods)
export type PayMethod = z.infer<typeof PayMethod>

/** Which cashier a method uses, and whether the balance is used first. */
export function readPayMethod(method: PayMethod): {
  readonly channel: PayChannel | null
  readonly uses_balance: boolean
} {
  if (method === 'balance') return { channel: null, uses_balance: true }
  if (method === 'combined') return { channel: 'alipay', uses_balance: true }
  const channel = payChannels.find((one) => method === one || method === `combined_${one}`) ?? null
  return { channel, uses_balance: method !== channel }
}

export const combinedWith = (channel: PayChannel): PayMethod =>
  channel === 'alipay' ? 'combined' : `combined_${channel}`

export const paymentStates = ['waiting', 'paid', 'closed'] as const

/** Reply of a purchase. */
export const PayReply = z.object({
  payment_id: z.int(),
  payment_no: z.string(),
  state: z.enum(paymentStates),
  amount: Money,
  /** Cashier address for the rest, ours where the cashier is a QR code; null if nothing is left to pay. */
  pay_url: z.string().nullable(),
})
export type PayReply = z.infer<typeof PayReply>

/** What a cashier charged in another currency than CNY, and CNY for one unit of it. */
export const Charged = z.object({ currency: z.string(), amount: z.string(), rate: z.string() })
export type Charged = z.infer<typeof Charged>

/** `sending` until the cashier has taken the refund; `turned` when it had to go to the balance instead. */
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
  /** The share paid at the cashier `channel` names. */
  alipay: Money,
  channel: PayChannel,
  charge: Charged.nullable(),
  refunded: Money,
  state: z.enum(paymentStates),
  trade_no: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant,
  paid_at: Instant.nullable(),
})
export type Payment = z.infer<typeof Payment>

const PayWay = z.object({
  channel: PayChannel,
  /** The cashier charges in it. */
  currency: z.string(),
  /** CNY for one unit; null where it charges in CNY. */
  rate: z.string().nullable(),
})
export type PayWay = z.infer<typeof PayWay>

export const listPayWays = endpoint({
  method: 'GET',
  path: '/distribution/pay/ways',
  access: 'seller',
  summary: 'The cashiers this installation has, with currency and rate',
  input: z.object({}),
  reply: z.object({ ways: z.array(PayWay) }),
})

export const getPayCode = endpoint({
  method: 'GET',
  path: '/distribution/pay/code/{number}',
  access: 'seller',
  summary: 'The QR code of a payment or recharge that waits to be scanned',
  input: z.object({ number: z.string().max(40) }),
  reply: z.object({
    id: z.int(),
    kind: z.enum(['payment', 'recharge']),
    channel: PayChannel,
    title: z.string(),
    amount: Money,
    state: z.enum(['waiting', 'paid', 'closed']),
    /** What the QR code says; null once it is over. */
    code: z.string().nullable(),
    expires_at: Instant,
    /** Where the seller came from. */
    return_path: z.string(),
  }),
})

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
  reply: getPage(Payment),
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
  moves_money: 'once',
  access: 'seller',
  summary: 'Ask the cashier about a waiting payment',
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
  moves_money: 'once',
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
