import type { Application } from '@inkroute/contract/product-request/product-request'
import type { TableColumnsType, TablePaginationConfig } from 'antd'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { requestText } from '../request.text.ts'
import { ApplicationState } from './application-facts.tsx'
import css from './request.module.css'

interface TableProps<A extends Application> {
  readonly rows: readonly A[]
  readonly is_loading: boolean
  readonly pagination: TablePaginationConfig
  readonly actions: (row: A) => ReactNode
  readonly onOpen: (row: A) => void
  /** Columns only staff see. */
  readonly extra?: TableColumnsType<A>
}

function Product<A extends Application>({ row, onOpen }: { row: A; onOpen: (row: A) => void }) {
  const [shot] = row.pictures
  return (
    <div className={`flex items-center min-w-0 gap-3 ${css.product}`}>
      {shot ? (
        <img src={shot.preview_url} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={css.no_shot} />
      )}
      <div>
        <button
          type="button"
          className={`bare-button font-medium text-ink text-left wrap-anywhere p-0 ${css.name}`}
          onClick={() => onOpen(row)}
        >
          {row.name}
        </button>
        <div className="text-xs text-quiet wrap-anywhere">{row.category_name}</div>
      </div>
    </div>
  )
}

/** Applications as a table, or as cards on phones. */
export function ApplicationTable<A extends Application>({
  rows,
  is_loading,
  pagination,
  actions,
  onOpen,
  extra = [],
}: TableProps<A>) {
  const text = useText(requestText)
  const columns: TableColumnsType<A> = [
    { key: 'name', title: text.product, minWidth: 200, render: (_, row) => <Product row={row} onOpen={onOpen} /> },
    ...extra,
    {
      key: 'details',
      title: text.details,
      responsive: ['xxl'],
      render: (_, row) => (
        <>
          {row.technique_name}
          <div className="text-xs text-quiet wrap-anywhere">{row.material}</div>
        </>
      ),
    },
    {
      key: 'price',
      title: text.price,
      align: 'right',
      width: 110,
      responsive: ['md'],
      render: (_, row) => formatMoney(row.expected_price),
    },
    {
      key: 'quantity',
      title: text.quantity,
      align: 'right',
      width: 110,
      responsive: ['xl'],
      dataIndex: 'monthly_quantity',
    },
    {
      key: 'state',
      title: text.state,
      width: 220,
      responsive: ['md'],
      render: (_, row) => (
        <>
          <ApplicationState status={row.status} />
          {row.remark ? <span className={`overflow-hidden text-xs text-quiet ${css.reason}`}>{row.remark}</span> : null}
        </>
      ),
    },
    {
      key: 'when',
      title: text.when,
      width: 120,
      responsive: ['xl'],
      render: (_, row) => <RelativeTime at={row.created_at} />,
    },
    {
      key: ACTIONS,
      title: <span className="visually-hidden">{text.actions}</span>,
      align: 'right',
      width: 160,
      render: (_, row) => actions(row),
    },
  ]
  return (
    <CardTable<A> rowKey="id" columns={columns} dataSource={[...rows]} loading={is_loading} pagination={pagination} />
  )
}
