import * as contract from '@inkroute/contract/coupon/coupon'
import { Alert, Button, DatePicker, Drawer, Form, Input, InputNumber, Select, Space } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { ZoneNote } from '../../../shared/content/fields.tsx'
import { useLevels } from '../../../shared/hooks/use-levels.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { couponText } from '../coupon.text.ts'
import { opsCouponText } from '../ops-coupon.text.ts'
import { type CampaignForm, emptyCampaign, toForm, toInput } from '../ops-coupon.view.ts'
import css from './ops-coupon.module.css'

interface CampaignDrawerProps {
  /** Null creates a new one. */
  readonly campaign: contract.Campaign | null
  readonly onClose: () => void
}

function useSaving(campaign: contract.Campaign | null, onClose: () => void) {
  const text = useText(opsCouponText)
  const options = {
    refetch: [contract.listCampaigns, contract.listPublicCoupons],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  }
  const create = useSend(contract.createCampaign, options)
  const save = useSend(contract.saveCampaign, options)
  return {
    is_busy: create.isPending || save.isPending,
    send: (form: CampaignForm) =>
      campaign ? save.mutate({ id: campaign.id, ...toInput(form) }) : create.mutate(toInput(form)),
  }
}

export function CampaignDrawer({ campaign, onClose }: CampaignDrawerProps) {
  const text = useText(opsCouponText)
  const [form] = Form.useForm<CampaignForm>()
  const [initial] = useState(() => (campaign ? toForm(campaign) : emptyCampaign(dayjs().second(0).millisecond(0))))
  const { is_busy, send } = useSaving(campaign, onClose)
  return (
    <Drawer
      open
      size={640}
      title={campaign ? text.edit : text.create}
      onClose={onClose}
      footer={
        <Space>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="primary" loading={is_busy} onClick={() => form.submit()}>
            {text.save}
          </Button>
        </Space>
      }
    >
      <Form form={form} layout="vertical" initialValues={initial} requiredMark={false} onFinish={send}>
        {campaign && campaign.collected > 0 ? <Alert type="info" showIcon title={text.kept} /> : null}
        <NameFields />
        <WorthFields />
        <ScopeFields />
        <LimitFields />
      </Form>
    </Drawer>
  )
}

function NameFields() {
  const text = useText(opsCouponText)
  const required = { required: true, whitespace: true, message: text.required }
  return (
    <div className={`grid grid-cols-halves gap-x-5 ${css.pair}`}>
      {(['name_zh', 'name_en'] as const).map((name) => (
        <Form.Item key={name} name={name} label={text[name]} rules={[required]}>
          <Input maxLength={60} />
        </Form.Item>
      ))}
      {(['note_zh', 'note_en'] as const).map((name) => (
        <Form.Item key={name} name={name} label={text[name]}>
          <Input maxLength={200} />
        </Form.Item>
      ))}
    </div>
  )
}

/** A full-width number field. */
function NumberField(props: {
  name: keyof CampaignForm
  label: string
  min?: number
  max?: number
  extra?: string
  optional?: true
  whole?: true
}) {
  const text = useText(opsCouponText)
  const { name, label, extra, min = 0, max = 9_999_999 } = props
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={props.optional ? [] : [{ required: true, message: text.required }]}
    >
      <InputNumber min={min} max={max} precision={props.whole ? 0 : 2} style={{ width: '100%' }} />
    </Form.Item>
  )
}

function WorthFields() {
  const text = useText(opsCouponText)
  const words = useText(couponText)
  const kind = Form.useWatch('kind') as CampaignForm['kind'] | undefined
  const kinds = (['reduction', 'percent', 'freight'] as const).map((value) => ({
    value,
    label: words[`kind_${value}`],
  }))
  return (
    <div className={`grid grid-cols-halves gap-x-5 ${css.pair}`}>
      <Form.Item name="kind" label={text.kind}>
        <Select options={kinds} />
      </Form.Item>
      <NumberField name="threshold" label={text.threshold} />
      {kind === 'percent' ? (
        <>
          <NumberField name="percent" label={text.percent} extra={text.percent_help} min={0.01} max={90} />
          <NumberField name="max_discount" label={text.max_discount} min={0.01} optional />
        </>
      ) : (
        <NumberField name="amount" label={kind === 'freight' ? text.freight_amount : text.amount} min={0.01} />
      )}
    </div>
  )
}

function ScopeFields() {
  const text = useText(opsCouponText)
  const words = useText(couponText)
  const levels = useLevels()
  const scope = Form.useWatch('scope_kind') as CampaignForm['scope_kind'] | undefined
  const scopes = (['all', 'category', 'product', 'zone'] as const).map((value) => ({
    value,
    label: words[`scope_${value}`],
  }))
  return (
    <>
      <div className={`grid grid-cols-halves gap-x-5 ${css.pair}`}>
        <Form.Item name="scope_kind" label={text.scope}>
          <Select options={scopes} />
        </Form.Item>
        <Form.Item name="min_level" label={text.min_level}>
          <Select options={levels.map(({ level, name }) => ({ value: level, label: name }))} />
        </Form.Item>
      </div>
      {scope && scope !== 'all' ? (
        <Form.Item name="scope_refs" label={text.refs} rules={[{ required: true, message: text.required }]}>
          <Select mode="tags" tokenSeparators={[',', '，', ' ']} open={false} suffixIcon={null} />
        </Form.Item>
      ) : null}
    </>
  )
}

function LimitFields() {
  const text = useText(opsCouponText)
  return (
    <>
      <Form.Item
        name="window"
        label={text.window}
        extra={<ZoneNote />}
        rules={[{ required: true, message: text.required }]}
      >
        <DatePicker.RangePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
      </Form.Item>
      <div className={`grid grid-cols-halves gap-x-5 ${css.pair}`}>
        <NumberField name="total_limit" label={text.total_limit} min={1} optional whole />
        <NumberField name="per_seller_limit" label={text.per_seller_limit} min={1} max={100} whole />
      </div>
      <NumberField name="valid_days" label={text.valid_days} min={1} max={365} optional whole />
    </>
  )
}
