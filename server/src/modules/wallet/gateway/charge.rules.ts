import { getDecimals } from '@inkroute/contract/money'
import { type Charge, type Exchange, getCharge, minorToDecimal } from '@inkroute/contract/wallet/exchange'

/**
 * What a refund of `refund_fen` gives back in the charged currency: the share of everything refunded so far, rounded,
 * minus what was given back before. Refunds in any pieces sum up to the charge.
 */
export function refundCharge(
  paid: { readonly fen: number; readonly charge: Charge },
  refunded_before_fen: number,
  refund_fen: number,
): Charge {
  const { fen, charge } = paid
  const share = (refunded_fen: number) =>
    Number((2n * BigInt(refunded_fen) * BigInt(charge.minor) + BigInt(fen)) / (2n * BigInt(fen)))
  const minor = share(refunded_before_fen + refund_fen) - share(refunded_before_fen)
  return { currency: charge.currency, minor }
}

export const sameCharge = (a: Charge, b: Charge): boolean => a.currency === b.currency && a.minor === b.minor

/** Null for what is not an amount of this currency. */
export function decimalToMinor(currency: string, decimal: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return getDecimals(currency) === 2 ? cents : cents % 100 === 0 ? cents / 100 : null
}

interface ChargedRow {
  readonly charge_currency: string | null
  readonly charge_minor: number | null
}

/** What a payment or recharge charges; in CNY, the share of the cashier itself. */
export const chargeOfRow = ({ charge_currency, charge_minor }: ChargedRow, cashier_fen: number): Charge =>
  charge_currency !== null && charge_minor !== null
    ? { currency: charge_currency, minor: charge_minor }
    : { currency: 'CNY', minor: cashier_fen }

/** Columns of a new payment or recharge. */
export function chargeColumns(amount_fen: number, exchange: Exchange | null) {
  if (!exchange) return { charge_currency: null, charge_minor: null, charge_rate: null }
  const { currency, minor } = getCharge(amount_fen, exchange)
  return { charge_currency: currency, charge_minor: minor, charge_rate: exchange.rate }
}

export const chargeView = (row: ChargedRow & { readonly charge_rate: string | null }) =>
  row.charge_currency !== null && row.charge_minor !== null && row.charge_rate !== null
    ? {
        currency: row.charge_currency,
        amount: minorToDecimal({ currency: row.charge_currency, minor: row.charge_minor }),
        rate: row.charge_rate,
      }
    : null
