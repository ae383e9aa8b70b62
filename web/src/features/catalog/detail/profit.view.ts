import type { profitCal } from '@inkroute/contract/catalog/price'
import type { Reply } from '@inkroute/contract/endpoint'

export type Profit = Reply<typeof profitCal>

export const costKeys = ['goods', 'freight', 'commission', 'payment_fee', 'fixed_fee', 'tax'] as const
export type CostKey = (typeof costKeys)[number]

export interface Share {
  readonly key: CostKey | 'profit'
  readonly amount: string
  /** Of the revenue; a loss shows no share of its own. */
  readonly percent: number
}

/** What a sale is made of, as shares of a bar. With a loss the costs fill the bar by themselves. */
export function sharesOf(profit: Profit): readonly Share[] {
  const costs = costKeys.map((key) => ({ key, amount: profit[key], value: Number(profit[key]) }))
  const spent = costs.reduce((sum, { value }) => sum + value, 0)
  const whole = Math.max(Number(profit.revenue), spent)
  const percent = (value: number) => (whole > 0 ? Math.max(0, (value / whole) * 100) : 0)
  return [
    ...costs.map(({ key, amount, value }) => ({ key, amount, percent: percent(value) })),
    { key: 'profit', amount: profit.profit, percent: percent(Number(profit.profit)) },
  ]
}

/** `1234` basis points → `12.34%`; null without revenue. */
export const percentOf = (bp: number | null): string => (bp === null ? '–' : `${(bp / 100).toFixed(2)}%`)

/** What was typed as an amount of money, or null. */
export function amountOf(typed: string): number | null {
  const text = typed.trim().replace(/[，,\s]/g, '')
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(text)) return null
  const value = Number(text)
  return value <= 1_000_000 ? value : null
}
