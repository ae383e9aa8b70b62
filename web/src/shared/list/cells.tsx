import type { ReactNode } from 'react'
import { formatMoney } from '../format/money.ts'
import css from './list.module.css'

interface TwoLinesProps {
  readonly children: ReactNode
  readonly second: ReactNode
}

/** What a row is about, and below it in small what else tells it apart. */
export const TwoLines = ({ children, second }: TwoLinesProps) => (
  <>
    {children}
    {second ? <small className={css.second}>{second}</small> : null}
  </>
)

export const Money = ({ amount }: { readonly amount: string }) => (
  <span className={css.money}>{formatMoney(amount)}</span>
)
