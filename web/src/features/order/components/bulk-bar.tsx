import * as contract from '@inkroute/contract/order/bulk'
import * as changeContract from '@inkroute/contract/order/change'
import type { BulkAction } from '@inkroute/contract/order/codes'
import type { OrderRow } from '@inkroute/contract/order/order'
import * as order from '@inkroute/contract/order/order'
import { sumOrders } from '@inkroute/contract/order/work'
import { Alert, Button, Dropdown, Modal, Popover, Skeleton, Tooltip } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ConfirmRun, LeftOutList, ReasonButton, useBlockReason } from '../checkout/left-out.tsx'
import { orderListText } from '../list/order-list.text.ts'
import css from '../order.module.css'
import { orderAdminText } from '../order-admin.text.ts'
import { findAction, getSums, type Sums } from '../order-list.view.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { ConfirmChange, Difference } from './confirm-change.tsx'

interface MergeProps {
  readonly orders: readonly order.OrderRow[]
  readonly onClose: () => void
}

/** Merges orders into one parcel, with a preview of the savings. */
function MergeModal({ orders, onClose }: MergeProps) {
  const text = useText(orderAdminText)
  const ids = orders.map(({ id }) => id)
  const trial = useCall(changeContract.mergeOrders, { ids, is_preview: true }, { quiet: true })
  const merge = useSend(changeContract.mergeOrders, {
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
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <p className="text-sm text-quiet">{text.merge_body}</p>
        {trial.isPending ? <Skeleton active paragraph={{ rows: 2 }} /> : null}
        {trial.isError ? <Alert type="warning" showIcon title={trial.error.message} /> : null}
        {data ? <Difference difference={data.difference} is_paid={data.is_paid} amounts={[data.amounts]} /> : null}
      </div>
    </Modal>
  )
}

interface BarProps {
  /** Ids on this page; `is_all` means everything matching the filters. */
  readonly chosen: readonly OrderRow[]
  readonly is_all: boolean
  readonly total: number
  readonly filters: Record<string, string | undefined>
  readonly onAll: () => void
  readonly onClear: () => void
}

function useBulk({ chosen, is_all, filters }: BarProps) {
  const [run_id, setRun] = useState<number | null>(null)
  const send = useSend(contract.startOrderBulk, { onSuccess: ({ id }) => setRun(id) })
  const start = (action: BulkAction) =>
    send.mutate(
      is_all ? addressInput(contract.startOrderBulk, { action, filters }) : { action, ids: chosen.map(({ id }) => id) },
    )
  return { run_id, setRun, start, is_busy: send.isPending }
}

/** Sums of the selection: of the rows on the page at once, of everything that matches as the server says. */
function useSums({ chosen, is_all, filters }: BarProps): Sums | undefined {
  const text = useText(orderListText)
  const all = useCall(sumOrders, addressInput(sumOrders, filters), { quiet: true, enabled: is_all, stale_ms: 0 })
  return is_all ? all.data : getSums(chosen, text)
}

/** Where the whole of a filter is chosen, and where it can be. */
function Scope({ chosen, is_all, total, onAll, onClear, sums }: BarProps & { readonly sums: Sums | undefined }) {
  const text = useText(orderAdminText)
  const list = useText(orderListText)
  return (
    <>
      <span aria-live="polite" className="tabular-nums">
        {is_all ? fill(text.all_chosen, { count: total }) : fill(text.chosen, { count: chosen.length })}
        {sums ? (
          <strong>
            {' '}
            {fill(list.sums, { pieces: sums.pieces.toLocaleString(), amount: formatMoney(sums.amount) })}
          </strong>
        ) : null}
      </span>
      {!is_all && total > chosen.length ? (
        <Button type="link" size="small" onClick={onAll}>
          {fill(text.choose_all, { count: total })}
        </Button>
      ) : null}
      <Button type="link" size="small" onClick={onClear}>
        {text.clear}
      </Button>
    </>
  )
}

/** To the cashier with all that one payment takes; more are paid from the balance, one by one. */
function PayButton({ sums, onAsk }: { readonly sums: Sums | undefined; readonly onAsk: () => void }) {
  const text = useText(orderAdminText)
  const list = useText(orderListText)
  const payable = sums?.payable_ids ?? []
  const sum = findAction(sums, 'pay')
  const left = sums ? sums.orders - payable.length : 0
  if (payable.length === 0 || (sum && sum.orders > payable.length))
    return (
      <ReasonButton type="primary" sum={sum} onClick={onAsk}>
        {sum && sum.orders > 0 ? `${text.pay} (${sum.orders})` : text.pay}
      </ReasonButton>
    )
  return (
    <>
      {left > 0 ? (
        <Popover content={<LeftOutList sum={sum} />}>
          <Button type="link" size="small">
            {fill(list.left_out, { count: left })}
          </Button>
        </Popover>
      ) : null}
      <Link to={`/myOrder/orderPay?ids=${payable.join(',')}`}>
        <Button type="primary">{`${text.pay} (${payable.length})`}</Button>
      </Link>
    </>
  )
}

function useMoreItems(sums: Sums | undefined) {
  const text = useText(orderAdminText)
  const blockReason = useBlockReason()
  return (['label_zpl', 'hold', 'release', 'cancel'] as const).map((key) => {
    const reason = blockReason(findAction(sums, key))
    return {
      key,
      label: text[key],
      danger: key === 'cancel',
      disabled: reason !== null,
      ...(reason === null ? {} : { title: reason }),
    }
  })
}

/** Bulk actions for the selected orders. */
export function BulkBar(props: BarProps) {
  const { chosen, is_all, total } = props
  const text = useText(orderAdminText)
  const list = useText(orderListText)
  const sums = useSums(props)
  const { run_id, setRun, start, is_busy } = useBulk(props)
  const [asking, setAsking] = useState<'pay' | 'cancel' | 'merge' | null>(null)
  const items = useMoreItems(sums)
  const merge_reason = is_all ? list.merge_page : chosen.length < 2 ? list.merge_two : null
  const confirm = (action: 'pay' | 'cancel') => {
    setAsking(null)
    start(action)
  }
  return (
    <footer className={css.bar}>
      <Scope {...props} sums={sums} />
      <span className="flex flex-wrap gap-2 ml-auto">
        <PayButton sums={sums} onAsk={() => setAsking('pay')} />
        <ReasonButton sum={findAction(sums, 'label')} loading={is_busy} onClick={() => start('label')}>
          {text.label}
        </ReasonButton>
        <ReasonButton sum={findAction(sums, 'slip')} onClick={() => start('slip')}>
          {text.slip}
        </ReasonButton>
        <Tooltip title={merge_reason}>
          <Button disabled={merge_reason !== null} onClick={() => setAsking('merge')}>
            {text.merge}
          </Button>
        </Tooltip>
        <Dropdown
          trigger={['click']}
          menu={{
            items,
            onClick: ({ key }) => (key === 'cancel' ? setAsking('cancel') : start(key as BulkAction)),
          }}
        >
          <Button icon={<Icon name="chevron_down" size_px={16} />} iconPlacement="end">
            {text.more}
          </Button>
        </Dropdown>
      </span>
      {asking === 'pay' || asking === 'cancel' ? (
        <ConfirmRun
          action={asking}
          sum={findAction(sums, asking)}
          count={is_all ? total : chosen.length}
          onOk={() => confirm(asking)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'merge' ? <MergeModal orders={chosen} onClose={() => setAsking(null)} /> : null}
      {run_id === null ? null : <BulkProgress id={run_id} onUndo={setRun} onClose={() => setRun(null)} />}
    </footer>
  )
}
