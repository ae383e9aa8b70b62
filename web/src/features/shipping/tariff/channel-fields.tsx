import type { Reply } from '@inkroute/contract/endpoint'
import { carrierNames, type LabelCarrier, labelCarriers, zplCarriers } from '@inkroute/contract/service/carriers'
import { channelKinds, dutyTerms } from '@inkroute/contract/shipping/limits'
import type * as contract from '@inkroute/contract/shipping/tariff/channel'
import { Form, Input, InputNumber, Select, Switch } from 'antd'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import type { ChannelForm } from './channel.view.ts'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'

interface NumberProps {
  readonly name: keyof ChannelForm
  readonly label: string
  readonly digits?: number
  readonly min?: number
  readonly required?: boolean
  readonly help?: string
}

function NumberField({ name, label, digits = 0, min = 0, required = false, help }: NumberProps) {
  const text = useText(freightDeskText)
  return (
    <Form.Item name={name} label={label} extra={help} rules={required ? [{ required, message: text.required }] : []}>
      <InputNumber min={min} max={10_000_000} precision={digits} controls={false} style={{ width: '100%' }} />
    </Form.Item>
  )
}

function NameFields() {
  const text = useText(freightDeskText)
  const needed = [{ required: true, whitespace: true, message: text.required }]
  return (
    <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
      <Form.Item name="code" label={text.code} extra={text.code_help} rules={needed} className="col-span-full">
        <Input maxLength={24} />
      </Form.Item>
      <Form.Item name="name_zh" label={text.name_zh} rules={needed}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="name_en" label={text.name_en} rules={needed}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="carrier" label={text.carrier}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="kind" label={text.kind}>
        <Select options={channelKinds.map((kind) => ({ value: kind, label: text[`kind_${kind}`] }))} />
      </Form.Item>
      <Form.Item name="is_tracked" label={text.is_tracked} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="note_zh" label={text.note_zh} className="col-span-full">
        <Input.TextArea maxLength={200} autoSize />
      </Form.Item>
      <Form.Item name="note_en" label={text.note_en} className="col-span-full">
        <Input.TextArea maxLength={200} autoSize />
      </Form.Item>
    </div>
  )
}

function LimitFields() {
  const text = useText(freightDeskText)
  return (
    <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
      <NumberField name="volumetric_divisor" label={text.divisor} required />
      <NumberField
        name="volumetric_over_percent"
        label={text.over_percent}
        min={100}
        required
        help={text.over_percent_help}
      />
      <NumberField name="min_weight_kg" label={text.min_weight} digits={3} />
      <NumberField name="max_weight_kg" label={text.max_weight} digits={3} required />
      <NumberField name="max_side_cm" label={text.max_side} digits={1} required />
      <NumberField name="max_girth_cm" label={text.max_girth} digits={1} />
      <NumberField name="max_value" label={text.max_value} digits={2} />
    </div>
  )
}

function TaxFields() {
  const text = useText(freightDeskText)
  const countries = useCountrySelect()
  return (
    <>
      <Form.Item name="duty_terms" label={text.terms}>
        <Select options={dutyTerms.map((terms) => ({ value: terms, label: text[`terms_${terms}`] }))} />
      </Form.Item>
      {dutyTerms.map((terms) => (
        <Form.Item key={terms} name={['terms_of', terms]} label={`${text.country_terms} · ${text[`terms_${terms}`]}`}>
          <Select mode="multiple" allowClear {...countries} />
        </Form.Item>
      ))}
    </>
  )
}

function LabelFields() {
  const text = useText(freightDeskText)
  const { language } = useLanguage()
  const chosen = Form.useWatch('label_carrier') as LabelCarrier | '' | undefined
  const options = [
    { value: '', label: text.label_by_hand },
    ...labelCarriers.map((carrier) => ({ value: carrier, label: carrierNames[carrier][language] })),
  ]
  return (
    <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
      <Form.Item
        name="label_carrier"
        label={text.label_carrier}
        extra={chosen ? (zplCarriers.includes(chosen) ? text.label_zpl : text.label_pdf_only) : null}
      >
        <Select options={options} />
      </Form.Item>
      {chosen ? (
        <Form.Item
          name="label_code"
          label={text.label_code}
          extra={fill(text.label_code_help, { example: codeExamples[chosen] })}
          rules={[{ required: true, whitespace: true, message: text.label_code_needed }]}
        >
          <Input maxLength={60} />
        </Form.Item>
      ) : null}
    </div>
  )
}

const codeExamples: Record<LabelCarrier, string> = {
  easypost: 'USPS/GroundAdvantage',
  yunexpress: 'THPHR',
  fourpx: 'S1',
}

/** The form of a channel, in groups. */
export function ChannelFormFields({
  warehouses,
}: {
  readonly warehouses: Reply<typeof contract.listFreightChannels>['warehouses']
}) {
  const text = useText(freightDeskText)
  return (
    <>
      <h3 className="text-md mt-4 mb-2">{text.group_name}</h3>
      <NameFields />
      <h3 className="text-md mt-4 mb-2">{text.group_label}</h3>
      <LabelFields />
      <h3 className="text-md mt-4 mb-2">{text.group_limits}</h3>
      <LimitFields />
      <h3 className="text-md mt-4 mb-2">{text.group_tax}</h3>
      <TaxFields />
      <h3 className="text-md mt-4 mb-2">{text.group_when}</h3>
      <Form.Item name="warehouses" label={text.warehouses} extra={text.warehouses_help}>
        <Select
          mode="multiple"
          allowClear
          options={warehouses.map(({ code, city }) => ({ value: code, label: `${code} ${city}` }))}
        />
      </Form.Item>
      <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
        <Form.Item name="is_enabled" label={text.is_enabled} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="enabled_from" label={text.enabled_from}>
          <DayInput />
        </Form.Item>
        <Form.Item name="enabled_until" label={text.enabled_until}>
          <DayInput />
        </Form.Item>
      </div>
    </>
  )
}
