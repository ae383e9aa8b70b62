import type { Endpoint } from '@inkroute/contract/endpoint'
import { jobNames } from '@inkroute/contract/production/stuck/job-names'
import * as contract from '@inkroute/contract/production/stuck/stuck'
import type { TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { OpsLink } from '../../../../shared/ops/ops-link.tsx'
import { TechnicalError } from '../../../../shared/ops/technical-error.tsx'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { stuckWorkText } from '../stuck.text.ts'

interface ListOf<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

interface StuckTableProps<Row> {
  readonly title: string
  readonly none: string
  readonly list: ListOf<Row> | undefined
  readonly columns: TableColumnsType<Row>
  readonly rowKey: (row: Row) => string
  readonly extra?: ReactNode
}

function StuckTable<Row extends object>({ title, none, list, columns, rowKey, extra }: StuckTableProps<Row>) {
  const text = useText(stuckWorkText)
  const rows = list?.rows ?? []
  const total = list?.total ?? 0
  return (
    <Panel title={total > 0 ? `${title} (${total})` : title} extra={extra}>
      <CardTable
        rowKey={rowKey}
        columns={columns}
        dataSource={[...rows]}
        loading={list === undefined}
        locale={{ emptyText: none }}
        pagination={false}
      />
      {total > rows.length ? (
        <p className="text-sm text-quiet">{fill(text.more, { shown: rows.length, total })}</p>
      ) : null}
    </Panel>
  )
}

function useRetry<E extends Endpoint>(endpoint: E) {
  const text = useText(stuckWorkText)
  return useSend(endpoint, {
    refetch: [contract.getStuckWork],
    onSuccess: () => showToast('success', text.retried),
  })
}

function RetryButton({ is_busy, onClick }: { readonly is_busy: boolean; readonly onClick: () => void }) {
  const text = useText(stuckWorkText)
  return <RowActions actions={[{ key: 'retry', label: text.retry, is_busy, onClick }]} />
}

export function DeadJobs({ list }: { readonly list: ListOf<contract.StuckJob> | undefined }) {
  const text = useText(stuckWorkText)
  const { language } = useLanguage()
  const retry = useRetry(contract.retryStuckJob)
  const columns: TableColumnsType<contract.StuckJob> = [
    {
      title: text.job,
      width: 220,
      render: (_, { name }) => jobNames[name]?.[language] ?? name,
    },
    {
      title: text.reason,
      render: (_, { error, about, tries }) => (
        <>
          <TechnicalError error={error} about={about} />
          <div className="text-sm text-quiet">{fill(text.tries, { count: tries })}</div>
        </>
      ),
    },
    { title: text.since, width: 140, render: (_, { died_at }) => <RelativeTime at={died_at} /> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 110,
      render: (_, { id }) => (
        <RetryButton is_busy={retry.isPending && retry.variables?.id === id} onClick={() => retry.mutate({ id })} />
      ),
    },
  ]
  return <StuckTable title={text.jobs} none={text.jobs_none} list={list} columns={columns} rowKey={({ id }) => id} />
}

/** Why the order waits, and what the last attempt failed with. */
function Reason({ reason, error }: Pick<contract.StuckOrder, 'reason' | 'error'>) {
  const text = useText(stuckWorkText)
  return (
    <>
      <div className="wrap-anywhere">{reason || text.no_files}</div>
      {error ? <TechnicalError error={error} /> : null}
    </>
  )
}

interface StuckOrdersProps {
  readonly title: string
  readonly none: string
  readonly list: ListOf<contract.StuckOrder> | undefined
  readonly extra?: ReactNode
}

export function StuckOrders({ title, none, list, extra }: StuckOrdersProps) {
  const text = useText(stuckWorkText)
  const retry = useRetry(contract.retryStuckOrder)
  const columns: TableColumnsType<contract.StuckOrder> = [
    {
      title: text.order,
      width: 220,
      render: (_, { order_no, seller_id, seller_name }) => (
        <>
          <OpsLink kind="order" id={order_no} />
          <div className="text-sm text-quiet">
            <OpsLink kind="seller" id={seller_id}>
              {seller_name}
            </OpsLink>
          </div>
        </>
      ),
    },
    { title: text.reason, render: (_, order) => <Reason {...order} /> },
    { title: text.since, width: 140, render: (_, { since }) => <RelativeTime at={since} /> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 110,
      render: (_, { order_no, can_retry }) =>
        can_retry ? (
          <RetryButton
            is_busy={retry.isPending && retry.variables?.order_no === order_no}
            onClick={() => retry.mutate({ order_no })}
          />
        ) : null,
    },
  ]
  const rowKey = ({ order_no }: contract.StuckOrder) => order_no
  return <StuckTable title={title} none={none} list={list} columns={columns} rowKey={rowKey} extra={extra} />
}

export function UnsentRefunds({ list }: { readonly list: ListOf<contract.StuckRefund> | undefined }) {
  const text = useText(stuckWorkText)
  const retry = useRetry(contract.retryStuckRefund)
  const columns: TableColumnsType<contract.StuckRefund> = [
    {
      title: text.payment,
      width: 220,
      render: (_, { payment_no, seller_id, seller_name }) => (
        <>
          <OpsLink kind="payment" id={payment_no} />
          <div className="text-sm text-quiet">
            <OpsLink kind="seller" id={seller_id}>
              {seller_name}
            </OpsLink>
          </div>
        </>
      ),
    },
    { title: text.amount, align: 'right', width: 120, render: (_, { amount }) => formatMoney(amount) },
    { title: text.reason, render: (_, { error }) => (error ? <TechnicalError error={error} /> : text.not_sent) },
    { title: text.since, width: 140, render: (_, { since }) => <RelativeTime at={since} /> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 110,
      render: (_, { id, seller_id }) => (
        <RetryButton
          is_busy={retry.isPending && retry.variables?.id === id}
          onClick={() => retry.mutate({ id, seller_id })}
        />
      ),
    },
  ]
  const rowKey = ({ seller_id, id }: contract.StuckRefund) => `${seller_id}-${id}`
  return <StuckTable title={text.refunds} none={text.refunds_none} list={list} columns={columns} rowKey={rowKey} />
}
