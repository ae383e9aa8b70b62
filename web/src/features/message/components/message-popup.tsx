import type { Message } from '@inkroute/contract/message/message'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { useReadMessages, useUnreadCounts, useUnreadOfType } from '../message.api.ts'
import { messageText } from '../message.text.ts'
import { type MessageTypeCode, messageTypes } from '../message.view.ts'
import css from './message-bell.module.css'

const getCentre = (type: number) => `/main/message?type=${type}`

/** At most three unread messages of each type, and a link to all of them. */
export function MessagePopup({ onLeave }: { onLeave: () => void }) {
  const text = useText(messageText)
  const by_type = useUnreadCounts()?.by_type
  const panel_id = useId()
  const [chosen, setChosen] = useState<MessageTypeCode>()
  // Opens on the first type with unread messages.
  const type = chosen ?? messageTypes.find((entry) => (by_type?.[`${entry.type}`] ?? 0) > 0)?.type ?? 1
  const read = useReadMessages()
  return (
    <div className={css.popup}>
      <TypeTabs type={type} onChoose={setChosen} panel_id={panel_id} />
      <div id={panel_id} role="tabpanel" className={css.panel}>
        <UnreadList type={type} onLeave={onLeave} />
      </div>
      <div className={`flex items-center justify-between text-sm px-4 py-2 ${css.foot}`}>
        <button
          className="bare-button text-quiet px-0 py-1.5"
          type="button"
          disabled={(by_type?.[`${type}`] ?? 0) === 0 || read.isPending}
          onClick={() => read.mutate({ type })}
        >
          {text.read_type}
        </button>
        <Link className="py-1.5" to={getCentre(type)} onClick={onLeave}>
          {text.more}
        </Link>
      </div>
    </div>
  )
}

interface TypeTabsProps {
  readonly type: MessageTypeCode
  readonly onChoose: (type: MessageTypeCode) => void
  readonly panel_id: string
}

function TypeTabs({ type, onChoose, panel_id }: TypeTabsProps) {
  const text = useText(messageText)
  const by_type = useUnreadCounts()?.by_type
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const index = messageTypes.findIndex((entry) => entry.type === type)
    const next = (index + step + messageTypes.length) % messageTypes.length
    onChoose(messageTypes[next]?.type ?? type)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={text.bell} onKeyDown={onKeyDown}>
      {messageTypes.map((entry) => {
        const count = by_type?.[`${entry.type}`] ?? 0
        return (
          <button
            key={entry.type}
            type="button"
            role="tab"
            className={`bare-button flex items-center justify-center flex-1 h-11 relative text-sm text-quiet gap-1.5 ${css.tab}`}
            aria-selected={entry.type === type}
            aria-controls={panel_id}
            tabIndex={entry.type === type ? 0 : -1}
            onClick={() => onChoose(entry.type)}
          >
            {text[entry.name]}
            {count > 0 ? (
              <span className={`font-medium text-on-dark leading-4.5 text-center ${css.count}`}>
                {count > 99 ? '99+' : count}
              </span>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}

function UnreadList({ type, onLeave }: { type: MessageTypeCode; onLeave: () => void }) {
  const text = useText(messageText)
  const navigate = useNavigate()
  const read = useReadMessages()
  const { data, isPlaceholderData } = useUnreadOfType(type, true)
  const rows = isPlaceholderData ? undefined : data?.data
  const open = (message: Message) => {
    read.mutate({ ids: [message.id] })
    onLeave()
    void navigate(message.link ?? getCentre(type))
  }
  if (!rows) return <div className={`grid place-items-center text-sm text-quiet gap-2 ${css.empty}`} aria-busy="true" />
  if (rows.length === 0)
    return <p className={`grid place-items-center text-sm text-quiet gap-2 ${css.empty}`}>{text.popup_empty}</p>
  return (
    <ul className="bare-list">
      {rows.map((message) => (
        <li key={message.id}>
          <button
            type="button"
            className={`bare-button block w-full text-sm text-ink leading-5 text-left border-b px-4 py-3 ${css.item}`}
            onClick={() => open(message)}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="truncate font-medium">{message.title}</span>
              <span className="flex-none text-xs text-quiet">
                <RelativeTime at={message.created_at} />
              </span>
            </span>
            <span className={`overflow-hidden text-quiet mt-0.5 ${css.body}`}>{message.description}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
