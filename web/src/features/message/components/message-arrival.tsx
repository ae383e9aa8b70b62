import type { Message } from '@inkroute/contract/message/message'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useReadMessages } from '../message.api.ts'
import { messageText } from '../message.text.ts'
import { nameOfType } from '../message.view.ts'
import css from './message-bell.module.css'

const SHOWN_MS = 6000

interface ArrivalProps {
  readonly message: Message
  readonly onClose: () => void
}

/** A card in the corner that disappears on its own unless someone is reading it. */
export function MessageArrival({ message, onClose }: ArrivalProps) {
  const text = useText(messageText)
  const navigate = useNavigate()
  const read = useReadMessages()
  const [is_held, setHeld] = useState(false)
  useEffect(() => {
    if (is_held) return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [is_held, onClose])
  const open = () => {
    read.mutate({ ids: [message.id] })
    onClose()
    void navigate(message.link ?? `/main/message?type=${message.type}`)
  }
  return (
    <div
      className={`flex fixed bg-surface rounded-card shadow-float gap-3 ${css.arrival}`}
      role="status"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <button
        type="button"
        className="bare-button flex-1 min-w-0 text-sm text-ink leading-5 text-left p-0"
        onClick={open}
      >
        <span className="text-xs text-action">
          {text.arrived} · {text[nameOfType(message.type)]}
        </span>
        <span className="truncate font-medium" style={{ display: 'block' }}>
          {message.title}
        </span>
        <span className={`overflow-hidden text-quiet mt-0.5 ${css.body}`}>{message.description}</span>
      </button>
      <button
        type="button"
        className={`bare-button grid place-items-center flex-none w-7 h-7 text-quiet rounded-control ${css.close}`}
        aria-label={text.dismiss}
        onClick={onClose}
      >
        <Icon name="close" size_px={18} />
      </button>
    </div>
  )
}
