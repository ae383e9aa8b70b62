import * as contract from '@inkroute/contract/order/bulk'
import { Button, Input, Popover, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { orderAdminText } from '../order-admin.text.ts'
import { filterNames, type OrderFilters } from './order-filters.tsx'

const refetch = [contract.listOrderViews]

function SaveView({ filters }: Pick<OrderFilters, 'filters'>) {
  const text = useText(orderAdminText)
  const [is_open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const save = useSend(contract.saveOrderView, {
    refetch,
    onSuccess: () => {
      showToast('success', text.view_saved)
      setOpen(false)
      setName('')
    },
  })
  const kept = Object.fromEntries(filterNames.flatMap((key) => (filters[key] ? [[key, filters[key]]] : [])))
  const submit = () => {
    if (name.trim()) save.mutate(addressInput(contract.saveOrderView, { name: name.trim(), filters: kept }))
  }
  return (
    <Popover
      trigger="click"
      open={is_open}
      onOpenChange={setOpen}
      content={
        <span className="flex flex-wrap items-center gap-2">
          <Input
            aria-label={text.view_name}
            placeholder={text.view_name}
            maxLength={30}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={submit}
          />
          <Button type="primary" disabled={!name.trim()} loading={save.isPending} onClick={submit}>
            {text.save}
          </Button>
        </span>
      }
    >
      <Button type="link" size="small">
        {text.save_view}
      </Button>
    </Popover>
  )
}

/** Saved filters. */
export function SavedViews({ filters }: Pick<OrderFilters, 'filters'>) {
  const text = useText(orderAdminText)
  const views = useCall(contract.listOrderViews, {}, { quiet: true }).data?.data ?? []
  const forget = useSend(contract.deleteOrderView, { refetch, quiet: true })
  const is_filtered = filterNames.some((name) => filters[name])
  if (views.length === 0 && !is_filtered) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 ? <span className="text-sm text-quiet">{text.views}</span> : null}
      {views.map((view) => (
        <Tag
          key={view.id}
          closable={{ 'aria-label': fill(text.view_delete, { name: view.name }) }}
          onClose={(event) => {
            event.preventDefault()
            forget.mutate({ id: view.id })
          }}
        >
          {/* A link, so that it can be copied and sent to a colleague. */}
          <Link replace to={{ search: `?${new URLSearchParams(view.filters)}` }}>
            {view.name}
          </Link>
        </Tag>
      ))}
      {is_filtered ? <SaveView filters={filters} /> : null}
    </div>
  )
}
