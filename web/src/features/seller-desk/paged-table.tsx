import type { TableColumnsType } from 'antd'
import { useText } from '../../shared/text/language.tsx'
import { CardTable } from '../../shared/ui/table/card-table.tsx'
import { sellerTabText } from './seller-desk.text.ts'

export const TAB_PAGE_SIZE = 20

interface PagedTableProps<Row extends object> {
  readonly rows: readonly Row[] | undefined
  readonly total: number | undefined
  readonly page: number
  readonly columns: TableColumnsType<Row>
  readonly keyOf: (row: Row) => string | number
  readonly onPage: (page: number) => void
}

/** A tab's table; the page is in the URL. */
export function PagedTable<Row extends object>({ rows, total, page, columns, keyOf, onPage }: PagedTableProps<Row>) {
  const text = useText(sellerTabText)
  return (
    <CardTable<Row>
      rowKey={keyOf}
      columns={columns}
      dataSource={rows ?? []}
      loading={rows === undefined}
      locale={{ emptyText: text.none }}
      pagination={{
        current: page,
        pageSize: TAB_PAGE_SIZE,
        total: total ?? 0,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: onPage,
      }}
    />
  )
}

/** What every tab gets: the seller, its filters in the URL, and how to change them. */
export interface TabProps {
  readonly seller_id: number
  readonly page: number
  readonly filter: { readonly keyword?: string; readonly kind?: string }
  readonly onFilter: (part: { keyword?: string | undefined; kind?: string | undefined; page?: string }) => void
}

export const pageInput = ({ seller_id, page }: TabProps) => ({ id: seller_id, page, page_size: TAB_PAGE_SIZE })

export const toPage = (props: TabProps) => (next: number) => props.onFilter({ page: String(next) })
