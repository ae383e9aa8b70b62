import * as contract from '@inkroute/contract/product-request/third-party'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { PictureField } from '../components/application-fields.tsx'
import { ApplicationFormDrawer } from '../components/application-form-drawer.tsx'
import css from '../components/request.module.css'
import { thirdPartyText } from './third-party.text.ts'
import { ThirdPartyForm } from './third-party-form.tsx'
import { ThirdPartyTable } from './third-party-table.tsx'

type Product = contract.ThirdPartyProduct
const PAGE_SIZE = 20
const keys = ['keyword'] as const

/** Initial values of an application to produce it here. Demo rows use static pictures, which are no uploads. */
const getBeginning = ({ name, link, remark, picture }: Product) => ({
  name,
  reference_link: link,
  description: remark,
  pictures: picture?.url.startsWith('/files/') ? [picture] : [],
})

/** Third-party products: their cost, their price, and a request to produce them here. */
export function ThirdPartyScreen({ picture_field }: { readonly picture_field: PictureField }) {
  const text = useText(thirdPartyText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [editing, setEditing] = useState<Product | 'new' | null>(null)
  const [applying, setApplying] = useState<Product | null>(null)
  const { keyword } = filter
  const list = useCall(
    contract.listThirdParty,
    { page, page_size: PAGE_SIZE, ...(keyword ? { keyword } : {}) },
    { quiet: true },
  )
  const add = (
    <Allowed permission="selection.third-party:edit">
      <Button type="primary" icon={<Icon name="plus" size_px={16} />} onClick={() => setEditing('new')}>
        {text.add}
      </Button>
    </Allowed>
  )
  const clear = <Button onClick={() => setFilter({ keyword: undefined })}>{text.clear}</Button>
  const is_failed = list.isError && !list.data
  const is_empty = list.data?.total === 0
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.description} actions={add} />
      <Input.Search
        key={keyword ?? ''}
        className={css.search ?? ''}
        defaultValue={keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        maxLength={100}
        onSearch={(words) => setFilter({ keyword: words.trim() || undefined })}
      />
      {is_failed ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {is_empty && keyword ? <EmptyState icon="search" title={text.none_found} action={clear} /> : null}
      {is_empty && !keyword ? (
        <EmptyState icon="box" title={text.empty_title} body={text.empty_body} action={add} />
      ) : null}
      {is_empty || is_failed ? null : (
        <ThirdPartyTable
          rows={list.data?.data ?? []}
          is_loading={list.isPending}
          onEdit={setEditing}
          onApply={setApplying}
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
      {editing ? (
        <ThirdPartyForm
          product={editing === 'new' ? null : editing}
          picture_field={picture_field}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {applying ? (
        <ApplicationFormDrawer
          application={null}
          begin={getBeginning(applying)}
          picture_field={picture_field}
          onClose={() => setApplying(null)}
        />
      ) : null}
    </div>
  )
}
