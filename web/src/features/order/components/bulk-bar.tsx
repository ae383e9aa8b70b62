import * as contract from '@inkroute/contract/order/bulk'
import * as changeContract from '@inkroute/contract/order/change'
import type { BulkAction } from '@inkroute/contract/order/codes'
import type { OrderRow } from '@inkroute/contract/order/order'
import * as order from '@inkroute/contract/order/order'
import { Alert, Button, Dropdown, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../order.module.css'
import { mayDo } from '../order.view.ts'
import { orderAdminText } from '../order-admin.text.ts'
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
      <div className={css.stack}>
        <p className={css.quiet}>{text.merge_body}</p>
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

function ConfirmRun({
  action,
  count,
  onOk,
  onClose,
}: {
  action: 'pay' | 'cancel'
  count: number
  onOk: () => void
  onClose: () => void
}) {
  const text = useText(orderAdminText)
  return (
    <Modal
      open
      title={fill(text[`confirm_${action}`], { count })}
      okText={text[action]}
      cancelText={text.keep}
      okButtonProps={{ danger: action === 'cancel' }}
      onOk={onOk}
      onCancel={onClose}
    >
      {text[`confirm_${action}_body`]}
    </Modal>
  )
}

function useBulk({ chosen, is_all, filters }: BarProps) {
  const [run_id, setRun] = useState<number | null>(null)
  const send = useSend(contract.startOrderBulk, { onSuccess: ({ id }) => setRun(id) })
  const start = (action: BulkAction) =>
    send.mutate(is_all ? { action, filters: filters as never } : { action, ids: chosen.map(({ id }) => id) })
  return { run_id, setRun, start, is_busy: send.isPending }
}

/** Where the whole of a filter is chosen, and where it can be. */
function Scope({ chosen, is_all, total, onAll, onClear }: BarProps) {
  const text = useText(orderAdminText)
  return (
    <>
      <span aria-live="polite">
        {is_all ? fill(text.all_chosen, { count: total }) : fill(text.chosen, { count: chosen.length })}
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

/** Bulk actions for the selected orders. */
export function BulkBar(props: BarProps) {
  const { chosen, is_all, total } = props
  const text = useText(orderAdminText)
  const { run_id, setRun, start, is_busy } = useBulk(props)
  const [asking, setAsking] = useState<'pay' | 'cancel' | 'merge' | null>(null)
  const payable = chosen.filter((order) => mayDo(order, 'pay'))
  const confirm = (action: 'pay' | 'cancel') => {
    setAsking(null)
    start(action)
  }
  return (
    <footer className={css.bar}>
      <Scope {...props} />
      <span className={css.bulk_actions}>
        {!is_all && payable.length > 0 ? (
          <Link to={`/myOrder/orderPay?ids=${payable.map(({ id }) => id).join(',')}`}>
            <Button type="primary">{`${text.pay} (${payable.length})`}</Button>
          </Link>
        ) : (
          <Button type="primary" disabled={!is_all} onClick={() => setAsking('pay')}>
            {text.pay}
          </Button>
        )}
        <Button loading={is_busy} onClick={() => start('label')}>
          {text.label}
        </Button>
        <Button onClick={() => start('slip')}>{text.slip}</Button>
        <Button disabled={is_all || chosen.length < 2} onClick={() => setAsking('merge')}>
          {text.merge}
        </Button>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'label_zpl', label: text.label_zpl },
              { key: 'hold', label: text.hold },
              { key: 'release', label: text.release },
              { key: 'cancel', label: text.cancel, danger: true },
            ],
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
