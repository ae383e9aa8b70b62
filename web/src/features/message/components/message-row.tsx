import { MessageStatus } from '@inkroute/contract/codes'
import type { Message } from '@inkroute/contract/message/message'
import { Button, Checkbox, Popconfirm } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
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
        <span className={css.title}>
          {is_unread ? (
            <span className={css.dot}>
              <span className="visually-hidden">{text.unread_mark}</span>
            </span>
          ) : null}
          {message.title}
        </span>
        <span className={css.body} data-unfolded={is_unfolded}>
          {message.description}
        </span>
      </button>
      <span className={css.side}>
        <span className={css.kind}>{text[nameOfType(message.type)]}</span>
        <RelativeTime at={message.created_at} />
      </span>
      <span className={css.tools}>
        {message.link ? (
          <Link to={message.link} className={css.open} onClick={markRead}>
            {text.open}
          </Link>
        ) : null}
        <DeleteOne id={message.id} />
      </span>
    </li>
  )
}

function DeleteOne({ id }: { id: number }) {
  const text = useText(messageText)
  const remove = useDeleteMessages(() => showToast('success', text.deleted))
  return (
    <Popconfirm
      title={text.delete_one_question}
      description={text.delete_note}
      okText={text.delete_selected}
      okButtonProps={{ danger: true }}
      cancelText={text.cancel}
      placement="topRight"
      onConfirm={() => remove.mutateAsync({ ids: [id] }).catch(() => {})}
    >
      <Button type="text" aria-label={text.delete_selected} icon={<Icon name="trash" size_px={18} />} />
    </Popconfirm>
  )
}
