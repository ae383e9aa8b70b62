import type { Reply } from '@inkroute/contract/endpoint'
import * as buy from '@inkroute/contract/membership/buy'
import { Input, Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLevelName } from '../../../shared/hooks/use-levels.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { buyText } from '../buy.text.ts'
import { getRange } from '../buy.view.ts'
import css from './buy.module.css'

type Row = Reply<typeof buy.listPrivilegePrices>['data'][number]

const PAGE_SIZE = 20
const keys = ['keyword'] as const

function useColumns(level: number): TableColumnsType<Row> {
  const text = useText(buyText)
  const levelName = useLevelName()
  const money = (from: string, to: string) => (
    <span className="whitespace-nowrap tabular-nums">{getRange(from, to, formatMoney)}</span>
  )
  return [
    {
      title: text.product,
      render: (_, row) => (
        <>
          <Link to={`/productDesignDetail/${row.product_id}`}>{row.name}</Link>
          <div className={css.quiet}>
            {row.code} · {fill(text.items, { count: row.items })}
          </div>
        </>
      ),
    },
    {
      title: text.list_price,
      align: 'right',
      responsive: ['md'],
      render: (_, row) => money(row.list_from, row.list_to),
    },
    {
      title: fill(text.level_price, { level: levelName(level) }),
      align: 'right',
      responsive: ['sm'],
      render: (_, row) => money(row.level_from, row.level_to),
    },
    {
      title: text.agreed_price,
      align: 'right',
      render: (_, row) => <strong>{money(row.agreed_from, row.agreed_to)}</strong>,
    },
  ]
}

/** Prices agreed with this seller, next to the standard price. */
export default function PrivilegePrice() {
  const text = useText(buyText)
  const { filter, page, setFilter, is_narrowed } = useSearchFilter(keys)
  const list = useCall(buy.listPrivilegePrices, { ...filter, page, page_size: PAGE_SIZE }, { quiet: true })
  const columns = useColumns(list.data?.level ?? 0)
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  const is_empty = list.data?.total === 0 && !is_narrowed
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.privilege_description} />
      {is_empty ? (
        <EmptyState icon="medal" title={text.no_privilege} body={text.no_privilege_body} />
      ) : (
        <>
          <Input.Search
            aria-label={text.search}
            placeholder={text.search}
            defaultValue={filter.keyword ?? ''}
            allowClear
            maxLength={60}
            style={{ maxWidth: 320 }}
            onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
          />
          <Table
            rowKey="product_id"
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
        </>
      )}
    </div>
  )
}
