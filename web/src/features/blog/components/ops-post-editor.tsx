import * as contract from '@inkroute/contract/blog/blog'
import { blogTypes } from '@inkroute/contract/codes'
import { renderMarkdown } from '@inkroute/contract/markdown'
import { Button, Form, type FormInstance, Input, Popconfirm, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { opsBlogText } from '../ops-blog.text.ts'
import { coverPattern, unfinishedLanguage } from '../ops-blog.view.ts'
import { Cover } from './cover.tsx'
import css from './ops-blog.module.css'
import { PostStateTag } from './post-state-tag.tsx'

export interface EditedPost {
  /** Null until first saved. */
  readonly id: number | null
  readonly state: contract.BlogPostState
  readonly has_changes: boolean
}

const refetch = [contract.listOpsPosts, contract.getOpsPost]

function useSaving(post: EditedPost, form: FormInstance<contract.BlogDraft>, show: (language: string) => void) {
  const text = useText(opsBlogText)
  const navigate = useNavigate()
  const create = useSend(contract.createOpsPost, { refetch })
  const save = useSend(contract.saveOpsPost, { refetch })
  const publish = useSend(contract.publishOpsPost, { refetch })
  /** The id of the saved post, or null when something is missing. */
  const keep = async (): Promise<number | null> => {
    const draft = form.getFieldsValue(true) as contract.BlogDraft
    const missing = unfinishedLanguage(draft)
    if (missing) {
      show(missing)
      showToast('error', text.both_languages)
    }
    const valid = await form.validateFields().catch(() => null)
    if (!valid || missing) return null
    if (post.id !== null) return (await save.mutateAsync({ ...draft, id: post.id })).id
    const { id } = await create.mutateAsync(draft)
    await navigate(`/ops/blog/${id}`, { replace: true })
    return id
  }
  return {
    is_busy: create.isPending || save.isPending || publish.isPending,
    save: async () => {
      if ((await keep().catch(() => null)) !== null) showToast('success', text.saved)
    },
    publish: async () => {
      const id = await keep().catch(() => null)
      if (id === null) return
      await publish.mutateAsync({ id, state: 'published' }).catch(() => null)
      showToast('success', text.publish_done)
    },
    withdraw: async () => {
      if (post.id === null) return
      await publish.mutateAsync({ id: post.id, state: 'draft' })
      showToast('success', text.withdraw_done)
    },
  }
}

export function OpsPostEditor({ post, draft }: { post: EditedPost; draft: contract.BlogDraft }) {
  const text = useText(opsBlogText)
  const [form] = Form.useForm<contract.BlogDraft>()
  const [tab, setTab] = useState('zh')
  const saving = useSaving(post, form, setTab)
  return (
    <Form form={form} layout="vertical" initialValues={draft} requiredMark={false} className="pb-12">
      <div className={css.bar}>
        <PostStateTag post={post} />
        <span className="flex-1" />
        {post.state === 'published' ? (
          <>
            <Button href={`/home/blogDetail?id=${post.id}`} target="_blank">
              {text.open_page}
            </Button>
            <Popconfirm
              title={text.withdraw_question}
              description={text.withdraw_note}
              okText={text.withdraw}
              cancelText={text.cancel}
              onConfirm={saving.withdraw}
            >
              <Button danger>{text.withdraw}</Button>
            </Popconfirm>
          </>
        ) : null}
        <Button onClick={saving.save} loading={saving.is_busy}>
          {text.save}
        </Button>
        <Button type="primary" onClick={saving.publish} loading={saving.is_busy}>
          {post.state === 'published' ? text.publish_changes : text.publish}
        </Button>
      </div>
      <CoverFields />
      <SlidingTabs
        activeKey={tab}
        onChange={setTab}
        items={(['zh', 'en'] as const).map((language) => ({
          key: language,
          label: language === 'zh' ? text.chinese : text.english,
          forceRender: true,
          children: <Words language={language} />,
        }))}
      />
    </Form>
  )
}

function CoverFields() {
  const text = useText(opsBlogText)
  const { language } = useLanguage()
  const cover = Form.useWatch('cover') as string | undefined
  const type = Form.useWatch('type') as number | undefined
  return (
    <div className={`grid items-start gap-6 ${css.cover_row}`}>
      <div>
        <Form.Item name="type" label={text.type}>
          <Select options={blogTypes.map((one) => ({ value: one.id, label: one[language] }))} />
        </Form.Item>
        <Form.Item
          name="cover"
          label={text.cover}
          extra={text.cover_help}
          rules={[{ required: true, pattern: coverPattern, message: text.cover_bad }]}
        >
          <Input maxLength={80} />
        </Form.Item>
      </div>
      {cover && coverPattern.test(cover) ? <Cover cover={cover} type={type ?? 1} alt="" sizes="320px" /> : null}
    </div>
  )
}

/** Wide tables scroll inside the narrow preview; the keyboard has to reach them for that. */
const getPreview = (markdown: string): string => renderMarkdown(markdown).replaceAll('<table>', '<table tabindex="0">')

/** Editor on the left, preview on the right. */
function Words({ language }: { language: 'zh' | 'en' }) {
  const text = useText(opsBlogText)
  const title = (Form.useWatch(`title_${language}`) as string | undefined) ?? ''
  const body = (Form.useWatch(`body_${language}`) as string | undefined) ?? ''
  const required = { required: true, whitespace: true, message: text.required }
  return (
    <div className={`grid items-start grid-cols-2 gap-6 ${css.words}`}>
      <div>
        <Form.Item name={`title_${language}`} label={text.title} rules={[required]}>
          <Input maxLength={120} showCount />
        </Form.Item>
        <Form.Item name={`summary_${language}`} label={text.summary} rules={[required]}>
          <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 2, maxRows: 5 }} />
        </Form.Item>
        <Form.Item
          name={`body_${language}`}
          label={text.body}
          extra={text.body_help}
          rules={[required, { min: 20, message: text.too_short }]}
        >
          <Input.TextArea maxLength={40_000} autoSize={{ minRows: 16, maxRows: 40 }} />
        </Form.Item>
      </div>
      <section className={`card px-6 py-5 ${css.preview}`} aria-label={text.preview}>
        <p className="text-xs text-quiet mb-2">{text.preview}</p>
        <h2>{title}</h2>
        <RichText html={getPreview(body)} />
      </section>
    </div>
  )
}
