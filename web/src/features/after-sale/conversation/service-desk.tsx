import * as contract from '@inkroute/contract/after-sale/conversation'
import { getContact } from '@inkroute/contract/site/site'
import { Badge, Button, Drawer } from 'antd'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import type { PictureField } from '../components/work-detail.tsx'
import { AskSupport } from './ask-support.tsx'
import css from './conversation.module.css'
import { conversationText } from './conversation.text.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationThread } from './conversation-thread.tsx'
import { closeService, openService, useService } from './service-store.ts'

const SHOWN_FIRST = 5
const MOST = 50
/** The badge in the bar; a message also arrives at once. */
const BADGE_MS = 60_000

/** What the operator has entered about support; empty facts are left out. */
function ServiceFacts() {
  const text = useText(conversationText)
  const contact = useCall(getContact, {}, { quiet: true, stale_ms: 600_000 }).data
  if (!contact?.hours && !contact?.reply_time && !contact?.email && !contact?.chat_url) return null
  return (
    <dl className={`grid bg-paper rounded-card gap-x-4 gap-y-1 px-4 py-3 m-0 ${css.facts}`}>
      {contact.hours ? (
        <>
          <dt className="text-quiet">{text.hours}</dt>
          <dd className="wrap-anywhere m-0">{contact.hours}</dd>
        </>
      ) : null}
      {contact.reply_time ? (
        <>
          <dt className="text-quiet">{text.reply_time}</dt>
          <dd className="wrap-anywhere m-0">{contact.reply_time}</dd>
        </>
      ) : null}
      {contact.email ? (
        <>
          <dt className="text-quiet">{text.email}</dt>
          <dd className="wrap-anywhere m-0">
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </>
      ) : null}
      {contact.chat_url ? (
        <>
          <dt className="text-quiet">{text.chat}</dt>
          <dd className="wrap-anywhere m-0">
            <a href={contact.chat_url} target="_blank" rel="noopener">
              {text.chat_open}
            </a>
          </dd>
        </>
      ) : null}
    </dl>
  )
}

function OwnConversations() {
  const text = useText(conversationText)
  const [is_all, setAll] = useState(false)
  const page_size = is_all ? MOST : SHOWN_FIRST
  const list = useCall(contract.listConversations, { page: 1, page_size }, { quiet: true, stale_ms: 0 })
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  const { data: rows = [], total = 0 } = list.data ?? {}
  if (rows.length === 0) return null
  return (
    <section className={`grid grid-cols-1 gap-3 ${css.section}`} aria-label={text.yours}>
      <h2>{text.yours}</h2>
      <ConversationList
        rows={rows}
        names={{ waiting_staff: text.waiting_staff, waiting_seller: text.waiting_seller, closed: text.closed }}
        own_turn="waiting_seller"
        onChoose={openService}
      />
      {total > rows.length && !is_all ? (
        <Button type="link" onClick={() => setAll(true)}>
          {fill(text.show_all, { count: total })}
        </Button>
      ) : null}
    </section>
  )
}

/** A message links to its conversation by `?conversation=`; the panel then keeps it, and the address is clean again. */
function useLinkedConversation(): void {
  const [params, setParams] = useSearchParams()
  const linked = params.get('conversation')
  useEffect(() => {
    if (linked === null) return
    openService(Number(linked) || null)
    setParams(
      (before) => {
        before.delete('conversation')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [linked, setParams])
}

/** The support button of the top bar and the panel it opens. */
export function ServiceDesk({ field }: { readonly field: PictureField }) {
  const text = useText(conversationText)
  const { is_open, conversation_id } = useService()
  const badge = { page: 1, page_size: SHOWN_FIRST }
  const unread = useCall(contract.listConversations, badge, { quiet: true, refetch_ms: BADGE_MS }).data?.unread ?? 0
  useLinkedConversation()
  return (
    <>
      <button
        type="button"
        className={`bare-button inline-flex items-center justify-center w-10 h-10 text-quiet rounded-control p-0 ${css.button}`}
        aria-label={unread > 0 ? fill(text.open_unread, { count: unread }) : text.open}
        title={text.open}
        aria-expanded={is_open}
        onClick={() => openService()}
      >
        <Badge count={unread} size="small" overflowCount={99} title="">
          <Icon name="headset" />
        </Badge>
      </button>
      <Drawer open={is_open} size={480} title={text.title} destroyOnHidden onClose={closeService}>
        {conversation_id === null ? (
          <div className="grid grid-cols-1 gap-6">
            <ServiceFacts />
            <OwnConversations />
            <AskSupport field={field} onOpened={openService} />
          </div>
        ) : (
          <ConversationThread key={conversation_id} id={conversation_id} field={field} onBack={() => openService()} />
        )}
      </Drawer>
    </>
  )
}
