import { type PayMethod, readPayMethod } from '@inkroute/contract/wallet/payment'
import { getClearing, type LedgerAccountKind, type LedgerLine } from './ledger.rules.ts'

/** Parts of a payment in fen: amount = goods + freight + service - coupon. */
export interface PayParts {
  readonly goods_fen?: number
  readonly freight_fen?: number
  readonly service_fen?: number
  readonly coupon_fen?: number
}

export type WholeParts = Required<PayParts>

export const wholeParts = ({
  goods_fen = 0,
  freight_fen = 0,
  service_fen = 0,
  coupon_fen = 0,
}: PayParts): WholeParts => ({ goods_fen, freight_fen, service_fen, coupon_fen })

export const getAmount = (parts: WholeParts): number =>
  parts.goods_fen + parts.freight_fen + parts.service_fen - parts.coupon_fen

/** From the balance, and at the cashier. */
export interface Split {
  readonly balance_fen: number
  readonly alipay_fen: number
}

/** Splits a payment into balance and cashier; null if only the balance is allowed and it is short. */
export function splitPayment(amount_fen: number, available_fen: number, method: PayMethod): Split | null {
  const { channel, uses_balance } = readPayMethod(method)
  if (!uses_balance) return { balance_fen: 0, alipay_fen: amount_fen }
  if (available_fen >= amount_fen) return { balance_fen: amount_fen, alipay_fen: 0 }
  if (channel === null) return null
  return { balance_fen: available_fen, alipay_fen: amount_fen - available_fen }
}

interface Refundable {
  readonly balance_fen: number
  readonly alipay_fen: number
  readonly refunded_fen: number
  readonly refunded_balance_fen: number
}

/** Refunds the balance first, the rest to the cashier; null if it exceeds the unrefunded amount. */
export function splitRefund(payment: Refundable, amount_fen: number): Split | null {
  const balance_left = payment.balance_fen - payment.refunded_balance_fen
  const alipay_left = payment.alipay_fen - (payment.refunded_fen - payment.refunded_balance_fen)
  if (amount_fen <= 0 || amount_fen > balance_left + alipay_left) return null
  const balance_fen = Math.min(balance_left, amount_fen)
  return { balance_fen, alipay_fen: amount_fen - balance_fen }
}

const line = (account: LedgerAccountKind, amount_fen: number): LedgerLine[] =>
  amount_fen === 0 ? [] : [{ account, amount_fen }]

const platformLines = (parts: WholeParts, sign: 1 | -1): LedgerLine[] => [
  ...line('revenue', sign * parts.goods_fen),
  ...line('freight', sign * parts.freight_fen),
  ...line('service', sign * parts.service_fen),
  ...line('coupon_expense', -sign * parts.coupon_fen),
]

/** Accounts a payment from the balance can touch. */
export const paymentAccounts: readonly LedgerAccountKind[] = [
  'available',
  'coupon_expense',
  'freight',
  'revenue',
  'service',
]

/** Ledger lines of a completed payment; `from` is `frozen` if the balance share was held for a cashier. */
export const paymentLines = (
  parts: WholeParts,
  split: Split & { readonly channel: string },
  from: 'available' | 'frozen',
): LedgerLine[] => [
  ...line(from, -split.balance_fen),
  ...line(getClearing(split.channel), -split.alipay_fen),
  ...platformLines(parts, 1),
]

export const refundLines = (parts: WholeParts, split: Split, channel: string): LedgerLine[] => [
  ...line('available', split.balance_fen),
  ...line(getClearing(channel), split.alipay_fen),
  ...platformLines(parts, -1),
]
