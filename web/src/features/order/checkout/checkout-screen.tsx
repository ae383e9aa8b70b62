import { createAddress, listAddresses } from '@inkroute/contract/address/address'
import * as cart from '@inkroute/contract/cart/cart'
import * as contract from '@inkroute/contract/order/order'
import { Alert, Button, Form, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useOnce } from '../../../shared/hooks/use-once.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { getIds } from '../order.view.ts'
import { AddressForm, type AddressValues, showProblems } from './address-form.tsx'
import { checkoutText } from './checkout.text.ts'
import { arrivalOfAll, blankAddress, formatDays, getAddress, keyOfWay } from './checkout.view.ts'
import { CheckoutGoods } from './checkout-goods.tsx'
import { forgetCheckout, rememberCheckout, rememberedCheckout } from './checkout-memory.ts'
import { CheckoutParcel } from './checkout-parcel.tsx'
import { PayChoice, usePayChoice } from './pay-choice.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePayOrders } from './use-pay-orders.ts'

type Plan = NonNullable<ReturnType<typeof useCheckout>['plan']>

/** The latest day of the chosen ways. */
const findArrival = ({ orders }: Plan) =>
  arrivalOfAll(
    orders.flatMap(({ warehouse_code, channel, choices }) => {
      const key = channel && keyOfWay(warehouse_code, channel.channel.id)
      const chosen = choices.find(({ option }) => keyOfWay(option.warehouse.code, option.channel.id) === key)
      return chosen ? [chosen] : []
    }),
  )

interface BarProps {
  readonly plan: Plan | undefined
  readonly is_busy: boolean
  readonly is_planning: boolean
  /** False while only the address can be completed. */
  readonly is_ready: boolean
  readonly may_pay: boolean
  readonly onPay: () => void
  readonly onLater: () => void
}

/** Total, arrival and the button that pays. Before the address is complete it shows what is missing. */
function CheckoutBar({ plan, is_busy, is_planning, is_ready, may_pay, onPay, onLater }: BarProps) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const { language } = useLanguage()
  const arrival = plan ? findArrival(plan) : null
  const pay_label = plan ? fill(text.pay_now, { amount: formatMoney(plan.total) }) : words.pay
  return (
    <footer className={css.bar}>
      {arrival ? (
        <span className="text-sm text-quiet">
          {fill(words.arrives, { days: formatDays(arrival.from, arrival.to, language) })}
        </span>
      ) : null}
      <span className="ml-auto" aria-live="polite">
        {plan ? (
          <>
            {text.total_amount} <strong className="text-lg tabular-nums">{formatMoney(plan.total)}</strong>
            <Approx amount={plan.total} with_note />
          </>
        ) : null}
      </span>
      <Button size="large" disabled={!is_ready} loading={is_busy && !may_pay} onClick={onLater}>
        {words.place_later}
      </Button>
      {may_pay ? (
        <Button
          type="primary"
          size="large"
          disabled={is_planning || (plan !== undefined && !is_ready)}
          loading={is_busy}
          onClick={onPay}
        >
          {pay_label}
        </Button>
      ) : null}
    </footer>
  )
}

/** Why nothing can be planned, where no field is to blame. */
function PlanRefused({ error }: { readonly error: ApiError }) {
  const known = new Set(Object.keys(blankAddress))
  const others = error.problems.filter(({ field }) => !known.has(field.split('.').at(-1) ?? field))
  if (error.problems.length > 0 && others.length === 0) return null
  const messages = [...new Set(others.map(({ message }) => message))]
  return (
    <Alert type="error" showIcon title={messages[0] ?? error.message} description={messages.slice(1).join(' · ')} />
  )
}

/** Creates the orders, and pays them at once if asked to. The plan on screen is what is submitted. */
function usePlacing(replan: () => void) {
  const navigate = useNavigate()
  const toPayment = (ids: readonly number[]) =>
    // Back leads to the cart, not to a checkout that is already ordered.
    void navigate(`/myOrder/orderPay?ids=${ids.join(',')}`, { replace: true })
  const { pay, is_paying } = usePayOrders(toPayment)
  const keep = useSend(createAddress, { quiet: true, refetch: [listAddresses] })
  const place = useSend(contract.createOrder, {
    refetch: [contract.listOrders, contract.countOrders, cart.getCart, cart.listCartItems],
    onError: replan,
  })
  const is_busy = place.isPending || place.isSuccess || is_paying
  return {
    is_busy,
    submit: (
      order: Parameters<typeof place.mutate>[0],
      { method, keeps }: { readonly method: Parameters<typeof pay>[1] | null; readonly keeps: boolean },
    ) =>
      place.mutate(order, {
        onSuccess: ({ ids }) => {
          forgetCheckout()
          const [shipment] = order.shipments
          if (keeps && shipment) keep.mutate(shipment.address)
          if (method) pay(ids, method)
          else toPayment(ids)
        },
      }),
  }
}

