import { formatInstant } from '../format/time.ts'
import { localZone } from '../format/time-zone.ts'
import { useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import css from './content.module.css'
import { contentText } from './content.text.ts'
import type { ContentRow } from './content-types.ts'

/** A dot and a word; a second line when there are unpublished changes. */
export function StateMark({ row }: { row: Pick<ContentRow, 'state' | 'has_draft'> }) {
  const text = useText(contentText)
  return (
    <span className={css.state} data-state={row.state}>
      {text[`state_${row.state}`]}
      {row.has_draft && row.state !== 'draft' ? <small>{text.has_draft}</small> : null}
    </span>
  )
}

export function WindowWords({ row }: { row: Pick<ContentRow, 'show_from' | 'show_until'> }) {
  const text = useText(contentText)
  const shown = (at: string) => formatInstant(at, localZone()).slice(0, 16)
  const { show_from, show_until } = row
  if (show_from && show_until) return fill(text.between, { from: shown(show_from), until: shown(show_until) })
  if (show_from) return fill(text.from, { from: shown(show_from) })
  if (show_until) return fill(text.until, { until: shown(show_until) })
  return text.always
}
