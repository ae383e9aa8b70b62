import type { StockRow } from '@inkroute/contract/warehouse/stock'
import { type TableColumnsType, Tag } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { ItemCell } from '../item-cell.tsx'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { stockText } from './stock.text.ts'

const stateColors = { ok: 'green', low: 'orange', out: 'red' } as const

interface StockTableProps {
  readonly rows: readonly StockRow[]
  readonly keyOf: (row: StockRow) => string
  readonly is_loading: boolean
  readonly chosen: readonly StockRow[]
  readonly onChoose: (rows: readonly StockRow[]) => void
  readonly onLevel: (row: StockRow) => void
  readonly onOpen: (row: StockRow) => void
}

function OrdersCell({ row }: { readonly row: StockRow }) {
  const text = useText(stockText)
  if (row.waiting === 0 && row.unpaid === 0) return <span className="whitespace-nowrap tabular-nums">0</span>
  return (
    <span className="whitespace-nowrap tabular-nums">
      {row.waiting > 0 ? <span className={css.minus}>{fill(text.waiting, { count: row.waiting })}</span> : null}
      {row.unpaid > 0 ? <small className={css.hint}>{fill(text.unpaid, { count: row.unpaid })}</small> : null}
    </span>
  )
}

function useColumns({ onLevel, onOpen }: Pick<StockTableProps, 'onLevel' | 'onOpen'>): TableColumnsType<StockRow> {
  const text = useText(stockText)
  const shared = useText(warehouseText)
  const number = (value: number) => <span className="whitespace-nowrap tabular-nums">{value}</span>
  return [
    { key: 'item', title: text.product, render: (_, row) => <ItemCell item={row} /> },
    { key: 'warehouse', title: shared.warehouse, dataIndex: 'warehouse_code' },
    { key: 'pieces', title: text.on_hand, align: 'right', render: (_, row) => number(row.pieces) },
    { key: 'orders', title: text.orders, align: 'right', render: (_, row) => <OrdersCell row={row} /> },
    {
      key: 'incoming',
      title: text.incoming,
      align: 'right',
      render: (_, row) => number(row.incoming),
    },
    { key: 'sold', title: text.sold, align: 'right', render: (_, row) => number(row.sold_30) },
    {
      key: 'cover',
      title: text.cover,
      align: 'right',
      render: (_, row) =>
        row.cover_days === null ? (
          '–'
        ) : (
          <span className="whitespace-nowrap tabular-nums">{fill(text.days, { count: row.cover_days })}</span>
        ),
    },
    {
      key: 'level',
      title: text.level,
      align: 'right',
      render: (_, row) =>
        row.reorder_point === null ? (
          '–'
        ) : (
          <span className="whitespace-nowrap tabular-nums">
            {row.reorder_point} / {row.target}
          </span>
        ),
    },
    {
      key: 'state',
      title: text.state,
      render: (_, row) => <Tag color={stateColors[row.state]}>{shared[row.state]}</Tag>,
    },
    {
      key: ACTIONS,
      render: (_, row) => (
        <RowActions
          actions={[
            { key: 'history', label: text.history, onClick: () => onOpen(row) },
            { key: 'level', label: text.set_level, onClick: () => onLevel(row) },
          ]}
        />
      ),
    },
  ]
}

export function StockTable({ rows, keyOf, is_loading, chosen, onChoose, ...acts }: StockTableProps) {
  const text = useText(stockText)
  const columns = useColumns(acts)
  return (
    <CardTable<StockRow>
      rowKey={keyOf}
      wide_label={text.title}
      columns={columns}
      dataSource={[...rows]}
      loading={is_loading}
      pagination={false}
      locale={{ emptyText: text.none }}
      rowSelection={{
        selectedRowKeys: chosen.map(keyOf),
        onChange: (_, selected) => onChoose(selected),
      }}
    />
  )
}
