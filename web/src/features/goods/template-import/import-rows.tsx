import * as contract from '@inkroute/contract/goods/template-import'
import {
  type TemplateImportRow,
  type TemplateRowStatus,
  templateColumns,
} from '@inkroute/contract/goods/template-import'
import { Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import css from './template-import.module.css'
import { templateImportText } from './template-import.text.ts'

const PAGE_SIZE = 20
const LIVE_MS = 3000
const tones: Record<TemplateRowStatus, string> = { ready: 'busy', error: 'bad', made: 'good', failed: 'bad' }

function useColumns(): TableColumnsType<TemplateImportRow> {
  const text = useText(templateImportText)
  const { language } = useLanguage()
  const headers = new Map<string, string>(templateColumns.map((column) => [column.key, column[language]]))
  return [
    { title: text.row, dataIndex: 'row_at', width: 64 },
    {
      title: text.content,
      render: (_, row) => (
        <>
          <b>{row.title}</b>
          <p className="text-quiet wrap-anywhere">
            {Object.entries(row.values)
              .filter(([key]) => key !== 'title')
              .map(([key, value]) => `${headers.get(key) ?? key}: ${value}`)
              .join(' · ')}
          </p>
        </>
      ),
    },
    {
      title: text.result,
      width: 320,
      render: (_, row) => (
        <>
          <span className={css.state} data-tone={tones[row.status]}>
            {text[`status_${row.status}`]}
          </span>{' '}
          {row.goods_id === null ? null : <Link to={`/goods/detail/${row.goods_id}`}>{text.open_goods}</Link>}
          {row.problems.map(({ column, message }) => (
            <p key={`${column} ${message}`} className="text-danger">
              {headers.has(column) ? `${headers.get(column)}: ${message}` : message}
            </p>
          ))}
        </>
      ),
    },
  ]
}

interface ImportRowsProps {
  readonly id: number
  readonly is_live: boolean
}

/** Rows of a sheet with their problems or results. */
export function ImportRows({ id, is_live }: ImportRowsProps) {
  const text = useText(templateImportText)
  const columns = useColumns()
  const [page, setPage] = useState(1)
  const [status, setStatus] = useState<TemplateRowStatus | 'all'>('all')
  const input = { id, page, page_size: PAGE_SIZE, ...(status === 'all' ? {} : { status }) }
  const asked = useCall(contract.listTemplateRows, input, {
    quiet: true,
    ...(is_live ? { refetch_ms: LIVE_MS } : {}),
  })
  const choices = (['all', ...contract.templateRowStatuses] as const).map((value) => ({
    value,
    label: value === 'all' ? text.all_rows : text[`status_${value}`],
  }))
  const choose = (value: TemplateRowStatus | 'all') => {
    setStatus(value)
    setPage(1)
  }
  if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented aria-label={text.result} value={status} options={choices} onChange={choose} />
      </div>
      <CardTable
        wide_label={text.content}
        rowKey="row_at"
        size="small"
        columns={columns}
        dataSource={asked.data?.data ?? []}
        loading={asked.isPending}
        locale={{ emptyText: <EmptyState icon="rows" title={text.no_rows} /> }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: asked.data?.total ?? 0,
          onChange: setPage,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
      />
    </div>
  )
}
