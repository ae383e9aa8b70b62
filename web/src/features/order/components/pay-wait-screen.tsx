import { getPayment } from '@inkroute/contract/wallet/payment'
import { Result, Skeleton } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { orderText } from '../order.text.ts'

const ASK_AGAIN_MS = 2000

/** Waits for the payment and redirects when it arrives. */
export default function PayWaitScreen() {
  const text = useText(orderText)
  const [search] = useSearchParams()
  const id = search.get('payment') ?? ''
  const found = useCall(getPayment, { id }, { enabled: id !== '', quiet: true })
  const is_waiting = found.data?.state === 'waiting'
  useCall(getPayment, { id }, { enabled: is_waiting, quiet: true, refetch_ms: ASK_AGAIN_MS })
  const orders = (
    <Link key="orders" to="/myOrder/orderAdmin">
      {text.to_orders}
    </Link>
  )
  if (id === '' || found.isError) return <EmptyState icon="order" title={text.pay_nothing} action={orders} />
  const state = found.data?.state
  if (!state) return <Skeleton active />
  if (state === 'paid')
    return <Result status="success" title={text.pay_done} subTitle={text.pay_done_body} extra={orders} />
  if (state === 'closed') return <Result status="warning" title={text.pay_closed} extra={orders} />
  const go_on = (
    <Link key="go-on" to={`/setting/fees?id=${id}`}>
      {text.pay_go_on}
    </Link>
  )
  return <Result status="info" title={text.pay_waiting} subTitle={text.pay_waiting_body} extra={[go_on, orders]} />
}
