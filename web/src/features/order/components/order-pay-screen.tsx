import * as contract from '@inkroute/contract/order'
import type { PayMethod } from '@inkroute/contract/wallet-payment'
import { Button, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { idsOf, mayDo, sumMoney } from '../order.view.ts'

const refetch = [contract.listOrders, contract.countOrders, contract.getOrder]

/** Pays the orders of the address together. */
export function OrderPayScreen() {
  const text = useText(orderText)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const ids = idsOf(search.get('ids'))
  const [method, setMethod] = useState<PayMethod>('balance')
  const found = useCall(
    contract.listOrders,
    { ids: ids.join(','), page_size: 100 },
    { enabled: ids.length > 0, quiet: true },
  )
  const pay = useSend(contract.payOrders, {
    refetch,
    onSuccess: ({ payment_id, pay_url }) => {
      if (pay_url) window.open(pay_url, '_blank', 'noopener')
      void navigate(`/myOrder/payWait?payment=${payment_id}`)
    },
  })
  if (ids.length > 0 && found.isPending) return <Skeleton active />
  const orders = (found.data?.data ?? []).filter((order) => mayDo(order, 'pay'))
  if (orders.length === 0)
    return (
      <EmptyState
        icon="order"
        title={text.pay_nothing}
        action={<Link to="/myOrder/orderAdmin">{text.to_orders}</Link>}
      />
    )
  const total = sumMoney(orders.map((order) => order.amounts.total))
  return (
    <div className={css.screen}>
      <PageHeader description={text.pay_description} />
      <Panel title={text.pay_title}>
        <ul className={css.pay_list}>
          {orders.map((order) => (
            <li key={order.id}>
              <Link to={`/myOrder/orderDetail/${order.id}`}>{order.order_no}</Link>
              <span className={css.quiet}>{fill(text.pieces, { count: order.pieces })}</span>
              <b>{formatMoney(order.amounts.total)}</b>
            </li>
          ))}
        </ul>
        <Radio.Group
          value={method}
          onChange={(event) => setMethod(event.target.value)}
          options={[
            { value: 'balance', label: text.pay_balance },
            { value: 'alipay', label: text.pay_alipay },
            { value: 'combined', label: text.pay_combined },
          ]}
        />
        <Button
          type="primary"
          size="large"
          loading={pay.isPending}
          onClick={() => pay.mutate({ ids: orders.map(({ id }) => id), method })}
        >
          {fill(text.pay_now, { amount: formatMoney(total) })}
        </Button>
      </Panel>
    </div>
  )
}
