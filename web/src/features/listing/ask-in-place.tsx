import { categoryFields, shopChoices } from '@inkroute/contract/listing/catalogue'
import type { ListingTemplate, TemplateContent } from '@inkroute/contract/listing/listing'
import * as contract from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Button, Form, Input } from 'antd'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { CategoryAnswer } from './category-answers.tsx'
import { CategoryField } from './category-field.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { contentOf, templateInput } from './listing.view.ts'
import { FieldInput } from './platform-fields.tsx'

interface FieldsProps {
  readonly platform: ListingPlatform
  readonly template: ListingTemplate
  readonly missing: ReadonlySet<string>
  readonly store_id: number | null
}

function Fields({ platform, template, missing, store_id }: FieldsProps) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const at = { platform: platform.word, ...(store_id === null ? {} : { store_id }) }
  const lists = useCall(shopChoices, at, { quiet: true }).data?.data
  const { category_id } = template
  const asked = useCall(
    categoryFields,
    { ...at, category_id: category_id || '-' },
    { quiet: true, enabled: category_id !== '' },
  )
  const answers = (asked.data?.data ?? []).filter(({ key }) => missing.has(key))
  return (
    <div className={css.fields}>
      {platform.fields
        .filter(({ key }) => missing.has(key))
        .map((field) => (
          <Form.Item
            key={field.key}
            name={['attributes', field.key]}
            label={field[language]}
            rules={[{ required: field.is_required, message: text.required }]}
          >
            <FieldInput field={field} shop={lists?.find(({ key }) => key === field.key)?.choices ?? []} />
          </Form.Item>
        ))}
      {answers.map((field) => (
        <CategoryAnswer key={field.key} field={field} />
      ))}
    </div>
  )
}

interface AskInPlaceProps {
  readonly platform: ListingPlatform
  readonly template_id: number
  readonly store_id: number | null
  /** Fields the preview reports as missing. */
  readonly missing: ReadonlySet<string>
}

/** What the platform requires and nobody can guess, asked for once beside the preview and kept in the template. */
export function AskInPlace({ platform, template_id, store_id, missing }: AskInPlaceProps) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const [form] = Form.useForm<TemplateContent>()
  const { data } = useCall(contract.listListingTemplates, { platform: platform.word }, { quiet: true })
  const save = useSend(contract.saveListingTemplate, {
    refetch: [contract.listListingTemplates, contract.previewListings],
  })
  const template = data?.data.find(({ id }) => id === template_id)
  if (!template || missing.size === 0) return null
  const submit = (given: Partial<TemplateContent>) => {
    const content = contentOf(template)
    const attributes = { ...content.attributes, ...given.attributes }
    save.mutate(templateInput(platform, template_id, { ...content, ...given, attributes }))
  }
  const has_more = [...missing].some((field) => field !== 'category_id')
  return (
    <section className={css.ask} aria-label={text.ask_title}>
      <h3>{fill(text.ask_in_place, { platform: platform[language] })}</h3>
      <p className={css.quiet}>{text.ask_once}</p>
      <Form
        key={`${template_id}:${template.updated_at}`}
        form={form}
        layout="vertical"
        initialValues={contentOf(template)}
        onFinish={submit}
      >
        {missing.has('category_id') ? (
          <CategoryField platform={platform} onChosen={() => form.submit()} />
        ) : (
          <Form.Item name="category_id" hidden>
            <Input />
          </Form.Item>
        )}
        <Fields platform={platform} template={template} missing={missing} store_id={store_id} />
        {has_more ? (
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {text.save_and_check}
          </Button>
        ) : null}
      </Form>
    </section>
  )
}
