import { contentStates } from '@inkroute/contract/content'
import type { Reply } from '@inkroute/contract/endpoint'
import { Button, Empty, Input, Select, type TableColumnsType } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall, useSend } from '../api/hooks.ts'
import { useText } from '../text/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../ui/table/card-table.tsx'
import { showToast } from '../ui/toast.ts'
import css from './content.module.css'
import { contentText } from './content.text.ts'
import type { ContentDesk, ContentRow, Payload } from './content-types.ts'
import { StateMark, WindowWords } from './state-mark.tsx'

const PAGE_SIZE = 20
const SORT_PAGE_SIZE = 100

type Desk = ContentDesk<Payload>

interface NameProps {
  readonly desk: Desk
  readonly row: ContentRow
  readonly facts: Readonly<Record<string, string>>
}

/** As visitors read it: with today's facts in place of the tokens. */
const withFacts = (words: string, facts: NameProps['facts']): string =>
  words.replace(/\{\{([^{}]+)\}\}/g, (token, name: string) => facts[name.trim()] ?? token)

function NameCell({ desk, row, facts }: NameProps) {
  const picture = desk.pictureOf?.(row.payload)
  return (
    <Link to={`?id=${row.id}`} className={`flex items-center text-ink gap-3 ${css.name}`}>
      {picture ? <img src={picture.replace(/-1200\.webp$/, '-480.webp')} alt="" width={56} height={56} /> : null}
      <span>
        <strong className="block font-medium">{withFacts(desk.nameOf(row.payload), facts)}</strong>
        {desk.noteOf ? <small>{withFacts(desk.noteOf(row.payload), facts)}</small> : null}
      </span>
    </Link>
  )
}

function OrderButtons({
  rows,
  place,
  sort,
}: {
  rows: readonly ContentRow[]
  place: number
  sort: (ids: number[]) => void
}) {
  const text = useText(contentText)
  const move = (by: -1 | 1) => {
    const ids = rows.map((row) => row.id)
    const [moved] = ids.splice(place, 1)
    if (moved !== undefined) ids.splice(place + by, 0, moved)
    sort(ids)
  }
  return (
    <span className={`inline-flex ${css.order}`}>
      <button type="button" aria-label={text.move_up} disabled={place === 0} onClick={() => move(-1)}>
        <Icon name="arrow_up" size_px={16} />
      </button>
      <button type="button" aria-label={text.move_down} disabled={place === rows.length - 1} onClick={() => move(1)}>
        <Icon name="chevron_down" size_px={16} />
      </button>
    </span>
  )
}

type Shown = Pick<Reply<Desk['endpoints']['list']>, 'data' | 'facts'>

function useColumns(desk: Desk, shown: Shown, is_filtered: boolean): TableColumnsType<ContentRow> {
  const { data: rows, facts } = shown
  const text = useText(contentText)
  const sort = useSend(desk.endpoints.sort, {
    refetch: [desk.endpoints.list],
    onSuccess: () => showToast('success', text.sorted),
  })
  const order: TableColumnsType<ContentRow> =
    desk.can_sort && !is_filtered
      ? [
          {
            title: text.order,
            key: ACTIONS,
            width: 88,
            render: (_, __, place) => <OrderButtons rows={rows} place={place} sort={(ids) => sort.mutate({ ids })} />,
          },
        ]
      : []
  return [
    ...order,
    { title: text.name, render: (_, row) => <NameCell desk={desk} row={row} facts={facts} /> },
    { title: text.state, width: 150, render: (_, row) => <StateMark row={row} /> },
    { title: text.window, width: 200, responsive: ['xl'], render: (_, row) => <WindowWords row={row} /> },
    {
      title: text.changed,
      width: 170,
      responsive: ['md'],
      render: (_, row) => (
        <>
          <RelativeTime at={row.updated_at} />
          <small className={css.by}>{row.updated_by}</small>
        </>
      ),
    },
  ]
}

function Filters() {
  const text = useText(contentText)
  const [params, setParams] = useSearchParams()
  const set = (key: string, value: string) =>
    setParams((before) => {
      before.delete('page')
      if (value) before.set(key, value)
      else before.delete(key)
      return before
    })
  return (
    <div className={`flex flex-wrap gap-3 mb-4 ${css.filters}`}>
      <Input.Search
        allowClear
        aria-label={text.search}
        placeholder={text.search}
        defaultValue={params.get('keyword') ?? ''}
        onSearch={(value) => set('keyword', value.trim())}
      />
      <Select
        aria-label={text.state}
        value={params.get('state') ?? ''}
        onChange={(value) => set('state', value)}
        options={[
          { value: '', label: text.state_all },
          ...contentStates.map((state) => ({ value: state, label: text[`state_${state}`] })),
        ]}
      />
    </div>
  )
}

export function ContentList({ desk }: { desk: Desk }) {
  const text = useText(contentText)
  const [params, setParams] = useSearchParams()
  const state = contentStates.find((candidate) => candidate === params.get('state'))
  const keyword = params.get('keyword') || undefined
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const page_size = desk.can_sort ? SORT_PAGE_SIZE : PAGE_SIZE
  const { data, isPending, isError, refetch } = useCall(desk.endpoints.list, { state, keyword, page, page_size })
  const rows = data?.data ?? []
  const columns = useColumns(desk, { data: rows, facts: data?.facts ?? {} }, Boolean(state || keyword))
  const create = (
    <Button type="primary" onClick={() => setParams({ id: 'new' })}>
      {text.create}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={desk.title}
        description={desk.description}
        {...(desk.can_create === false ? {} : { actions: create })}
      />
      <Filters />
      {isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <CardTable
          rowKey="id"
          columns={columns}
          dataSource={rows}
          loading={isPending}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} /> }}
          pagination={{
            current: page,
            pageSize: page_size,
            total: data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) =>
              setParams((before) => {
                before.set('page', String(next))
                return before
              }),
          }}
        />
      )}
    </>
  )
}
