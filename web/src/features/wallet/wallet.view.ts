import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { combinedWith, type PayMethod, type PayWay } from '@inkroute/contract/wallet/payment'
import { rechargeLimits } from '@inkroute/contract/wallet/recharge'

export const quickAmounts = ['100', '500', '1000', '2000', '5000'] as const

/** Fen of a typed amount, or null if it is not a valid positive amount. Thousands separators are allowed. */
export function readAmount(text: string | undefined): number | null {
  try {
    const fen = decimalToFen((text ?? '').replaceAll(',', ''))
    return fen > 0 ? fen : null
  } catch {
    return null
  }
}

/** The amount an order asks to top up, at least what a cashier takes; null if none is asked. */
export function askedAmount(text: string | null): string | null {
  const fen = text === null ? null : readAmount(text)
  return fen === null ? null : fenToDecimal(Math.max(fen, rechargeLimits.min_fen))
}

export interface PayOption {
  readonly method: PayMethod
  readonly is_possible: boolean
  /** The amount each source pays. */
  readonly balance: string
  readonly rest: string
  /** The cashier that takes the rest. */
  readonly way: PayWay | null
}

/** Payment methods for an amount and a balance, the suggested one first. */
export function payOptions(amount: string, balance: string, ways: readonly PayWay[]): PayOption[] {
  const due_fen = decimalToFen(amount)
  const has_fen = decimalToFen(balance)
  const option = (
    method: PayMethod,
    from_balance: number,
    is_possible: boolean,
    way: PayWay | null = null,
  ): PayOption => ({
    method,
    is_possible,
    balance: fenToDecimal(from_balance),
    rest: fenToDecimal(due_fen - from_balance),
    way,
  })
  const by_balance = option('balance', due_fen, has_fen >= due_fen)
  const alone = ways.map((way) => option(way.channel, 0, true, way))
  const is_partial = has_fen > 0 && has_fen < due_fen
  const together = ways.map((way) => option(combinedWith(way.channel), has_fen, true, way))
  return is_partial ? [...together, ...alone, by_balance] : [by_balance, ...alone]
}

/** Link to the screen that explains a movement; null when there is none. */
export function movementLink(cause: string, cause_id: string): string | null {
  switch (cause) {
    case 'recharge':
      return `/setting/recharge?no=${encodeURIComponent(cause_id)}`
    case 'payment':
    case 'refund':
    case 'payment_hold':
    case 'payment_release':
    case 'late_payment':
    case 'dispute_hold':
    case 'dispute_won':
    case 'dispute_lost':
      return `/setting/fees?keyword=${encodeURIComponent(cause_id)}`
    case 'withdraw':
    case 'withdraw_return':
      return '/setting/withdraw'
    default:
      return null
  }
}

export const stateColors: Readonly<Record<string, string>> = {
  waiting: 'orange',
  reviewing: 'blue',
  submitted: 'blue',
  paid: 'green',
  rejected: 'red',
}
