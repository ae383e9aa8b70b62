import * as contract from '@inkroute/contract/identity/identity'
import { isCreditCode, isIdentityNumber } from '@inkroute/contract/identity/numbers'
import { Button, Form, Input, Radio, Space } from 'antd'
import type { ComponentType } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../identity.module.css'
import { identityText } from '../identity.text.ts'

interface Picture {
  readonly upload_id: number
  readonly name: string
  readonly preview_url: string
}
export type PictureField = ComponentType<{
  readonly value: readonly Picture[]
  readonly onChange: (value: readonly Picture[]) => void
  readonly max: number
  readonly id?: string
}>

interface Values {
  readonly kind: contract.IdentityKind
  readonly name: string
  readonly number: string
  readonly legal_person?: string
  readonly first: readonly Picture[]
  readonly second: readonly Picture[]
}

interface OnePictureProps {
  readonly field: PictureField
  readonly id?: string
  readonly value?: readonly Picture[]
  readonly onChange?: (value: readonly Picture[]) => void
}

/** Ant Design injects value and onChange; the picker requires both. */
function OnePicture({ field: Field, value, onChange, ...rest }: OnePictureProps) {
  return <Field {...rest} value={value ?? []} onChange={(next) => onChange?.(next)} max={1} />
}

const tidy = (number: string) => number.replace(/\s/g, '').toUpperCase()

function Fields({ kind, field }: { readonly kind: contract.IdentityKind; readonly field: PictureField }) {
  const text = useText(identityText)
  const needed = [{ required: true, whitespace: true, min: 2, message: text.needed }]
  const isRight = kind === 'person' ? isIdentityNumber : isCreditCode
  const check = (_: unknown, value = '') =>
    isRight(tidy(value)) ? Promise.resolve() : Promise.reject(new Error(text[`number_${kind}_wrong`]))
  const picture = [{ required: true, type: 'array' as const, min: 1, message: text.picture_needed }]
  return (
    <>
      <Form.Item name="name" label={text[`name_${kind}`]} rules={needed}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="number" label={text[`number_${kind}`]} rules={[{ validator: check }]} validateTrigger="onBlur">
        <Input maxLength={24} autoComplete="off" />
      </Form.Item>
      {kind === 'company' ? (
        <Form.Item name="legal_person" label={text.legal_person} rules={needed}>
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
      ) : null}
      <Form.Item name="first" label={text[`first_${kind}`]} rules={picture} extra={text.picture_help}>
        <OnePicture field={field} />
      </Form.Item>
      <Form.Item name="second" label={text[`second_${kind}`]} rules={picture}>
        <OnePicture field={field} />
      </Form.Item>
    </>
  )
}

interface FormProps {
  readonly field: PictureField
  /** Only if there is something to go back to. */
  readonly onCancel?: (() => void) | undefined
  readonly onDone: () => void
}

export function IdentityForm({ field, onCancel, onDone }: FormProps) {
  const text = useText(identityText)
  const [form] = Form.useForm<Values>()
  const kind = Form.useWatch('kind', form) ?? 'person'
  const send = useSend(contract.submitIdentity, {
    refetch: [contract.getIdentity],
    onSuccess: () => {
      showToast('success', text.submitted)
      onDone()
    },
  })
  const submit = ({ first, second, number, legal_person = '', ...rest }: Values) =>
    send.mutate({
      ...rest,
      legal_person,
      number: tidy(number),
      upload_ids: [...first, ...second].map(({ upload_id }) => upload_id),
    })
  return (
    <Form
      form={form}
      className={css.form ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={{ kind: 'person' }}
      onFinish={submit}
    >
      <Form.Item name="kind" label={text.kind}>
        <Radio.Group
          options={contract.identityKinds.map((value) => ({ value, label: text[value] }))}
          // A document number does not carry over to another document type.
          onChange={() => form.resetFields(['name', 'number', 'legal_person', 'first', 'second'])}
        />
      </Form.Item>
      <Fields kind={kind} field={field} />
      <Space>
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {text.submit}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{text.cancel}</Button> : null}
      </Space>
    </Form>
  )
}
