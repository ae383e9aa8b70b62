import { countryName } from '@inkroute/contract/countries'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { findCountries } from '../../../shared/place/find-countries.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import frame from '../../../shared/ui/fields/field.module.css'
import { FieldFrame } from '../../../shared/ui/fields/field-frame.tsx'
import { freightText } from '../freight.text.ts'
import css from './country-select.module.css'

interface CountrySelectProps {
  readonly value: string
  readonly onChange: (code: string) => void
}

/** Input text, highlighted entry, and the keys of a combobox. */
function useCombobox({ value, onChange }: CountrySelectProps) {
  const { language } = useLanguage()
  const [query, setQuery] = useState<string | null>(null)
  const [lit, setLit] = useState(0)
  const found = findCountries(query ?? '')
  const close = () => setQuery(null)
  const choose = (code: string | undefined) => {
    if (code) onChange(code)
    close()
  }
  const open = (text: string) => {
    setQuery(text)
    setLit(0)
  }
  const step = (by: number) => setLit((now) => (now + by + found.length) % Math.max(1, found.length))
  const onKeyDown = (event: KeyboardEvent) => {
    const is_open = query !== null
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (is_open) step(event.key === 'ArrowDown' ? 1 : -1)
      else open('')
    } else if (event.key === 'Enter' && is_open) {
      event.preventDefault()
      choose(found[lit]?.code)
    } else if (event.key === 'Escape' && is_open) {
      event.stopPropagation()
      close()
    }
  }
  const shown = query ?? countryName(value, language)
  return { language, query, lit, found, shown, open, close, choose, setLit, onKeyDown }
}

/** A combobox that finds a country by name in either language or by code. */
export function CountrySelect(props: CountrySelectProps) {
  const text = useText(freightText)
  const { language, query, lit, found, shown, open, close, choose, setLit, onKeyDown } = useCombobox(props)
  const list_id = useId()
  const input = useRef<HTMLInputElement>(null)
  const option_id = (code: string) => `${list_id}-${code}`
  const active = query === null ? undefined : found[lit]
  return (
    <FieldFrame label={text.country}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            className={frame.input}
            role="combobox"
            aria-expanded={query !== null}
            aria-controls={list_id}
            aria-autocomplete="list"
            aria-activedescendant={active ? option_id(active.code) : undefined}
            autoComplete="off"
            placeholder={text.country_hint}
            value={shown}
            onFocus={(event) => event.target.select()}
            onClick={() => query === null && open('')}
            onChange={(event) => open(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <div className={css.list} id={list_id} role="listbox" aria-label={text.country} hidden={query === null}>
            {found.map((country, index) => (
              <div
                key={country.code}
                id={option_id(country.code)}
                role="option"
                tabIndex={-1}
                aria-selected={country.code === props.value}
                data-lit={index === lit}
                className={`flex justify-between text-sm cursor-pointer rounded-control gap-3 px-3 py-2 ${css.option}`}
                ref={(node) => {
                  if (index === lit && query !== null) node?.scrollIntoView({ block: 'nearest' })
                }}
                onMouseEnter={() => setLit(index)}
                // Before the field loses focus, which would close the list.
                onMouseDown={(event) => {
                  event.preventDefault()
                  choose(country.code)
                }}
              >
                <span>{country[language]}</span>
                <span className="text-quiet">{country.code}</span>
              </div>
            ))}
            {found.length === 0 ? <p className="text-sm text-quiet p-3">{text.country_none}</p> : null}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
