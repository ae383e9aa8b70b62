import { type CategoryField, categoryFields } from '@inkroute/contract/listing/catalogue'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Collapse, Form, Input, Select } from 'antd'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'

export function CategoryAnswer({ field }: { field: CategoryField }) {
  const text = useText(listingText)
  return (
    <Form.Item
      name={['attributes', field.key]}
      label={field.name}
      rules={[{ required: field.is_required, message: text.required }]}
    >
      {field.choices.length > 0 ? (
        <Select
          allowClear={!field.is_required}
          showSearch={{ optionFilterProp: 'label' }}
          options={field.choices.map(({ value, name }) => ({ value, label: name }))}
        />
      ) : (
        <Input maxLength={200} />
      )}
    </Form.Item>
  )
}

/** Attributes of the category: required ones first, the rest collapsed. */
export function CategoryAnswers({ platform }: { platform: ListingPlatform }) {
  const text = useText(listingText)
  const form = Form.useFormInstance()
  const category_id = (Form.useWatch('category_id', form) as string | undefined)?.trim() ?? ''
  const asked = useCall(
    categoryFields,
    { platform: platform.word, category_id: category_id || '-' },
    { quiet: true, enabled: category_id !== '' },
  )
  const fields = category_id === '' ? [] : (asked.data?.data ?? [])
  if (fields.length === 0) return null
  const required = fields.filter(({ is_required }) => is_required)
  const optional = fields.filter(({ is_required }) => !is_required)
  return (
    <>
      <h3>{text.category_asks}</h3>
      <div className={`grid gap-x-3 ${css.fields}`}>
        {required.map((field) => (
          <CategoryAnswer key={field.key} field={field} />
        ))}
      </div>
      {optional.length > 0 ? (
        <Collapse
          ghost
          size="small"
          items={[
            {
              key: 'optional',
              label: fill(text.category_optional, { count: optional.length }),
              forceRender: true,
              children: (
                <div className={`grid gap-x-3 ${css.fields}`}>
                  {optional.map((field) => (
                    <CategoryAnswer key={field.key} field={field} />
                  ))}
                </div>
              ),
            },
          ]}
        />
      ) : null}
    </>
  )
}
