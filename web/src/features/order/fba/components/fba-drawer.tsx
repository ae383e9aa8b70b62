import * as contract from '@inkroute/contract/order/fba/fba'
import { Alert, Button, Drawer, Form, Input } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showDialog } from '../../../../shared/ui/dialog.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { isPackable } from '../cartons.view.ts'
import { fbaText } from '../fba.text.ts'
import { CartonEditor } from './carton-editor.tsx'
import { codeRule, inCapitals, RepackButton, shipmentRule } from './fba-form.tsx'

interface Values {
  readonly shipment_no: string
  readonly fnskus: Record<string, string>
}

const kilograms = (weight_g: number) => (weight_g / 1000).toFixed(2)

const ended = ['cancelled', 'refunded']

function LabelButtons({ fba }: { readonly fba: contract.FbaOrder }) {
  const text = useText(fbaText)
  const print = useSend(contract.printFbaLabels, {
    // The server offers it under its name; a tab opened this late is taken for an advertisement.
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const kinds = [
    ['box', 'pdf'],
    ['box', 'zpl'],
    ['fnsku', 'pdf'],
    ['fnsku', 'zpl'],
  ] as const
  if (ended.includes(fba.order.state)) return <Alert type="info" showIcon title={text.labels_ended} />
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={text.labels}>
      {fba.missing.length > 0 ? (
        <Alert type="warning" showIcon title={fill(text.missing, { what: fba.missing.join(' · ') })} />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {kinds.map(([kind, format]) => (
          <Button
            key={`${kind}-${format}`}
            disabled={fba.missing.length > 0}
            loading={print.isPending && print.variables?.kind === kind && print.variables.format === format}
            onClick={() => print.mutate({ id: fba.order.id, kind, format })}
          >
            {text[`${kind}_${format}`]}
          </Button>
        ))}
      </div>
    </section>
  )
}

interface CartonsProps {
  readonly fba: contract.FbaOrder
  readonly is_editing: boolean
  readonly setEditing: (is_editing: boolean) => void
}

function Cartons({ fba, is_editing, setEditing }: CartonsProps) {
  const text = useText(fbaText)
  if (is_editing) return <CartonEditor fba={fba} onDone={() => setEditing(false)} />
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{text.cartons}</h3>
        {isPackable(fba.order.state) ? <Button onClick={() => setEditing(true)}>{text.edit_boxes}</Button> : null}
      </div>
      {!fba.is_packed && isPackable(fba.order.state) ? (
        <Alert
          type="warning"
          showIcon
          title={text.repack_title}
          description={text.repack_hint}
          action={<RepackButton fba={fba} />}
        />
      ) : null}
      <ul className="bare-list grid grid-cols-1 gap-3">
        {fba.boxes.map((box) => (
          <li key={box.box_no} className="grid border rounded-control gap-0.5 p-3">
            <b>{fill(text.box, { no: box.box_no })}</b>
            <span className="text-sm text-quiet">
              {fill(text.box_size, {
                size: [box.length_cm, box.width_cm, box.height_cm].join(' × '),
                weight: kilograms(box.weight_g),
              })}
            </span>
            <span>{box.items.map(({ sku_code, quantity }) => `${sku_code} × ${quantity}`).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shipment number, codes of the pieces, cartons, and the labels once everything is there. */
export function FbaDrawer({ fba, onClose }: { readonly fba: contract.FbaOrder; readonly onClose: () => void }) {
  const text = useText(fbaText)
  const [form] = Form.useForm<Values>()
  const save = useSend(contract.changeFbaOrder, {
    refetch: [contract.listFbaOrders],
    onSuccess: () => showToast('success', text.saved),
  })
  const [is_packing, setPacking] = useState(false)
  const close = () => {
    if (!is_packing) return onClose()
    const question = { title: text.edit_boxes, body: text.loose, action: text.close_anyway, run: onClose }
    // Deferred, so that the Escape that opens the question does not also close it.
    window.setTimeout(() => showDialog(question))
  }
  const fnskus = Object.fromEntries(fba.fnskus.map(({ sku_id, fnsku }) => [String(sku_id), fnsku]))
  const submit = (values: Values) =>
    save.mutate({
      id: fba.order.id,
      shipment_no: values.shipment_no,
      fnskus: Object.entries(values.fnskus ?? {}).map(([sku_id, fnsku]) => ({
        sku_id: Number(sku_id),
        fnsku: fnsku ?? '',
      })),
    })
  return (
    <Drawer open size={560} title={fill(text.edit_of, { no: fba.order.order_no })} onClose={close}>
      <div className="grid grid-cols-1 gap-4">
        {fba.gate ? <Alert type="info" showIcon title={fill(text.collect_at, fba.gate)} /> : null}
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ shipment_no: fba.shipment_no, fnskus }}
          onFinish={submit}
        >
          <Form.Item
            name="shipment_no"
            label={text.shipment}
            extra={text.shipment_hint}
            rules={[shipmentRule(text)]}
            normalize={inCapitals}
          >
            <Input maxLength={20} placeholder={text.shipment_example} />
          </Form.Item>
          {fba.order.lines.map((line) => (
            <Form.Item
              key={line.id}
              name={['fnskus', String(line.sku_id)]}
              label={fill(text.fnsku_of, {
                name: `${line.title} ${line.color_name} ${line.size_name} × ${line.quantity}`,
              })}
              rules={[codeRule(text)]}
              normalize={inCapitals}
            >
              <Input maxLength={20} placeholder={text.fnsku_example} />
            </Form.Item>
          ))}
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {text.save}
          </Button>
        </Form>
        <LabelButtons fba={fba} />
        <Cartons fba={fba} is_editing={is_packing} setEditing={setPacking} />
      </div>
    </Drawer>
  )
}
