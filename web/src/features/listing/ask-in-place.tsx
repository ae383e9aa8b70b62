import { shopChoices } from '@inkroute/contract/listing/catalogue'
import type { TemplateContent } from '@inkroute/contract/listing/listing'
import * as contract from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Button, Form } from 'antd'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { getContent, templateInput } from './listing.view.ts'
import { FieldInput } from './platform-fields.tsx'

interface FieldsProps {
  readonly platform: ListingPlatform
  readonly missing: ReadonlySet<string>
  readonly store_id: number | null
}

function Fields({ platform, missing, store_id }: FieldsProps) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const at = { platform: platform.word, ...(store_id === null ? {} : { store_id }) }
  const lists = useCall(shopChoices, at, { quiet: true }).data?.data
  return (
    <div className={`grid gap-x-3 ${css.fields}`}>
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
    const content = getContent(template)
    const attributes = { ...content.attributes, ...given.attributes }
    save.mutate(templateInput(platform, template_id, { ...content, ...given, attributes }))
  }
  return (
    <section className={`bg-paper border rounded-card p-4 mb-4 ${css.ask}`} aria-label={text.ask_title}>
      <h3>{fill(text.ask_in_place, { platform: platform[language] })}</h3>
      <p className="text-sm text-quiet wrap-anywhere">{text.ask_once}</p>
      <Form
        key={`${template_id}:${template.updated_at}`}
        form={form}
        layout="vertical"
        initialValues={getContent(template)}
        onFinish={submit}
      >
        <Fields platform={platform} missing={missing} store_id={store_id} />
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save_and_check}
        </Button>
      </Form>
    </section>
  )
}
