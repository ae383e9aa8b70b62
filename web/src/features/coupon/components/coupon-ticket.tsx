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
        <span className={css.kind}>{text[`kind_${terms.kind}`]}</span>
        <strong className={css.worth}>{getWorth(terms, text)}</strong>
        <span className={css.condition}>{getCondition(terms, text)}</span>
      </div>
      <div className={css.terms}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.scope}>{getScope(terms, text)}</p>
        {note ? <p className={css.note}>{note}</p> : null}
        <div className={css.facts}>{facts}</div>
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
    </article>
  )
}
