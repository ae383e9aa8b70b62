import * as contract from '@inkroute/contract/order/desk'
import { Checkbox, Form, Input, InputNumber, Modal, Radio, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'
import { type ActionValues, type Effect, useOrderAction } from './use-order-action.ts'

interface ActionProps {
  readonly order: contract.DeskOrder
  readonly action: contract.DeskAction
  readonly onClose: () => void
}

function AddressFields() {
  const text = useText(deskText)
  const field = (name: string, label: string, is_needed = false) => (
    <Form.Item
      key={name}
      name={['address', name]}
      label={label}
      rules={is_needed ? [{ required: true, message: label }] : []}
    >
      <Input maxLength={120} />
    </Form.Item>
  )
  const countries = useCountrySelect()
  return (
    <div className={`grid grid-cols-2 gap-x-3 ${css.grid2}`}>
      {field('name', text.receiver, true)}
      {field('phone', text.phone, true)}
      <Form.Item name={['address', 'country']} label={text.country} rules={[{ required: true, message: text.country }]}>
        <Select {...countries} />
      </Form.Item>
      {field('state', text.region)}
      {field('city', text.city, true)}
      {field('postcode', text.postcode)}
      {field('street1', text.street1, true)}
      {field('street2', text.street2)}
      {field('email', text.mail)}
    </div>
  )
}

/** The channels of the order's warehouse with their price; the current one is chosen. */
function ChannelField({ order }: Pick<ActionProps, 'order'>) {
  const text = useText(deskText)
  const options = useCall(contract.listDeskChannels, { order_no: order.order_no }, { quiet: true })
  const listed = (options.data?.options ?? []).map(({ channel, price, days_min, days_max }) => ({
    value: channel.id,
    label: fill(text.channel_option, { name: channel.name, price: formatMoney(price), min: days_min, max: days_max }),
  }))
  const is_listed = listed.some(({ value }) => value === order.channel_id)
  return (
    <Form.Item name="channel_id" label={text.to_channel}>
      <Select
        loading={options.isPending}
        options={is_listed ? listed : [{ value: order.channel_id, label: order.channel_name }, ...listed]}
      />
    </Form.Item>
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
              <InputNumber
                min={0}
                max={Number(line.refundable)}
                precision={2}
                prefix="¥"
                suffix={`/ ${line.refundable}`}
              />
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

function findFields({ order, action }: Pick<ActionProps, 'order' | 'action'>, keeps: ReactNode): ReactNode {
  switch (action) {
    case 'change':
      return (
        <>
          <ChannelField order={order} />
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
  const [form] = Form.useForm<ActionValues>()
  const [effect, setEffect] = useState<Effect | null>(null)
  const [is_busy, setBusy] = useState(false)
  const { preview, perform } = useOrderAction(order, action, onClose)
  const submit = (values: ActionValues) => {
    // A second click before the first one is answered would do everything twice.
    if (is_busy) return
    const step = effect ? perform(values) : preview(values).then(setEffect)
    setBusy(true)
    step.catch(() => setEffect(null)).finally(() => setBusy(false))
  }
  const initial = {
    ...(order.address ? { address: order.address } : {}),
    channel_id: order.channel_id,
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
      <Form<ActionValues>
        form={form}
        layout="vertical"
        initialValues={initial}
        onValuesChange={() => setEffect(null)}
        onFinish={submit}
      >
        {findFields({ order, action }, keeps)}
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
          <ul className="grid list-none bg-paper rounded-control gap-1 px-4 py-3 m-0">
            {effect.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Modal>
  )
}
