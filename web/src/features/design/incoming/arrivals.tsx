import { useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { SendFile } from '../state/studio-slots.ts'
import css from './arrivals.module.css'
import { incomingText } from './incoming.text.ts'
import { bringFiles, dismiss, type IncomingItem, useIncomingFiles } from './incoming.ts'

function getWords({ name, progress, problem }: IncomingItem, text: Record<keyof typeof incomingText, string>): string {
  if (problem) return fill(text.refused, { name, reason: problem })
  if (problem === '') return fill(text.failed, { name })
  return progress < 1 ? fill(text.sending, { name, share: Math.round(progress * 100) }) : fill(text.reading, { name })
}

/** Which page of a document goes on the canvas. */
function PageChoice({ item, send }: { item: IncomingItem; send: SendFile }) {
  const text = useText(incomingText)
  const [page, setPage] = useState(1)
  const { document } = item
  if (!document) return null
  const take = () => {
    dismiss(item.id)
    void bringFiles([document.file], send, document.at, page)
  }
  return (
    <div className="flex items-center col-span-full gap-2">
      <select
        className="flex-1 min-w-0 min-h-8"
        aria-label={fill(text.page_of, { name: item.name })}
        value={page}
        onChange={(e) => setPage(Number(e.target.value))}
      >
        {Array.from({ length: document.pages }, (_, n) => n + 1).map((number) => (
          <option key={number} value={number}>
            {fill(text.page, { page: number })}
          </option>
        ))}
      </select>
      <Button onClick={take}>{text.page_take}</Button>
    </div>
  )
}

/**
 * Uploads in progress, over the stage; refused ones stay until dismissed. On phones an open panel covers the stage,
 * so the panel shows them too.
 */
export function Arrivals({ send, is_in_panel = false }: { send?: SendFile | undefined; is_in_panel?: boolean }) {
  const text = useText(incomingText)
  const items = useIncomingFiles((state) => state.items)
  return (
    <ul
      className={is_in_panel ? css.inPanel : `bare-list grid absolute gap-2 ${css.arrivals}`}
      aria-live={is_in_panel ? 'off' : 'polite'}
    >
      {items.map((item) => (
        <li key={item.id} data-failed={item.problem !== null && !item.document}>
          <span>{getWords(item, text)}</span>
          <button type="button" aria-label={fill(text.cancel, { name: item.name })} onClick={() => dismiss(item.id)}>
            <Icon name="close" size_px={16} />
          </button>
          {send ? <PageChoice item={item} send={send} /> : null}
          {item.problem === null ? <progress value={item.progress} max={1} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** Uploads chosen files and places them, as if dropped. */
export function ChooseFiles({ send, accept }: { send: SendFile; accept: string }) {
  const text = useText(incomingText)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button onClick={() => input.current?.click()}>{text.choose}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text.choose}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) void bringFiles(files, send)
        }}
      />
      <p className={`text-xs mt-2 ${css.note}`}>{text.choose_note}</p>
      <Arrivals send={send} is_in_panel />
    </div>
  )
}
