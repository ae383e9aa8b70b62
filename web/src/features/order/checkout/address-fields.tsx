import { type CountryRule, countryRule } from '@inkroute/contract/address/rules'
import { isEu } from '@inkroute/contract/countries'
import { Form, type FormRule, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import own from './checkout.module.css'
import { checkoutText } from './checkout.text.ts'
import { isPhone, isPostcode } from './checkout.view.ts'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly is_needed?: boolean
  readonly autoComplete?: string
  readonly max?: number
  readonly extra?: string
  /** Beside being there. */
  readonly rule?: FormRule
}

function TextItem({ name, label, is_needed = false, autoComplete, max = 200, extra, rule }: FieldProps) {
  const text = useText(orderText)
  const needed: FormRule = { required: true, whitespace: true, message: fill(text.required, { field: label }) }
  return (
    <Form.Item
      name={name}
      label={label}
      validateFirst
      validateTrigger="onBlur"
      rules={[...(is_needed ? [needed] : []), ...(rule ? [rule] : [])]}
      {...(extra ? { extra } : {})}
    >
      <Input maxLength={max} {...(autoComplete ? { autoComplete } : {})} />
    </Form.Item>
  )
}

/** A rule for what is written; an empty field is the business of `is_needed`. */
const when = (isRight: (value: string) => boolean, message: string): FormRule => ({
  validator: (_, value: string | undefined) =>
    !value?.trim() || isRight(value) ? Promise.resolve() : Promise.reject(new Error(message)),
})

interface PlaceProps {
  readonly country: string
  readonly rule: CountryRule
}

/** State and postcode as the country has them: required, optional or not at all. */
function PlaceFields({ country, rule }: PlaceProps) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const has_code = rule.postcode !== null
  const is_known = rule.dial !== ''
  const example = rule.example ? fill(words.postcode_like, { example: rule.example }) : ''
  return (
    <>
      {rule.has_state ? (
        <TextItem
          name="state"
          label={rule.needs_state ? text.state_province : words.state_optional}
          is_needed={rule.needs_state}
          autoComplete="address-level1"
          max={60}
        />
      ) : null}
      {has_code || !is_known ? (
        <TextItem
          name="postcode"
          label={has_code ? text.postcode : words.postcode_optional}
          is_needed={has_code}
          autoComplete="postal-code"
          max={16}
          rule={when((code) => isPostcode(country, code), example)}
        />
      ) : null}
    </>
  )
}

/** The number customs ask for, the seller's tax number within the Union, or an optional one elsewhere. */
function TaxField({ country, rule, is_customs_checked }: PlaceProps & { readonly is_customs_checked: boolean }) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const { language } = useLanguage()
  const number = rule.customs_number
  if (!number) {
    const label = isEu(country) ? text.tax_number : words.tax_optional
    return <TextItem name="tax_no" label={label} max={40} />
  }
  const hint = fill(words.customs_like, { example: number.example })
  return (
    <TextItem
      name="tax_no"
      label={number[language]}
      max={40}
      extra={hint}
      {...(is_customs_checked ? { is_needed: true, rule: when(number.isValid, hint) } : {})}
    />
  )
}

interface Props {
  /** The country can be fixed where changing it is not possible. */
  readonly is_country_fixed?: boolean
  /** Whether a parcel could not leave without the number customs ask for. */
  readonly is_customs_checked?: boolean
  /** Further optional fields. */
  readonly children?: ReactNode
}

/** The fields of an address, for an antd form: those its country has, required where it requires them. */
export function AddressFields({ is_country_fixed = false, is_customs_checked = false, children }: Props) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const countries = useCountrySelect()
  const form = Form.useFormInstance()
  // Watching starts after the first render.
  const country: string = Form.useWatch('country', form) ?? form.getFieldValue('country') ?? ''
  const place = { country, rule: countryRule(country) }
  const is_tax_shown = isEu(country) || place.rule.customs_number !== null
  const tax = <TaxField {...place} is_customs_checked={is_customs_checked} />
  return (
    <>
      <div className={`grid gap-x-4 ${css.fields}`}>
        <Form.Item
          name="country"
          label={text.country}
          rules={[{ required: true, message: fill(text.required, { field: text.country }) }]}
        >
          <Select {...countries} disabled={is_country_fixed} />
        </Form.Item>
        <TextItem name="name" label={text.name} is_needed autoComplete="name" max={60} />
        <TextItem
          name="phone"
          label={text.phone}
          is_needed
          autoComplete="tel"
          max={30}
          rule={when(isPhone, words.phone_wrong)}
        />
        <TextItem name="street1" label={text.street1} is_needed autoComplete="address-line1" max={120} />
        <TextItem name="street2" label={text.street2} autoComplete="address-line2" max={120} />
        <TextItem name="city" label={text.city} is_needed autoComplete="address-level2" max={60} />
        <PlaceFields {...place} />
        {is_tax_shown ? tax : null}
      </div>
      <details className={own.more}>
        <summary>{words.more_fields}</summary>
        <div className={`grid gap-x-4 ${css.fields}`}>
          <TextItem name="email" label={text.email} autoComplete="email" max={100} />
          <TextItem name="company" label={text.company} autoComplete="organization" max={80} />
          {is_tax_shown ? null : tax}
          {children}
        </div>
      </details>
    </>
  )
}
