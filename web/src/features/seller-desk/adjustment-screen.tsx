import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/seller-desk/adjustment'
import { Alert, Button, Drawer, Form, Input, Select, Space, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { MoneyLimits } from './money-limits.tsx'
import css from './seller-desk.module.css'
import { adjustmentText } from './seller-desk.text.ts'

type Adjustment = contract.Adjustment

const PAGE_SIZE = 20
const keys = ['state', 'keyword', 'seller_id'] as const
const colors: Record<Adjustment['state'], string> = {
  pending: 'orange',
  posted: 'green',
  rejected: 'red',
  cancelled: 'default',
}

const categoryName = (key: string, language: 'zh' | 'en'): string =>
  contract.adjustmentCategories.find((one) => one.key === key)?.[language] ?? key

const afterOf = ({ balance, amount }: Adjustment): string => (Number(balance) + Number(amount)).toFixed(2)

function Facts({ row }: { readonly row: Adjustment }) {
  const text = useText(adjustmentText)
  const { language } = useLanguage()
  const facts = [
    [text.amount, formatMoney(row.amount)],
    [text.category, categoryName(row.category, language)],
    [text.reason, row.reason],
    [text.reference, row.reference],
    [text.seller_text, language === 'zh' ? row.text_zh : row.text_en],
    [text.asked, row.requested_by],
    [text.balance, formatMoney(row.balance)],
    [text.after, row.state === 'pending' ? formatMoney(afterOf(row)) : ''],
    [text.decided, row.decided_by],
    [text.note, row.note],
  ] as const
  return (
    <dl className={css.stack} style={{ marginBottom: 24 }}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={css.row}>
            <dt className={css.quiet}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function DecideForm({ row, onClose }: { readonly row: Adjustment; readonly onClose: () => void }) {
  const text = useText(adjustmentText)
  const [form] = Form.useForm<{ note: string }>()
  const send = useSend(contract.decideAdjustment, {
    refetch: [contract.listAdjustments],
    onSuccess: ({ state }) => {
      showToast('success', state === 'posted' ? text.done_posted : text.done_rejected)
      onClose()
    },
  })
  const decide = async (is_approved: boolean) => {
    const { note } = await form.validateFields()
    send.mutate({ id: row.id, is_approved, note })
  }
  return (
    <Form form={form} layout="vertical">
      <Form.Item
        name="note"
        label={text.note}
        rules={[{ required: true, whitespace: true, min: 2, message: text.note_needed }]}
      >
        <Input.TextArea rows={2} maxLength={300} />
      </Form.Item>
      <Space>
        <Button type="primary" loading={send.isPending} onClick={() => void decide(true).catch(() => {})}>
          {fill(text.approve, { amount: formatMoney(row.amount) })}
        </Button>
        <Button danger loading={send.isPending} onClick={() => void decide(false).catch(() => {})}>
          {text.reject}
        </Button>
      </Space>
    </Form>
  )
}

function OwnRequest({ row, onClose }: { readonly row: Adjustment; readonly onClose: () => void }) {
  const text = useText(adjustmentText)
  const cancel = useSend(contract.cancelAdjustment, {
    refetch: [contract.listAdjustments],
    onSuccess: () => {
      showToast('success', text.withdrawn)
      onClose()
    },
  })
  return (
    <Space orientation="vertical">
      <Alert type="info" showIcon title={text.own} />
      <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id: row.id })}>
        {text.withdraw}
      </Button>
    </Space>
  )
}

interface DetailProps {
  readonly row: Adjustment
  readonly may_decide: boolean
  readonly onClose: () => void
}

function Detail({ row, may_decide, onClose }: DetailProps) {
  const text = useText(adjustmentText)
  return (
    <Drawer
      open
      size={480}
      title={`${text.title} ${row.id}`}
      onClose={onClose}
      extra={<Link to={`/ops/seller/${row.seller_id}`}>{row.seller_name}</Link>}
    >
      <Facts row={row} />
      {row.state !== 'pending' || !may_decide ? null : row.is_own ? (
        <OwnRequest row={row} onClose={onClose} />
      ) : (
        <DecideForm row={row} onClose={onClose} />
      )}
    </Drawer>
  )
}

function useColumns(onOpen: (row: Adjustment) => void): TableColumnsType<Adjustment> {
  const text = useText(adjustmentText)
  const { language } = useLanguage()
  return [
    {
      title: text.seller,
      render: (_, row) => (
        <>
          <Link to={`/ops/seller/${row.seller_id}`}>{row.seller_name}</Link>
          <div className={css.quiet}>
            {row.id} {row.reference ? `· ${row.reference}` : ''}
          </div>
        </>
      ),
    },
    {
      title: text.amount,
      align: 'right',
      width: 130,
      render: (_, row) => <span className={css.money}>{formatMoney(row.amount)}</span>,
    },
    {
      title: text.reason,
      responsive: ['md'],
      render: (_, row) => (
        <>
          <div>{row.reason}</div>
          <div className={css.quiet}>{categoryName(row.category, language)}</div>
        </>
      ),
    },
    {
      title: text.asked,
      width: 150,
      render: (_, row) => (
        <>
          <div>{row.requested_by}</div>
          <div className={css.quiet}>
            <RelativeTime at={row.requested_at} />
          </div>
        </>
      ),
    },
    { title: text.state, width: 100, render: (_, row) => <Tag color={colors[row.state]}>{text[row.state]}</Tag> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 100,
      render: (_, row) => (
        <RowActions
          actions={[
            { key: 'open', label: row.state === 'pending' ? text.review : text.open, onClick: () => onOpen(row) },
          ]}
        />
      ),
    },
  ]
}

export default function AdjustmentScreen() {
  const text = useText(adjustmentText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [opened, setOpened] = useState<Adjustment | null>(null)
  const permissions = useCall(getStaff, {}).data?.permissions ?? []
  const state = contract.adjustmentStates.find((one) => one === filter.state)
  const list = useCall(contract.listAdjustments, {
    page,
    page_size: PAGE_SIZE,
    ...(state ? { state } : {}),
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
    ...(filter.seller_id && /^\d+$/.test(filter.seller_id) ? { seller_id: Number(filter.seller_id) } : {}),
  })
  const columns = useColumns(setOpened)
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className={css.stack}>
      <PageHeader title={text.title} description={text.description} />
      <div className={css.filters}>
        <Select
          aria-label={text.state}
          style={{ minWidth: 120 }}
          value={state ?? 'all'}
          options={[
            { value: 'all', label: text.all },
            ...contract.adjustmentStates.map((one) => ({ value: one as string, label: text[one] })),
          ]}
          onChange={(next) => setFilter({ state: next })}
        />
        <Input.Search
          key={filter.keyword ?? ''}
          className={css.search ?? ''}
          aria-label={text.search}
          placeholder={text.search}
          defaultValue={filter.keyword ?? ''}
          allowClear
          maxLength={60}
          onSearch={(value) => setFilter({ keyword: value.trim() || undefined })}
        />
        <strong>{fill(text.pending_count, { count: list.data?.pending ?? 0 })}</strong>
      </div>
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setFilter({ page: String(next) }),
        }}
      />
      {permissions.includes('ops.staff') ? <MoneyLimits /> : null}
      {opened ? (
        <Detail row={opened} may_decide={permissions.includes('ops.money')} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  )
}
