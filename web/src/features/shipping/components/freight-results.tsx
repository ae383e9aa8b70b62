import { countryName } from '@inkroute/contract/countries'
import { useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { freightText } from '../freight.text.ts'
import { type FreightSort, freightSorts, getLimit, sortOptions } from '../freight.view.ts'
import type { FreightReply } from '../use-freight.ts'
import css from './freight.module.css'
import { FreightOptionRow } from './freight-option.tsx'

function SortSwitch({ sort, onChange }: { sort: FreightSort; onChange: (sort: FreightSort) => void }) {
  const text = useText(freightText)
  const names: Record<FreightSort, string> = { price: text.by_price, speed: text.by_speed }
  return (
    <fieldset className="flex bg-surface border rounded-control p-0.5 m-0">
      <legend className="visually-hidden">{text.sort}</legend>
      {freightSorts.map((key) => (
        <button key={key} type="button" className={css.sort} aria-pressed={key === sort} onClick={() => onChange(key)}>
          {names[key]}
        </button>
      ))}
    </fieldset>
  )
}

function Unavailable({ rows }: { readonly rows: FreightReply['unavailable'] }) {
  const text = useText(freightText)
  if (rows.length === 0) return null
  return (
    <details className={css.unavailable}>
      <summary>
        {text.unavailable} ({rows.length})
      </summary>
      <ul className="bare-list text-sm">
        {rows.map(({ channel, reason, limit }) => (
          <li className="flex flex-wrap gap-x-3 gap-y-1 py-1" key={channel.id}>
            {channel.name}
            <span>{fill(text[reason], { limit: getLimit(reason, limit) })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <ul className="bare-list grid gap-3" aria-label={label} aria-busy="true">
      {[1, 2, 3].map((key) => (
        <li key={key} className={css.skeleton} />
      ))}
    </ul>
  )
}

export interface ResultsProps {
  readonly reply: FreightReply | undefined
  readonly is_working: boolean
  readonly has_failed: boolean
  readonly onRetry: () => void
}

/** All channels of an answer, or why there are none. */
export function FreightResults({ reply, is_working, has_failed, onRetry }: ResultsProps) {
  const text = useText(freightText)
  const { language } = useLanguage()
  const [sort, setSort] = useState<FreightSort>('price')
  if (has_failed) {
    return (
      <div className={css.empty} role="alert">
        <p>{text.failed}</p>
        <Button onClick={onRetry}>{text.retry}</Button>
      </div>
    )
  }
  if (!reply) return is_working ? <Waiting label={text.working} /> : <p className={css.empty}>{text.fill_in}</p>
  const country = countryName(reply.country, language)
  const options = sortOptions(reply.data, sort)
  return (
    <div className={`grid min-w-0 gap-3 ${css.results}`} data-working={is_working}>
      <div className="flex flex-wrap items-center justify-between font-medium gap-x-4 gap-y-2">
        <p aria-live="polite">{fill(text.result_count, { country, count: options.length })}</p>
        {options.length > 1 ? <SortSwitch sort={sort} onChange={setSort} /> : null}
      </div>
      {reply.is_eu ? (
        <p className={`flex text-sm bg-action-soft rounded-card gap-2 px-4 py-3 ${css.hint}`}>
          <Icon name="info" size_px={18} />
          {fill(text.eu_hint, { country })}
        </p>
      ) : null}
      {options.length === 0 ? (
        <div className={css.empty}>
          <p>{text.none}</p>
          <p>{text.none_help}</p>
        </div>
      ) : (
        <ul className="bare-list grid gap-3" aria-label={text.results}>
          {options.map((option) => (
            <FreightOptionRow key={option.channel.id} option={option} is_eu={reply.is_eu} />
          ))}
        </ul>
      )}
      <Unavailable rows={reply.unavailable} />
    </div>
  )
}
