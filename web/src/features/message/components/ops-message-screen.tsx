import * as contract from '@inkroute/contract/message/message'
import { Button, Form, Input, Popconfirm, Radio, type TableColumnsType } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { opsMessageText } from '../ops-message.text.ts'
import css from './ops-message.module.css'

interface Draft {
  readonly to: 'one' | 'all'
  readonly recipient?: string
  readonly title_zh: string
  readonly title_en: string
  readonly body_zh: string
  readonly body_en: string
  readonly link?: string
}

const toInput = ({ to, recipient, link, ...words }: Draft) => ({
  ...words,
  link: link?.trim() ? link.trim() : null,
  ...(to === 'one' ? { recipient: recipient ?? '' } : {}),
})

/** Staff write a message in both languages and send it to one seller or to all. */
function OpsMessageForm() {
  const text = useText(opsMessageText)
  const [form] = Form.useForm<Draft>()
  const to = Form.useWatch('to', form) ?? 'one'
  const send = useSend(contract.sendPlatformMessage, {
    refetch: [contract.listPlatformMessages],
    onSuccess: () => {
      showToast('success', text.sent)
      form.resetFields(['title_zh', 'title_en', 'body_zh', 'body_en', 'link'])
    },
  })
  const submit = async () => {
    const draft = await form.validateFields().catch(() => null)
    if (draft) send.mutate(toInput(draft))
  }
  return (
    <Form form={form} layout="vertical" initialValues={{ to: 'one' }} className={css.form ?? ''} requiredMark={false}>
      <Form.Item name="to" label={text.to}>
        <Radio.Group
          options={[
            { value: 'one', label: text.to_one },
            { value: 'all', label: text.to_all },
          ]}
        />
      </Form.Item>
      {to === 'one' ? <RequiredText name="recipient" label={text.recipient} max={64} /> : null}
      <div className={`grid grid-cols-halves gap-x-6 ${css.pair}`}>
        <RequiredText name="title_zh" label={text.title_zh} max={80} />
        <RequiredText name="title_en" label={text.title_en} max={120} />
        <RequiredText name="body_zh" label={text.body_zh} max={1000} is_long />
        <RequiredText name="body_en" label={text.body_en} max={2000} is_long />
      </div>
      <Form.Item name="link" label={text.link} rules={[{ pattern: /^\/(?![/\\])/, message: text.link_bad }]}>
        <Input maxLength={200} placeholder={text.link_sample} />
      </Form.Item>
      {to === 'one' ? (
        <Button type="primary" loading={send.isPending} onClick={submit}>
          {text.send_one}
        </Button>
      ) : (
        <Popconfirm
          title={text.all_question}
          description={text.all_note}
          okText={text.send_all}
          cancelText={text.cancel}
          onConfirm={submit}
        >
          <Button type="primary" loading={send.isPending}>
            {text.send_all}
          </Button>
        </Popconfirm>
      )}
    </Form>
  )
}

interface RequiredTextProps {
  readonly name: keyof Draft
  readonly label: string
  readonly max: number
  readonly is_long?: boolean
}

function RequiredText({ name, label, max, is_long = false }: RequiredTextProps) {
  const text = useText(opsMessageText)
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true, message: text.required }]}>
      {is_long ? <Input.TextArea maxLength={max} autoSize={{ minRows: 3, maxRows: 8 }} /> : <Input maxLength={max} />}
    </Form.Item>
  )
}

const PAGE_SIZE = 10
/** Delivery to many inboxes takes a moment; the counts follow. */
const FOLLOW_MS = 5000

function useColumns(): TableColumnsType<contract.SentPlatformMessage> {
  const text = useText(opsMessageText)
  const { language } = useLanguage()
  return [
    {
      title: text.message,
      render: (_, row) => (
        <>
          <span className="block font-medium">{row[`title_${language}`]}</span>
          <span className={`overflow-hidden text-xs text-quiet ${css.sent_body}`}>{row[`body_${language}`]}</span>
        </>
      ),
    },
    { title: text.whom, width: 130, render: (_, row) => row.recipient ?? text.to_all },
    { title: text.delivered, width: 110, align: 'right', responsive: ['md'], dataIndex: 'delivered' },
    { title: text.by, width: 140, responsive: ['xl'], dataIndex: 'sent_by' },
    { title: text.when, width: 140, responsive: ['sm'], render: (_, row) => <RelativeTime at={row.created_at} /> },
  ]
}

function OpsMessageHistory() {
  const text = useText(opsMessageText)
  const columns = useColumns()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const input = { page, page_size: PAGE_SIZE }
  const { data, isPending } = useCall(contract.listPlatformMessages, input, { refetch_ms: FOLLOW_MS })
  return (
    <CardTable
      rowKey="id"
      columns={columns}
      dataSource={data?.data ?? []}
      loading={isPending}
      locale={{ emptyText: <span className="text-quiet">{text.none}</span> }}
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total: data?.total ?? 0,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: (next) => setParams(next > 1 ? { page: String(next) } : {}),
      }}
    />
  )
}

export default function OpsMessagePage() {
  const text = useText(opsMessageText)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <OpsMessageForm />
      <h2 style={{ margin: '32px 0 16px', fontSize: 'var(--font-md)' }}>{text.history}</h2>
      <OpsMessageHistory />
    </>
  )
}
