import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { CardTable } from '../../../../shared/ui/table/card-table.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import css from './list.module.css'
import { listText } from './list.text.ts'
import { ListFilters, PAGE_SIZE, StateTabs, useListFilter } from './list-filters.tsx'
import { NewProductDialog } from './new-product-dialog.tsx'
import { useProductColumns } from './product-columns.tsx'

interface BulkBarProps {
  readonly ids: readonly number[]
  readonly onClear: () => void
}

function BulkBar({ ids, onClear }: BulkBarProps) {
  const text = useText(listText)
  const [is_open, setOpen] = useState(false)
  if (ids.length === 0) return null
  return (
    <div
      className={`flex flex-wrap items-center sticky bg-action-soft rounded-control gap-3 px-4 py-2 ${css.bulk}`}
      role="toolbar"
      aria-label={text.change_many}
    >
      <strong>{fill(text.chosen, { count: ids.length })}</strong>
      <Button type="primary" onClick={() => setOpen(true)}>
        {text.change_many}
      </Button>
      <Button onClick={onClear}>{text.unchoose}</Button>
      {is_open ? <BulkDialog ids={ids} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

/** All products of the shop: find, select, change. */
export default function CatalogDesk() {
  const text = useText(listText)
  const url = useListFilter()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [is_creating, setCreating] = useState(false)
  const list = useCall(contract.listDeskProducts, url.input, { quiet: true })
  const columns = useProductColumns()
  const create = (
    <Button type="primary" onClick={() => setCreating(true)}>
      {text.create}
    </Button>
  )
  const empty = url.is_narrowed ? (
    <EmptyState icon="search" title={text.none} action={<Button onClick={() => url.clear()}>{text.clear}</Button>} />
  ) : (
    <EmptyState icon="shirt" title={text.none_yet} body={text.none_yet_body} action={create} />
  )
  return (
    <div className={`grid min-w-0 gap-4 ${css.screen}`}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <Link to="/ops/catalog/terms">
              <Button>{text.terms}</Button>
            </Link>
            <Link to="/ops/catalog/sheet">
              <Button>{text.sheet}</Button>
            </Link>
            {create}
          </>
        }
      />
      <StateTabs url={url} counts={list.data?.counts} />
      <ListFilters url={url} />
      <BulkBar ids={chosen} onClear={() => setChosen([])} />
      {list.isError && !list.data ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <CardTable<contract.DeskProduct>
          rowKey="id"
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          locale={{ emptyText: empty }}
          rowSelection={{
            selectedRowKeys: [...chosen],
            preserveSelectedRowKeys: true,
            onChange: (keys) => setChosen(keys.map(Number).slice(0, 200)),
          }}
          pagination={{
            current: url.page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (page) => url.set({ page: String(page) }),
          }}
        />
      )}
      {is_creating ? <NewProductDialog onClose={() => setCreating(false)} /> : null}
    </div>
  )
}
