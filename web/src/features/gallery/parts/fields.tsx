import type { GalleryTerm } from '@inkroute/contract/gallery/gallery'
import { licences } from '@inkroute/contract/material/item'
import { AutoComplete, Form, Input, Select } from 'antd'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import css from '../gallery.module.css'
import { galleryText } from '../gallery.text.ts'

const NEW = ' new'

interface TermProps {
  readonly id?: string
  readonly value?: GalleryTerm
  readonly onChange?: (term: GalleryTerm) => void
  readonly terms: readonly GalleryTerm[]
}

/** A known category, or a new one with names in both languages. */
export function TermField({ id, value, onChange, terms }: TermProps) {
  const text = useText(galleryText)
  const { language } = useLanguage()
  const is_known = terms.some(({ key }) => key === value?.key)
  const options = terms.map((term) => ({ value: term.key, label: term[language] || term.key }))
  const term = value ?? { key: '', zh: '', en: '' }
  return (
    <div className="grid gap-1.5">
      <Select
        {...(id ? { id } : {})}
        value={is_known ? term.key : NEW}
        options={[...options, { value: NEW, label: text.new_term }]}
        onChange={(key) => onChange?.(terms.find((each) => each.key === key) ?? { key: '', zh: '', en: '' })}
      />
      {is_known ? null : (
        <>
          <Input
            value={term.zh}
            maxLength={30}
            placeholder={text.term_zh}
            aria-label={text.term_zh}
            onChange={(event) => onChange?.({ ...term, key: '', zh: event.target.value })}
          />
          <Input
            value={term.en}
            maxLength={40}
            placeholder={text.term_en}
            aria-label={text.term_en}
            onChange={(event) => onChange?.({ ...term, key: '', en: event.target.value })}
          />
        </>
      )}
    </div>
  )
}

const separators = [',', '，']
const tagField = { mode: 'tags', maxCount: 20, tokenSeparators: separators, open: false, suffixIcon: null } as const

/** What artworks and templates have in common. */
export function CommonFields({ authors }: { readonly authors: readonly string[] }) {
  const text = useText(galleryText)
  return (
    <>
      <div className={`grid gap-x-3 ${css.columns}`}>
        <Form.Item name="name_zh" label={text.name_zh}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="name_en" label={text.name_en}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="tags_zh" label={text.tags_zh}>
          <Select {...tagField} placeholder={text.tags_help} />
        </Form.Item>
        <Form.Item name="tags_en" label={text.tags_en}>
          <Select {...tagField} placeholder={text.tags_help} />
        </Form.Item>
        <Form.Item name="author" label={text.author}>
          <AutoComplete options={authors.map((value) => ({ value }))} maxLength={60} />
        </Form.Item>
        <Form.Item name="licence" label={text.licence}>
          <Select options={licences.map((value) => ({ value, label: text[value] }))} />
        </Form.Item>
      </div>
      <Form.Item name="licence_note" label={text.licence_note} extra={text.licence_help}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
      <Form.Item name="price" label={text.price} extra={text.price_help}>
        <AmountInput placeholder={text.free} />
      </Form.Item>
    </>
  )
}
