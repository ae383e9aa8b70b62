import { getDecimals } from '../money.ts'

/** What a cashier charges: an amount in the smallest units of its currency. */
export interface Charge {
  readonly currency: string
  readonly minor: number
}

/** A currency an operator chose for a gateway, and CNY for one unit of it, as text with up to six decimals. */
export interface Exchange {
  readonly currency: string
  readonly rate: string
}

const RATE_SCALE = 1_000_000n

/** `7.1` is 7100000. */
function scaledRate(rate: string): bigint {
  const match = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(rate)
  const scaled = match ? BigInt(match[1] ?? '0') * RATE_SCALE + BigInt((match[2] ?? '').padEnd(6, '0')) : 0n
  if (scaled <= 0n) throw new RangeError(`not an exchange rate: ${rate}`)
  return scaled
}

/** The one place where CNY becomes another currency: rounded up to the next smallest unit, so that we never charge less. */
export function getCharge(amount_fen: number, exchange: Exchange | null): Charge {
  if (!exchange) return { currency: 'CNY', minor: amount_fen }
  const { currency, rate } = exchange
  // fen / 100 / rate * 10 ^ decimals
  const above = BigInt(amount_fen) * 10n ** BigInt(getDecimals(currency)) * RATE_SCALE
  const below = 100n * scaledRate(rate)
  return { currency, minor: Number((above + below - 1n) / below) }
}

/** As people and PayPal write it: `12.34`, `1234` for yen. */
export function minorToDecimal({ currency, minor }: Charge): string {
  const decimals = getDecimals(currency)
  if (decimals === 0) return String(minor)
  const digits = String(minor).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
