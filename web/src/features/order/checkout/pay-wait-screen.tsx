import { listOrdersOfPayment, type PaidOrder } from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/wallet/payment'
import { Button, Result, Skeleton } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import own from './checkout.module.css'
import { checkoutText } from './checkout.text.ts'
import { arrivalOfAll, formatDays } from './checkout.view.ts'

const ASK_AGAIN_MS = 2000

function PaidOrders({ orders }: { readonly orders: readonly PaidOrder[] }) {
  const text = useText(orderText)
  return (
    <ul className={`bare-list grid grid-cols-1 gap-3 ${css.lines}`}>
      {orders.map((order) => (
        <li key={order.id}>
          {order.picture_url ? (
            <img src={order.picture_url} alt="" width={56} height={56} />
          ) : (
            <span className={`w-14 h-14 ${css.blank}`} />
          )}
          <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
            <Link to={`/myOrder/orderDetail/${order.id}`}>{order.order_no}</Link>
            <small>{fill(text.pieces, { count: order.pieces })}</small>
          </span>
          <b>{formatMoney(order.total)}</b>
        </li>
      ))}
    </ul>
  )
}

/** What was paid, when it arrives, and where to go on. */
function Paid({ amount, orders }: { readonly amount: string; readonly orders: readonly PaidOrder[] }) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const { language } = useLanguage()
  const may_open = useMayOpen()
  const arrival = arrivalOfAll(orders)
  const [only] = orders
  const to_order = only && orders.length === 1 ? `/myOrder/orderDetail/${only.id}` : '/myOrder/orderAdmin'
  return (
    <Result status="success" title={text.pay_done}>
      <div className={`grid text-left gap-4 ${own.paid}`}>
        <dl className="grid gap-x-4 gap-y-2 m-0">
          <dt className="text-quiet">{words.paid_amount}</dt>
          <dd className="m-0">
            <b>{formatMoney(amount)}</b>
            <Approx amount={amount} />
          </dd>
          {arrival ? (
            <>
              <dt className="text-quiet">{words.paid_arrival}</dt>
              <dd className="m-0">{formatDays(arrival.from, arrival.to, language)}</dd>
            </>
          ) : null}
          <dt className="text-quiet">{words.paid_next}</dt>
          <dd className="m-0">{words.paid_next_body}</dd>
        </dl>
        <PaidOrders orders={orders} />
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={to_order}>
            <Button type="primary">{words.see_order}</Button>
          </Link>
          {may_open('/myOrder/storeAdmin') ? (
            <Link to="/myOrder/storeAdmin">
              <Button>{words.connect_shop}</Button>
            </Link>
          ) : null}
          <Link to="/products">
            <Button>{words.design_more}</Button>
          </Link>
        </div>
      </div>
    </Result>
  )
}

interface WaitingProps {
  readonly payment: contract.Payment
  readonly orders: readonly PaidOrder[]
}

/** Back from the cashier without having paid: the orders are kept, the cashier opens again. */
function Waiting({ payment, orders }: WaitingProps) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const resume = useSend(contract.resumePayment, {
    refetch: [contract.getPayment],
    onSuccess: ({ pay_url }) => {
      if (pay_url) window.location.assign(pay_url)
    },
  })
  const ids = orders.map(({ id }) => id).join(',')
  return (
    <Result status="info" title={text.pay_waiting} subTitle={text.pay_waiting_body}>
      <div className={`grid text-left gap-4 ${own.paid}`}>
        <PaidOrders orders={orders} />
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            type="primary"
            loading={resume.isPending || resume.isSuccess}
            onClick={() => resume.mutate({ id: payment.id })}
          >
            {`${text.pay_go_on} ${formatMoney(payment.alipay)}`}
          </Button>
          {ids ? (
            <Link to={`/myOrder/orderPay?ids=${ids}`}>
              <Button>{words.other_way}</Button>
            </Link>
          ) : null}
          <Link to="/myOrder/orderAdmin">
            <Button>{text.to_orders}</Button>
          </Link>
        </div>
      </div>
    </Result>
  )
}

/** Waits for the payment; then shows what was paid and when it arrives. */
export default function PayWaitScreen() {
  const text = useText(orderText)
  const [search] = useSearchParams()
  const id = search.get('payment') ?? ''
  const is_known = /^\d+$/.test(id)
  const found = useCall(contract.getPayment, { id }, { enabled: is_known, quiet: true })
  const is_waiting = found.data?.state === 'waiting'
  useCall(contract.getPayment, { id }, { enabled: is_waiting, quiet: true, refetch_ms: ASK_AGAIN_MS })
  const of = useCall(listOrdersOfPayment, { payment: id }, { enabled: is_known, quiet: true })
  const orders = <Link to="/myOrder/orderAdmin">{text.to_orders}</Link>
  const is_missing = !is_known || found.error?.code === 'not_found'
  if (is_missing) return <EmptyState icon="order" title={text.pay_nothing} action={orders} />
  if (!found.data) return found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : <Skeleton active />
  const { state, amount } = found.data
  const own_orders = of.data?.orders ?? []
  if (state === 'paid') return <Paid amount={amount} orders={own_orders} />
  if (state === 'closed') return <Result status="warning" title={text.pay_closed} extra={orders} />
  return <Waiting payment={found.data} orders={own_orders} />
}
