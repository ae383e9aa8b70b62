import * as contract from '@inkroute/contract/order-bulk'
import type { BulkAction } from '@inkroute/contract/order-codes'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { orderAdminText } from '../order-admin.text.ts'
import { BulkProgress } from './bulk-progress.tsx'

/** Label and packing slip of one order. */
export function PrintButtons({ id }: { readonly id: number }) {
  const text = useText(orderAdminText)
  const [run_id, setRun] = useState<number | null>(null)
  const start = useSend(contract.startOrderBulk, { onSuccess: (run) => setRun(run.id) })
  const items = [
    { key: 'label', label: text.label },
    { key: 'label_zpl', label: text.label_zpl },
    { key: 'slip', label: text.slip },
  ]
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items, onClick: ({ key }) => start.mutate({ action: key as BulkAction, ids: [id] }) }}
      >
        <Button loading={start.isPending} icon={<Icon name="chevron_down" size_px={16} />} iconPlacement="end">
          {text.print}
        </Button>
      </Dropdown>
      {run_id === null ? null : <BulkProgress id={run_id} onUndo={setRun} onClose={() => setRun(null)} />}
    </>
  )
}
