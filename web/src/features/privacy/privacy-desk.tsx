import * as contract from '@inkroute/contract/privacy/privacy'
import { Alert, Button, Drawer, Input, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useCall } from '../../shared/api/hooks.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { OpsExport } from '../../shared/ops/ops-export.tsx'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { TabLinks } from '../../shared/ui/tab-links.tsx'
import { ACTIONS, CardTable } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import { NewRequest } from './new-request.tsx'
import css from './privacy.module.css'
import { deskText, privacyText } from './privacy.text.ts'
import { blockerLines, statusColours } from './privacy.view.ts'
import { RequestDetail } from './request-detail.tsx'
import { RetentionTab } from './retention-tab.tsx'

const PAGE_SIZE = 20
const POLL_MS = 5_000
const keys = ['tab', 'id', 'status', 'subject', 'kind', 'asked_by', 'keyword'] as const

type Row = contract.PrivacyRequest
type Filtering = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

function Filters({ filter, setFilter }: Pick<Filtering, 'filter' | 'setFilter'>) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const select = (key: 'status' | 'subject' | 'kind' | 'asked_by', label: string, options: [string, string][]) => (
    <Select
      allowClear
      placeholder={label}
      aria-label={label}
      value={filter[key] ?? null}
      options={options.map(([value, name]) => ({ value, label: name }))}
      onChange={(value) => setFilter({ [key]: value ?? '' })}
    />
  )
  return (
    <div className={css.filters}>
      {select(
        'status',
        text.status,
        contract.privacyStatuses.map((one) => [one, words[one]]),
      )}
      {select(
        'kind',
        text.kind,
        contract.privacyKinds.map((one) => [one, words[one]]),
      )}
      {select(
        'subject',
        text.about,
        contract.privacySubjects.map((one) => [one, words[one]]),
      )}
      {select(
        'asked_by',
        text.asked,
        contract.privacyAskers.map((one) => [one, text[`by_${one}`]]),
      )}
      <Input.Search
        allowClear
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.keyword}
        aria-label={text.keyword}
        onSearch={(value) => setFilter({ keyword: value.trim() })}
      />
    </div>
  )
}

function useColumns(onOpen: (id: number) => void): TableColumnsType<Row> {
  const text = useText(deskText)
  const words = useText(privacyText)
  const time_zone = useTimeZone()
  const day = (at: string) => formatInstant(at, time_zone).slice(0, 10)
  return [
    {
      title: text.about,
      render: (_, row) => (
        <>
          {row.title}
          <small className={css.small}>{`#${row.id} · ${words[row.subject]}`}</small>
        </>
      ),
    },
    {
      title: text.kind,
      width: 90,
      render: (_, row) => <Tag color={row.kind === 'erase' ? 'volcano' : 'blue'}>{words[row.kind]}</Tag>,
    },
    {
      title: text.asked,
      render: (_, row) => (
        <>
          {text[`by_${row.asked_by}`]}
          <small className={css.small}>{row.asked_name}</small>
        </>
      ),
    },
    {
      title: text.status,
      render: (_, row) => (
        <>
          <Tag color={statusColours[row.status]}>{words[row.status]}</Tag>
          {row.status === 'scheduled' ? (
            <small className={css.small}>{fill(text.runs_at, { time: day(row.run_at) })}</small>
          ) : null}
          {row.status === 'waiting' ? (
            <small className={css.small}>{blockerLines(row.blockers, words).join(' · ')}</small>
          ) : null}
        </>
      ),
    },
    { title: text.when, width: 120, render: (_, row) => <RelativeTime at={row.requested_at} /> },
    {
      title: text.due,
      width: 120,
      render: (_, row) =>
        row.is_overdue ? (
          <span className={css.late}>{`${day(row.due_at)} ${text.overdue}`}</span>
        ) : (
          <time className={css.day}>{day(row.due_at)}</time>
        ),
    },
    { title: text.finished, width: 120, render: (_, row) => (row.done_at ? <RelativeTime at={row.done_at} /> : '') },
    {
      key: ACTIONS,
      width: 80,
      render: (_, row) => <RowActions actions={[{ key: 'open', label: text.open, onClick: () => onOpen(row.id) }]} />,
    },
  ]
}

function Requests({ filter, page, setFilter }: Pick<Filtering, 'filter' | 'page' | 'setFilter'>) {
  const text = useText(deskText)
  const columns = useColumns((id) => setFilter({ id: String(id), page: String(page) }))
  const { tab: _tab, id, ...wanted } = filter
  const input = { ...wanted, page, page_size: PAGE_SIZE } as never
  const list = useCall(contract.listPrivacyRequests, input, { quiet: true, refetch_ms: POLL_MS })
  const open_id = Math.trunc(Number(id)) || null
  const isLate = (list.data?.overdue ?? 0) > 0
  return (
    <>
      {isLate ? (
        <Alert type="warning" showIcon title={fill(text.overdue_note, { count: list.data?.overdue ?? 0 })} />
      ) : null}
      <Filters filter={filter} setFilter={setFilter} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      <CardTable
        wide_label={text.requests}
        rowKey="id"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setFilter({ page: String(next) }),
        }}
      />
      <Drawer
        open={open_id !== null}
        title={fill(text.request_no, { id: open_id ?? '' })}
        size="large"
        onClose={() => setFilter({ id: '', page: String(page) })}
      >
        {open_id === null ? null : <RequestDetail key={open_id} id={open_id} />}
      </Drawer>
    </>
  )
}

/** What was asked about people's data, by whom, and done when. */
export default function PrivacyDesk() {
  const text = useText(deskText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [isNew, setNew] = useState(false)
  const isRetention = filter.tab === 'retention'
  const { tab: _tab, id: _id, ...wanted } = filter
  return (
    <div className={css.stack}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <OpsExport kind="privacy.list" params={wanted} />
            <Button type="primary" onClick={() => setNew(true)}>
              {text.new_request}
            </Button>
          </>
        }
      />
      <TabLinks
        label={text.tabs}
        active={isRetention ? 'retention' : 'requests'}
        items={[
          { key: 'requests', to: '?', label: text.requests },
          { key: 'retention', to: '?tab=retention', label: text.retention },
        ]}
      />
      {isRetention ? <RetentionTab /> : <Requests filter={filter} page={page} setFilter={setFilter} />}
      {isNew ? (
        <NewRequest
          onClose={() => setNew(false)}
          onMade={(id) => {
            setNew(false)
            setFilter({ tab: '', id: String(id) })
          }}
        />
      ) : null}
    </div>
  )
}
