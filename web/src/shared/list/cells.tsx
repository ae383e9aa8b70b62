import type { ReactNode } from 'react'
import { formatMoney } from '../format/money.ts'

interface TwoLinesProps {
  readonly children: ReactNode
  readonly second: ReactNode
}

/** What a row is about, and below it in small what else tells it apart. */
export const TwoLines = ({ children, second }: TwoLinesProps) => (
  <>
    {children}
    {second ? <small className="block text-xs font-normal text-quiet">{second}</small> : null}
  </>
)

export const Money = ({ amount }: { readonly amount: string }) => (
  <span className="whitespace-nowrap tabular-nums">{formatMoney(amount)}</span>
)
