import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { couponText } from '../coupon.text.ts'
import { getCondition, getScope, getWorth, type Terms } from '../coupon.view.ts'
import css from './coupon.module.css'

interface CouponTicketProps {
  readonly terms: Terms
  readonly name: string
  readonly note: string
  /** Lines below the name: validity, how many are left. */
  readonly facts: ReactNode
  readonly action?: ReactNode
  readonly is_dim?: boolean
}

/** A coupon as a ticket: its value on the stub, its terms beside it. */
export function CouponTicket({ terms, name, note, facts, action, is_dim = false }: CouponTicketProps) {
  const text = useText(couponText)
  return (
    <article className={css.ticket} data-kind={terms.kind} data-dim={is_dim || undefined}>
      <div className={css.stub}>
        <span className="text-xs">{text[`kind_${terms.kind}`]}</span>
        <strong className={css.worth}>{getWorth(terms, text)}</strong>
        <span className="text-xs leading-1.4">{getCondition(terms, text)}</span>
      </div>
      <div className={`flex flex-col min-w-0 gap-1 ${css.terms}`}>
        <h2 className={css.name}>{name}</h2>
        <p className="text-sm text-quiet">{getScope(terms, text)}</p>
        {note ? <p className="text-sm text-quiet">{note}</p> : null}
        <div className="flex flex-wrap text-xs text-quiet gap-x-3.5">{facts}</div>
        {action ? <div className="flex flex-wrap items-center justify-end gap-3 pt-3 mt-auto">{action}</div> : null}
      </div>
    </article>
  )
}
