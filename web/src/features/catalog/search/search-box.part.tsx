import { useId } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { KEYWORD_LIMIT } from './listing-address.view.ts'
import { searchText } from './search.text.ts'
import css from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import type { HotWord } from './suggestions.view.ts'
import { type SearchBoxState, useSearchBox } from './use-search-box.ts'

/** On phones a button opens the box. */
function FoldButton({ box }: { box: SearchBoxState }) {
  const text = useText(searchText)
  return (
    <button
      type="button"
      className={`bare-button hidden place-items-center w-11 h-11 text-ink p-0 ${css.fold}`}
      aria-label={box.is_unfolded ? text.close : text.open}
      aria-expanded={box.is_unfolded}
      onClick={() => {
        box.setUnfolded(!box.is_unfolded)
        requestAnimationFrame(() => box.input.current?.focus())
      }}
    >
      <Icon name={box.is_unfolded ? 'close' : 'search'} size_px={22} />
    </button>
  )
}

function Field({ box, list_id }: { box: SearchBoxState; list_id: string }) {
  const text = useText(searchText)
  return (
    <input
      ref={box.input}
      name="keyWord"
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={KEYWORD_LIMIT}
      value={box.typed}
      placeholder={text.placeholder}
      aria-label={text.label}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={box.is_shown}
      aria-controls={list_id}
      aria-activedescendant={box.is_shown && box.chosen ? `${list_id}-${box.active}` : undefined}
      onFocus={() => box.setOpen(true)}
      onClick={() => box.setOpen(true)}
      onChange={(event) => box.type(event.target.value)}
      onKeyDown={box.onKeyDown}
    />
  )
}

/** Search in the header: suggestions while typing, a plain form without scripts. Whitespace is ignored. */
export function SearchBox({ words }: { words: readonly HotWord[] }) {
  const text = useText(searchText)
  const { language } = useLanguage()
  const list_id = useId()
  const box = useSearchBox(words)
  return (
    <search className={css.search} data-unfolded={box.is_unfolded}>
      <FoldButton box={box} />
      <form
        className={css.form}
        action={pathInLanguage('/products', language)}
        onSubmit={box.onSubmit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) box.close()
        }}
      >
        <div
          className={`flex items-center relative text-quiet bg-surface border-strong rounded-control gap-2 ${css.box}`}
        >
          <Icon name="search" size_px={18} />
          <Field box={box} list_id={list_id} />
          <button
            type="submit"
            className={`flex-none text-sm text-on-dark cursor-pointer bg-ink border-0 rounded-sm px-3.5 py-0 ${css.submit}`}
          >
            {text.submit}
          </button>
        </div>
        <SuggestionList
          id={list_id}
          options={box.is_shown ? box.options : []}
          active={box.active}
          is_answered={box.is_answered}
          onPoint={box.setActive}
          onPick={box.go}
        />
      </form>
    </search>
  )
}
