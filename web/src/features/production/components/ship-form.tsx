import * as contract from '@inkroute/contract/production/production'
import { Button, Form, Input, InputNumber } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'

/** A packed order and its tracking number: the parcel has left. */
export function ShipForm() {
  const text = useText(productionText)
  const [form] = Form.useForm<{ order_no: string; tracking_no: string; weight_g?: number }>()
  const ship = useSend(contract.shipOrder, {
    refetch: [contract.listTasks],
    onSuccess: ({ order_no }) => {
      showToast('success', fill(text.shipped, { no: order_no }))
      form.resetFields()
    },
  })
  return (
    <Panel title={text.ship_title}>
      <Form form={form} layout="inline" className={css.ship} onFinish={(values) => ship.mutate(values)}>
        <Form.Item name="order_no" label={text.order_no} rules={[{ required: true, message: text.order_no_needed }]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item
          name="tracking_no"
          label={text.tracking_no}
          rules={[{ required: true, message: text.tracking_no_needed }]}
        >
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="weight_g" label={text.weight}>
          <InputNumber min={1} max={1_000_000} precision={0} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={ship.isPending}>
          {text.ship}
        </Button>
      </Form>
    </Panel>
  )
}
