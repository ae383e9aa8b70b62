import * as contract from '@inkroute/contract/warehouse/stock'
import { Drawer, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { Change, ItemCell } from '../item-cell.tsx'
import { warehouseText } from '../warehouse.text.ts'
import { stockText } from './stock.text.ts'

const PAGE_SIZE = 20

/** What caused a movement, with a link to its order or document. */
function Cause({ row }: { readonly row: contract.Movement }) {
  const text = useText(stockText)
  const { kind, cause, order_no, document_id } = row
  if (document_id !== null) return <Link to={`/ops/stockDocument/${document_id}`}>{cause}</Link>
  if (order_no !== null && (kind === 'order' || kind === 'return' || kind === 'spoilt'))
    return <Link to={`/ops/order/${order_no}`}>{fill(text[`kind_${kind}`], { no: order_no })}</Link>
  return <span>{kind === 'opening' ? text.kind_opening : kind === 'removed' ? text.kind_removed : cause}</span>
}

/** Everything that came to and left the shelves of one variant. */
export function MovementDrawer({ row, onClose }: { readonly row: contract.StockRow; readonly onClose: () => void }) {
  const text = useText(stockText)
  const shared = useText(warehouseText)
  const [warehouse, setWarehouse] = useState(row.warehouse_code)
  const [page, setPage] = useState(1)
  const query = { item_id: row.item_id, warehouse, page, page_size: PAGE_SIZE }
  const list = useCall(contract.listItemMovements, query, { quiet: true })
  const columns: TableColumnsType<contract.Movement> = [
    { key: 'cause', title: text.cause, render: (_, one) => <Cause row={one} /> },
    { key: 'time', title: text.time, render: (_, one) => <RelativeTime at={one.created_at} /> },
    { key: 'change', title: text.change, align: 'right', render: (_, one) => <Change value={one.change} /> },
    {
      key: 'after',
      title: text.after,
      align: 'right',
      render: (_, one) => <span className="whitespace-nowrap tabular-nums">{one.pieces_after}</span>,
    },
  ]
  return (
    <Drawer open title={text.movements_title} size={680} onClose={onClose}>
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <ItemCell item={row} />
        <Select
          aria-label={shared.warehouse}
          value={warehouse}
          options={(list.data?.shelves ?? []).map((shelf) => ({
            value: shelf.warehouse_code,
            label: `${shelf.warehouse_code} · ${fill(shared.pieces, { count: shelf.pieces })}${
              shelf.cover_days === null ? '' : ` · ${fill(text.days, { count: shelf.cover_days })}`
            }`,
          }))}
          onChange={(code) => {
            setWarehouse(code)
            setPage(1)
          }}
        />
        {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
        <CardTable<contract.Movement>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          locale={{ emptyText: text.no_movements }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
        />
      </div>
    </Drawer>
  )
}
