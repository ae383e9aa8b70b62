import * as contract from '@inkroute/contract/order/order'
import { Button } from 'antd'
import { useState } from 'react'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { FixDrawer } from './fix-drawer.tsx'
import css from './order-list.module.css'
import { orderListText } from './order-list.text.ts'

interface Props {
  readonly filters: Record<string, string | undefined>
  readonly chosen: readonly contract.OrderRow[]
}

/** How many of the listed orders wait for the seller, and the way to fix them together: the selected ones, or all. */
export function FixBanner({ filters, chosen }: Props) {
  const text = useText(orderListText)
  const may_edit = usePermission('order.admin:edit')
  const [is_open, setOpen] = useState(false)
  const { state, ...others } = filters
  const counts = useCall(contract.countOrders, addressInput(contract.countOrders, others), { quiet: true }).data
  const is_listed = state === undefined || state === 'draft'
  const all = counts?.states.find((entry) => entry.state === 'draft')?.count ?? 0
  const ids = chosen.filter((order) => order.state === 'draft').map(({ id }) => id)
  const count = ids.length || all
  if (is_open)
    return (
      <FixDrawer filters={ids.length > 0 ? { ...others, ids: ids.join(',') } : others} onClose={() => setOpen(false)} />
    )
  if (!may_edit || !is_listed || count === 0) return null
  return (
    <div className={`flex flex-wrap items-center justify-between rounded-control gap-x-3 gap-y-2 px-3 py-1 ${css.fix}`}>
      <span>{fill(text.fix_banner, { count })}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.fix}
      </Button>
    </div>
  )
}
