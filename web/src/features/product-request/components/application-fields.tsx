import * as catalog from '@inkroute/contract/catalog/catalog'
import { MAX_APPLICATION_PICTURES } from '@inkroute/contract/product-request/codes'
import * as contract from '@inkroute/contract/product-request/product-request'
import { Cascader, Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { requestText } from '../request.text.ts'
import { categoryChoices } from '../request.view.ts'
import css from './request.module.css'

export interface PickedPicture {
  readonly upload_id: number
  readonly name: string
  readonly preview_url: string
}

/** Picture picker provided by the page, because uploading belongs to another feature. */
export type PictureField = (props: {
  readonly value: readonly PickedPicture[]
  readonly onChange: (value: readonly PickedPicture[]) => void
  readonly max: number
  readonly id?: string
}) => ReactNode

/** antd injects value and onChange into the only child of a form item. */
function Pictures({
  field: Field,
  value = [],
  onChange = () => {},
  id,
}: {
  field: PictureField
  value?: readonly PickedPicture[]
  onChange?: (value: readonly PickedPicture[]) => void
  id?: string
}) {
  return <Field value={value} onChange={onChange} max={MAX_APPLICATION_PICTURES} {...(id ? { id } : {})} />
}

const STALE_MS = 600_000
type Choice = { readonly key: string; readonly name: string }
const getOptions = (rows: readonly Choice[] | undefined) =>
  (rows ?? []).map(({ key, name }) => ({ value: key, label: name }))

function useChoices() {
  const stale = { stale_ms: STALE_MS }
  const tree = useCall(catalog.listCategoriesAsSeller, {}, stale).data
  return {
    categories: tree ? categoryChoices(tree) : [],
    techniques: getOptions(useCall(catalog.listTechniques, {}, stale).data?.data),
    sizes: getOptions(useCall(contract.listApplicationSizeAttributes, {}, stale).data?.data),
    countries: getOptions(useCall(contract.listApplicationCountries, {}, stale).data?.data),
    areas: getOptions(useCall(contract.listApplicationProduceAreas, {}, stale).data?.data),
  }
}

function useRules() {
  const text = useText(requestText)
  const required = (field: string) => ({ required: true, message: fill(text.required, { field }) })
  return {
    required,
    filled: (field: string) => ({ ...required(field), whitespace: true }),
    price: { pattern: /^(?!0+(\.0{1,2})?$)\d{1,6}(\.\d{1,2})?$/, message: text.bad_price },
    link: { pattern: /^https?:\/\/\S+$/i, message: text.bad_link },
  }
}

function What({ picture_field }: { readonly picture_field: PictureField }) {
  const text = useText(requestText)
  const rules = useRules()
  const { categories, techniques } = useChoices()
  return (
    <>
      <Form.Item name="name" label={text.f_name} rules={[rules.filled(text.f_name)]}>
        <Input maxLength={80} placeholder={text.f_name_hint} />
      </Form.Item>
      <Form.Item
        name="pictures"
        label={text.f_pictures}
        extra={text.f_pictures_help}
        rules={[rules.required(text.f_pictures)]}
      >
        <Pictures field={picture_field} />
      </Form.Item>
      <div className={`grid grid-cols-halves gap-x-4 ${css.pair}`}>
        <Form.Item name="category" label={text.f_category} rules={[rules.required(text.f_category)]}>
          <Cascader options={categories} showSearch />
        </Form.Item>
        <Form.Item name="technique" label={text.f_technique} rules={[rules.required(text.f_technique)]}>
          <Select options={techniques} />
        </Form.Item>
      </div>
      <Form.Item name="material" label={text.f_material} rules={[rules.filled(text.f_material)]}>
        <Input maxLength={80} placeholder={text.f_material_hint} />
      </Form.Item>
    </>
  )
}

/** The form, in one column with pairs of short fields. */
export function ApplicationFields({ picture_field }: { readonly picture_field: PictureField }) {
  const text = useText(requestText)
  const rules = useRules()
  const { sizes, countries, areas } = useChoices()
  return (
    <>
      <What picture_field={picture_field} />
      <div className={`grid grid-cols-halves gap-x-4 ${css.pair}`}>
        <Form.Item name="size_attribute" label={text.f_size_attribute} rules={[rules.required(text.f_size_attribute)]}>
          <Select options={sizes} />
        </Form.Item>
        <Form.Item name="sizes" label={text.f_sizes} extra={text.f_sizes_help} rules={[rules.required(text.f_sizes)]}>
          <Select mode="tags" open={false} suffixIcon={null} maxCount={30} tokenSeparators={[',', '，', '/', '、']} />
        </Form.Item>
        <Form.Item name="expected_price" label={text.f_price} rules={[rules.required(text.f_price), rules.price]}>
          <AmountInput maxLength={9} />
        </Form.Item>
        <Form.Item name="monthly_quantity" label={text.f_quantity} rules={[rules.required(text.f_quantity)]}>
          <InputNumber min={1} max={1_000_000} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <Form.Item name="countries" label={text.f_countries} rules={[rules.required(text.f_countries)]}>
        <Select mode="multiple" options={countries} optionFilterProp="label" maxTagCount="responsive" />
      </Form.Item>
      <Form.Item name="produce_areas" label={text.f_areas}>
        <Select mode="multiple" options={areas} placeholder={text.f_areas_any} />
      </Form.Item>
      <Form.Item name="reference_link" label={text.f_link} rules={[rules.link]}>
        <Input type="url" maxLength={500} placeholder={text.f_link_hint} />
      </Form.Item>
      <Form.Item name="description" label={text.f_description}>
        <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </>
  )
}
