import type { UseCounts } from '@inkroute/contract/gallery/gallery'
import { type GalleryUser, listGalleryUsers, type UseKind } from '@inkroute/contract/gallery/use'
import { Table, type TableColumnsType } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import css from '../gallery.module.css'
import { usageText } from '../gallery.text.ts'

const PAGE_SIZE = 10

const useUsers = (kind: UseKind, item: string, page: number) =>
  useCall(listGalleryUsers, { kind, item, page, page_size: PAGE_SIZE }, { quiet: true })

interface UsePanelProps {
  readonly kind: UseKind
  readonly item: string
  readonly counts: (UseCounts & { readonly libraries?: number }) | undefined
  readonly children?: ReactNode
}

/** How much an item is used, and by whom. */
export function UsePanel({ kind, item, counts, children }: UsePanelProps) {
  const text = useText(usageText)
  const [page, setPage] = useState(1)
  const users = useUsers(kind, item, page)
  const numbers = (['designs', 'goods', 'orders', 'sellers', 'libraries'] as const).flatMap((key) => {
    const value = counts?.[key]
    return value === undefined ? [] : [{ key, value }]
  })
  const columns: TableColumnsType<GalleryUser> = [
    { title: text.seller, render: (_, row) => <Link to={`/ops/seller/${row.seller_id}`}>{row.name}</Link> },
    { title: text.designs, dataIndex: 'designs', align: 'right', width: 70 },
    { title: text.goods, dataIndex: 'goods', align: 'right', width: 70 },
    { title: text.orders, dataIndex: 'orders', align: 'right', width: 90 },
    { title: text.last, width: 110, render: (_, row) => <RelativeTime at={row.last_used_at} /> },
  ]
  return (
    <section className="border-t pt-4" aria-label={text.title}>
      <h3>{text.title}</h3>
      <dl className={`grid gap-2 m-0 mb-3 ${css.numbers}`}>
        {numbers.map(({ key, value }) => (
          <div className="bg-paper rounded-control px-3 py-2.5" key={key}>
            <dt>{text[key]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {users.isError ? <LoadFailed onRetry={() => void users.refetch()} /> : null}
      <Table
        size="small"
        rowKey="seller_id"
        columns={columns}
        dataSource={users.data?.data ?? []}
        loading={users.isPending}
        scroll={{ x: 420 }}
        locale={{ emptyText: text.nobody }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: users.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: setPage,
        }}
      />
    </section>
  )
}
