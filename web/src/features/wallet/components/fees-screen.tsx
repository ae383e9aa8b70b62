import * as contract from '@inkroute/contract/wallet/payment'
import { Button, Select, type TableColumnsType, Tag } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { recordText } from '../record.text.ts'
import { stateColors } from '../wallet.view.ts'
import { FeeMonths } from './fee-months.tsx'
import { PaymentActions, PaymentDrawer } from './payment-drawer.tsx'
import { RecordFilters } from './record-filters.tsx'
import css from './wallet.module.css'

const PAGE_SIZE = 15
const keys = ['state', 'date_from', 'date_to', 'keyword', 'id'] as const
const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

function useColumns(onOpen: (id: number) => void): TableColumnsType<contract.Payment> {
  const text = useText(recordText)
  return [
    {
      title: text.title,
      render: (_, row) => (
        <>
          <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onOpen(row.id)}>
            {row.title}
          </Button>
          <div className={`${css.quiet} wrap-anywhere tabular-nums`}>{row.payment_no}</div>
        </>
      ),
    },
    {
      title: text.amount,
      align: 'right',
      width: 130,
      render: (_, row) => (
        <>
          <span className="whitespace-nowrap tabular-nums">{formatMoney(row.amount)}</span>
          {row.refunded === '0.00' ? null : (
            <div className={css.quiet}>{fill(text.refunded, { amount: formatMoney(row.refunded) })}</div>
          )}
        </>
      ),
    },
    {
      title: text.state,
      width: 100,
      render: (_, row) => <Tag color={stateColors[row.state] ?? 'default'}>{text[row.state]}</Tag>,
    },
    { title: text.time, width: 130, responsive: ['md'], render: (_, row) => <RelativeTime at={row.created_at} /> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 200,
      responsive: ['sm'],
      render: (_, row) => <PaymentActions payment={row} />,
    },
  ]
}

export default function FeesScreen() {
  const text = useText(recordText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const state = contract.paymentStates.find((one) => one === filter.state)
  const input = {
    ...(state ? { state } : {}),
    ...(isDay(filter.date_from) ? { date_from: filter.date_from } : {}),
    ...(isDay(filter.date_to) ? { date_to: filter.date_to } : {}),
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
  }
  const list = useCall(contract.listPayments, { ...input, page, page_size: PAGE_SIZE }, { quiet: true })
  const columns = useColumns((id) => setFilter({ id: String(id), page: String(page) }))
  const clear = () => setFilter(Object.fromEntries(keys.map((key) => [key, undefined])))
  const states = contract.paymentStates.map((one) => ({ value: one as string, label: text[one] }))
  const open_id = Number(filter.id) || null
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader description={text.fees_description} />
      <FeeMonths />
      <Panel title={text.payments}>
        <div className="grid grid-cols-1 min-w-0 gap-4">
          <RecordFilters
            filter={filter}
            is_narrowed={Object.keys(input).length > 0}
            onChange={setFilter}
            onClear={clear}
          >
            <Select
              aria-label={text.state}
              style={{ minWidth: 130 }}
              value={state ?? ''}
              options={[{ value: '', label: text.any_state }, ...states]}
              onChange={(next) => setFilter({ state: next })}
            />
          </RecordFilters>
          {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
          <CardTable
            wide_label={text.payments}
            rowKey="id"
            columns={columns}
            dataSource={list.data?.data ?? []}
            loading={list.isPending}
            locale={{ emptyText: Object.keys(input).length > 0 ? text.none : text.no_payments }}
            pagination={{
              current: page,
              pageSize: PAGE_SIZE,
              total: list.data?.total ?? 0,
              hideOnSinglePage: true,
              showSizeChanger: false,
              onChange: (next) => setFilter({ page: String(next) }),
            }}
          />
        </div>
      </Panel>
      {open_id === null ? null : <PaymentDrawer id={open_id} onClose={() => setFilter({ id: undefined })} />}
    </div>
  )
}
