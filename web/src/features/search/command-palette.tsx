import { MAX_SEARCH } from '@inkroute/contract/search/search'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './command-palette.module.css'
import { getGroups, nextLine, type PaletteEntry, type PaletteGroup } from './palette.ts'
import { keepRecent, readRecent } from './recent.ts'
import { searchText } from './search.text.ts'
import { type Found, useSearch } from './use-search.ts'

interface LineProps {
  readonly entry: PaletteEntry
  /** Shown where the entry has none of its own. */
  readonly hint: string
  readonly is_active: boolean
  readonly onPick: () => void
}

function Line({ entry, hint, is_active, onPick }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input that owns the list
    <div
      id={`palette-${entry.id}`}
      className={`flex items-center min-h-11 text-sm cursor-pointer rounded-control gap-3 px-3 py-1 ${css.line}`}
      role="option"
      aria-selected={is_active}
      tabIndex={-1}
      onClick={onPick}
    >
      <span className="grid place-items-center flex-none w-8 h-8 overflow-hidden text-quiet bg-paper rounded-control">
        {entry.picture_url ? (
          <img className="w-8 h-8 object-cover" src={entry.picture_url} alt="" loading="lazy" width={32} height={32} />
        ) : (
          <Icon name={entry.icon} size_px={18} />
        )}
      </span>
      <span className={`truncate flex-1 min-w-0 ${css.name}`}>{entry.label}</span>
      <span className={`truncate text-xs text-quiet ${css.hint}`}>{entry.hint || hint}</span>
    </div>
  )
}

interface ResultsProps {
  readonly groups: readonly PaletteGroup[]
  readonly active: PaletteEntry | undefined
  readonly onPick: (entry: PaletteEntry) => void
}

function Results({ groups, active, onPick }: ResultsProps) {
  const text = useText(searchText)
  return groups.map(({ kind, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a list box holds its options in groups, not in field sets
    <div key={kind} role="group" aria-label={text[kind]}>
      <p className="text-xs font-medium text-quiet px-3 pt-2 pb-1" aria-hidden="true">
        {text[kind]}
      </p>
      {entries.map((entry) => (
        <Line
          key={entry.id}
          entry={entry}
          hint={kind === 'recent' ? text[entry.kind] : ''}
          is_active={entry === active}
          onPick={() => onPick(entry)}
        />
      ))}
    </div>
  ))
}

/** Waiting, failed, or nothing found. */
function SearchStatus({ query, found, is_empty }: { query: string; found: Found; is_empty: boolean }) {
  const text = useText(searchText)
  if (found.is_failed) {
    return (
      <p className="text-sm text-quiet text-center p-6" role="alert">
        {text.failed}{' '}
        <button type="button" className="bare-button text-action px-2 py-1" onClick={found.retry}>
          {text.retry}
        </button>
      </p>
    )
  }
  if (found.is_searching) {
    return (
      <p className="text-xs text-quiet px-5 py-2" role="status">
        {text.searching}
      </p>
    )
  }
  if (!is_empty) return null
  return (
    <div className="text-sm text-quiet text-center p-6" role="status">
      <p>{fill(text.none, { query })}</p>
      <p>{text.none_hint}</p>
    </div>
  )
}

interface PaletteProps {
  readonly pages: readonly PaletteEntry[]
  readonly actions: readonly PaletteEntry[]
  readonly onClose: () => void
}

/** Groups for what is typed, the chosen line, and what the keys do. */
function usePalette({ pages, actions, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const user_id = useUser()?.id
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const recent = useMemo(() => (user_id === undefined ? [] : readRecent(user_id)), [user_id])
  const found = useSearch(query)
  const groups = getGroups({ query, recent, actions, pages, found: found.entries })
  const lines = groups.flatMap(({ entries }) => entries)
  // By id: results that arrive later do not move the choice.
  const active = lines.find(({ id }) => id === chosen) ?? lines[0]
  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    if (user_id !== undefined) keepRecent(user_id, entry)
    onClose()
    if (entry.to === null) entry.run?.()
    else if (entry.is_blank) window.open(entry.to, '_blank', 'noopener')
    else void navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the input of Chinese characters.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return open(active)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const at = active ? lines.indexOf(active) : 0
    setChosen(lines[nextLine(at, event.key === 'ArrowDown' ? 1 : -1, lines.length)]?.id ?? null)
  }
  const type = (value: string) => {
    setQuery(value)
    setChosen(null)
  }
  return { query, groups, active, found, open, onKeyDown, type }
}

/** The Ctrl+K palette: pages, actions, and everything the server finds. */
export function CommandPalette(props: PaletteProps) {
  const { onClose } = props
  const text = useText(searchText)
  const dialog = useRef<HTMLDialogElement>(null)
  const { query, groups, active, found, open, onKeyDown, type } = usePalette(props)
  useEffect(() => {
    if (active) document.getElementById(`palette-${active.id}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop repeats what Escape does
    <dialog
      ref={(element) => {
        dialog.current = element
        if (element && !element.open) element.showModal()
      }}
      className={`overflow-hidden text-ink bg-surface border-0 shadow-float p-0 ${css.palette}`}
      aria-label={text.title}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex items-center flex-none h-14 text-quiet border-b gap-3 px-5">
        <Icon name="search" />
        <input
          className={`flex-1 min-w-0 h-full font-inherit text-md text-ink bg-none border-0 ${css.input}`}
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={active ? `palette-${active.id}` : undefined}
          aria-label={text.title}
          placeholder={text.placeholder}
          maxLength={MAX_SEARCH}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id="palette-list"
        className="flex-1 min-h-0 overflow-auto list-none p-2"
        role="listbox"
        aria-label={text.results}
        aria-busy={found.is_searching}
      >
        <Results groups={groups} active={active} onPick={open} />
      </div>
      <SearchStatus query={query.trim()} found={found} is_empty={groups.length === 0} />
      <p className={`text-xs text-quiet border-t px-5 py-2 ${css.keys}`}>{text.keys}</p>
    </dialog>
  )
}