interface CheckoutProps {
  readonly ids: number[]
}

/** The form, what was entered in it before, and what the server says about its fields. */
function useAddressEntry(ids: number[]) {
  const [form] = Form.useForm<AddressValues>()
  const key = ids.join(',')
  const [remembered] = useState(() => rememberedCheckout(key))
  const checkout = useCheckout(ids, getAddress({ country: blankAddress.country, ...remembered }))
  const { refused } = checkout
  useEffect(() => {
    if (refused) showProblems(form, refused.problems)
  }, [refused, form])
  const read = () => {
    const values: AddressValues = form.getFieldsValue(true)
    rememberCheckout(key, values)
    return getAddress(values)
  }
  return { form, remembered, checkout, read }
}

function Checkout({ ids }: CheckoutProps) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const may_pay = useMayOpen()('/myOrder/orderPay')
  const { form, remembered, checkout, read } = useAddressEntry(ids)
  const { plan, shipments } = checkout
  const pay = usePayChoice(plan?.total)
  const { is_busy, submit } = usePlacing(checkout.replan)
  const once = useOnce(is_busy)
  const items = useCall(cart.listCartItems, {}, { quiet: true }).data?.data.filter(({ id }) => ids.includes(id))
  const place = (method: typeof pay.method | null) => {
    if (!checkout.is_ready || !plan) return void form.validateFields().catch(() => undefined)
    // The address is kept only where that is asked: the address book is empty.
    const { remark = '', keeps_address: keeps = false } = form.getFieldsValue()
    const with_remark = shipments.map((shipment) => ({ ...shipment, remark }))
    once(() => submit({ shipments: with_remark, expected_total: plan.total }, { method, keeps }))
  }
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader description={words.description} />
      <CheckoutGoods items={items} expected={ids.length} is_placed={is_busy} />
      <Panel title={text.address}>
        <AddressForm
          form={form}
          remembered={remembered}
          onChange={() => checkout.type(read())}
          onFilled={() => checkout.fillIn(read())}
        />
      </Panel>
      {checkout.refused ? <PlanRefused error={checkout.refused} /> : null}
      {plan ? null : (
        <Panel title={words.waiting_title}>
          {checkout.is_planning ? (
            <Skeleton active paragraph={{ rows: 2 }} />
          ) : (
            <p className="text-sm text-quiet">{words.waiting}</p>
          )}
        </Panel>
      )}
      {plan?.orders.map((order, at) => (
        <CheckoutParcel
          key={order.warehouse_code}
          order={order}
          at={at + 1}
          items={plan.orders.length > 1 ? (items ?? []).filter(({ id }) => order.cart_item_ids.includes(id)) : []}
          onChoose={(to) => checkout.choose(order.warehouse_code, to)}
        />
      ))}
      {plan && may_pay ? (
        <Panel title={words.pay_with}>
          <PayChoice total={plan.total} pay={pay} />
        </Panel>
      ) : null}
      <CheckoutBar
        plan={plan}
        is_busy={is_busy}
        is_planning={checkout.is_planning}
        is_ready={checkout.is_ready}
        may_pay={may_pay}
        onPay={() => place(pay.method)}
        onLater={() => place(null)}
      />
    </div>
  )
}

/** From cart lines to paid orders on one screen: the server plans, this shows it, and the same plan is submitted. */
export default function CheckoutScreen() {
  const text = useText(orderText)
  const [search] = useSearchParams()
  const ids = getIds(search.get('ids'))
  if (ids.length === 0)
    return <EmptyState icon="cart" title={text.checkout_nothing} action={<Link to="/main/cart">{text.to_cart}</Link>} />
  return <Checkout key={ids.join(',')} ids={ids} />
}
