import type { Reply } from '@inkroute/contract/endpoint'
import { orderSourceNames, orderSources, orderStateNames, orderStates } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { Checkbox, Input, Select, type TableColumnsType, Tag } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
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

const PAGE_SIZE = 20
const keys = [
  'keyword',
  'state',
  'warehouse',
  'source',
  'overdue',
  'date_from',
  'date_to',
  'seller_id',
  'store_id',
] as const

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

function useColumns(): TableColumnsType<Row> {
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
      title: text.buyer,
      render: (_, row) => (
        <>
          {row.buyer_name}
          <small className={css.small}>{row.country}</small>
        </>
      ),
    },
    { title: text.warehouse, dataIndex: 'warehouse_code', responsive: ['lg'] },
    { title: text.pieces, dataIndex: 'pieces', align: 'right', responsive: ['lg'] },
    { title: text.total, align: 'right', render: (_, row) => `¥${row.total}` },
    { title: text.placed, render: (_, row) => <RelativeTime at={row.created_at} /> },
  ]
}

type Filtering = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

function Filters({ filter, setFilter }: Pick<Filtering, 'filter' | 'setFilter'>) {
  const text = useText(deskText)
  const { language } = useLanguage()
  const warehouses = useCall(contract.getDeskFacets, {}, { quiet: true, stale_ms: 300_000 }).data?.warehouses ?? []
  return (
    <div className={css.filters}>
      <Input.Search
        allowClear
        className={css.wide}
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() })}
      />
      <Select
        allowClear
        placeholder={text.state}
        aria-label={text.state}
        value={filter.state ?? null}
        options={orderStates.map((state) => ({ value: state, label: orderStateNames[state][language] }))}
        onChange={(state) => setFilter({ state: state ?? '' })}
      />
      <Select
        allowClear
        placeholder={text.warehouse}
        aria-label={text.warehouse}
        value={filter.warehouse ?? null}
        options={warehouses.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }))}
        onChange={(warehouse) => setFilter({ warehouse: warehouse ?? '' })}
      />
      <Select
        allowClear
        placeholder={text.source}
        aria-label={text.source}
        value={filter.source ?? null}
        options={orderSources.map((source) => ({ value: source, label: orderSourceNames[source][language] }))}
        onChange={(source) => setFilter({ source: source ?? '' })}
      />
      <Input
        type="date"
        aria-label={text.period}
        value={filter.date_from ?? ''}
        onChange={(event) => setFilter({ date_from: event.target.value })}
      />
      <Input
        type="date"
        aria-label={text.period}
        value={filter.date_to ?? ''}
        onChange={(event) => setFilter({ date_to: event.target.value })}
      />
      <Checkbox
        className={css.tight ?? ''}
        checked={filter.overdue === '1'}
        onChange={(event) => setFilter({ overdue: event.target.checked ? '1' : '' })}
      >
        {text.overdue}
      </Checkbox>
      {filter.seller_id ? (
        <Tag className={css.tight ?? ''} closable onClose={() => setFilter({ seller_id: '' })}>
          {fill(text.of_seller, { name: filter.seller_id })}
        </Tag>
      ) : null}
    </div>
  )
}

/** Orders of all sellers, found by any number. */
export default function OrderDesk() {
  const text = useText(deskText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const columns = useColumns()
  const list = useCall(contract.listDeskOrders, { ...filter, page, page_size: PAGE_SIZE } as never, { quiet: true })
  return (
    <div className={css.screen}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<OpsExport kind="order.desk" params={filter} />}
      />
      <Filters filter={filter} setFilter={setFilter} />
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
