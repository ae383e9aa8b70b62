import {
  staffStateNames,
  type WorkForm,
  workForms,
  workKindNames,
  workKinds,
  workStates,
} from '@inkroute/contract/after-sale/codes'
import * as contract from '@inkroute/contract/after-sale/staff'
import { Button, Form, Input, Modal, Pagination, Radio, Select, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../after-sale.module.css'
import { openText, opsWorkText, workText } from '../after-sale.text.ts'
import { WorkList } from '../components/work-list.tsx'
import { staffConversationText } from '../conversation/conversation.text.ts'
import { staffRefetch } from './staff-composer.tsx'
import { StaffConversations } from './staff-conversations.tsx'
import { StaffDetail } from './staff-detail.tsx'

const PAGE_SIZE = 20
const QUEUE_MS = 30_000
const keys = ['form', 'state', 'keyword', 'id'] as const
type Filter = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

function OpenForSeller({ onClose, onDone }: { onClose: () => void; onDone: (id: number) => void }) {
  const text = useText(opsWorkText)
  const words = useText(openText)
  const shared = useText(workText)
  const { language } = useLanguage()
  const [form] = Form.useForm<{ order_no: string; kind: (typeof workKinds)[number]; body: string }>()
  const open = useSend(contract.openStaffWork, {
    refetch: staffRefetch,
    onSuccess: ({ id, work_no }) => {
      showToast('success', fill(text.opened, { no: work_no }))
      onDone(id)
    },
  })
  return (
    <Modal
      open
      title={text.open}
      okText={words.submit}
      cancelText={shared.cancel}
      okButtonProps={{ loading: open.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ kind: 'other' }} onFinish={(values) => open.mutate(values)}>
        <Form.Item name="order_no" label={text.order_no} rules={[{ required: true, message: text.order_no }]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="kind" label={words.kind}>
          <Radio.Group options={workKinds.map((kind) => ({ value: kind, label: workKindNames[kind][language] }))} />
        </Form.Item>
        <Form.Item name="body" label={words.body} rules={[{ required: true, whitespace: true, message: words.body }]}>
          <Input.TextArea rows={3} maxLength={2000} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Filters({ filter, setFilter }: Filter) {
  const text = useText(opsWorkText)
  const words = useText(workText)
  return (
    <div className={`flex flex-wrap gap-3 ${css.filters}`}>
      <Input.Search
        allowClear
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={words.keyword}
        aria-label={words.keyword}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim(), id: '', page: '' })}
      />
      <Select
        allowClear
        placeholder={text.form}
        aria-label={text.form}
        value={filter.form ?? null}
        options={workForms.map((form) => ({ value: form, label: text[form] }))}
        onChange={(form) => setFilter({ form: form ?? '', id: '', page: '' })}
      />
    </div>
  )
}

function StateTabs({ filter, setFilter }: Filter) {
  const words = useText(workText)
  const { language } = useLanguage()
  const form = filter.form as WorkForm | undefined
  const counts = useCall(contract.countStaffWork, form ? { form } : {}, { quiet: true, refetch_ms: QUEUE_MS }).data
  const getCount = (state: string) => counts?.states.find((one) => one.state === state)?.count ?? 0
  return (
    <SlidingTabs
      activeKey={filter.state ?? ''}
      onChange={(state) => setFilter({ state, id: '', page: '' })}
      items={[
        { key: '', label: `${words.all} ${counts?.total ?? ''}` },
        ...workStates.map((state) => ({ key: state, label: `${staffStateNames[state][language]} ${getCount(state)}` })),
      ]}
    />
  )
}

const CONVERSATION = 'conversation'

/** What sellers ask of support: about goods of an order, or anything else. */
export default function OpsWorkScreen() {
  const text = useText(opsWorkText)
  const words = useText(staffConversationText)
  const [params] = useSearchParams()
  const is_conversation = params.get('tab') === CONVERSATION
  const tabs = (
    <TabLinks
      label={words.tabs}
      active={is_conversation ? CONVERSATION : ''}
      items={[
        { key: '', to: '/ops/afterSale', label: words.requests },
        { key: CONVERSATION, to: `/ops/afterSale?tab=${CONVERSATION}`, label: words.conversations },
      ]}
    />
  )
  if (!is_conversation) return <Requests tabs={tabs} />
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-3 ${css.screen}`} data-open={params.has('id')}>
      <PageHeader title={text.title} description={words.description} />
      {tabs}
      <StaffConversations />
    </div>
  )
}

/** Requests about orders: queue on the left, one request on the right. */
function Requests({ tabs }: { readonly tabs: ReactNode }) {
  const text = useText(opsWorkText)
  const words = useText(workText)
  const url = useSearchFilter(keys)
  const { filter, page, setFilter } = url
  const { id: chosen, ...narrowing } = filter
  const [is_opening, setOpening] = useState(false)
  const asked = addressInput(contract.listStaffWork, { ...narrowing, page, page_size: PAGE_SIZE })
  const list = useCall(contract.listStaffWork, asked, { quiet: true, refetch_ms: QUEUE_MS })
  const id = Number(chosen) || undefined
  const rows = list.data?.data ?? []
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-3 ${css.screen}`} data-open={id !== undefined}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<Button onClick={() => setOpening(true)}>{text.open}</Button>}
      />
      {tabs}
      <StateTabs {...url} />
      <Filters {...url} />
      <div className={`grid items-start gap-4 ${css.columns}`}>
        <div className={`card min-w-0 overflow-hidden ${css.list_side}`}>
          {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
          {list.isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
          {list.data && rows.length === 0 ? <EmptyState icon="headset" title={words.empty_work} /> : null}
          <WorkList
            rows={rows}
            chosen_id={id}
            extra={(row) => row.seller}
            onChoose={(next) => setFilter({ id: String(next), page: String(page) })}
          />
          <Pagination
            hideOnSinglePage
            current={page}
            pageSize={PAGE_SIZE}
            total={list.data?.total ?? 0}
            showSizeChanger={false}
            onChange={(next) => setFilter({ page: String(next), id: '' })}
          />
        </div>
        <div className={`card min-w-0 sticky px-6 py-4 ${css.detail_side}`}>
          {id === undefined ? (
            <EmptyState icon="mail" title={words.choose_title} />
          ) : (
            <StaffDetail id={id} onBack={() => setFilter({ id: '' })} />
          )}
        </div>
      </div>
      {is_opening ? (
        <OpenForSeller
          onClose={() => setOpening(false)}
          onDone={(made) => {
            setOpening(false)
            setFilter({ id: String(made) })
          }}
        />
      ) : null}
    </div>
  )
}
