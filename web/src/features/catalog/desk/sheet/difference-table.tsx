import * as contract from '@inkroute/contract/catalog/desk/sheet'
import type { Reply } from '@inkroute/contract/endpoint'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { CardTable } from '../../../../shared/ui/table/card-table.tsx'
import css from './sheet.module.css'
import { sheetText } from './sheet.text.ts'

type Row = Reply<typeof contract.listSheetDifferences>['data'][number]
const PAGE_SIZE = 50

function useColumns(): TableColumnsType<Row> {
  const text = useText(sheetText)
  return [
    { title: text.row, width: 80, dataIndex: 'row' },
    {
      title: text.product,
      width: 240,
      render: (_, row) => (
        <>
          {row.code}
          {row.sku ? <small className="block text-quiet">{row.sku}</small> : null}
        </>
      ),
    },
    {
      title: text.field,
      width: 180,
      render: (_, row) => (row.problem ? <span className="text-danger">{row.problem}</span> : row.label),
    },
    { title: text.before, render: (_, row) => (row.problem ? null : <span className={css.before}>{row.before}</span>) },
    { title: text.after, render: (_, row) => (row.problem ? null : <span className="text-success">{row.after}</span>) },
  ]
}

/** Every difference between the file and the catalogue, rows that cannot be used first. */
export function DifferenceTable({ id, state }: { id: number; state: string }) {
  const text = useText(sheetText)
  const [page, setPage] = useState(1)
  const columns = useColumns()
  const list = useCall(contract.listSheetDifferences, { id, page, page_size: PAGE_SIZE }, { quiet: true })
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <CardTable<Row>
      key={state}
      wide_label={text.wide}
      rowKey={(row) => `${row.row} ${row.sku} ${row.label} ${row.problem ?? ''}`}
      size="small"
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
        onChange: setPage,
      }}
    />
  )
}
