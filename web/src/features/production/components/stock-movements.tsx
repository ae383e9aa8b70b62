import type { Reply } from '@inkroute/contract/endpoint'
import { listStockMovements } from '@inkroute/contract/production/production'
import { Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'

type Move = Reply<typeof listStockMovements>['data'][number]
const PAGE_SIZE = 10

/** Stock movements with their reasons. */
export function StockMovements() {
  const text = useText(productionText)
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const list = useCall(listStockMovements, { keyword, page, page_size: PAGE_SIZE }, { quiet: true })
  const columns: TableColumnsType<Move> = [
    { key: 'sku', title: text.sku, dataIndex: 'sku' },
    { key: 'product', title: text.goods, dataIndex: 'product' },
    { key: 'warehouse', title: text.warehouse, dataIndex: 'warehouse_code' },
    {
      key: 'change',
      title: text.change,
      align: 'right',
      render: (_, move) => (move.change > 0 ? `+${move.change}` : String(move.change)),
    },
    { key: 'after', title: text.after, align: 'right', dataIndex: 'pieces_after' },
    { key: 'cause', title: text.cause, dataIndex: 'cause' },
    { key: 'time', title: text.time, render: (_, move) => <RelativeTime at={move.created_at} /> },
  ]
  return (
    <Panel
      title={text.stock_title}
      extra={
        <Input.Search
          allowClear
          className={css.stock_search ?? ''}
          aria-label={text.stock_keyword}
          placeholder={text.stock_keyword}
          onSearch={(value) => {
            setKeyword(value.trim())
            setPage(1)
          }}
        />
      }
    >
      <CardTable
        rowKey="id"
        wide_label={text.stock_title}
        size="small"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.stock_none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: setPage,
        }}
      />
    </Panel>
  )
}
