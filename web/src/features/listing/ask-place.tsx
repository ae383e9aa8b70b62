import { categoryFields, placeProduct } from '@inkroute/contract/listing/catalogue'
import { type ListingPreview, previewListings, type TemplateContent } from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Button, Form } from 'antd'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { CategoryAnswer } from './category-answers.tsx'
import { CategoryField } from './category-field.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'

type Placed = Pick<TemplateContent, 'category_id' | 'category_name' | 'attributes'>

interface AskPlaceProps {
  readonly platform: ListingPlatform
  readonly store_id: number | null
  /** Any goods of the product. */
  readonly preview: ListingPreview
  readonly onPlaced: () => void
}

/** Where a product belongs on the platform and what is asked there, kept with the product. */
export function AskPlace({ platform, store_id, preview, onPlaced }: AskPlaceProps) {
  const text = useText(listingText)
  const [form] = Form.useForm<Placed>()
  const { product_id, product_name, category_id } = preview
  const at = { platform: platform.word, ...(store_id === null ? {} : { store_id }) }
  const save = useSend(placeProduct, { refetch: [previewListings], onSuccess: onPlaced })
  const asked = useCall(
    categoryFields,
    { ...at, category_id: category_id || '-' },
    { quiet: true, enabled: category_id !== '' },
  )
  const missing = new Set(preview.problems.map(({ field }) => field))
  const answers = (asked.data?.data ?? []).filter(({ key }) => missing.has(key))
  const submit = ({ attributes = {}, ...place }: Placed) => {
    const given = Object.entries(attributes).filter(([, value]) => Boolean(value))
    save.mutate({ platform: platform.word, product_id, ...place, attributes: Object.fromEntries(given) })
  }
  return (
    <section
      className={`bg-paper border rounded-card p-4 mb-4 ${css.ask}`}
      aria-label={fill(text.place_title, { product: product_name })}
    >
      <h3>{fill(text.place_title, { product: product_name })}</h3>
      <p className="text-sm text-quiet wrap-anywhere">{text.place_once}</p>
      <Form
        key={`${product_id}:${category_id}`}
        form={form}
        layout="vertical"
        initialValues={{ category_id, category_name: preview.category }}
        onFinish={submit}
      >
        <CategoryField platform={platform} onChosen={() => form.submit()} />
        <div className={`grid gap-x-3 ${css.fields}`}>
          {answers.map((field) => (
            <CategoryAnswer key={field.key} field={field} />
          ))}
        </div>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save_and_check}
        </Button>
      </Form>
    </section>
  )
}
