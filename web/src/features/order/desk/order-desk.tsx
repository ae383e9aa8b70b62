import { getStaff } from '@inkroute/contract/account/account'
import { countryName } from '@inkroute/contract/countries'
import type { Reply } from '@inkroute/contract/endpoint'
import { holdReasonNames, orderSourceNames, orderStateNames } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { type TableColumnsType, Tag } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { OpsExport } from '../../../shared/ops/ops-export.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'
import { filterKeys, OrderFilters } from './order-filters.tsx'

const PAGE_SIZE = 20
type Row = Reply<typeof contract.listDeskOrders>['data'][number]

export const stateColors: Partial<Record<Row['state'], string>> = {
  on_hold: 'orange',
  cancelled: 'default',
  refunded: 'default',
  in_production: 'blue',
  packed: 'blue',
  shipped: 'cyan',
  delivered: 'green',
  completed: 'green',
  paid: 'geekblue',
}

/** Without amounts and buyers for staff to whom the server sends none. */
function useColumns(is_private: boolean): TableColumnsType<Row> {
  const text = useText(deskText)
  const { language } = useLanguage()
  return [
    {
      title: text.order,
      render: (_, row) => (
        <>
          <OpsLink kind="order" id={row.order_no} />
          {row.external_no ? <small className={css.small}>{row.external_no}</small> : null}
        </>
      ),
    },
    {
      title: text.state,
      render: (_, row) => (
        <>
          <Tag color={stateColors[row.state] ?? 'default'}>{orderStateNames[row.state][language]}</Tag>
          {row.is_overdue ? <Tag color="red">{text.late}</Tag> : null}
          {row.hold_reason ? <small className={css.small}>{holdReasonNames[row.hold_reason][language]}</small> : null}
        </>
      ),
    },
    {
      title: text.seller,
      render: (_, row) => (
        <>
          <OpsLink kind="seller" id={row.seller.id}>
            {row.seller.name || row.seller.id}
          </OpsLink>
          <small className={css.small}>{row.store_name || orderSourceNames[row.source][language]}</small>
        </>
      ),
    },
    {
      title: is_private ? text.buyer : text.country,
      render: (_, row) => (
        <>
          {row.buyer_name}
          <small className={css.small}>{countryName(row.country, language)}</small>
        </>
      ),
    },
    { title: text.warehouse, dataIndex: 'warehouse_code', responsive: ['xl'] },
    { title: text.pieces, dataIndex: 'pieces', align: 'right', responsive: ['xl'] },
    ...(is_private
      ? [
          {
            title: text.total,
            align: 'right' as const,
            render: (_: unknown, row: Row) => row.total && formatMoney(row.total),
          },
        ]
      : []),
    { title: text.placed, render: (_, row) => <RelativeTime at={row.created_at} /> },
  ]
}

/** Orders of all sellers, found by any number. */
export default function OrderDesk() {
  const text = useText(deskText)
  const { filter, page, setFilter } = useSearchFilter(filterKeys)
  const list = useCall(contract.listDeskOrders, { ...filter, page, page_size: PAGE_SIZE } as never, { quiet: true })
  const permissions = useCall(getStaff, {}).data?.permissions ?? []
  const is_private = permissions.includes('ops.order:private')
  const columns = useColumns(is_private)
  return (
    <div className={css.screen}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={is_private ? <OpsExport kind="order.desk" params={filter} /> : null}
      />
      <OrderFilters filter={filter} setFilter={setFilter} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.data?.is_total_capped ? <Tag>{fill(text.capped, { count: list.data.total })}</Tag> : null}
      <CardTable
        rowKey="order_no"
        wide_label={text.title}
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
    </div>
  )
}
