import * as contract from '@inkroute/contract/cart/brand'
import { getAddValueDiscount } from '@inkroute/contract/cart/cart'
import type { AddValueKey } from '@inkroute/contract/cart/codes'
import { Button, Checkbox, Drawer, Form, Input } from 'antd'
import { type ComponentType, useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { brandText } from '../brand.text.ts'

export interface ChosenLogo {
  readonly upload_id: number
  readonly name: string
  readonly preview_url: string
}
export type PictureField = ComponentType<{
  readonly value: readonly ChosenLogo[]
  readonly onChange: (pictures: readonly ChosenLogo[]) => void
  readonly max: number
}>

interface Values {
  readonly name: string
  readonly services: AddValueKey[]
  readonly label_text: string
  readonly card_message: string
  readonly is_default: boolean
}

function Inserts() {
  const text = useText(brandText)
  const offered = useCall(getAddValueDiscount, {}, { quiet: true, stale_ms: 600_000 }).data?.services ?? []
  return (
    <Form.Item name="services" label={text.services} extra={text.services_hint}>
      <Checkbox.Group
        options={offered.map(({ key, name, price }) => ({
          value: key,
          label: fill(text.service_price, { name, price: formatMoney(price) }),
        }))}
      />
    </Form.Item>
  )
}

function Fields({
  logo,
  onLogo,
  picture_field: Pictures,
}: {
  logo: readonly ChosenLogo[]
  onLogo: (next: readonly ChosenLogo[]) => void
  picture_field: PictureField
}) {
  const text = useText(brandText)
  return (
    <>
      <Form.Item
        name="name"
        label={text.name}
        rules={[{ required: true, whitespace: true, message: text.name_needed }]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item label={text.logo} extra={text.logo_hint}>
        <Pictures value={logo} onChange={onLogo} max={1} />
      </Form.Item>
      <Inserts />
      <Form.Item name="label_text" label={text.label_text}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="card_message" label={text.card_message}>
        <Input.TextArea maxLength={300} showCount rows={4} placeholder={text.card_placeholder} />
      </Form.Item>
      <Form.Item name="is_default" valuePropName="checked">
        <Checkbox>{text.make_default}</Checkbox>
      </Form.Item>
    </>
  )
}

interface DrawerProps {
  /** Null adds one. */
  readonly brand: contract.Brand | null
  readonly picture_field: PictureField
  readonly onClose: () => void
}

export function BrandDrawer({ brand, picture_field, onClose }: DrawerProps) {
  const text = useText(brandText)
  const [form] = Form.useForm<Values>()
  const [logo, setLogo] = useState<readonly ChosenLogo[]>(brand?.logo ? [brand.logo] : [])
  const options = {
    refetch: [contract.listBrands],
    onSuccess: () => {
      showToast('success' as const, text.saved)
      onClose()
    },
  }
  const create = useSend(contract.createBrand, options)
  const change = useSend(contract.changeBrand, options)
  const save = (values: Values) => {
    const fields = { ...values, logo_upload_id: logo[0]?.upload_id ?? null }
    if (brand) change.mutate({ id: brand.id, ...fields })
    else create.mutate(fields)
  }
  const blank = { name: '', services: [], label_text: '', card_message: '', is_default: false }
  return (
    <Drawer
      open
      size={480}
      title={brand ? fill(text.edit_of, { name: brand.name }) : text.add}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={create.isPending || change.isPending} onClick={() => form.submit()}>
          {text.save}
        </Button>
      }
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={brand ?? blank} onFinish={save}>
        <Fields logo={logo} onLogo={setLogo} picture_field={picture_field} />
      </Form>
    </Drawer>
  )
}
