import * as cart from '@inkroute/contract/cart/cart'
import * as contract from '@inkroute/contract/order/order'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { Approx } from '../../../shared/brand/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useOnce } from '../../../shared/hooks/use-once.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { idsOf } from '../order.view.ts'
import { AddressBookPick, AddressFields } from './address-fields.tsx'
import { CheckoutParcel } from './checkout-parcel.tsx'

type Address = contract.OrderAddress
interface Values extends Address {
  readonly remark: string
}

const blank: Values = {
  name: '',
  phone: '',
  email: '',
  company: '',
  country: 'US',
  state: '',
  city: '',
  postcode: '',
  street1: '',
  street2: '',
  tax_no: '',
  remark: '',
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
        <Approx amount={total} with_note />
      </span>
      <Button type="primary" size="large" disabled={!is_ready} loading={is_busy} onClick={onSubmit}>
        {text.submit_pay}
      </Button>
    </footer>
  )
}

/** Why nothing can be planned, in the words of the server. */
function PlanRefused({ error }: { readonly error: ApiError }) {
  const problems = [...new Set(error.problems.map(({ message }) => message))]
  return (
    <Alert
      type="error"
      showIcon
      title={problems[0] ?? error.message}
      description={problems.length > 1 ? problems.slice(1).join(' · ') : undefined}
    />
  )
}

/** The quote for an address, discarded on any edit so that only the quoted address is submitted. */
function usePlan(ids: number[]) {
  const [values, setValues] = useState<Values | null>(null)
  const [channels, setChannels] = useState<Readonly<Record<string, number>>>({})
  const { remark = '', ...address } = values ?? blank
  const shipments = [{ address, cart_item_ids: ids, channels, remark }]
  const plan = useCall(
    contract.previewOrder,
    { shipments },
    { enabled: values !== null && ids.length > 0, quiet: true },
  )
  return {
    shipments,
    plan: values ? plan.data : undefined,
    refused: values && plan.isError && !plan.isFetching ? plan.error : null,
    is_planning: values !== null && plan.isFetching,
    refetch: () => void plan.refetch(),
    forget: () => setValues(null),
    choose: (warehouse_code: string, id: number) => setChannels({ ...channels, [warehouse_code]: id }),
    /** Channels of another address may not go to this one. */
    use: (next: Values) => {
      setChannels({})
      setValues(next)
    },
  }
}

function AddressForm({ plan }: { readonly plan: ReturnType<typeof usePlan> }) {
  const text = useText(orderText)
  const [form] = Form.useForm<Values>()
  const pick = (picked: Partial<Values>) => {
    form.setFieldsValue(picked)
    plan.forget()
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={blank}
      onValuesChange={plan.forget}
      onFinish={plan.use}
    >
      <AddressBookPick onPick={pick} />
      <AddressFields />
      <div className={css.fields}>
        <Form.Item name="remark" label={text.remark}>
          <Input maxLength={500} />
        </Form.Item>
      </div>
      <Button htmlType="submit" type={plan.plan ? 'default' : 'primary'} loading={plan.is_planning}>
        {text.use_address}
      </Button>
    </Form>
  )
}

/** The order as it would be made now: the server plans it, this shows it, and the same plan is submitted. */
export default function CheckoutScreen() {
  const text = useText(orderText)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const ids = idsOf(search.get('ids'))
  const checkout = usePlan(ids)
  const { plan, shipments } = checkout
  const place = useSend(contract.createOrder, {
    refetch: [contract.listOrders, contract.countOrders, cart.getCart, cart.listCartItems],
    onSuccess: ({ ids: made }) => {
      showToast('success', fill(text.placed, { count: made.length }))
      // Back leads to the cart, not to a checkout that is already ordered.
      void navigate(`/myOrder/orderPay?ids=${made.join(',')}`, { replace: true })
    },
    onError: checkout.refetch,
  })
  const once = useOnce(place.isPending)
  if (ids.length === 0)
    return <EmptyState icon="cart" title={text.checkout_nothing} action={<Link to="/main/cart">{text.to_cart}</Link>} />
  return (
    <div className={css.screen}>
      <PageHeader description={text.checkout_description} />
      <Panel title={text.address}>
        <AddressForm plan={checkout} />
      </Panel>
      {checkout.refused ? <PlanRefused error={checkout.refused} /> : null}
      {plan?.orders.map((order, at) => (
        <CheckoutParcel
          key={order.warehouse_code}
          order={order}
          at={at + 1}
          onChannel={(id) => checkout.choose(order.warehouse_code, id)}
        />
      ))}
      {plan ? (
        <CheckoutBar
          total={plan.total}
          balance={plan.balance}
          is_busy={place.isPending || place.isSuccess}
          is_ready={plan.is_complete && !checkout.is_planning}
          onSubmit={() => once(() => place.mutate({ shipments, expected_total: plan.total }))}
        />
      ) : null}
    </div>
  )
}
