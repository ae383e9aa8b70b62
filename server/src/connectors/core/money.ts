import { getDecimals } from '@inkroute/contract/money'
import type { MarketMoney } from './market-order.ts'

/** Digits beyond what any currency has; enough to add and divide without floating point. */
const SCALE = 9

function scaled(value: string | number): bigint {
  const written = String(value).trim()
  // As JSON writes tiny numbers: 3.5e-7.
  const text = /^-?\d+(\.\d+)?e-\d+$/i.test(written) ? Number(written).toFixed(SCALE) : written
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`not a decimal: ${String(value).slice(0, 40)}`)
  const [, sign = '', whole = '0', part = ''] = match
  const units = BigInt(whole + part.padEnd(SCALE, '0').slice(0, SCALE))
  return sign ? -units : units
}

/** Rounded half up to what the currency has: `1500` yen, `12.30` dollars, `1.255` dinars. */
function rounded(units: bigint, currency: string): MarketMoney {
  const digits = getDecimals(currency)
  const step = 10n ** BigInt(SCALE - digits)
  const size = units < 0n ? -units : units
  const text = String((size + step / 2n) / step).padStart(digits + 1, '0')
  const cut = text.length - digits
  const amount = digits === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`
  return { amount: units < 0n && /[1-9]/.test(amount) ? `-${amount}` : amount, currency }
}

export const getMoney = (value: string | number, currency: string): MarketMoney => rounded(scaled(value), currency)

interface Part {
  readonly price: Pick<MarketMoney, 'amount'> | null
  readonly quantity: number
}

export const addUp = (parts: readonly Part[], currency: string): MarketMoney =>
  rounded(
    parts.reduce((sum, { price, quantity }) => sum + scaled(price?.amount ?? '0') * BigInt(Math.trunc(quantity)), 0n),
    currency,
  )

/** What one of so many pieces costs. */
export const getShare = (value: string | number, pieces: number, currency: string): MarketMoney =>
  rounded(scaled(value) / BigInt(pieces), currency)
