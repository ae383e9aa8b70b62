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
    <li className="card flex flex-col overflow-hidden">
      <div className={`grid place-items-center relative aspect-square bg-fill ${css.frame}`}>
        {card.picture_url ? (
          <img src={card.picture_url} alt={card.name} loading="lazy" />
        ) : (
          <span className="text-xs text-quiet">{text.painting}</span>
        )}
        {mark ? (
          <span className={`absolute text-xs text-on-dark rounded-pill px-2.5 py-0.5 ${css.mark}`}>{mark}</span>
        ) : null}
      </div>
      <div className="flex flex-col flex-1 gap-1 px-4 pt-3 pb-4">
        <strong className="truncate font-medium" title={card.name}>
          {card.name}
        </strong>
        {note}
        <p className="text-xs text-quiet">{fill(text.cells, { count: card.cell_count })}</p>
        <div className="flex flex-wrap gap-2 pt-2 mt-auto">{actions}</div>
      </div>
    </li>
  )
}
