import { MAX_WORK_PICTURES } from '@inkroute/contract/after-sale/codes'
import * as contract from '@inkroute/contract/after-sale/conversation'
import { Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { workText } from '../after-sale.text.ts'
import type { PictureField, PictureFieldProps } from '../components/work-detail.tsx'
import { WorkThread } from '../components/work-thread.tsx'
import css from './conversation.module.css'
import { conversationText } from './conversation.text.ts'

/** An open panel asks this often whether support has answered. */
const POLL_MS = 15_000
const refetch = [contract.getConversation, contract.listConversations]

function Composer({ id, field: Pictures }: { readonly id: number; readonly field: PictureField }) {
  const words = useText(workText)
  const [body, setBody] = useState('')
  const [pictures, setPictures] = useState<PictureFieldProps['value']>([])
  const reply = useSend(contract.replyConversation, {
    refetch,
    quiet: true,
    onSuccess: () => {
      setBody('')
      setPictures([])
    },
    onError: ({ message }) => showToast('error', message),
  })
  const is_empty = body.trim() === '' && pictures.length === 0
  const send = () => {
    if (is_empty || reply.isPending) return
    reply.mutate({ id, body, upload_ids: pictures.map(({ upload_id }) => upload_id) })
  }
  return (
    <div className={`grid grid-cols-1 gap-3 ${css.section}`}>
      <Input.TextArea
        value={body}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={2000}
        aria-label={words.write}
        placeholder={words.write}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Pictures value={pictures} onChange={setPictures} max={MAX_WORK_PICTURES} />
        <Button type="primary" disabled={is_empty} loading={reply.isPending} onClick={send}>
          {words.send}
        </Button>
      </div>
    </div>
  )
}

interface ThreadProps {
  readonly id: number
  readonly field: PictureField
  readonly onBack: () => void
}

/** One conversation in the support panel. */
export function ConversationThread({ id, field, onBack }: ThreadProps) {
  const text = useText(conversationText)
  const found = useCall(contract.getConversation, { id }, { quiet: true, stale_ms: 0, refetch_ms: POLL_MS })
  const close = useSend(contract.closeConversation, { refetch, onSuccess: onBack })
  const conversation = found.data?.id === id ? found.data : undefined
  return (
    <div className={`grid grid-cols-1 gap-3 ${css.section}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button type="text" icon={<Icon name="chevron_left" size_px={16} />} onClick={onBack}>
          {text.back}
        </Button>
        {conversation && conversation.state !== 'closed' ? (
          <Button loading={close.isPending} onClick={() => close.mutate({ id })}>
            {text.close}
          </Button>
        ) : null}
      </div>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Skeleton active /> : null}
      {conversation ? (
        <>
          <h2>{conversation.subject}</h2>
          <WorkThread work={conversation} me="seller" />
          {conversation.state === 'closed' ? <p className="text-quiet">{text.closed_hint}</p> : null}
          <Composer key={id} id={id} field={field} />
        </>
      ) : null}
    </div>
  )
}
