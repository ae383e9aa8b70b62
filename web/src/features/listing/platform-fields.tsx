import { shopChoices } from '@inkroute/contract/listing/catalogue'
import type { ListingField, ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { CategoryAnswers } from './category-answers.tsx'
import { CategoryField } from './category-field.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'

interface Choice {
  readonly value: string
  readonly name: string
}

/** Chosen from our list, from the shop's own, or written. */
export function FieldInput({
  field,
  shop,
  ...given
}: {
  field: ListingField
  shop: readonly Choice[]
  value?: string
  onChange?: (value: string) => void
}) {
  const { language } = useLanguage()
  if (field.choices.length > 0)
    return (
      <Select
        {...given}
        showSearch={{ optionFilterProp: 'label' }}
        options={field.choices.map((one) => ({ value: one.value, label: one[language] }))}
      />
    )
  if (shop.length > 0) {
    const options = shop.map(({ value, name }) => ({ value, label: `${name} · ${value}` }))
    // Keeps a typed value as an option.
    const typed =
      given.value && !shop.some(({ value }) => value === given.value)
        ? [{ value: given.value, label: given.value }]
        : []
    return <Select {...given} showSearch={{ optionFilterProp: 'label' }} options={[...options, ...typed]} />
  }
  const { onChange, ...rest } = given
  return (
    <Input
      {...rest}
      onChange={(event) => onChange?.(event.target.value)}
      maxLength={500}
      inputMode={field.is_number ? 'numeric' : 'text'}
    />
  )
}

/** Platform-specific fields: category, attributes, freight template and the like. */
export function PlatformFields({ platform }: { platform: ListingPlatform }) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const [is_fresh, setFresh] = useState(false)
  const input = { platform: platform.word, ...(is_fresh ? { fresh: '1' as const } : {}) }
  const { data, isFetching, refetch } = useCall(shopChoices, input, { quiet: true })
  const readAgain = () => (is_fresh ? void refetch() : setFresh(true))
  const getShop = (key: string) => data?.data.find((one) => one.key === key)?.choices ?? []
  return (
    <>
      <div className={`grid gap-x-3 ${css.fields}`}>
        <CategoryField platform={platform} />
        <Form.Item name="brand" label={text.brand}>
          <Input maxLength={60} />
        </Form.Item>
        {platform.fields.map((field) => (
          <Form.Item
            key={field.key}
            name={['attributes', field.key]}
            label={field[language]}
            rules={[
              { required: field.is_required, message: text.required },
              ...(field.is_number ? [{ pattern: /^\d*$/, message: text.digits_only }] : []),
            ]}
          >
            <FieldInput field={field} shop={getShop(field.key)} />
          </Form.Item>
        ))}
      </div>
      {data && data.data.length > 0 ? (
        <Button type="link" size="small" style={{ padding: 0 }} loading={isFetching} onClick={readAgain}>
          {text.reload}
        </Button>
      ) : null}
      <CategoryAnswers platform={platform} />
    </>
  )
}
