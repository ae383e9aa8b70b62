import { applicationStatuses } from '@inkroute/contract/product-request/codes'
import * as contract from '@inkroute/contract/product-request/product-request'
import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { requestText } from '../request.text.ts'
import { findStatus } from '../request.view.ts'
import { ApplicationTable } from './application-table.tsx'
import css from './request.module.css'
import { ReviewDrawer } from './review-drawer.tsx'

const PAGE_SIZE = 20
const keys = ['status', 'keyword'] as const

function Review({ row, onOpen }: { readonly row: contract.StaffApplication; readonly onOpen: () => void }) {
  const text = useText(requestText)
  return (
    <RowActions
      actions={[{ key: 'open', label: row.status === 'pending' ? text.review : text.view, onClick: onOpen }]}
    />
  )
}

/** Staff review sellers' requests, with a filter for pending ones. */
export default function OpsRequestScreen() {
  const text = useText(requestText)
  const { language } = useLanguage()
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [open, setOpen] = useState<contract.StaffApplication | null>(null)
  const status = filter.status === 'all' ? undefined : (findStatus(filter.status) ?? 'pending')
  const input = {
    page,
    page_size: PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
  }
  const list = useCall(contract.listStaffApplications, input, { quiet: true })
  const is_empty = list.data?.total === 0 && !list.isFetching
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-4 ${css.stack}`}>
      <PageHeader title={text.ops_title} description={fill(text.ops_description, { count: list.data?.pending ?? 0 })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SlidingTabs
          activeKey={status ?? 'all'}
          aria-label={text.states}
          items={[
            ...applicationStatuses.map((state) => ({ key: state.key as string, label: state[language] })),
            { key: 'all', label: text.all },
          ]}
          onChange={(key) => setFilter({ status: key === 'pending' ? undefined : key })}
        />
        <Input.Search
          key={filter.keyword ?? ''}
          className={css.search ?? ''}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.search}
          aria-label={text.search}
          allowClear
          maxLength={100}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
        />
      </div>
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {is_empty ? <EmptyState icon="box" title={text.ops_empty} /> : null}
      {is_empty || (list.isError && !list.data) ? null : (
        <ApplicationTable<contract.StaffApplication>
          rows={list.data?.data ?? []}
          is_loading={list.isPending}
          onOpen={setOpen}
          extra={[
            {
              key: 'seller',
              title: text.seller,
              width: 140,
              render: (_, row) => (
                <OpsLink kind="seller" id={row.seller_id}>
                  {row.seller_name}
                </OpsLink>
              ),
            },
          ]}
          actions={(row) => <Review row={row} onOpen={() => setOpen(row)} />}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
      {open ? <ReviewDrawer row={open} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
