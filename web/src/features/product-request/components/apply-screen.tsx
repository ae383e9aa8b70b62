import { applicationStatuses } from '@inkroute/contract/product-request/codes'
import * as contract from '@inkroute/contract/product-request/product-request'
import { Button, Drawer, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { requestText } from '../request.text.ts'
import { findStatus } from '../request.view.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import type { PictureField } from './application-fields.tsx'
import { ApplicationFormDrawer } from './application-form-drawer.tsx'
import { ApplicationTable } from './application-table.tsx'
import css from './request.module.css'

const PAGE_SIZE = 20
const keys = ['status', 'keyword', 'id'] as const

function StatusTabs({
  status,
  onChange,
}: {
  status: string | undefined
  onChange: (status: string | undefined) => void
}) {
  const text = useText(requestText)
  const { language } = useLanguage()
  const counts = useCall(contract.getApplicationCount, {}, { quiet: true }).data?.by_status
  const items = applicationStatuses.map((state) => ({
    key: state.key as string,
    label: counts ? `${state[language]} ${counts[state.key]}` : state[language],
  }))
  return (
    <SlidingTabs
      activeKey={status ?? 'all'}
      items={[{ key: 'all', label: text.all }, ...items]}
      onChange={(key) => onChange(key === 'all' ? undefined : key)}
      aria-label={text.states}
    />
  )
}

/** The application named in the URL, beside the list. */
function DetailDrawer({
  id,
  onClose,
  onEdit,
}: {
  id: number
  onClose: () => void
  onEdit: (row: contract.Application) => void
}) {
  const one = useCall(contract.getApplication, { id }, { quiet: true })
  const application = one.data?.id === id ? one.data : undefined
  return (
    <Drawer
      open
      size={560}
      title={application?.name}
      onClose={onClose}
      footer={
        application ? (
          <div className={`flex gap-3 ${css.foot}`}>
            <ApplicationActions application={application} onEdit={() => onEdit(application)} />
          </div>
        ) : null
      }
    >
      {one.isError ? <LoadFailed onRetry={() => void one.refetch()} /> : null}
      {application ? <ApplicationFacts application={application} /> : null}
      {application || one.isError ? null : <Skeleton active />}
    </Drawer>
  )
}

const findId = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** The seller's listing applications. */
export function ApplyScreen({ picture_field }: { readonly picture_field: PictureField }) {
  const text = useText(requestText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [editing, setEditing] = useState<contract.Application | 'new' | null>(null)
  const status = findStatus(filter.status)
  const input = {
    page,
    page_size: PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
  }
  const list = useCall(contract.listApplications, input, { quiet: true })
  const open_id = findId(filter.id)
  const apply = (
    <Allowed permission="selection.apply:edit">
      <Button type="primary" icon={<Icon name="plus" size_px={16} />} onClick={() => setEditing('new')}>
        {text.apply}
      </Button>
    </Allowed>
  )
  const is_empty = list.data?.total === 0 && !list.isFetching
  const is_narrowed = status !== undefined || filter.keyword !== undefined
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.description} actions={apply} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StatusTabs status={status} onChange={(next) => setFilter({ status: next, id: undefined })} />
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
      {is_empty && is_narrowed ? (
        <EmptyState
          icon="search"
          title={text.none_title}
          action={<Button onClick={() => setFilter({ status: undefined, keyword: undefined })}>{text.clear}</Button>}
        />
      ) : null}
      {is_empty && !is_narrowed ? (
        <EmptyState icon="box" title={text.empty_title} body={text.empty_body} action={apply} />
      ) : null}
      {is_empty || (list.isError && !list.data) ? null : (
        <ApplicationTable
          rows={list.data?.data ?? []}
          is_loading={list.isPending}
          onOpen={({ id }) => setFilter({ id: String(id), page: page > 1 ? String(page) : undefined })}
          actions={(row) => <ApplicationActions application={row} as_links onEdit={() => setEditing(row)} />}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next), id: undefined }),
          }}
        />
      )}
      {open_id === null ? null : (
        <DetailDrawer id={open_id} onClose={() => setFilter({ id: undefined })} onEdit={setEditing} />
      )}
      {editing ? (
        <ApplicationFormDrawer
          application={editing === 'new' ? null : editing}
          picture_field={picture_field}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  )
}
