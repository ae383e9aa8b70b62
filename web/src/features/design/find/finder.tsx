import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import type { ApplyTemplate } from '../state/studio-slots.ts'
import { closeDialog, openSheet } from '../state/studio-ui.ts'
import { textPanelText } from '../words/text-panel.text.ts'
import { applyFound } from './apply-found.ts'
import { findText } from './find.text.ts'
import { type Found, getId, nextLine, type Tool } from './find.view.ts'
import css from './finder.module.css'
import { FoundLine, getLabel } from './found-line.tsx'
import { useFound } from './use-found.ts'

const MAX_QUERY = 60

/** Uses what was picked and says why if that is not possible. */
function usePick(applyTemplate: ApplyTemplate | undefined) {
  const text = useText(findText)
  const panel = useText(textPanelText)
  const { language } = useLanguage()
  return async (found: Found) => {
    closeDialog()
    if (found.kind === 'template') {
      openSheet(null)
      return applyTemplate?.(found.owner, found.template.id)
    }
    const outcome = await applyFound(found, getLabel(found, language))
    if (outcome === 'not_now') showToast('info', fill(text.not_now, { name: getLabel(found, language) }))
    if (outcome === 'nothing_selected') showToast('info', text.select_first)
    if (outcome === 'full') showToast('error', fill(panel.full, { most: MAX_LAYERS_PER_VIEW }))
    if (outcome === 'font_failed') showToast('error', panel.fontFailed)
  }
}

interface SearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly has_templates: boolean
  readonly tools: readonly Tool[]
  readonly onPick: (found: Found) => void
}

/** Waiting, failed, or nothing found. */
function SearchStatus({ query, found }: { query: string; found: ReturnType<typeof useFound> }) {
  const text = useText(findText)
  if (found.is_failed) {
    return (
      <p className={`flex-none text-xs text-quiet text-center px-5 py-1.5 ${css.status}`} role="alert">
        {text.failed}{' '}
        <button type="button" className="bare-button text-action px-2 py-1" onClick={found.retry}>
          {text.retry}
        </button>
      </p>
    )
  }
  const is_empty = !found.is_searching && found.groups.length === 0
  return (
    <div className={`flex-none text-xs text-quiet text-center px-5 py-1.5 ${css.status}`} role="status">
      {found.is_searching ? text.searching : null}
      {is_empty ? (
        <>
          <p>{fill(text.none, { query: query.trim() })}</p>
          <p>{text.none_hint}</p>
        </>
      ) : null}
    </div>
  )
}

function Search({ query, onQuery, has_templates, tools, onPick }: SearchProps) {
  const text = useText(findText)
  const found = useFound(query, has_templates, tools)
  const [chosen, setChosen] = useState<string | null>(null)
  const lines = found.groups.flatMap(({ items }) => items)
  // By id: results that arrive later do not move the choice.
  const active = lines.find((one) => getId(one) === chosen) ?? lines[0]
  const active_id = active ? `found-${getId(active)}` : undefined
  useEffect(() => {
    if (active_id) document.getElementById(active_id)?.scrollIntoView?.({ block: 'nearest' })
  }, [active_id])
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the input of Chinese characters.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active) {
      // The dialog an action opens would take the same key for a press of its first button.
      event.preventDefault()
      onPick(active)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const next = lines[nextLine(active ? lines.indexOf(active) : 0, event.key === 'ArrowDown' ? 1 : -1, lines.length)]
    setChosen(next ? getId(next) : null)
  }
  return (
    <div className={`flex flex-col ${css.finder}`}>
      <div className={`flex items-center flex-none text-quiet border-b gap-3 ${css.field}`}>
        <Icon name="search" />
        <input
          className="flex-1 min-w-0 h-full font-inherit text-md text-ink bg-none border-0"
          role="combobox"
          aria-expanded="true"
          aria-controls="found-list"
          aria-activedescendant={active_id}
          aria-label={text.title}
          placeholder={text.placeholder}
          maxLength={MAX_QUERY}
          value={query}
          // As an attribute, which the browser reads when the dialog opens; before that nothing in it takes the focus.
          ref={(input) => input?.setAttribute('autofocus', '')}
          onChange={(event) => {
            onQuery(event.target.value)
            setChosen(null)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id="found-list" className={css.list} role="listbox" aria-label={text.results} aria-busy={found.is_searching}>
        {found.groups.map(({ kind, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box holds its options in groups, not in field sets
          <div key={kind} role="group" aria-label={text[kind]}>
            <p className="text-xs font-medium text-quiet px-3 pt-2 pb-1" aria-hidden="true">
              {text[kind]}
            </p>
            {items.map((one) => (
              <FoundLine key={getId(one)} found={one} is_active={one === active} onPick={() => onPick(one)} />
            ))}
          </div>
        ))}
      </div>
      <SearchStatus query={query} found={found} />
      <p className={`flex-none text-xs text-quiet border-t px-5 py-2 ${css.keys}`}>{text.keys}</p>
    </div>
  )
}

interface FinderProps {
  readonly applyTemplate?: ApplyTemplate
  readonly tools?: readonly Tool[]
}

/** One search over tools, actions, templates, pictures, shapes, fonts and colours; picking one uses it at once. */
export function Finder({ applyTemplate, tools = [] }: FinderProps) {
  const text = useText(findText)
  const [query, setQuery] = useState('')
  const pick = usePick(applyTemplate)
  return (
    <Modal key="search" title={text.title} onClose={closeDialog} width_px={640} bare>
      <Search
        query={query}
        onQuery={setQuery}
        has_templates={applyTemplate !== undefined}
        tools={tools}
        onPick={(found) => void pick(found)}
      />
    </Modal>
  )
}
