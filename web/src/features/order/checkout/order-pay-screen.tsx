import type { PrintCheck } from '@inkroute/contract/design/check'
import * as check from '@inkroute/contract/design/check'
import { MAX_BULK_ORDERS } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/order'
import { sumOrders } from '@inkroute/contract/order/work'
import { Alert, Button, Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useOnce } from '../../../shared/hooks/use-once.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { getIds } from '../order.view.ts'
import { findAction } from '../order-list.view.ts'
import { LeftOutList } from './left-out.tsx'
import { PayChoice, usePayChoice } from './pay-choice.tsx'
import { usePayOrders } from './use-pay-orders.ts'

interface PrintCheckPanelProps {
  readonly checks: readonly PrintCheck[]
  readonly is_accepted: boolean
  readonly onAccept: (is_accepted: boolean) => void
}

/** Print problems per item, and the seller's confirmation to print anyway. */
function PrintCheckPanel({ checks, is_accepted, onAccept }: PrintCheckPanelProps) {
  const text = useText(orderText)
  return (
    <Alert
      type="warning"
      showIcon
      title={fill(text.check_title, { count: checks.length })}
      description={
        <div className="grid grid-cols-1 min-w-0 gap-4">
          <ul className={`bare-list grid gap-3 ${css.checks}`}>
            {checks.map((check) => (
              <li key={`${check.design_id}:${check.version}`}>
                {check.picture ? <img src={check.picture} alt="" width={56} height={56} /> : null}
                <div>
                  <b>{check.name}</b>
                  {check.findings.map((finding) => (
                    <p key={finding}>{finding}</p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          <Checkbox checked={is_accepted} onChange={(event) => onAccept(event.target.checked)}>
            {text.check_accept}
          </Checkbox>
        </div>
      }
    />
  )
}

/** Print problems that block payment until accepted. */
function usePrintChecks(ids: readonly number[]) {
  const [is_accepted, setAccepted] = useState(false)
  const wanted = { ids: ids.join(',') }
  const found = useCall(check.listOpenPrintChecks, wanted, { enabled: ids.length > 0, quiet: true })
  const accept = useSend(check.acceptPrintChecks, { refetch: [check.listOpenPrintChecks] })
  const checks = found.data?.checks ?? []
  const designs = checks.map(({ design_id, version }) => ({ design_id, version }))
  return {
    panel:
      checks.length > 0 ? <PrintCheckPanel checks={checks} is_accepted={is_accepted} onAccept={setAccepted} /> : null,
    is_open: checks.length > 0 && !is_accepted,
    is_busy: accept.isPending,
    before: (next: () => void) => (checks.length > 0 ? accept.mutate({ designs }, { onSuccess: next }) : next()),
  }
}

/** Pays the orders of the address together. */
export default function OrderPayScreen() {
  const text = useText(orderText)
  const [search] = useSearchParams()
  const ids = getIds(search.get('ids')).slice(0, MAX_BULK_ORDERS)
  const found = useCall(
    contract.listOrders,
    { ids: ids.join(','), page_size: 100 },
    { enabled: ids.length > 0, quiet: true },
  )
  const { pay, is_paying } = usePayOrders()
  const prints = usePrintChecks(ids)
  const once = useOnce(is_paying || prints.is_busy)
  const sums = useCall(sumOrders, { ids: ids.join(',') }, { enabled: ids.length > 0, quiet: true, stale_ms: 0 })
  const payable = sums.data?.payable_ids ?? []
  const sum = findAction(sums.data, 'pay')
  const total = sum?.amount ?? '0.00'
  const choice = usePayChoice(payable.length > 0 ? total : undefined)
  const orders = (found.data?.data ?? []).filter(({ id }) => payable.includes(id))
  for (const asked of [found, sums])
    if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  if (ids.length > 0 && (found.isPending || sums.isPending)) return <Skeleton active />
  // Paid just now: the list knows already, the next screen comes.
  if (payable.length === 0 && is_paying) return <Skeleton active />
  if (payable.length === 0)
    return (
      <EmptyState
        icon="order"
        title={text.pay_nothing}
        action={<Link to="/myOrder/orderAdmin">{text.to_orders}</Link>}
      />
    )
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader description={text.pay_description} />
      <Panel title={text.pay_title}>
        <ul className={`bare-list grid grid-cols-1 gap-3 mb-4 ${css.pay_list}`}>
          {orders.map((order) => (
            <li key={order.id}>
              <Link to={`/myOrder/orderDetail/${order.id}`}>{order.order_no}</Link>
              <span className="text-sm text-quiet">{fill(text.pieces, { count: order.pieces })}</span>
              <b className="ml-auto">{formatMoney(order.amounts.total)}</b>
            </li>
          ))}
        </ul>
        {payable.length > orders.length ? (
          <p className="text-sm text-quiet">{fill(text.pay_more, { count: payable.length - orders.length })}</p>
        ) : null}
        <LeftOutList sum={sum} />
        <div className="grid grid-cols-1 min-w-0 gap-4">
          <PayChoice total={total} pay={choice} />
          {prints.panel}
          <Button
            type="primary"
            size="large"
            disabled={prints.is_open}
            loading={is_paying || prints.is_busy}
            style={{ justifySelf: 'start' }}
            onClick={() => once(() => prints.before(() => pay(payable, choice.method)))}
          >
            {fill(text.pay_now, { amount: formatMoney(total) })}
          </Button>
          <Approx amount={total} with_note />
        </div>
      </Panel>
    </div>
  )
}
