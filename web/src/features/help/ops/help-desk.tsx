import {
  type HelpArticleContent,
  type HelpCategoryContent,
  helpArticles,
  helpCategories,
  helpIcons,
} from '@inkroute/contract/help/editor'
import { Form, Input, Radio, Select, Switch } from 'antd'
import { useLocation } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { ContentScreen } from '../../../shared/content/content-screen.tsx'
import { editable } from '../../../shared/content/content-types.ts'
import { PairField } from '../../../shared/content/fields.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { helpDeskText } from './help-desk.text.ts'

const nothing = { zh: '', en: '' }

function useCategories() {
  const { language } = useLanguage()
  const rows = useCall(helpCategories.list, { page_size: 100 }).data?.data ?? []
  return rows.map((row) => ({ value: Number(row.key), label: row.payload.name[language] }))
}

function ArticleFields() {
  const text = useText(helpDeskText)
  const categories = useCategories()
  return (
    <>
      <Form.Item name="category_id" label={text.category} rules={[{ required: true, message: text.required }]}>
        <Select options={categories} />
      </Form.Item>
      <PairField name="title" label={text.title} max={80} required />
      <PairField name="summary" label={text.summary} max={200} as="lines" required />
      <PairField name="body" label={text.body} max={60_000} as="html" required />
      <Form.Item name="keywords" label={text.keywords}>
        <Input maxLength={300} />
      </Form.Item>
      <Form.Item name="is_common" label={text.is_common} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="is_tutorial" label={text.is_tutorial} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="explains" label={text.explains}>
        <Select mode="tags" open={false} suffixIcon={null} maxCount={20} />
      </Form.Item>
    </>
  )
}

function HelpArticleDesk() {
  const text = useText(helpDeskText)
  const { language } = useLanguage()
  const categories = useCategories()
  return (
    <ContentScreen<HelpArticleContent>
      desk={{
        endpoints: editable(helpArticles),
        title: text.articles,
        description: text.articles_note,
        empty: {
          category_id: categories[0]?.value ?? 1,
          title: nothing,
          summary: nothing,
          body: nothing,
          keywords: '',
          is_common: false,
          is_tutorial: false,
          explains: [],
        },
        can_sort: true,
        nameOf: (article) => article.title[language],
        noteOf: (article) => categories.find(({ value }) => value === article.category_id)?.label ?? '',
        fields: () => <ArticleFields />,
      }}
    />
  )
}

function CategoryFields() {
  const text = useText(helpDeskText)
  return (
    <>
      <PairField name="name" label={text.name} max={30} required />
      <Form.Item name="icon" label={text.icon}>
        <Radio.Group
          optionType="button"
          options={helpIcons.map((icon) => ({ value: icon, label: <Icon name={icon} size_px={18} />, title: icon }))}
        />
      </Form.Item>
    </>
  )
}

function HelpCategoryDesk() {
  const text = useText(helpDeskText)
  const { language } = useLanguage()
  return (
    <ContentScreen<HelpCategoryContent>
      desk={{
        endpoints: editable(helpCategories),
        title: text.categories,
        description: text.categories_note,
        empty: { name: nothing, icon: 'book' },
        can_sort: true,
        nameOf: (category) => category.name[language],
        fields: () => <CategoryFields />,
      }}
    />
  )
}

export default function HelpDesk() {
  return useLocation().pathname === '/ops/helpCategory' ? <HelpCategoryDesk /> : <HelpArticleDesk />
}
