import type { MouseEvent } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { searchText } from './search.text.ts'
import css from './search-box.module.css'
import type { SearchOption } from './suggestions.view.ts'

interface SuggestionListProps {
  readonly id: string
  readonly options: readonly SearchOption[]
  readonly active: number
  readonly is_answered: boolean
  readonly onPoint: (place: number) => void
  readonly onPick: (path: string) => void
}

function Mark({ option }: { option: SearchOption }) {
  const text = useText(searchText)
  if (option.kind === 'product') {
    return option.picture ? (
      <img src={option.picture} width={40} height={40} alt="" />
    ) : (
      <span className={css.mark}>
        <Icon name="box" size_px={18} />
      </span>
    )
  }
  if (option.kind === 'category')
    return <span className={`text-xs text-quiet border rounded-sm ${css.kind}`}>{text.in_category}</span>
  return <Icon name="search" size_px={16} />
}

/** The list below the box. Focus stays in the box, which points at the active option via aria-activedescendant. */
export function SuggestionList({ id, options, active, is_answered, onPoint, onPick }: SuggestionListProps) {
  const text = useText(searchText)
  const is_hot = options[0]?.kind === 'word'
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {options.length > 0 ? fill(text.found, { count: options.length }) : ''}
      </p>
      <div id={id} className={css.list} role="listbox" aria-label={text.suggestions} hidden={options.length === 0}>
        {is_hot ? (
          <p className="text-xs text-quiet px-2 pt-1 pb-2" role="presentation">
            {text.hot}
          </p>
        ) : null}
        <div className={is_hot ? `flex flex-wrap gap-2 px-2 pt-0 pb-2 ${css.words}` : css.rows} role="presentation">
          {options.map((option, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the box, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the box names the active option
            <div
              key={option.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              className={`flex items-center min-h-10 text-sm text-ink cursor-pointer rounded-control gap-3 px-2 py-1 ${css.option}`}
              data-kind={option.kind}
              onMouseDown={keepFocus}
              onMouseMove={() => onPoint(place)}
              onClick={() => onPick(option.path)}
            >
              <Mark option={option} />
              <span className="truncate flex-1 min-w-0">{option.label}</span>
              {option.note ? <span className={`flex-none text-xs text-quiet ${css.note}`}>{option.note}</span> : null}
            </div>
          ))}
        </div>
        {!is_hot && is_answered && options.length === 1 ? (
          <p className="text-xs text-quiet px-2 py-1.5">{text.none}</p>
        ) : null}
      </div>
    </>
  )
}
