import { Button, Pagination, Result, Segmented, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { useMessageList, useUnreadCounts } from '../message.api.ts'
import { messageText } from '../message.text.ts'
import { CENTRE_PAGE_SIZE, type CentreFilter, getFilter, messageTypes, pageWithin, toParams } from '../message.view.ts'
import { BulkBar } from './bulk-bar.tsx'
import css from './message-centre.module.css'
import { MessageRow } from './message-row.tsx'

/** The inbox. Type, status and page are in the URL, so a view can be linked and returned to. */
function MessageCentre() {
  const [params, setParams] = useSearchParams()
  const filter = getFilter(params)
  const change = (next: Partial<CentreFilter>) => setParams(toParams({ ...filter, page: 1, ...next }))
  return (
    <section className="card">
      <Filters filter={filter} onChange={change} />
      <MessageList filter={filter} onChange={change} />
    </section>
  )
}

interface FilterProps {
  readonly filter: CentreFilter
  readonly onChange: (next: Partial<CentreFilter>) => void
}

function Filters({ filter, onChange }: FilterProps) {
  const text = useText(messageText)
  const unread = useUnreadCounts()
  const label = (name: string, count = 0) => (
    <span className="inline-flex items-center gap-1.5">
      {name}
      {count > 0 ? (
        <span className={`font-medium text-on-dark leading-4.5 text-center ${css.count}`}>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </span>
  )
  const to = (type: CentreFilter['type']) => `?${new URLSearchParams(toParams({ ...filter, type, page: 1 }))}`
  const items = [
    { key: '0', to: to(undefined), label: label(text.all, unread?.total) },
    ...messageTypes.map(({ type, name }) => ({
      key: String(type),
      to: to(type),
      label: label(text[name], unread?.by_type[`${type}`]),
    })),
  ]
  return (
    <div className={`flex flex-wrap items-center justify-between border-b gap-x-6 gap-y-2 px-6 py-1 ${css.filters}`}>
      <TabLinks label={text.kinds} active={String(filter.type ?? 0)} items={items} />
      <Segmented
        aria-label={text.status}
        value={filter.status ?? 0}
        options={[
          { label: text.all, value: 0 },
          { label: text.unread_only, value: 2 },
          { label: text.read_only, value: 1 },
        ]}
        onChange={(value) => onChange({ status: value === 1 || value === 2 ? value : undefined })}
      />
    </div>
  )
}

function MessageList({ filter, onChange }: FilterProps) {
  const text = useText(messageText)
  const { data, isError, refetch, isPlaceholderData } = useMessageList(filter)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const page = data && !isPlaceholderData ? pageWithin(filter.page, data.total) : filter.page
  useEffect(() => {
    if (page !== filter.page) onChange({ page })
  }, [page, filter.page, onChange])
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>
    return <Result status="warning" title={text.failed} extra={retry} />
  }
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} style={{ padding: 24 }} />
  if (data.data.length === 0) return <EmptyInbox filter={filter} onChange={onChange} />
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  // Deselect rows that no longer exist, e.g. deleted in another tab.
  const ids = data.data.map((message) => message.id).filter((id) => chosen.has(id))
  return (
    <>
      <BulkBar rows={data.data} chosen={ids} type={filter.type} onChoose={(next) => setChosen(new Set(next))} />
      <ul className="bare-list border-b" aria-label={text.list_label} aria-busy={isPlaceholderData}>
        {data.data.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            is_chosen={chosen.has(message.id)}
            onToggle={() => toggle(message.id)}
          />
        ))}
      </ul>
      <Pagination
        style={{ padding: '16px 24px' }}
        current={page}
        pageSize={CENTRE_PAGE_SIZE}
        total={data.total}
        showSizeChanger={false}
        responsive
        showTotal={(count) => fill(text.total, { count })}
        onChange={(next) => onChange({ page: next })}
      />
    </>
  )
}

function EmptyInbox({ filter, onChange }: FilterProps) {
  const text = useText(messageText)
  const is_filtered = filter.status !== undefined || filter.type !== undefined
  return (
    <div className={`grid justify-items-center text-quiet gap-4 ${css.empty}`}>
      <p>{filter.status === 2 ? text.empty_unread : text.empty}</p>
      {is_filtered ? (
        <Button onClick={() => onChange({ type: undefined, status: undefined })}>{text.show_all}</Button>
      ) : null}
    </div>
  )
}

export default function MessagePage() {
  const text = useText(messageText)
  return (
    <>
      <PageHeader description={text.description} />
      <MessageCentre />
    </>
  )
}
