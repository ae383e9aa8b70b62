import * as contract from '@inkroute/contract/order/bulk'
import * as order from '@inkroute/contract/order/order'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Progress } from 'antd'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { getKey, useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../order.module.css'
import { orderAdminText } from '../order-admin.text.ts'

const POLL_MS = 700
const PERCENT = 100

function Failures({ run }: { readonly run: contract.OrderBulk }) {
  const text = useText(orderAdminText)
  if (run.failures.length === 0) return null
  return (
    <section aria-label={text.run_failed_title}>
      <h3 className="text-md mb-2">{text.run_failed_title}</h3>
      <ul className={`bare-list grid overflow-auto gap-2 ${css.failures}`}>
        {run.failures.map((failure) => (
          <li key={failure.order_id}>
            <Link to={`/myOrder/orderDetail/${failure.order_id}`}>{failure.order_no}</Link>
            <span className="text-sm text-quiet">{failure.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Green only where something was done. */
function getStatus(run: contract.OrderBulk | undefined): 'active' | 'success' | 'exception' {
  if (!run || run.state === 'running') return 'active'
  return run.succeeded > 0 ? 'success' : 'exception'
}

interface ProgressProps {
  readonly id: number
  readonly onUndo: (id: number) => void
  readonly onClose: () => void
}

/** Progress of a bulk action, its failures, and undo where possible. */
export function BulkProgress({ id, onUndo, onClose }: ProgressProps) {
  const text = useText(orderAdminText)
  const client = useQueryClient()
  const asked = useCall(contract.getOrderBulk, { id }, { quiet: true, refetch_ms: POLL_MS })
  // The last run stays visible while the next one loads.
  const run = asked.data?.id === id ? asked.data : undefined
  const is_over = run !== undefined && run.state !== 'running'
  const undo = useSend(contract.undoOrderBulk, { onSuccess: (next) => onUndo(next.id) })
  useEffect(() => {
    if (!is_over) return
    for (const changed of [order.listOrders, order.countOrders, order.getOrder])
      void client.invalidateQueries({ queryKey: getKey(changed) })
  }, [is_over, client])
  const { action = 'pay', done = 0, total = 1 } = run ?? {}
  return (
    <Modal
      open
      title={fill(text.run_title, { action: text[action], done, total })}
      onCancel={onClose}
      footer={
        <>
          {run?.can_undo ? (
            <Button loading={undo.isPending} onClick={() => undo.mutate({ id })}>
              {text.undo}
            </Button>
          ) : null}
          {run?.file_url ? (
            <Button type="primary" href={run.file_url} target="_blank" rel="noreferrer">
              {action === 'label_zpl' ? text.open_zpl : text.open_file}
            </Button>
          ) : null}
          <Button type={run?.file_url ? 'default' : 'primary'} onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 min-w-0 gap-4" aria-live="polite">
        <Progress percent={Math.floor((done / Math.max(1, total)) * PERCENT)} status={getStatus(run)} />
        {is_over ? <p>{fill(text.run_done, { ok: run.succeeded, failed: run.failures.length })}</p> : null}
        {run ? <Failures run={run} /> : null}
      </div>
    </Modal>
  )
}
