import * as contract from '@inkroute/contract/address/address'
import { countryRule } from '@inkroute/contract/address/rules'
import { Alert, Button, Drawer, Form, type FormInstance, Input, Select } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { addressText } from '../address.text.ts'
import css from './address.module.css'

type Values = contract.AddressInput

const showAt = (form: FormInstance<Values>, problems: readonly { field: string; message: string }[]) =>
  form.setFields(problems.map(({ field, message }) => ({ name: field as keyof Values, errors: [message] })))

/** Parses a pasted address block into the fields. */
function PasteField({ form }: { readonly form: FormInstance<Values> }) {
  const text = useText(addressText)
  const [block, setBlock] = useState('')
  const read = useSend(contract.parseAddress, {
    onSuccess: ({ address, problems }) => {
      const found = Object.entries(address).filter(([, value]) => value !== '')
      form.setFieldsValue(Object.fromEntries(found))
      showAt(form, problems)
    },
  })
  return (
    <Form.Item label={text.paste} htmlFor="address-paste" extra={text.paste_hint}>
      <Input.TextArea
        id="address-paste"
        rows={3}
        maxLength={1000}
        value={block}
        onChange={(e) => setBlock(e.target.value)}
      />
      <Button
        style={{ marginTop: 8 }}
        loading={read.isPending}
        disabled={block.trim().length < 5}
        onClick={() => read.mutate({ text: block })}
      >
        {text.read}
      </Button>
    </Form.Item>
  )
}

function AddressFields({ country }: { readonly country: string | undefined }) {
  const text = useText(addressText)
  const rule = countryRule(country ?? '')
  const countries = useCountrySelect()
  const field = (name: keyof Values, label: string, extra?: string) => (
    <Form.Item name={name} label={label} {...(extra ? { extra } : {})}>
      <Input maxLength={120} />
    </Form.Item>
  )
  return (
    <>
      <Form.Item name="country" label={text.country}>
        <Select {...countries} />
      </Form.Item>
      <div className={`grid grid-cols-halves gap-x-4 ${css.pair}`}>
        {field('name', text.name)}
        {field('company', text.company)}
        {field('phone', text.phone, rule.dial ? `+${rule.dial}` : undefined)}
        {field('email', text.email)}
      </div>
      {field('street1', text.street1)}
      {field('street2', text.street2)}
      <div className={`grid grid-cols-halves gap-x-4 ${css.pair}`}>
        {field('city', text.city)}
        {field('state', rule.needs_state ? text.state : text.state_optional)}
        {field(
          'postcode',
          text.postcode,
          rule.example ? fill(text.postcode_like, { example: rule.example }) : undefined,
        )}
        {field('tax_no', text.tax_no)}
      </div>
    </>
  )
}

interface DrawerProps {
  readonly address: contract.Address | null
  readonly onClose: () => void
}

export function AddressDrawer({ address, onClose }: DrawerProps) {
  const text = useText(addressText)
  const [form] = Form.useForm<Values>()
  const [problem, setProblem] = useState('')
  const country = Form.useWatch('country', form)
  const options = {
    quiet: true,
    refetch: [contract.listAddresses],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
    onError: (error: ApiError) => {
      showAt(form, error.problems)
      setProblem(error.problems.length > 0 ? '' : error.message)
    },
  }
  const create = useSend(contract.createAddress, options)
  const update = useSend(contract.updateAddress, options)
  const submit = (values: Values) => (address ? update.mutate({ ...values, id: address.id }) : create.mutate(values))
  const save = (
    <Button type="primary" block loading={create.isPending || update.isPending} onClick={() => form.submit()}>
      {text.save}
    </Button>
  )
  return (
    <Drawer open title={address ? text.edit : text.create} size={560} onClose={onClose} footer={save}>
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} /> : null}
      <Form form={form} layout="vertical" initialValues={address ?? { country: 'US' }} onFinish={submit}>
        {address ? null : <PasteField form={form} />}
        <AddressFields country={country} />
      </Form>
    </Drawer>
  )
}
