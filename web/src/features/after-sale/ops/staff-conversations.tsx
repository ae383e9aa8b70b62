import { type ConversationState, conversationStates } from '@inkroute/contract/after-sale/codes'
import * as contract from '@inkroute/contract/after-sale/conversation'
import { Button, Input, Pagination, Skeleton } from 'antd'
import { useState } from 'react'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import css from '../after-sale.module.css'
import { opsWorkText, workText } from '../after-sale.text.ts'
import { WorkThread } from '../components/work-thread.tsx'
import { staffConversationText } from '../conversation/conversation.text.ts'
import { ConversationList } from '../conversation/conversation-list.tsx'
import thread from '../thread.module.css'
import { PhotoButton, usePhotos } from './staff-composer.tsx'

const PAGE_SIZE = 20
const QUEUE_MS = 30_000
const keys = ['tab', 'state', 'keyword', 'id'] as const
type Filter = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>
const refetch = [contract.getStaffConversation, contract.listStaffConversations, contract.countStaffConversations]

function StateTabs({ filter, setFilter }: Filter) {
  const text = useText(staffConversationText)
  const words = useText(workText)
  const counts = useCall(contract.countStaffConversations, {}, { quiet: true, refetch_ms: QUEUE_MS }).data
  const getCount = (state: ConversationState) => counts?.states.find((one) => one.state === state)?.count ?? 0
  return (
    <SlidingTabs
      activeKey={filter.state ?? ''}
      onChange={(state) => setFilter({ state, id: '', page: '' })}
      items={[
        { key: '', label: `${words.all} ${counts?.total ?? ''}` },
        ...conversationStates.map((state) => ({ key: state, label: `${text[state]} ${getCount(state)}` })),
      ]}
    />
  )
}

function Composer({ id }: { readonly id: number }) {
  const words = useText(workText)
  const [body, setBody] = useState('')
  const { photos, add, clear, is_busy } = usePhotos()
  const reply = useSend(contract.replyStaffConversation, {
    refetch,
    onSuccess: () => {
      setBody('')
      clear()
    },
  })
  const is_empty = body.trim() === '' && photos.length === 0
  return (
    <div className={`border-t pt-3 ${css.composer}`}>
      <span className={`flex flex-wrap gap-2 ${thread.pictures}`}>
        {photos.map((photo) => (
          <img key={photo.id} src={photo.url} alt={photo.name} width={64} height={64} />
        ))}
      </span>
      <Input.TextArea
        value={body}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={2000}
        aria-label={words.write}
        placeholder={words.write}
        onChange={({ target }) => setBody(target.value)}
      />
      <span className={`flex-wrap justify-between ${css.composer_bar}`}>
        <PhotoButton is_busy={is_busy} onPick={add} />
        <Button
          type="primary"
          disabled={is_empty}
          loading={reply.isPending}
          onClick={() => reply.mutate({ id, body, picture_ids: photos.map((photo) => photo.id) })}
        >
          {words.send}
        </Button>
      </span>
    </div>
  )
}

function Detail({ id }: { readonly id: number }) {
  const text = useText(staffConversationText)
  const words = useText(opsWorkText)
  const found = useCall(contract.getStaffConversation, { id }, { quiet: true, refetch_ms: QUEUE_MS })
  const close = useSend(contract.closeStaffConversation, { refetch })
  const conversation = found.data?.id === id ? found.data : undefined
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!conversation) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <article className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-end min-h-6 gap-3">
        <span>
          {words.seller}{' '}
          <OpsLink kind="seller" id={conversation.seller_id}>
            {conversation.seller}
          </OpsLink>{' '}
          · {words.handler} {conversation.handler ?? words.nobody}
        </span>
        {conversation.state === 'closed' ? null : (
          <Button loading={close.isPending} onClick={() => close.mutate({ id })}>
            {text.close}
          </Button>
        )}
      </div>
      <div className={css.head}>
        <h2>{conversation.subject}</h2>
        {conversation.path ? <p className="mt-0.5">{fill(text.opened_on, { path: conversation.path })}</p> : null}
      </div>
      <WorkThread work={conversation} me="staff" />
      <Composer key={id} id={id} />
    </article>
  )
}

/** Questions of sellers: the queue on the left, one conversation on the right. */
export function StaffConversations() {
  const text = useText(staffConversationText)
  const words = useText(workText)
  const url = useSearchFilter(keys)
  const { filter, page, setFilter } = url
  const { id: chosen, tab: _, ...narrowing } = filter
  const asked = addressInput(contract.listStaffConversations, { ...narrowing, page, page_size: PAGE_SIZE })
  const list = useCall(contract.listStaffConversations, asked, { quiet: true, refetch_ms: QUEUE_MS })
  const id = Number(chosen) || undefined
  const rows = list.data?.data ?? []
  return (
    <>
      <StateTabs {...url} />
      <div className={`flex flex-wrap gap-3 ${css.filters}`}>
        <Input.Search
          allowClear
          key={filter.keyword ?? ''}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.keyword}
          aria-label={text.keyword}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim(), id: '', page: '' })}
        />
      </div>
      <div className={`grid items-start gap-4 ${css.columns}`}>
        <div className={`card min-w-0 overflow-hidden ${css.list_side}`}>
          {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
          {list.isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
          {list.data && rows.length === 0 ? <EmptyState icon="headset" title={text.empty} /> : null}
          {rows.length > 0 ? (
            <ConversationList
              rows={rows}
              chosen_id={id}
              names={{ waiting_staff: text.waiting_staff, waiting_seller: text.waiting_seller, closed: text.closed }}
              own_turn="waiting_staff"
              extra={(row) => `${row.seller} · ${row.last_words}`}
              onChoose={(next) => setFilter({ id: String(next), page: String(page) })}
            />
          ) : null}
          <Pagination
            hideOnSinglePage
            current={page}
            pageSize={PAGE_SIZE}
            total={list.data?.total ?? 0}
            showSizeChanger={false}
            onChange={(next) => setFilter({ page: String(next), id: '' })}
          />
        </div>
        <div className={`card min-w-0 sticky px-6 py-4 ${css.detail_side}`}>
          {id === undefined ? (
            <EmptyState icon="mail" title={text.choose} />
          ) : (
            <>
              <Button type="text" className={`hidden mr-auto ${css.back}`} onClick={() => setFilter({ id: '' })}>
                {words.back}
              </Button>
              <Detail id={id} />
            </>
          )}
        </div>
      </div>
    </>
  )
}
