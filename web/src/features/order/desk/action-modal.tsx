import type { Endpoint, Reply } from '@inkroute/contract/endpoint'
import { orderStateNames } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { Checkbox, Form, Input, InputNumber, Modal, Radio, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'

interface ActionProps {
  readonly order: contract.DeskOrder
  readonly action: contract.DeskAction
  readonly onClose: () => void
}

interface Values {
  readonly reason: string
  readonly address?: contract.DeskOrder['address']
  readonly channel_id?: number
  readonly warehouse_code?: string
  readonly keeps_price?: boolean
  readonly borne_by?: contract.ReprintBearer
  readonly pieces?: Record<string, number | null>
  readonly amounts?: Record<string, number | null>
  readonly is_whole?: boolean
}

const refetch: readonly Endpoint[] = [contract.getDeskOrder, contract.listDeskOrders]
type Stock = Reply<typeof contract.cancelDeskOrder>['stock']
type Lines = readonly string[]

const signed = (change: number) => (change > 0 ? `+${change}` : String(change))

/** The calls of each action: first what it would do, then the action itself. */
function useAct(order: contract.DeskOrder, action: contract.DeskAction, onDone: () => void) {
  const text = useText(deskText)
  const { language } = useLanguage()
  const options = { quiet: false, refetch }
  const hold = useSend(contract.holdDeskOrder, options)
  const change = useSend(contract.changeDeskOrder, options)
  const reprint = useSend(contract.reprintDeskOrder, options)
  const refund = useSend(contract.refundDeskOrder, options)
  const cancel = useSend(contract.cancelDeskOrder, options)
  const { order_no } = order
  const stockLines = (stock: Stock): Lines =>
    stock.map((shelf) =>
      fill(text.effect_stock, { warehouse: shelf.warehouse_code, sku: shelf.sku_code, change: signed(shelf.change) }),
    )
  const bearers = { platform: text.platform, factory: text.factory_bears, carrier: text.carrier }

  async function runChange(values: Values, is_preview: boolean): Promise<Lines> {
    const wanted = action === 'reroute' ? { warehouse_code: values.warehouse_code } : { address: values.address }
    const channel = values.channel_id ? { channel_id: values.channel_id } : {}
    const shown = await change.mutateAsync({
      order_no,
      reason: values.reason,
      keeps_price: values.keeps_price !== false,
      is_preview,
      ...wanted,
      ...channel,
    })
    const name = shown.options.find(({ channel }) => channel.id === shown.channel_id)?.channel.name ?? ''
    return [
      fill(text.effect_change, { difference: shown.difference, cost: shown.cost_difference }),
      ...(name ? [fill(text.effect_channel, { channel: name })] : []),
      ...stockLines(shown.stock),
    ]
  }

  async function runRefund(values: Values, is_preview: boolean): Promise<Lines> {
    const amounts = Object.entries(values.amounts ?? {}).filter(([, amount]) => amount)
    const lines = amounts.map(([key, amount]) => ({ line_id: Number(key.slice(1)), amount: Number(amount).toFixed(2) }))
    const shown = await refund.mutateAsync({
      order_no,
      reason: values.reason,
      seen_refunded: order.refunded,
      is_preview,
      ...(values.is_whole ? {} : { lines }),
    })
    const sum = (Number(order.refunded) + Number(shown.amount)).toFixed(2)
    const ends = fill(text.effect_refund_ends, { state: orderStateNames[shown.state][language] })
    return [fill(text.effect_refund, { amount: shown.amount, sum }), ...(shown.state === order.state ? [] : [ends])]
  }

  async function runReprint(values: Values, is_preview: boolean): Promise<Lines> {
    const chosen = Object.entries(values.pieces ?? {}).filter(([, pieces]) => pieces)
    const lines = chosen.map(([key, pieces]) => ({ line_id: Number(key.slice(1)), pieces: Number(pieces) }))
    const borne_by = values.borne_by ?? 'platform'
    const { reason } = values
    const shown = await reprint.mutateAsync({ order_no, reason, lines, borne_by, is_preview })
    return [fill(text.effect_reprint, { pieces: shown.pieces, cost: shown.cost, bearer: bearers[borne_by] })]
  }

  async function run(values: Values, is_preview: boolean): Promise<Lines> {
    const { reason } = values
    if (action === 'hold' || action === 'release') {
      if (!is_preview) await hold.mutateAsync({ order_no, reason, is_held: action === 'hold' })
      return [action === 'hold' ? text.effect_hold : fill(text.effect_release, { state: orderStateNames.paid[language] })]
    }
    if (action === 'cancel') {
      const shown = await cancel.mutateAsync({ order_no, reason, is_preview })
      return [fill(text.effect_cancel, { amount: shown.refunded }), ...stockLines(shown.stock)]
    }
    if (action === 'refund') return runRefund(values, is_preview)
    return action === 'reprint' ? runReprint(values, is_preview) : runChange(values, is_preview)
  }

  const is_busy = [hold, change, reprint, refund, cancel].some((one) => one.isPending)
  const perform = async (values: Values) => {
    await run(values, false)
    showToast('success', text.done)
    onDone()
  }
  return { preview: (values: Values) => run(values, true), perform, is_busy }
}

function AddressFields() {
  const text = useText(deskText)
  const field = (name: string, label: string, is_needed = false) => (
    <Form.Item key={name} name={['address', name]} label={label} rules={is_needed ? [{ required: true }] : []}>
      <Input maxLength={120} />
    </Form.Item>
  )
  return (
    <div className={css.grid2}>
      {field('name', text.receiver, true)}
      {field('phone', text.phone, true)}
      {field('country', text.country, true)}
      {field('state', text.region)}
      {field('city', text.city, true)}
      {field('postcode', text.postcode)}
      {field('street1', text.street1, true)}
      {field('street2', text.street2)}
      {field('email', text.mail)}
    </div>
  )
}

function WarehouseField({ order }: Pick<ActionProps, 'order'>) {
  const text = useText(deskText)
  const warehouses = useCall(contract.getDeskFacets, {}, { stale_ms: 300_000 }).data?.warehouses ?? []
  return (
    <Form.Item name="warehouse_code" label={text.to_warehouse} rules={[{ required: true, message: text.to_warehouse }]}>
      <Select
        options={warehouses
          .filter(({ code }) => code !== order.warehouse_code)
          .map(({ code, name }) => ({ value: code, label: `${name} ${code}` }))}
      />
    </Form.Item>
  )
}

function RefundFields({ order }: Pick<ActionProps, 'order'>) {
  const text = useText(deskText)
  const is_whole = Form.useWatch('is_whole')
  return (
    <>
      <Form.Item name="is_whole">
        <Radio.Group
          options={[
            { value: true, label: text.whole },
            { value: false, label: text.by_line },
          ]}
        />
      </Form.Item>
      {is_whole === false
        ? order.lines.map((line) => (
            <Form.Item key={line.id} name={['amounts', `l${line.id}`]} label={`${line.title} · ${line.variant}`}>
              <InputNumber min={0} max={Number(line.refundable)} precision={2} prefix="¥" suffix={`/ ${line.refundable}`} />
            </Form.Item>
          ))
        : null}
    </>
  )
}

function ReprintFields({ order }: Pick<ActionProps, 'order'>) {
  const text = useText(deskText)
  return (
    <>
      {order.lines.map((line) => (
        <Form.Item key={line.id} name={['pieces', `l${line.id}`]} label={`${line.title} · ${line.variant}`}>
          <InputNumber min={0} max={line.quantity} precision={0} suffix={`/ ${line.quantity}`} />
        </Form.Item>
      ))}
      <Form.Item name="borne_by" label={text.borne_by}>
        <Radio.Group
          options={[
            { value: 'platform', label: text.platform },
            { value: 'factory', label: text.factory_bears },
            { value: 'carrier', label: text.carrier },
          ]}
        />
      </Form.Item>
    </>
  )
}

function fieldsOf({ order, action }: Pick<ActionProps, 'order' | 'action'>, keeps: ReactNode): ReactNode {
  switch (action) {
    case 'change':
      return (
        <>
          <AddressFields />
          {keeps}
        </>
      )
    case 'reroute':
      return (
        <>
          <WarehouseField order={order} />
          {keeps}
        </>
      )
    case 'refund':
      return <RefundFields order={order} />
    case 'reprint':
      return <ReprintFields order={order} />
    default:
      return null
  }
}

/** Asks for a reason, shows what the action will do, and does it once that is confirmed. */
export function ActionModal({ order, action, onClose }: ActionProps) {
  const text = useText(deskText)
  const [form] = Form.useForm<Values>()
  const [effect, setEffect] = useState<Lines | null>(null)
  const { preview, perform, is_busy } = useAct(order, action, onClose)
  const submit = (values: Values) => {
    const step = effect ? perform(values) : preview(values).then(setEffect)
    step.catch(() => setEffect(null))
  }
  const initial = {
    address: order.address,
    keeps_price: true,
    is_whole: true,
    borne_by: 'platform',
    pieces: Object.fromEntries(order.lines.map((line) => [`l${line.id}`, line.quantity])),
  }
  const keeps = (
    <Form.Item name="keeps_price" valuePropName="checked">
      <Checkbox>{text.keeps_price}</Checkbox>
    </Form.Item>
  )
  return (
    <Modal
      open
      title={`${text[action]} · ${order.order_no}`}
      okText={effect ? text.confirm : text.preview}
      cancelText={text.close}
      okButtonProps={{ danger: effect !== null && (action === 'cancel' || action === 'refund'), loading: is_busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial}
        onValuesChange={() => setEffect(null)}
        onFinish={submit}
      >
        {fieldsOf({ order, action }, keeps)}
        <Form.Item
          name="reason"
          label={text.reason}
          extra={text.reason_hint}
          rules={[{ required: true, min: 2, message: text.reason_needed }]}
        >
          <Input.TextArea rows={2} maxLength={200} />
        </Form.Item>
      </Form>
      {effect ? (
        <div role="status">
          <strong>{text.effect}</strong>
          <ul className={css.effect}>
            {effect.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Modal>
  )
}
