import * as contract from '@inkroute/contract/order/change'
import * as order from '@inkroute/contract/order/order'
import { Alert, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../order.module.css'
import { orderAdminText } from '../order-admin.text.ts'
import { ConfirmChange, Difference } from './confirm-change.tsx'

/** Splits some items into a separate parcel, with a preview of the cost. */
export function SplitModal({
  order: shown,
  onClose,
}: {
  readonly order: order.OrderDetail
  readonly onClose: () => void
}) {
  const text = useText(orderAdminText)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const lines = shown.lines.flatMap(({ id }) => (pieces[id] ? [{ line_id: id, quantity: pieces[id] }] : []))
  const moved = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const is_ready = moved > 0 && moved < shown.pieces
  const trial = useCall(
    contract.splitOrder,
    { id: shown.id, lines, is_preview: true },
    { quiet: true, enabled: is_ready },
  )
  const split = useSend(contract.splitOrder, {
    refetch: [order.getOrder, order.listOrders, order.countOrders],
    onSuccess: ({ order_nos }) => {
      showToast('success', fill(text.split_done, { nos: order_nos.join(' / ') }))
      onClose()
    },
  })
  const data = is_ready ? trial.data : undefined
  return (
    <Modal
      open
      title={text.split_title}
      footer={
        <ConfirmChange
          shown={data}
          change={{ kind: 'split', asked: { id: shown.id, lines } }}
          label={text.split}
          is_disabled={!data || trial.isFetching}
          is_busy={split.isPending}
          onConfirm={() => data && split.mutate({ id: shown.id, lines, expected_difference: data.difference })}
        />
      }
      onCancel={onClose}
    >
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <p className="text-sm text-quiet">{text.split_hint}</p>
        <ul className={`bare-list grid grid-cols-1 gap-3 ${css.detail_lines}`}>
          {shown.lines.map((line) => (
            <li key={line.id} className="flex flex-wrap items-center gap-2">
              <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
                <span>{line.title}</span>
                <small>
                  {line.color_name} · {line.size_name}
                </small>
              </span>
              <span className="text-sm text-quiet">{fill(text.split_of, { count: line.quantity })}</span>
              <InputNumber
                aria-label={fill(text.quantity_of, { name: line.title })}
                min={0}
                max={line.quantity}
                precision={0}
                value={pieces[line.id] ?? 0}
                onChange={(value) => setPieces({ ...pieces, [line.id]: value ?? 0 })}
              />
            </li>
          ))}
        </ul>
        {is_ready && trial.isError ? <Alert type="warning" showIcon title={trial.error.message} /> : null}
        {data ? <Difference {...data} /> : null}
      </div>
    </Modal>
  )
}
