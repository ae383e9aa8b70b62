import { previewTemplate } from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { type ListingLanguage, listingLanguages, listingWords, startRules } from '@inkroute/contract/listing/words'
import { Button, Form, Input, Select, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'

const TYPING_MS = 400

interface Rules {
  readonly title: string
  readonly description: string
  readonly tags: string
  readonly brand: string
  readonly language?: ListingLanguage
}

/** What is typed, once the typing rests. */
function useRested<T>(value: T): T {
  const key = JSON.stringify(value)
  const [rested, setRested] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), TYPING_MS)
    return () => clearTimeout(timer)
  }, [key])
  return JSON.parse(rested) as T
}

function LivePreview({ platform }: { platform: ListingPlatform }) {
  const text = useText(listingText)
  const form = Form.useFormInstance()
  const typed: Rules = {
    title: Form.useWatch('title', form) ?? '',
    description: Form.useWatch('description', form) ?? '',
    tags: Form.useWatch('tags', form) ?? '',
    brand: Form.useWatch('brand', form) ?? '',
    language: Form.useWatch('language', form),
  }
  const { data } = useCall(previewTemplate, { platform: platform.word, ...useRested(typed) }, { quiet: true })
  const made = data?.data
  if (!made) return data ? <p className="text-sm text-quiet wrap-anywhere">{text.rules_no_goods}</p> : null
  const is_long = made.title.length > made.title_max
  return (
    <section
      className={`grid wrap-anywhere bg-paper rounded-card gap-2 px-4 py-3 mt-3 mb-4 ${css.live}`}
      aria-label={text.rules_preview}
    >
      <h4 className="text-sm font-medium text-quiet">{fill(text.rules_preview_of, { name: made.goods_title })}</h4>
      <b>{made.title}</b>
      <small data-long={is_long}>{fill(text.rules_length, { count: made.title.length, max: made.title_max })}</small>
      <p className={`wrap-anywhere ${css.description}`}>{made.description}</p>
      <p className="flex flex-wrap gap-1">
        {made.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
    </section>
  )
}

/** The words that can be used, with what they stand for. */
function Words() {
  const text = useText(listingText)
  return (
    <details className="mb-2">
      <summary className="text-quiet cursor-pointer">{text.words_help}</summary>
      <dl className={`grid gap-1 mt-2 ${css.facts}`}>
        {listingWords.map((word) => (
          <div key={word}>
            <dt className="text-quiet">
              <code>{`{${word}}`}</code>
            </dt>
            <dd className="wrap-anywhere m-0">{text[`word_${word}`]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** How titles, descriptions and tags are written, tried with the newest product while typing. */
export function TemplateRules({ platform }: { platform: ListingPlatform }) {
  const text = useText(listingText)
  const form = Form.useFormInstance()
  const language = (Form.useWatch('language', form) as ListingLanguage | undefined) ?? 'en'
  const required = [{ required: true, whitespace: true, message: text.required }]
  const start = (of: ListingLanguage) => form.setFieldsValue(startRules[of])
  return (
    <>
      <Form.Item name="language" label={text.language} extra={text.language_help}>
        <Select
          placeholder={text.language_en}
          options={listingLanguages.map((value) => ({ value, label: text[`language_${value}`] }))}
        />
      </Form.Item>
      <Form.Item name="title" label={text.title} rules={required}>
        <Input maxLength={500} showCount />
      </Form.Item>
      <Form.Item name="description" label={text.body}>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 14 }} maxLength={20_000} />
      </Form.Item>
      <Form.Item name="tags" label={text.tags} extra={text.tags_help}>
        <Input maxLength={500} />
      </Form.Item>
      <Words />
      <Button type="link" size="small" style={{ padding: 0 }} onClick={() => start(language)}>
        {text.rules_start}
      </Button>
      <LivePreview platform={platform} />
    </>
  )
}
