import type { ReactNode } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from './template.module.css'
import { bottomTemplateText } from './template.text.ts'

interface CardProps {
  readonly card: { readonly name: string; readonly picture_url: string | null; readonly cell_count: number }
  readonly note?: ReactNode
  readonly mark?: ReactNode
  readonly actions: ReactNode
}

/** A template with its name and actions. */
export function TemplateCard({ card, note, mark, actions }: CardProps) {
  const text = useText(bottomTemplateText)
  return (
    <li className={css.card}>
      <div className={css.frame}>
        {card.picture_url ? (
          <img src={card.picture_url} alt={card.name} loading="lazy" />
        ) : (
          <span className={css.note}>{text.painting}</span>
        )}
        {mark ? <span className={css.mark}>{mark}</span> : null}
      </div>
      <div className={css.caption}>
        <strong className={css.name} title={card.name}>
          {card.name}
        </strong>
        {note}
        <p className={css.note}>{fill(text.cells, { count: card.cell_count })}</p>
        <div className={css.actions}>{actions}</div>
      </div>
    </li>
  )
}
