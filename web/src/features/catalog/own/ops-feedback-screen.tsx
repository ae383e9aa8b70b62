import * as contract from '@inkroute/contract/catalog/own'
import { feedbackKinds, feedbackStatuses } from '@inkroute/contract/catalog/own-codes'
import { Button, Form, Input, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import layout from './own.module.css'
import { ownText } from './own.text.ts'
import css from './show-images.module.css'

/** The answer, or a form to write one. */
function FeedbackAnswer({ row }: { readonly row: contract.ProductFeedback }) {
  const text = useText(ownText)
  const [is_open, setOpen] = useState(false)
  const send = useSend(contract.answerProductFeedback, {
    refetch: [contract.listProductFeedback],
    onSuccess: () => showToast('success', text.feedback_sent),
  })
  if (row.status === 'answered') {
    return (
      <p className={css.answer}>
        {fill(text.feedback_by, { name: row.answered_by })}: {row.answer}
      </p>
    )
  }
  if (!is_open) {
    return (
      <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setOpen(true)}>
        {text.feedback_answer}
      </Button>
    )
  }
  return (
    <Form
      layout="vertical"
      style={{ marginTop: 8 }}
      onFinish={({ answer }: { answer: string }) => send.mutate({ seller_id: row.seller_id, id: row.id, answer })}
    >
      <Form.Item name="answer" rules={[{ required: true, whitespace: true, message: text.feedback_needed }]}>
        <Input.TextArea
          autoFocus
          aria-label={text.feedback_answer}
          maxLength={1000}
          autoSize={{ minRows: 2, maxRows: 6 }}
        />
      </Form.Item>
      <Button type="primary" size="small" htmlType="submit" loading={send.isPending}>
        {text.feedback_send}
      </Button>
    </Form>
  )
}

const PAGE_SIZE = 20
const keys = ['status', 'kind', 'keyword'] as const
type Row = contract.ProductFeedback

function useColumns(): TableColumnsType<Row> {
  const text = useText(ownText)
  const { language } = useLanguage()
  const kindOf = (key: string) => feedbackKinds.find((kind) => kind.key === key)?.[language] ?? key
  return [
    {
      key: 'text',
      title: text.feedback_text,
      render: (_, row) => (
        <>
          <span className={css.sub}>{kindOf(row.kind)}</span>
          <div>{row.text}</div>
          <div className={css.thumbs}>
            {row.pictures.map((picture) => (
              <a key={picture.preview_url} href={picture.url} target="_blank" rel="noreferrer">
                <img src={picture.preview_url} alt={picture.name} width={40} height={40} loading="lazy" />
              </a>
            ))}
          </div>
          <FeedbackAnswer row={row} />
        </>
      ),
    },
    {
      key: 'product',
      title: text.feedback_product,
      width: 180,
      responsive: ['md'],
      render: (_, row) => (
        <a href={`/productDesignDetail/${row.product_id}`} target="_blank" rel="noreferrer">
          {row.product_name}
          <span className={css.sub}> {row.product_code}</span>
        </a>
      ),
    },
    {
      key: 'seller',
      title: text.feedback_seller,
      width: 120,
      render: (_, row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    {
      key: 'when',
      title: text.feedback_when,
      width: 120,
      responsive: ['xl'],
      render: (_, row) => <RelativeTime at={row.created_at} />,
    },
  ]
}

/** Feedback on products for staff to answer. */
export default function OpsFeedbackScreen() {
  const text = useText(ownText)
  const { language } = useLanguage()
  const { filter, page, setFilter } = useSearchFilter(keys)
  const columns = useColumns()
  const status = filter.status === 'all' ? undefined : (feedbackStatuses.find((one) => one === filter.status) ?? 'open')
  const kind = feedbackKinds.find(({ key }) => key === filter.kind)?.key
  const input = {
    page,
    page_size: PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
  }
  const list = useCall(contract.listProductFeedback, input, { quiet: true })
  const tabs = [
    { key: 'open', label: text.feedback_open },
    { key: 'answered', label: text.feedback_answered },
    { key: 'all', label: text.feedback_all },
  ]
  return (
    <div className={layout.stack}>
      <PageHeader
        title={text.feedback_title}
        description={fill(text.feedback_description, { count: list.data?.open ?? 0 })}
      />
      <SlidingTabs
        activeKey={status ?? 'all'}
        items={tabs}
        onChange={(key) => setFilter({ status: key === 'open' ? undefined : key })}
      />
      <search className={layout.tools}>
        <Input.Search
          key={filter.keyword ?? ''}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.feedback_search}
          aria-label={text.feedback_search}
          allowClear
          maxLength={100}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
        />
        <Select
          aria-label={text.feedback_kind}
          value={kind ?? ''}
          options={[
            { value: '', label: text.feedback_any },
            ...feedbackKinds.map((one) => ({ value: one.key, label: one[language] })),
          ]}
          onChange={(value) => setFilter({ kind: value || undefined })}
        />
      </search>
      {list.isError && !list.data ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <CardTable<Row>
          rowKey={(row) => `${row.seller_id} ${row.id}`}
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          locale={{ emptyText: text.feedback_none }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
    </div>
  )
}
