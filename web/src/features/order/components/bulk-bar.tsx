import * as contract from '@inkroute/contract/order/bulk'
import type { BulkAction } from '@inkroute/contract/order/codes'
import type { OrderRow } from '@inkroute/contract/order/order'
import { Button, Dropdown, Modal } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from '../order.module.css'
import { mayDo } from '../order.view.ts'
import { orderAdminText } from '../order-admin.text.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { MergeModal } from './merge-modal.tsx'

interface BarProps {
  /** Of this page; `is_all` means everything that fits the filters. */
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

/** What can be done with the chosen orders together. */
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
