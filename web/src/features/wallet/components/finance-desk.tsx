import { Button, Form, Input, Select, Space, type TableColumnsType, Tag } from 'antd'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { financeText } from '../finance.text.ts'
import { stateColors } from '../wallet.view.ts'
import css from './wallet.module.css'

const PAGE_SIZE = 20
const keys = ['state', 'keyword'] as const

/** A recharge or withdrawal as staff list it. */
interface FinanceRow<S extends string> {
  readonly id: number
  readonly seller_id: number
  readonly seller_name: string
  readonly amount: string
  readonly state: S
  readonly created_at: string
}

/** State, search and page of a desk, kept in the URL. Shows the `open` state first, since those rows need work. */
export function useFinanceFilter<S extends string>(states: readonly S[], open: S) {
  const { filter, page, setFilter } = useSearchFilter(keys)
  const state = filter.state === 'all' ? undefined : (states.find((one) => one === filter.state) ?? open)
  const keyword = filter.keyword ?? ''
  const query = { ...(state ? { state } : {}), ...(keyword ? { keyword } : {}), page, page_size: PAGE_SIZE }
  return { state: state ?? 'all', keyword, page, query, setFilter }
}

interface FinanceColumnsProps<S extends string, T extends FinanceRow<S>> {
  /** Identifies the row: the seller, the number, the account. */
  readonly identity: TableColumnsType<T>
  readonly names: Readonly<Record<S, string>>
  readonly open: S
  readonly action: string
  readonly onOpen: (row: T) => void
}

export function useFinanceColumns<S extends string, T extends FinanceRow<S>>(props: FinanceColumnsProps<S, T>) {
  const text = useText(financeText)
  const { identity, names, open, action, onOpen } = props
  const columns: TableColumnsType<T> = [
    ...identity,
    {
      title: text.amount,
      align: 'right',
      width: 130,
      render: (_, row) => <span className={css.money}>{formatMoney(row.amount)}</span>,
    },
    {
      title: text.state,
      width: 100,
      render: (_, row) => <Tag color={stateColors[row.state] ?? 'default'}>{names[row.state]}</Tag>,
    },
    { title: text.time, width: 130, responsive: ['xl'], render: (_, row) => <RelativeTime at={row.created_at} /> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 100,
      render: (_, row) => (
        <RowActions
          actions={[{ key: 'open', label: row.state === open ? action : text.view, onClick: () => onOpen(row) }]}
        />
      ),
    },
  ]
  return columns
}

interface FinanceDeskProps<S extends string, T extends FinanceRow<S>> {
  readonly title: string
  readonly description: string
  /** How many rows need work. */
  readonly note: string
  readonly names: Readonly<Record<S, string>>
  readonly states: readonly S[]
  readonly filter: ReturnType<typeof useFinanceFilter<S>>
  readonly columns: TableColumnsType<T>
  readonly rows: readonly T[]
  readonly total: number
  readonly is_loading: boolean
  /** The drawer of the open row. */
  readonly children: ReactNode
}

/** Staff work through recharges or withdrawals: filters and table. */
export function FinanceDesk<S extends string, T extends FinanceRow<S>>(props: FinanceDeskProps<S, T>) {
  const text = useText(financeText)
  const { names, states, filter } = props
  const options = states.map((one) => ({ value: one as string, label: names[one] }))
  return (
    <div className={css.stack}>
      <PageHeader title={props.title} description={props.description} />
      <div className={css.filters}>
        <Select
          aria-label={text.state}
          style={{ minWidth: 140 }}
          value={filter.state as string}
          options={[...options, { value: 'all', label: text.all }]}
          onChange={(next) => filter.setFilter({ state: next })}
        />
        <Input.Search
          key={filter.keyword}
          aria-label={text.search}
          placeholder={text.search}
          defaultValue={filter.keyword}
          allowClear
          maxLength={60}
          style={{ maxWidth: 280 }}
          onSearch={(next) => filter.setFilter({ keyword: next.trim() || undefined })}
        />
        <strong>{props.note}</strong>
      </div>
      <CardTable
        rowKey={(row) => `${row.seller_id}-${row.id}`}
        columns={props.columns}
        dataSource={props.rows}
        loading={props.is_loading}
        locale={{ emptyText: text.none }}
        pagination={{
          current: filter.page,
          pageSize: PAGE_SIZE,
          total: props.total,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => filter.setFilter({ page: String(next) }),
        }}
      />
      {props.children}
    </div>
  )
}

/** Labelled values; empty ones are left out. */
export function FinanceFacts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

interface DecisionFormProps {
  readonly number_label: string
  readonly number_missing: string
  readonly accept: string
  readonly is_pending: boolean
  readonly onDecide: (decision: { is_accepted: boolean; number: string; reason: string }) => void
}

/** Accepting needs the bank's number, rejecting a reason for the seller. */
export function DecisionForm({ number_label, number_missing, accept, is_pending, onDecide }: DecisionFormProps) {
  const text = useText(financeText)
  const [form] = Form.useForm<{ number?: string; reason?: string }>()
  const decide = (is_accepted: boolean) => {
    const { number = '', reason = '' } = form.getFieldsValue()
    if (is_accepted && number.trim().length < 4) {
      return form.setFields([{ name: 'number', errors: [number_missing] }])
    }
    if (!is_accepted && reason.trim().length < 2) {
      return form.setFields([{ name: 'reason', errors: [text.reason_needed] }])
    }
    onDecide({ is_accepted, number, reason })
  }
  return (
    <Form form={form} layout="vertical" style={{ marginTop: 24 }}>
      <Form.Item name="number" label={number_label}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="reason" label={text.reason}>
        <Input.TextArea maxLength={200} rows={2} />
      </Form.Item>
      <Space>
        <Button type="primary" loading={is_pending} onClick={() => decide(true)}>
          {accept}
        </Button>
        <Button danger loading={is_pending} onClick={() => decide(false)}>
          {text.reject}
        </Button>
      </Space>
    </Form>
  )
}

/** Who decided, once somebody has. */
export function HandledBy({ handler }: { readonly handler: string | null }) {
  const text = useText(financeText)
  return handler ? <p className={css.quiet}>{fill(text.handled_by, { name: handler })}</p> : null
}
