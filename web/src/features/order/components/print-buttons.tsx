import * as contract from '@inkroute/contract/order/bulk'
import type { BulkAction } from '@inkroute/contract/order/codes'
import type { OrderDetail } from '@inkroute/contract/order/order'
import { Button, Dropdown, Tooltip } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { hasEnded } from '../order.view.ts'
import { orderAdminText } from '../order-admin.text.ts'
import { BulkProgress } from './bulk-progress.tsx'

/** Label and packing slip of one order; of one that is not sent any more, why there are none. */
export function PrintButtons({ order }: { readonly order: Pick<OrderDetail, 'id' | 'state'> }) {
  const text = useText(orderAdminText)
  const [run_id, setRun] = useState<number | null>(null)
  const start = useSend(contract.startOrderBulk, { onSuccess: (run) => setRun(run.id) })
  const items = [
    { key: 'label', label: text.label },
    { key: 'label_zpl', label: text.label_zpl },
    { key: 'slip', label: text.slip },
  ]
  if (hasEnded(order.state))
    return (
      <Tooltip title={text.print_ended}>
        <Button disabled>{text.print}</Button>
      </Tooltip>
    )
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items, onClick: ({ key }) => start.mutate({ action: key as BulkAction, ids: [order.id] }) }}
      >
        <Button loading={start.isPending} icon={<Icon name="chevron_down" size_px={16} />} iconPlacement="end">
          {text.print}
        </Button>
      </Dropdown>
      {run_id === null ? null : <BulkProgress id={run_id} onUndo={setRun} onClose={() => setRun(null)} />}
    </>
  )
}
