import { type PageContent, pages } from '@inkroute/contract/site/page/page'
import { Form, Input, Select } from 'antd'
import { ContentScreen } from '../../../../shared/content/content-screen.tsx'
import { editable } from '../../../../shared/content/content-types.ts'
import { PairField } from '../../../../shared/content/fields.tsx'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import themes from '../components/themes.module.css'
import { BlockList } from './block-list.tsx'
import { editorText, templateText } from './page-desk.text.ts'

const themeNames = [
  'paper',
  'indigo',
  'seal',
  'midnight',
  'pumpkin',
  'pine',
  'rose',
  'clover',
  'blossom',
  'peony',
  'cap',
  'denim',
  'sun',
  'moss',
]

function PageFields() {
  const text = useText(editorText)
  const options = themeNames.map((value) => ({
    value,
    label: (
      <span className={themes[value]}>
        <span style={{ color: 'var(--page-accent)' }}>●</span> {value}
      </span>
    ),
  }))
  return (
    <>
      <Form.Item name="path" label={text.path}>
        <Input disabled />
      </Form.Item>
      <PairField name="name" label={text.name} max={160} required />
      <Form.Item name="theme" label={text.theme}>
        <Select options={options} />
      </Form.Item>
      <PairField name={['seo', 'title']} label={text.seo_title} max={160} required />
      <PairField name={['seo', 'description']} label={text.seo_description} max={400} required as="lines" />
      <PairField name={['seo', 'keywords']} label={text.seo_keywords} max={300} required as="lines" />
      <BlockList />
    </>
  )
}

/** Staff find a page by name, path or content, then edit, preview and publish it. */
export default function PageDesk() {
  const text = useText(editorText)
  const templateTexts = useText(templateText)
  const { language } = useLanguage()
  return (
    <ContentScreen<PageContent>
      desk={{
        endpoints: editable(pages),
        title: text.pages,
        description: text.pages_note,
        empty: {} as PageContent,
        can_create: false,
        nameOf: (page) => page.name[language],
        noteOf: (page) => `${templateTexts[page.template]} · ${page.path}`,
        fields: () => <PageFields />,
      }}
    />
  )
}
