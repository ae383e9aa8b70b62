import * as contract from '@inkroute/contract/wallet/reconcile'
import { Badge, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../components/wallet.module.css'
import { payDeskText } from './desk.text.ts'

const PAGE_SIZE = 12
const counts = ['matched', 'refunds_matched', 'ours_only', 'theirs_only', 'differs'] as const

function Again({ row }: { readonly row: contract.Reconciliation }) {
  const text = useText(payDeskText)
  const again = useSend(contract.reconcileDay, { onSuccess: () => showToast('info', text.again_sent) })
  const { channel, day } = row
  return (
    <RowActions
      actions={[
        { key: 'again', label: text.again, is_busy: again.isPending, onClick: () => again.mutate({ channel, day }) },
      ]}
    />
  )
}

function useColumns(): TableColumnsType<contract.Reconciliation> {
  const text = useText(payDeskText)
  const words = usePayWords()
  return [
    { title: text.day, width: 120, render: (_, row) => <time className="whitespace-nowrap">{row.day}</time> },
    {
      title: text.channel,
      render: (_, row) => (
        <>
          <PayMark channel={row.channel} /> {words.nameOf(row.channel)}
        </>
      ),
    },
    ...counts.map((key) => ({
      title: text[key],
      align: 'right' as const,
      width: 100,
      render: (_: unknown, row: contract.Reconciliation) =>
        key === 'matched' || key === 'refunds_matched' || row[key] === 0 ? (
          row[key]
        ) : (
          <b style={{ color: 'var(--color-danger-text)' }}>{row[key]}</b>
        ),
    })),
    {
      title: text.result,
      render: (_, row) => (
        <>
          <Badge status={row.state === 'done' ? 'success' : 'error'} text={text[row.state]} />
          <div className={css.quiet}>{row.error || <RelativeTime at={row.checked_at} />}</div>
        </>
      ),
    },
    { title: text.actions, key: ACTIONS, width: 120, render: (_, row) => <Again row={row} /> },
  ]
}

/** Every day and gateway that was compared, newest first. */
export function ReconcileDays() {
  const text = useText(payDeskText)
  const [page, setPage] = useState(1)
  const list = useCall(contract.listReconciliations, { page, page_size: PAGE_SIZE })
  const columns = useColumns()
  return (
    <Panel title={text.days}>
      {list.isError && !list.data ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <CardTable
          wide_label={text.days}
          rowKey={(row) => `${row.channel} ${row.day}`}
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          locale={{ emptyText: text.none_days }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
        />
      )}
    </Panel>
  )
}
