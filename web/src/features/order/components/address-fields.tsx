import { type Address, listAddresses } from '@inkroute/contract/address/address'
import { destinations } from '@inkroute/contract/countries'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'

const fieldsOf = ({ id: _, is_default: __, blocked: ___, updated_at: ____, ...fields }: Address) => fields

/** Fills the form from the address book; absent where there is none. */
export function AddressBookPick({ onPick }: { readonly onPick: (address: ReturnType<typeof fieldsOf>) => void }) {
  const text = useText(orderText)
  const may_open = useMayOpen()('/setting/address')
  const [keyword, setKeyword] = useState('')
  const input = { page_size: 20, ...(keyword ? { keyword } : {}) }
  const found = useCall(listAddresses, input, { enabled: may_open, quiet: true }).data
  if (!may_open || (found?.total === 0 && keyword === '')) return null
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      style={{ width: 'min(420px, 100%)', marginBottom: 16 }}
      aria-label={text.from_book}
      placeholder={text.from_book}
      value={null}
      options={(found?.data ?? []).map((one) => ({
        value: one.id,
        label: `${one.name} · ${one.city} · ${one.country}`,
        disabled: one.blocked !== '',
      }))}
      onChange={(id) => {
        const picked = found?.data.find((one) => one.id === id)
        if (picked) onPick(fieldsOf(picked))
      }}
    />
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly is_needed?: boolean
  readonly autoComplete?: string
  readonly max?: number
}

function TextItem({ name, label, is_needed = false, autoComplete, max = 200 }: FieldProps) {
  const text = useText(orderText)
  return (
    <Form.Item
      name={name}
      label={label}
      rules={is_needed ? [{ required: true, whitespace: true, message: fill(text.required, { field: label }) }] : []}
    >
      <Input maxLength={max} {...(autoComplete ? { autoComplete } : {})} />
    </Form.Item>
  )
}

/** The fields of an address, for an antd form. The country can be fixed where changing it is not possible. */
export function AddressFields({ is_country_fixed = false }: { readonly is_country_fixed?: boolean }) {
  const text = useText(orderText)
  const { language } = useLanguage()
  return (
    <div className={css.fields}>
      <Form.Item
        name="country"
        label={text.country}
        rules={[{ required: true, message: fill(text.required, { field: text.country }) }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          disabled={is_country_fixed}
          options={destinations.map((place) => ({ value: place.code, label: place[language] }))}
        />
      </Form.Item>
      <TextItem name="name" label={text.name} is_needed autoComplete="name" max={80} />
      <TextItem name="phone" label={text.phone} is_needed autoComplete="tel" max={32} />
      <TextItem name="email" label={text.email} autoComplete="email" />
      <TextItem name="street1" label={text.street1} is_needed autoComplete="address-line1" />
      <TextItem name="street2" label={text.street2} autoComplete="address-line2" />
      <TextItem name="city" label={text.city} is_needed max={80} />
      <TextItem name="state" label={text.state_province} max={80} />
      <TextItem name="postcode" label={text.postcode} is_needed max={16} />
      <TextItem name="company" label={text.company} max={80} />
      <TextItem name="tax_no" label={text.tax_number} max={40} />
    </div>
  )
}
