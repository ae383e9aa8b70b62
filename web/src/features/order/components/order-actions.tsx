import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import * as bulkContract from '@inkroute/contract/order/bulk'
import type { BulkAction } from '@inkroute/contract/order/codes'
import type { OrderDetail } from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/order/order'
import { Button, Dropdown, Modal, Tooltip } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useOnce } from '../../../shared/hooks/use-once.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { orderText } from '../order.text.ts'
import { findReason, hasEnded, mayDo } from '../order.view.ts'
import { orderAdminText } from '../order-admin.text.ts'
import { AddressDrawer } from './address-drawer.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { ChangeDrawer } from './change-drawer.tsx'
import { SplitModal } from './split-modal.tsx'

/** Label and packing slip of an order, or why there are none. */
function PrintButtons({ order }: { readonly order: Pick<OrderDetail, 'id' | 'state'> }) {
  const text = useText(orderAdminText)
  const [run_id, setRun] = useState<number | null>(null)
  const start = useSend(bulkContract.startOrderBulk, { onSuccess: (run) => setRun(run.id) })
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

const refetch = [contract.getOrder, contract.listOrders, contract.countOrders]
interface Props {
  readonly order: contract.OrderDetail
}

/** Refund for cancelling, minus earlier refunds by support. */
const getLeft = ({ amounts, refunded }: contract.OrderDetail) =>
  fenToDecimal(decimalToFen(amounts.total) - decimalToFen(refunded))

function CancelModal({ order, onClose }: Props & { readonly onClose: () => void }) {
  const text = useText(orderText)
  const cancel = useSend(contract.cancelOrder, {
    refetch,
    onSuccess: ({ refunded }) => {
      showToast('success', fill(text.cancelled, { amount: formatMoney(refunded) }))
      onClose()
    },
  })
  const once = useOnce(cancel.isPending)
  return (
    <Modal
      open
      title={fill(text.cancel_title, { no: order.order_no })}
      okText={text.cancel}
      cancelText={text.keep}
      okButtonProps={{ danger: true, loading: cancel.isPending }}
      onOk={() => once(() => cancel.mutate({ id: order.id }))}
      onCancel={onClose}
    >
      {order.paid_at ? fill(text.cancel_paid, { amount: formatMoney(getLeft(order)) }) : text.cancel_unpaid}
    </Modal>
  )
}

/** Actions of an order; unavailable ones explain why. */
export function OrderActions({ order }: Props) {
  const text = useText(orderText)
  const admin = useText(orderAdminText)
  const [asked] = useSearchParams()
  // The inbox of the dashboard leads straight to the form.
  const is_address_asked = asked.get('do') === 'change_address' && mayDo(order, 'change_address')
  const [open, setOpen] = useState<'cancel' | 'address' | 'change' | 'split' | null>(
    is_address_asked ? 'address' : null,
  )
  const hold = useSend(contract.holdOrder, {
    refetch,
    onSuccess: ({ state }) => showToast('success', state === 'on_hold' ? text.held : text.released),
  })
  const is_held = order.state === 'on_hold'
  const holding = is_held ? 'release' : 'hold'
  return (
    <>
      {mayDo(order, 'pay') ? (
        <Link to={`/myOrder/orderPay?ids=${order.id}`}>
          <Button type="primary">{text.pay}</Button>
        </Link>
      ) : null}
      {(['change', 'split'] as const).map((action) => (
        <Tooltip key={action} title={findReason(order, action)}>
          <Button disabled={!mayDo(order, action)} onClick={() => setOpen(action)}>
            {admin[action]}
          </Button>
        </Tooltip>
      ))}
      <Tooltip title={findReason(order, 'change_address')}>
        <Button disabled={!mayDo(order, 'change_address')} onClick={() => setOpen('address')}>
          {text.edit_address}
        </Button>
      </Tooltip>
      <Tooltip title={findReason(order, holding)}>
        <Button
          disabled={!mayDo(order, holding)}
          loading={hold.isPending}
          onClick={() => hold.mutate({ id: order.id, is_held: !is_held })}
        >
          {is_held ? text.release : text.hold}
        </Button>
      </Tooltip>
      {order.state === 'draft' ? null : <PrintButtons order={order} />}
      <Tooltip title={findReason(order, 'cancel')}>
        <Button danger disabled={!mayDo(order, 'cancel')} onClick={() => setOpen('cancel')}>
          {text.cancel}
        </Button>
      </Tooltip>
      {open === 'change' ? <ChangeDrawer order={order} onClose={() => setOpen(null)} /> : null}
      {open === 'split' ? <SplitModal order={order} onClose={() => setOpen(null)} /> : null}
      {open === 'cancel' ? <CancelModal order={order} onClose={() => setOpen(null)} /> : null}
      {open === 'address' ? <AddressDrawer order={order} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
