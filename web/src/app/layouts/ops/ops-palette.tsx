import * as contract from '@inkroute/contract/order/desk'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { opsPath } from '../../../shared/ops/ops-path.view.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import css from './ops.module.css'
import { opsText } from './ops.text.ts'
import { opsMenu } from './ops-menu.ts'

const PAUSE_MS = 180
const MIN_LETTERS = 2

interface Entry {
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly note: string
  readonly path: string
}

function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}

/** Screens by name, and whatever the server finds by number or text. */
function useEntries(keyword: string, permissions: readonly string[]): readonly Entry[] {
  const text = useText(opsText)
  const { language } = useLanguage()
  const wanted = useLater(keyword.trim())
  const input = wanted.length >= MIN_LETTERS ? { keyword: wanted } : null
  const found = useCall(contract.findAnything, input, { quiet: true }).data?.found ?? []
  const lower = keyword.trim().toLowerCase()
  const screens = opsMenu(permissions).flatMap((group) =>
    group.screens
      .filter(({ name }) => lower === '' || `${name.zh} ${name.en}`.toLowerCase().includes(lower))
      .map((screen) => ({
        key: screen.path,
        kind: text.find_screen,
        title: screen.name[language],
        note: group.name[language],
        path: screen.path,
      })),
  )
  const things = (input === null ? [] : found).map(({ kind, id, title, note }) => ({
    key: `${kind}:${id}:${title}`,
    kind: text[`find_${kind}`],
    title,
    note,
    path: opsPath(kind === 'parcel' ? 'order' : kind, id),
  }))
  return [...things, ...screens].slice(0, 40)
}

function Palette({ permissions, onClose }: { readonly permissions: readonly string[]; readonly onClose: () => void }) {
  const text = useText(opsText)
  const navigate = useNavigate()
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const [at, setAt] = useState(0)
  const entries = useEntries(keyword, permissions)
  const chosen = entries[Math.min(at, entries.length - 1)]
  const box = useRef<HTMLInputElement>(null)
  // The dialog gives the focus to its first button when it opens, which is after this input appeared.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const open = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    void navigate(entry.path)
  }
  const move = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') open(chosen)
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, entries.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <Modal title={text.find} onClose={onClose} width_px={620}>
      <input
        className={`h-11 font-inherit text-md border rounded-control px-3.5 py-0 ${css.find}`}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen ? `${id}-${entries.indexOf(chosen)}` : undefined}
        aria-label={text.find}
        placeholder={text.find_hint}
        value={keyword}
        maxLength={80}
        ref={box}
        onChange={(event) => {
          setKeyword(event.target.value)
          setAt(0)
        }}
        onKeyDown={move}
      />
      <div id={id} role="listbox" aria-label={text.find} className={`grid overflow-y-auto gap-0.5 mt-3 ${css.found}`}>
        {entries.map((entry, index) => (
          <button
            key={entry.key}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={entry === chosen}
            onMouseEnter={() => setAt(index)}
            onClick={() => open(entry)}
          >
            <span className={css.found_kind}>{entry.kind}</span>
            <span>{entry.title}</span>
            <small>{entry.note}</small>
          </button>
        ))}
        {entries.length === 0 ? <p>{text.find_none}</p> : null}
      </div>
    </Modal>
  )
}

/** Search over everything staff may see, opened with Ctrl + K or the button. */
export function OpsPalette({ permissions }: { readonly permissions: readonly string[] }) {
  const text = useText(opsText)
  const [is_open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button type="button" className={css.find_open} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        {text.find_open} <kbd className="text-xs rounded-sm ml-1">Ctrl K</kbd>
      </button>
      {is_open ? <Palette permissions={permissions} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
