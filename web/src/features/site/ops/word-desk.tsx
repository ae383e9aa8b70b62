import {
  type HintContent,
  type HotWordContent,
  hints,
  hotWords,
  type SeoContent,
  seoPages,
} from '@inkroute/contract/site/editor'
import { Form, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ContentScreen } from '../../../shared/content/content-screen.tsx'
import { editable } from '../../../shared/content/content-types.ts'
import { AddressField, PairField, WindowFields } from '../../../shared/content/fields.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { desksText } from './desks.text.ts'

const nothing = { zh: '', en: '' }
const always = { show_from: null, show_until: null }

function WordFields() {
  const text = useText(desksText)
  return (
    <>
      <PairField name="word" label={text.word} max={20} required />
      <Form.Item name="is_hot" label={text.is_hot} valuePropName="checked">
        <Switch />
      </Form.Item>
      <AddressField name="jump_url" label={text.jump_url} help={text.jump_word} optional />
      <WindowFields />
    </>
  )
}

function HotWordDesk() {
  const text = useText(desksText)
  const { language } = useLanguage()
  return (
    <ContentScreen<HotWordContent>
      desk={{
        endpoints: editable(hotWords),
        title: text.words,
        description: text.words_note,
        empty: { word: nothing, is_hot: false, jump_url: null, ...always },
        can_sort: true,
        nameOf: ({ word }) => word[language],
        noteOf: ({ jump_url }) => jump_url ?? '',
        fields: () => <WordFields />,
      }}
    />
  )
}

function HintFields() {
  const text = useText(desksText)
  return (
    <>
      <PairField name="text" label={text.text} max={60} required />
      <AddressField name="jump_url" label={text.jump_url} help={text.jump_hint} />
      <WindowFields />
    </>
  )
}

function HintDesk() {
  const text = useText(desksText)
  const { language } = useLanguage()
  return (
    <ContentScreen<HintContent>
      desk={{
        endpoints: editable(hints),
        title: text.hints,
        description: text.hints_note,
        empty: { text: nothing, jump_url: '/#floors', ...always },
        can_sort: true,
        nameOf: (hint) => hint.text[language],
        noteOf: ({ jump_url }) => jump_url,
        fields: () => <HintFields />,
      }}
    />
  )
}

function SeoFields({ is_new }: { is_new: boolean }) {
  const text = useText(desksText)
  return (
    <>
      <AddressField name="http_url" label={text.http_url} help={text.http_url_help} disabled={!is_new} />
      <PairField name="title" label={text.title} max={120} required />
      <PairField name="keywords" label={text.keywords} max={300} as="lines" />
      <PairField name="description" label={text.description} max={400} as="lines" />
    </>
  )
}

function SeoDesk() {
  const text = useText(desksText)
  const { language } = useLanguage()
  return (
    <ContentScreen<SeoContent>
      desk={{
        endpoints: editable(seoPages),
        title: text.seo,
        description: text.seo_note,
        empty: { http_url: '', title: nothing, keywords: nothing, description: nothing },
        nameOf: (seo) => seo.title[language],
        noteOf: ({ http_url }) => http_url,
        fields: (is_new) => <SeoFields is_new={is_new} />,
      }}
    />
  )
}

const deskOf: Record<string, () => ReactNode> = {
  '/ops/hotWord': HotWordDesk,
  '/ops/scrollHint': HintDesk,
  '/ops/seo': SeoDesk,
}

export default function WordDesk() {
  const Desk = deskOf[useLocation().pathname] ?? SeoDesk
  return <Desk />
}
