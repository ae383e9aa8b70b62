import { MAX_WORK_PICTURES } from '@inkroute/contract/after-sale/codes'
import * as contract from '@inkroute/contract/after-sale/conversation'
import { suggestArticles } from '@inkroute/contract/help/help'
import { Button, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import type { PictureField, PictureFieldProps } from '../components/work-detail.tsx'
import css from './conversation.module.css'
import { conversationText } from './conversation.text.ts'

const MIN_LENGTH = 5
const TYPED_MS = 400

/** The value once typing has paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Help articles for what is typed, each in a new tab so that the question is not lost. */
function LikelyArticles({ question }: { readonly question: string }) {
  const text = useText(conversationText)
  const { language } = useLanguage()
  const settled = useSettled(question.trim().slice(0, 500))
  const found = useCall(suggestArticles, settled.length >= 2 ? { text: settled } : null, { quiet: true })
  const rows = settled.length >= 2 ? (found.data?.data ?? []) : []
  return (
    <div aria-live="polite">
      {rows.length > 0 ? (
        <section className="grid border rounded-card gap-2 px-4 py-3" aria-label={text.articles}>
          <b>{text.articles}</b>
          <ul className="bare-list grid gap-2">
            {rows.map((row) => (
              <li key={row.id}>
                <a href={`${pathInLanguage('/helpCenter', language)}?id=${row.id}`} target="_blank" rel="noopener">
                  {row.title}
                </a>
                <small className="block text-quiet">{row.summary}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

interface AskProps {
  readonly field: PictureField
  readonly onOpened: (id: number) => void
}

/** The question, with articles that may answer it before it is sent. */
export function AskSupport({ field: Pictures, onOpened }: AskProps) {
  const text = useText(conversationText)
  const { pathname } = useLocation()
  const [body, setBody] = useState('')
  const [pictures, setPictures] = useState<PictureFieldProps['value']>([])
  const [is_short, setShort] = useState(false)
  const open = useSend(contract.openConversation, {
    refetch: [contract.listConversations],
    quiet: true,
    onSuccess: ({ id }) => {
      showToast('success', text.sent)
      onOpened(id)
    },
    onError: ({ message }) => showToast('error', message),
  })
  const send = () => {
    if (open.isPending) return
    if (body.trim().length < MIN_LENGTH) return setShort(true)
    const path = /^\/[\w/-]{0,199}$/.test(pathname) ? pathname : ''
    open.mutate({ body, path, upload_ids: pictures.map(({ upload_id }) => upload_id) })
  }
  return (
    <section className={`grid grid-cols-1 gap-3 ${css.section}`}>
      <h2>{text.question}</h2>
      <div>
        <Input.TextArea
          value={body}
          autoSize={{ minRows: 3, maxRows: 8 }}
          maxLength={2000}
          status={is_short ? 'error' : ''}
          aria-label={text.question}
          aria-describedby="service-question-hint"
          onChange={({ target }) => {
            setBody(target.value)
            setShort(false)
          }}
        />
        <p
          id="service-question-hint"
          className={is_short ? css.problem : 'text-quiet'}
          {...(is_short ? { role: 'alert' } : {})}
        >
          {is_short ? text.question_short : text.question_hint}
        </p>
      </div>
      <LikelyArticles question={body} />
      <Pictures value={pictures} onChange={setPictures} max={MAX_WORK_PICTURES} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <a href="/helpCenter" target="_blank" rel="noopener">
          {text.help_centre}
        </a>
        <Button type="primary" loading={open.isPending} onClick={send}>
          {text.send}
        </Button>
      </div>
    </section>
  )
}
