import { MAX_PARCEL_G } from '@inkroute/contract/shipping/limits'
import * as rule from '@inkroute/contract/shipping/rule'
import * as contract from '@inkroute/contract/shipping/shipping'
import { Alert, Button, Drawer, Form, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ruleText } from './rule.text.ts'

interface Values {
  readonly name: string
  readonly countries: string[]
  readonly weight_min_g: number | null
  readonly weight_max_g: number | null
  readonly amount_min: string | null
  readonly amount_max: string | null
  readonly channel_id: number
}

const given = <T,>(value: T | null | undefined | ''): T | undefined =>
  value === null || value === '' ? undefined : value

const toInput = (values: Values, is_enabled: boolean) => ({
  ...values,
  is_enabled,
  weight_min_g: given(values.weight_min_g),
  weight_max_g: given(values.weight_max_g),
  amount_min: given(values.amount_min),
  amount_max: given(values.amount_max),
})

function Fields() {
  const text = useText(ruleText)
  const countries = useCountrySelect()
  const channels = useCall(contract.listChannels, {}).data?.data ?? []
  const required = (field: string) => ({ required: true, message: fill(text.required, { field }) })
  const amount = { pattern: /^\d{1,6}(\.\d{1,2})?$/, message: text.bad_amount }
  const grams = { min: 0, max: MAX_PARCEL_G, precision: 0, style: { width: '100%' }, suffix: 'g' }
  return (
    <>
      <Form.Item name="name" label={text.f_name} rules={[{ ...required(text.f_name), whitespace: true }]}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="countries" label={text.f_countries} extra={text.f_countries_help}>
        <Select mode="multiple" {...countries} placeholder={text.all_countries} />
      </Form.Item>
      <div className="grid grid-cols-halves gap-x-4">
        <Form.Item name="weight_min_g" label={`${text.f_weight} · ${text.from}`}>
          <InputNumber {...grams} />
        </Form.Item>
        <Form.Item name="weight_max_g" label={text.to}>
          <InputNumber {...grams} min={1} />
        </Form.Item>
        <Form.Item name="amount_min" label={`${text.f_amount} · ${text.from}`} rules={[amount]}>
          <AmountInput />
        </Form.Item>
        <Form.Item name="amount_max" label={text.to} rules={[amount]}>
          <AmountInput />
        </Form.Item>
      </div>
      <Form.Item name="channel_id" label={text.f_channel} rules={[required(text.f_channel)]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={channels.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </>
  )
}

/** Creates or edits a rule. */
export function RuleDrawer({
  rule: present,
  onClose,
}: {
  readonly rule: rule.ShippingRule | null
  readonly onClose: () => void
}) {
  const text = useText(ruleText)
  const [form] = Form.useForm<Values>()
  const [problem, setProblem] = useState('')
  const options = {
    refetch: [rule.listShippingRules, rule.tryShippingRules],
    quiet: true,
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
    onError: (error: ApiError) => {
      form.setFields(
        error.problems.map(({ field, message }) => ({ name: field.split('.')[0] as keyof Values, errors: [message] })),
      )
      setProblem(error.problems.length > 0 ? '' : error.message)
    },
  }
  const create = useSend(rule.createShippingRule, options)
  const update = useSend(rule.updateShippingRule, options)
  const submit = (values: Values) => {
    if (present) update.mutate({ id: present.id, ...toInput(values, present.is_enabled) })
    else create.mutate(toInput(values, true))
  }
  const start = present ? { ...present, channel_id: present.channel.id } : { countries: [] }
  return (
    <Drawer
      open
      size={520}
      title={present ? text.form_edit : text.form_new}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={create.isPending || update.isPending} onClick={() => form.submit()}>
          {text.save}
        </Button>
      }
    >
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 24 }} /> : null}
      <Form form={form} layout="vertical" requiredMark={false} initialValues={start} onFinish={submit}>
        <Fields />
      </Form>
    </Drawer>
  )
}
