import * as cart from '@inkroute/contract/cart/cart'
import type { Reply } from '@inkroute/contract/endpoint'
import { fbaCenters } from '@inkroute/contract/order/fba/centers'
import * as contract from '@inkroute/contract/order/fba/fba'
import * as order from '@inkroute/contract/order/order'
import { Alert, Button, Checkbox, Drawer, Form, Input, Radio, Select, Skeleton } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useOnce } from '../../../../shared/hooks/use-once.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { fbaText } from '../fba.text.ts'
import { inCapitals, shipmentRule } from './fba-form.tsx'
import { QuotedShipment } from './quoted-shipment.tsx'

interface Values {
  readonly cart_item_ids: number[]
  readonly center: string
  readonly shipment_no: string
  readonly phone: string
  readonly is_pickup: boolean
}

type Plan = Parameters<ReturnType<typeof useSend<typeof contract.createFbaOrder>>['mutate']>[0]

type Shown = Reply<typeof contract.previewFbaOrder>

function Quote({ shown: { orders, total, gates }, is_pickup }: { readonly shown: Shown; readonly is_pickup: boolean }) {
  const text = useText(fbaText)
  return (
    <div className="grid grid-cols-1 gap-4" aria-live="polite">
      {orders.map((quoted) => (
        <QuotedShipment
          key={quoted.warehouse_code}
          quoted={quoted}
          is_collected={gates.some((gate) => gate.warehouse_code === quoted.warehouse_code)}
          is_pickup={is_pickup}
        />
      ))}
      {gates.map((gate) => (
        <p key={gate.warehouse_code} className="text-sm text-quiet">
          {fill(text.collect_at, gate)}
        </p>
      ))}
      <strong>{fill(text.total, { total: formatMoney(total) })}</strong>
    </div>
  )
}

function Fields({ items }: { readonly items: readonly cart.CartItem[] }) {
  const text = useText(fbaText)
  return (
    <>
      <Form.Item name="cart_item_ids" label={text.goods} rules={[{ required: true }]}>
        <Checkbox.Group
          style={{ display: 'grid', gap: 8 }}
          options={items.map((item) => ({
            value: item.id,
            label: `${item.title} · ${item.color_name} ${item.size_name} × ${item.quantity}`,
          }))}
        />
      </Form.Item>
      <Form.Item name="center" label={text.center} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={fbaCenters.map(({ code, country, city, state }) => ({
            value: code,
            label: `${code} · ${[city, state].filter(Boolean).join(', ')} (${country})`,
          }))}
        />
      </Form.Item>
      <Form.Item name="phone" label={text.phone} rules={[{ required: true, min: 6 }]}>
        <Input maxLength={30} autoComplete="tel" />
      </Form.Item>
      <Form.Item name="is_pickup" label={text.way} extra={text.way_hint}>
        <Radio.Group
          options={[
            { value: false, label: text.way_ours },
            { value: true, label: text.way_pickup },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="shipment_no"
        label={text.shipment}
        extra={text.shipment_hint}
        rules={[shipmentRule(text)]}
        normalize={inCapitals}
      >
        <Input maxLength={20} placeholder={text.shipment_example} />
      </Form.Item>
    </>
  )
}

const fresh = { shipment_no: '', cart_item_ids: [], is_pickup: false }

/** Goods of the cart to a warehouse of Amazon, at the price of the checkout. */
export function NewFbaDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useText(fbaText)
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const values = Form.useWatch([], form) as Partial<Values> | undefined
  const lying = useCall(cart.listCartItems, {}, { quiet: true })
  const items = (lying.data?.data ?? []).filter(({ problem }) => problem === null)
  const is_ready = Boolean(values?.center && values.cart_item_ids?.length && (values.phone ?? '').length >= 6)
  const plan = { shipment_no: '', ...values } as Omit<Plan, 'expected_total'>
  const quote = useCall(contract.previewFbaOrder, plan, { quiet: true, enabled: is_ready })
  const create = useSend(contract.createFbaOrder, {
    refetch: [contract.listFbaOrders, cart.listCartItems, cart.getCart, order.listOrders, order.countOrders],
    onSuccess: ({ ids }) => {
      showToast('success', fill(text.placed, { count: ids.length }))
      void navigate(`/myOrder/orderPay?ids=${ids.join(',')}`)
    },
  })
  const once = useOnce(create.isPending)
  const data = is_ready ? quote.data : undefined
  return (
    <Drawer
      open
      size={560}
      title={text.create}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          block
          disabled={!data?.is_complete || quote.isFetching}
          loading={create.isPending}
          onClick={() => data && once(() => create.mutate({ ...plan, expected_total: data.total }))}
        >
          {text.place}
        </Button>
      }
    >
      {lying.isPending ? <Skeleton active /> : null}
      {lying.isSuccess && items.length === 0 ? (
        <EmptyState icon="cart" title={text.no_goods} action={<Link to="/main/cart">{text.to_cart}</Link>} />
      ) : null}
      {items.length > 0 ? (
        <Form form={form} layout="vertical" requiredMark={false} initialValues={fresh}>
          <Fields items={items} />
          {is_ready && quote.isError ? <Alert type="warning" showIcon title={quote.error.message} /> : null}
          {data ? <Quote shown={data} is_pickup={plan.is_pickup ?? false} /> : null}
        </Form>
      ) : null}
    </Drawer>
  )
}
