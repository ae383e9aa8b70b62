import * as help from '@inkroute/contract/help/help'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './command-palette.module.css'
import { consoleText } from './console.text.ts'
import type { MenuSection } from './console-menu.ts'
import { nextLine, type PaletteEntry, screensOf, searchEntries } from './palette.ts'

/** Screens first, then help articles. Add further sources here. */
function useEntries(menu: readonly MenuSection[]): readonly PaletteEntry[] {
  const text = useText(consoleText)
  const articles = useCall(help.listArticles, { page_size: 100 }, { quiet: true, stale_ms: 600_000 }).data?.data
  return useMemo(
    () => [
      ...screensOf(menu),
      ...(articles ?? []).map((article) => ({
        id: `help-${article.id}`,
        label: article.title,
        aliases: [article.summary],
        hint: text.help,
        to: `/helpCenter?id=${article.id}`,
        is_blank: true,
      })),
    ],
    [menu, articles, text.help],
  )
}

function Line({ entry, is_active, onPick }: { entry: PaletteEntry; is_active: boolean; onPick: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input that owns the list
    <div
      id={`palette-${entry.id}`}
      className={css.line}
      role="option"
      aria-selected={is_active}
      tabIndex={-1}
      onClick={onPick}
    >
      <span className={css.name}>{entry.label}</span>
      <span className={css.hint}>{entry.hint}</span>
    </div>
  )
}

/** The Ctrl+K palette. */
export function CommandPalette({ menu, onClose }: { menu: readonly MenuSection[]; onClose: () => void }) {
  const text = useText(consoleText)
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [line, setLine] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const found = searchEntries(useEntries(menu), query)
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    if (entry.is_blank) window.open(entry.to, '_blank', 'noopener')
    else void navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return go(found[line])
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setLine(nextLine(line, event.key === 'ArrowDown' ? 1 : -1, found.length))
  }
  const active = found[line]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop repeats what Escape does
    <dialog
      ref={(element) => {
        dialog.current = element
        if (element && !element.open) element.showModal()
      }}
      className={css.palette}
      aria-label={text.search_label}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={css.field}>
        <Icon name="search" />
        <input
          className={css.input}
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={active ? `palette-${active.id}` : undefined}
          aria-label={text.search_placeholder}
          placeholder={text.search_placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setLine(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id="palette-list" className={css.list} role="listbox" aria-label={text.search_label}>
        {found.map((entry, place) => (
          <Line key={entry.id} entry={entry} is_active={place === line} onPick={() => go(entry)} />
        ))}
      </div>
      {found.length === 0 ? <p className={css.none}>{text.search_none}</p> : null}
    </dialog>
  )
}
