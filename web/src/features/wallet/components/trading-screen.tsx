import * as contract from '@inkroute/contract/wallet/wallet'
import { Select, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { recordText } from '../record.text.ts'
import { movementLink } from '../wallet.view.ts'
import { RecordFilters } from './record-filters.tsx'
import css from './wallet.module.css'

const PAGE_SIZE = 20
const keys = ['cause', 'direction', 'date_from', 'date_to', 'keyword'] as const
const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

type Filter = { readonly [key in (typeof keys)[number]]?: string }

/** The query may carry more than the server accepts. */
function readFilter(filter: Filter) {
  const cause = contract.movementCauses.find(({ key }) => key === filter.cause)?.key
  const direction = (['in', 'out'] as const).find((one) => one === filter.direction)
  return {
    ...(cause ? { cause } : {}),
    ...(direction ? { direction } : {}),
    ...(isDay(filter.date_from) ? { date_from: filter.date_from } : {}),
    ...(isDay(filter.date_to) ? { date_to: filter.date_to } : {}),
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
  }
}

function Reference({ row }: { readonly row: contract.Movement }) {
  const link = movementLink(row.cause, row.cause_id)
  return link ? <Link to={link}>{row.cause_id}</Link> : row.cause_id
}

function Amount({ amount }: { readonly amount: string }) {
  const is_in = !amount.startsWith('-')
  return (
    <span className={`whitespace-nowrap tabular-nums ${is_in ? 'font-medium text-success' : ''}`}>
      {is_in ? `+${formatMoney(amount)}` : formatMoney(amount)}
    </span>
  )
}

function useColumns(): TableColumnsType<contract.Movement> {
  const text = useText(recordText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  return [
    {
      title: text.title,
      render: (_, row) => (
        <>
          <div>{contract.movementCauseNames(row.cause)[language]}</div>
          <div className={css.quiet}>{row.title}</div>
        </>
      ),
    },
    {
      title: text.reference,
      responsive: ['xl'],
      render: (_, row) => (
        <span className="wrap-anywhere tabular-nums">
          <Reference row={row} />
        </span>
      ),
    },
    {
      title: text.time,
      responsive: ['md'],
      width: 170,
      render: (_, row) => (
        <span className="whitespace-nowrap tabular-nums">{formatInstant(row.created_at, time_zone)}</span>
      ),
    },
    { title: text.amount, align: 'right', width: 130, render: (_, row) => <Amount amount={row.amount} /> },
    {
      title: text.balance_after,
      align: 'right',
      width: 140,
      render: (_, row) => <span className="whitespace-nowrap tabular-nums">{formatMoney(row.balance_after)}</span>,
    },
  ]
}

function KindFilters({ filter, onChange }: { readonly filter: Filter; readonly onChange: (part: Filter) => void }) {
  const text = useText(recordText)
  const { language } = useLanguage()
  const causes = contract.movementCauses.map((cause) => ({ value: cause.key as string, label: cause[language] }))
  return (
    <>
      <Select
        aria-label={text.kind}
        style={{ minWidth: 150 }}
        value={filter.cause ?? ''}
        options={[{ value: '', label: text.any_kind }, ...causes]}
        onChange={(cause) => onChange({ cause })}
      />
      <Select
        aria-label={text.direction}
        style={{ minWidth: 120 }}
        value={filter.direction ?? ''}
        options={[
          { value: '', label: text.any_direction },
          { value: 'in', label: text.in },
          { value: 'out', label: text.out },
        ]}
        onChange={(direction) => onChange({ direction })}
      />
    </>
  )
}

/** Every movement of the balance. `renderExport` gets the current filters. */
export function TradingScreen({
  renderExport,
}: {
  readonly renderExport: (params: Record<string, unknown>) => ReactNode
}) {
  const text = useText(recordText)
  const { filter, page, setFilter, is_narrowed } = useSearchFilter(keys)
  const params = readFilter(filter)
  const list = useCall(contract.listMovements, { ...params, page, page_size: PAGE_SIZE }, { quiet: true })
  const columns = useColumns()
  const clear = () => setFilter(Object.fromEntries(keys.map((key) => [key, undefined])))
  const is_empty = list.data?.total === 0 && !is_narrowed
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader description={text.trading_description} actions={renderExport(params)} />
      <RecordFilters filter={filter} is_narrowed={is_narrowed} onChange={setFilter} onClear={clear}>
        <KindFilters filter={filter} onChange={setFilter} />
      </RecordFilters>
      <div className="flex flex-wrap text-quiet gap-x-6 gap-y-2">
        <span>
          {text.sum_in}
          <strong className="text-ink tabular-nums ml-2">{formatMoney(list.data?.sum_in ?? '0.00')}</strong>
        </span>
        <span>
          {text.sum_out}
          <strong className="text-ink tabular-nums ml-2">{formatMoney(list.data?.sum_out ?? '0.00')}</strong>
        </span>
      </div>
      {is_empty ? (
        <EmptyState icon="wallet" title={text.none_yet} body={text.none_yet_body} />
      ) : (
        <CardTable
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
      )}
    </div>
  )
}
