import type { PlanQuote } from '@inkroute/contract/membership/buy'
import type { PayMethod } from '@inkroute/contract/wallet/payment'

/** The payment dialog a page provides; membership screens know nothing else about payment. */
export interface PayProps {
  readonly subject: string
  readonly amount: string
  readonly is_busy: boolean
  readonly onPay: (method: PayMethod) => void
  readonly onClose: () => void
}

const periods = ['month', 'quarter', 'year'] as const

interface Wish {
  readonly plan: number | null
  readonly level: number | null
  readonly period: string | null
}

/** The plan selected first: the one in the query, else the next level, yearly. */
export function chosenQuote(quotes: readonly PlanQuote[], wish: Wish, own_level: number): PlanQuote | undefined {
  const named = quotes.find((quote) => quote.plan_id === wish.plan)
  const level = wish.level ?? named?.level ?? Math.max(1, Math.min(4, own_level))
  const period = periods.find((one) => one === wish.period) ?? named?.period ?? 'year'
  return quotes.find((quote) => quote.level === level && quote.period === period) ?? quotes[0]
}

/** One price, or a range. */
export const getRange = (from: string, to: string, format: (decimal: string) => string): string =>
  from === to ? format(from) : `${format(from)} – ${format(to)}`
