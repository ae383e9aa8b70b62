import * as contract from '@inkroute/contract/order/change'
import * as order from '@inkroute/contract/order/order'
import { Alert, Modal, Skeleton } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../order.module.css'
import { orderAdminText } from '../order-admin.text.ts'
import { ConfirmChange } from './confirm-change.tsx'
import { Difference } from './difference.tsx'

interface MergeProps {
  readonly orders: readonly order.OrderRow[]
  readonly onClose: () => void
}

/** Several orders in one parcel: tried first, so that the seller sees what it saves. */
export function MergeModal({ orders, onClose }: MergeProps) {
  const text = useText(orderAdminText)
  const ids = orders.map(({ id }) => id)
  const trial = useCall(contract.mergeOrders, { ids, is_preview: true }, { quiet: true })
  const merge = useSend(contract.mergeOrders, {
    refetch: [order.listOrders, order.countOrders, order.getOrder],
    onSuccess: ({ order_no }) => {
      showToast('success', fill(text.merged, { no: order_no }))
      onClose()
    },
  })
  const { data } = trial
  return (
    <Modal
      open
      title={fill(text.merge_title, { count: orders.length })}
      footer={
        <ConfirmChange
          shown={data}
          change={{ kind: 'merge', asked: { ids } }}
          label={text.merge}
          is_disabled={!data}
          is_busy={merge.isPending}
          onConfirm={() => data && merge.mutate({ ids, expected_difference: data.difference })}
        />
      }
      onCancel={onClose}
    >
      <div className={css.stack}>
        <p className={css.quiet}>{text.merge_body}</p>
        {trial.isPending ? <Skeleton active paragraph={{ rows: 2 }} /> : null}
        {trial.isError ? <Alert type="warning" showIcon title={trial.error.message} /> : null}
        {data ? <Difference difference={data.difference} is_paid={data.is_paid} amounts={[data.amounts]} /> : null}
      </div>
    </Modal>
  )
}
