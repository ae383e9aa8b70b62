import { MessageStatus } from '@inkroute/contract/codes'
import type { Message } from '@inkroute/contract/message/message'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useDeleteMessages, useReadMessages } from '../message.api.ts'
import { messageText } from '../message.text.ts'
import { nameOfType } from '../message.view.ts'
import css from './message-centre.module.css'

interface MessageRowProps {
  readonly message: Message
  readonly is_chosen: boolean
  readonly onToggle: () => void
}

/** One message; clicking expands it and marks it as read. */
export function MessageRow({ message, is_chosen, onToggle }: MessageRowProps) {
  const text = useText(messageText)
  const [is_unfolded, setUnfolded] = useState(false)
  const read = useReadMessages()
  const remove = useDeleteMessages(() => showToast('success', text.deleted))
  const is_unread = message.status === MessageStatus.unread
  const markRead = () => {
    if (is_unread) read.mutate({ ids: [message.id] })
  }
  const unfold = () => {
    setUnfolded(!is_unfolded)
    markRead()
  }
  return (
    <li className={css.row} data-unread={is_unread} data-chosen={is_chosen}>
      <Checkbox checked={is_chosen} onChange={onToggle} aria-label={fill(text.select_one, { title: message.title })} />
      <button type="button" className={css.main} aria-expanded={is_unfolded} onClick={unfold}>
        <span className={`flex items-center gap-2 ${css.title}`}>
          {is_unread ? (
            <span className={`flex-none h-2 rounded-full ${css.dot}`}>
              <span className="visually-hidden">{text.unread_mark}</span>
            </span>
          ) : null}
          {message.title}
        </span>
        <span className={`overflow-hidden text-quiet ${css.body}`} data-unfolded={is_unfolded}>
          {message.description}
        </span>
      </button>
      <span className={`flex flex-col text-xs text-quiet text-right ${css.side}`}>
        <span className={`text-sm ${css.kind}`}>{text[nameOfType(message.type)]}</span>
        <RelativeTime at={message.created_at} />
      </span>
      <span className={`flex items-center justify-end gap-2 ${css.tools}`}>
        <RowActions
          actions={[
            message.link !== null && { key: 'open', label: text.open, route: message.link, onClick: markRead },
            {
              key: 'delete',
              label: text.delete_selected,
              is_danger: true,
              is_busy: remove.isPending,
              confirm: {
                title: text.delete_one_question,
                body: text.delete_note,
                ok: text.delete_selected,
                cancel: text.cancel,
              },
              onClick: () => remove.mutate({ ids: [message.id] }),
            },
          ]}
        />
      </span>
    </li>
  )
}
