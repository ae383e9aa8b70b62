import * as contract from '@inkroute/contract/product-request/third-party'
import { Button, Drawer, Form, Input } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import type { PickedPicture, PictureField } from '../components/application-fields.tsx'
import { thirdPartyText } from './third-party.text.ts'

interface Values {
  readonly name: string
  readonly sku_code?: string
  readonly supplier?: string
  readonly link?: string
  readonly cost?: string
  readonly price?: string
  readonly remark?: string
  readonly pictures?: readonly PickedPicture[]
}

interface OnePictureProps {
  readonly field: PictureField
  readonly id?: string
  readonly value?: readonly PickedPicture[]
  readonly onChange?: (value: readonly PickedPicture[]) => void
}

/** Ant Design injects value and onChange; the picker requires both. */
function OnePicture({ field: Field, value, onChange, ...rest }: OnePictureProps) {
  return <Field {...rest} value={value ?? []} onChange={(next) => onChange?.(next)} max={1} />
}

function Fields({ field }: { readonly field: PictureField }) {
  const text = useText(thirdPartyText)
  const amount = [{ pattern: /^\s*(\d{1,6}(\.\d{1,2})?)?\s*$/, message: text.amount_wrong }]
  return (
    <>
      <Form.Item
        name="name"
        label={text.name}
        rules={[{ required: true, whitespace: true, message: text.name_needed }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="pictures" label={text.picture}>
        <OnePicture field={field} />
      </Form.Item>
      <Form.Item name="sku_code" label={text.sku_code}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="supplier" label={text.supplier}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="link"
        label={text.link}
        rules={[{ pattern: /^\s*(https?:\/\/\S+)?\s*$/i, message: text.link_wrong }]}
      >
        <Input maxLength={500} inputMode="url" />
      </Form.Item>
      <Form.Item name="cost" label={text.cost} rules={amount}>
        <AmountInput maxLength={10} />
      </Form.Item>
      <Form.Item name="price" label={text.price} rules={amount}>
        <AmountInput maxLength={10} />
      </Form.Item>
      <Form.Item name="remark" label={text.remark}>
        <Input.TextArea maxLength={500} showCount rows={3} />
      </Form.Item>
    </>
  )
}

interface FormProps {
  readonly product: contract.ThirdPartyProduct | null
  readonly picture_field: PictureField
  readonly onClose: () => void
}

export function ThirdPartyForm({ product, picture_field, onClose }: FormProps) {
  const text = useText(thirdPartyText)
  const [form] = Form.useForm<Values>()
  const options = {
    refetch: [contract.listThirdParty],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
    onError: ({ problems }: ApiError) =>
      form.setFields(problems.map(({ field, message }) => ({ name: field as keyof Values, errors: [message] }))),
  }
  const create = useSend(contract.createThirdParty, options)
  const update = useSend(contract.updateThirdParty, options)
  const submit = ({ pictures = [], ...values }: Values) => {
    const input = { ...values, upload_ids: pictures.map(({ upload_id }) => upload_id) }
    return product ? update.mutate({ id: product.id, ...input }) : create.mutate(input)
  }
  const start = product
    ? {
        ...product,
        cost: product.cost ?? '',
        price: product.price ?? '',
        pictures: product.picture ? [product.picture] : [],
      }
    : {}
  return (
    <Drawer
      open
      size={520}
      title={product ? text.form_edit : text.form_new}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={create.isPending || update.isPending} onClick={() => form.submit()}>
          {text.save}
        </Button>
      }
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={start} onFinish={submit}>
        <Fields field={picture_field} />
      </Form>
    </Drawer>
  )
}
