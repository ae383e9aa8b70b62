import * as contract from '@inkroute/contract/address/address'
import { destinations } from '@inkroute/contract/countries'
import { Button, Input, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { addressText } from '../address.text.ts'
import { AddressDrawer } from './address-drawer.tsx'

const PAGE_SIZE = 20
const keys = ['keyword'] as const

function Actions({ row, onEdit }: { readonly row: contract.Address; readonly onEdit: () => void }) {
  const text = useText(addressText)
  const refetch = [contract.listAddresses]
  const choose = useSend(contract.setDefaultAddress, { refetch })
  const remove = useSend(contract.deleteAddress, { refetch, onSuccess: () => showToast('success', text.deleted) })
  const asked = { title: text.delete_ask, ok: text.delete, cancel: text.keep }
  return (
    <RowActions
      actions={[
        { key: 'edit', label: text.edit, onClick: onEdit },
        !row.is_default && {
          key: 'default',
          label: text.set_default,
          is_busy: choose.isPending,
          onClick: () => choose.mutate({ id: row.id }),
        },
        {
          key: 'delete',
          label: text.delete,
          is_danger: true,
          is_busy: remove.isPending,
          confirm: asked,
          onClick: () => remove.mutate({ id: row.id }),
        },
      ]}
    />
  )
}

function useColumns(onEdit: (row: contract.Address) => void): TableColumnsType<contract.Address> {
  const text = useText(addressText)
  const { language } = useLanguage()
  const getCountry = (code: string) => destinations.find((entry) => entry.code === code)?.[language] ?? code
  return [
    {
      title: text.name,
      render: (_, row) => (
        <>
          <div>
            {row.name} {row.is_default ? <Tag color="blue">{text.default}</Tag> : null}
            {row.blocked ? <Tag color="red">{fill(text.blocked, { reason: row.blocked })}</Tag> : null}
          </div>
          <div className="text-xs text-quiet">{row.phone}</div>
        </>
      ),
    },
    {
      title: text.address,
      responsive: ['sm'],
      render: (_, row) => (
        <>
          <div>{[row.street1, row.street2].filter(Boolean).join(', ')}</div>
          <div className="text-xs text-quiet">
            {[row.city, row.state, row.postcode, getCountry(row.country)].filter(Boolean).join(' · ')}
          </div>
        </>
      ),
    },
    {
      title: text.actions,
      key: ACTIONS,
      width: 280,
      render: (_, row) => <Actions row={row} onEdit={() => onEdit(row)} />,
    },
  ]
}

export default function AddressScreen() {
  const text = useText(addressText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [edited, setEdited] = useState<contract.Address | 'new' | null>(null)
  const list = useCall(contract.listAddresses, { ...filter, page, page_size: PAGE_SIZE }, { quiet: true })
  const columns = useColumns(setEdited)
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  const create = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {text.create}
    </Button>
  )
  return (
    <div className="grid min-w-0 gap-4">
      <PageHeader description={text.description} actions={create} />
      <Input.Search
        aria-label={text.search}
        placeholder={text.search}
        defaultValue={filter.keyword ?? ''}
        allowClear
        maxLength={60}
        style={{ maxWidth: 320 }}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
      />
      <CardTable
        rowKey="id"
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
      {edited ? <AddressDrawer address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </div>
  )
}
