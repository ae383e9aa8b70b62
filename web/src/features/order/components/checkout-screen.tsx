import * as contract from '@inkroute/contract/order'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { idsOf } from '../order.view.ts'
import { AddressBookPick } from './address-book-pick.tsx'
import { AddressFields } from './address-fields.tsx'
import { CheckoutParcel } from './checkout-parcel.tsx'

type Address = contract.OrderAddress
interface Values extends Address {
  readonly remark: string
}

const blank: Values = {
  ...{ name: '', phone: '', email: '', company: '', country: 'US', state: '', city: '', postcode: '' },
  ...{ street1: '', street2: '', tax_no: '', remark: '' },
}

interface SumProps {
  readonly total: string
  readonly balance: string
  readonly is_busy: boolean
  readonly is_ready: boolean
  readonly onSubmit: () => void
}

function CheckoutBar({ total, balance, is_busy, is_ready, onSubmit }: SumProps) {
  const text = useText(orderText)
  return (
    <footer className={css.bar}>
      <span className={css.quiet}>
        {text.balance} {formatMoney(balance)}
      </span>
      <span className={css.bar_total}>
        {text.total_amount} <strong>{formatMoney(total)}</strong>
      </span>
      <Button type="primary" size="large" disabled={!is_ready} loading={is_busy} onClick={onSubmit}>
        {text.submit_pay}
      </Button>
    </footer>
  )
}

/** The order as it would be made now: the server plans it, this shows it, and the same plan is submitted. */
export function CheckoutScreen() {
  const text = useText(orderText)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const ids = idsOf(search.get('ids'))
  const [form] = Form.useForm<Values>()
  const [values, setValues] = useState<Values | null>(null)
  const [channels, setChannels] = useState<Readonly<Record<string, number>>>({})
  const { remark = '', ...address } = values ?? blank
  const shipments = [{ address, cart_item_ids: ids, channels, remark }]
  const plan = useCall(
    contract.previewOrder,
    { shipments },
    { enabled: values !== null && ids.length > 0, quiet: true },
  )
  const place = useSend(contract.createOrder, {
    refetch: [contract.listOrders, contract.countOrders],
    onSuccess: ({ ids: made }) => {
      showToast('success', fill(text.placed, { count: made.length }))
      void navigate(`/myOrder/orderPay?ids=${made.join(',')}`)
    },
    onError: () => void plan.refetch(),
  })
  if (ids.length === 0)
    return <EmptyState icon="cart" title={text.checkout_nothing} action={<Link to="/main/cart">{text.to_cart}</Link>} />
  return (
    <div className={css.screen}>
      <PageHeader description={text.checkout_description} />
      <Panel title={text.address}>
        <Form form={form} layout="vertical" requiredMark={false} initialValues={blank} onFinish={setValues}>
          <AddressBookPick onPick={(picked) => form.setFieldsValue(picked)} />
          <AddressFields />
          <div className={css.fields}>
            <Form.Item name="remark" label={text.remark}>
              <Input maxLength={500} />
            </Form.Item>
          </div>
          <Button htmlType="submit" type={values ? 'default' : 'primary'} loading={plan.isFetching}>
            {text.use_address}
          </Button>
        </Form>
      </Panel>
      {plan.data?.orders.map((order, at) => (
        <CheckoutParcel
          key={order.warehouse_code}
          order={order}
          at={at + 1}
          onChannel={(id) => setChannels({ ...channels, [order.warehouse_code]: id })}
        />
      ))}
      {plan.data ? (
        <CheckoutBar
          total={plan.data.total}
          balance={plan.data.balance}
          is_busy={place.isPending}
          is_ready={plan.data.is_complete && !plan.isFetching}
          onSubmit={() => place.mutate({ shipments, expected_total: plan.data.total })}
        />
      ) : null}
    </div>
  )
}
