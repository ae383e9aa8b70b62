import { decimalToFen } from '@inkroute/contract/money'
import { getCharge, minorToDecimal } from '@inkroute/contract/wallet/exchange'
import {
  listPayWays,
  type PayMethod,
  type PayWay,
  payChannelNames,
  readPayMethod,
} from '@inkroute/contract/wallet/payment'
import { useCall } from '../api/hooks.ts'
import { useLanguage, useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import { payWaysText } from './pay-ways.text.ts'

const STALE_MS = 300_000
/** Assumed until the reply arrives: a flickering form is worse than an error message. */
const assumed: readonly PayWay[] = [{ channel: 'alipay', currency: 'CNY', rate: null }]

/** The cashiers this installation has. */
export const usePayWays = (): readonly PayWay[] =>
  useCall(listPayWays, {}, { quiet: true, stale_ms: STALE_MS }).data?.ways ?? assumed

/** `USD 12.34`, as the cashier will charge it; null in CNY. */
export function chargedAmount({ currency, rate }: PayWay, decimal: string): string | null {
  if (rate === null) return null
  return `${currency} ${minorToDecimal(getCharge(decimalToFen(decimal), { currency, rate }))}`
}

/** Names of methods, and what a cashier charges for an amount of yuan. */
export function usePayWords() {
  const text = useText(payWaysText)
  const { language } = useLanguage()
  return {
    nameOf(method: PayMethod): string {
      const { channel, uses_balance } = readPayMethod(method)
      const name = channel === null ? '' : payChannelNames[channel][language]
      return uses_balance ? fill(text.combined, { name }) : name
    },
    chargeOf(way: PayWay, decimal: string): string {
      const amount = chargedAmount(way, decimal)
      return amount ? fill(text.charge, { amount, currency: way.currency, rate: way.rate ?? '' }) : ''
    },
  }
}
