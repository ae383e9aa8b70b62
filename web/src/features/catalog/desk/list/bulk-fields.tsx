import type { BulkChange } from '@inkroute/contract/catalog/desk/bulk'
import { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import { Form, type FormInstance, InputNumber, Radio, Select } from 'antd'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { getChoices } from '../fields/value-fields.tsx'
import { bulkText } from './list.text.ts'

const kinds = ['price_percent', 'price_amount', 'lead_time', 'zones', 'category', 'state'] as const

export interface BulkValues {
  readonly kind: (typeof kinds)[number]
  readonly percent?: number
  readonly yuan?: number
  readonly min_hours?: number
  readonly max_hours?: number
  readonly add?: string[]
  readonly remove?: string[]
  readonly category?: string
  readonly state?: 'on_sale' | 'withdrawn'
}

export function getBulkChange(values: BulkValues): BulkChange {
  switch (values.kind) {
    case 'price_percent':
      return { kind: 'price_percent', change_bp: Math.round((values.percent ?? 0) * 100) }
    case 'price_amount':
      return { kind: 'price_amount', change_fen: Math.round((values.yuan ?? 0) * 100) }
    case 'lead_time':
      return { kind: 'lead_time', min_hours: values.min_hours ?? 1, max_hours: values.max_hours ?? 1 }
    case 'zones':
      return { kind: 'zones', add: values.add ?? [], remove: values.remove ?? [] }
    case 'category':
      return { kind: 'category', category: values.category ?? '' }
    case 'state':
      return { kind: 'state', state: values.state ?? 'on_sale' }
  }
}

function Hours() {
  const text = useText(bulkText)
  return (
    <div className="grid grid-cols-halves gap-x-4">
      <Form.Item name="min_hours" label={text.hours_min} rules={[{ required: true, message: text.hours_order }]}>
        <InputNumber min={1} max={2000} precision={0} />
      </Form.Item>
      <Form.Item
        name="max_hours"
        label={text.hours_max}
        dependencies={['min_hours']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value: number | undefined) => {
              if (value === undefined || value < getFieldValue('min_hours')) throw new Error(text.hours_order)
            },
          }),
        ]}
      >
        <InputNumber min={1} max={2000} precision={0} />
      </Form.Item>
    </div>
  )
}

function KindFields({ kind }: { kind: BulkValues['kind'] }) {
  const text = useText(bulkText)
  const { language } = useLanguage()
  const options = useCall(getDeskOptions, {}, { quiet: true }).data
  const zones = getChoices(options?.terms.filter((term) => term.kind === 'zone') ?? [], language)
  const needed = (message: string) => [{ required: true, message }]
  switch (kind) {
    case 'price_percent':
      return (
        <Form.Item name="percent" label={text.percent} extra={text.percent_help} rules={needed(text.percent)}>
          <InputNumber min={-90} max={1000} precision={2} suffix="%" />
        </Form.Item>
      )
    case 'price_amount':
      return (
        <Form.Item name="yuan" label={text.amount} extra={text.percent_help} rules={needed(text.amount)}>
          <InputNumber min={-100_000} max={100_000} precision={2} prefix="¥" />
        </Form.Item>
      )
    case 'lead_time':
      return <Hours />
    case 'zones':
      return (
        <div className="grid grid-cols-halves gap-x-4">
          {(['add', 'remove'] as const).map((name) => (
            <Form.Item key={name} name={name} label={text[name]}>
              <Select mode="multiple" options={zones} />
            </Form.Item>
          ))}
        </div>
      )
    case 'category':
      return (
        <Form.Item name="category" label={text.choose_category} rules={needed(text.choose_category)}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={getChoices(options?.categories ?? [], language)}
          />
        </Form.Item>
      )
    case 'state':
      return (
        <Form.Item name="state" label={text.state} rules={needed(text.state)}>
          <Radio.Group options={(['on_sale', 'withdrawn'] as const).map((value) => ({ value, label: text[value] }))} />
        </Form.Item>
      )
  }
}

interface BulkFieldsProps {
  readonly form: FormInstance<BulkValues>
  readonly onSubmit: (values: BulkValues) => void
}

export function BulkFields({ form, onSubmit }: BulkFieldsProps) {
  const text = useText(bulkText)
  const kind = Form.useWatch('kind', form) ?? 'price_percent'
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ kind: 'price_percent' }}
      onFinish={onSubmit}
    >
      <Form.Item name="kind" label={text.kind}>
        <Radio.Group optionType="button" options={kinds.map((value) => ({ value, label: text[value] }))} />
      </Form.Item>
      <KindFields kind={kind} />
    </Form>
  )
}
