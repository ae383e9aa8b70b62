import * as wallet from '@inkroute/contract/wallet/wallet'
import * as contract from '@inkroute/contract/wallet/withdraw'
import { type TableColumnsType, Tag } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { stateColors } from '../wallet.view.ts'
import { withdrawText } from '../withdraw.text.ts'
import css from './wallet.module.css'
import { WithdrawForm } from './withdraw-form.tsx'

const PAGE_SIZE = 10
const keys = [] as const

function CancelButton({ row }: { readonly row: contract.Withdrawal }) {
  const text = useText(withdrawText)
  const cancel = useSend(contract.cancelWithdrawal, {
    refetch: [contract.listWithdrawals, wallet.getGroupBalance, wallet.getFunds],
    onSuccess: () => showToast('success', text.cancel_done),
  })
  if (row.state !== 'submitted') return null
  return (
    <Allowed permission="account.withdraw:apply">
      <RowActions
        actions={[
          {
            key: 'cancel',
            label: text.cancel,
            is_busy: cancel.isPending,
            confirm: { title: text.cancel_ask, ok: text.cancel, cancel: text.keep },
            onClick: () => cancel.mutate({ id: row.id }),
          },
        ]}
      />
    </Allowed>
  )
}

function useColumns(): TableColumnsType<contract.Withdrawal> {
  const text = useText(withdrawText)
  return [
    {
      title: text.to,
      render: (_, row) => (
        <>
          <div>
            {row.account_name} · {row.account_no}
          </div>
          <div className={css.quiet}>{row.method === 'bank' ? row.bank_name : text.alipay}</div>
          {row.reason ? <div className={css.quiet}>{row.reason}</div> : null}
          {row.trade_no ? <div className={css.quiet}>{fill(text.trade_no, { no: row.trade_no })}</div> : null}
        </>
      ),
    },
    {
      title: text.amount,
      align: 'right',
      width: 130,
      render: (_, row) => <span className="whitespace-nowrap tabular-nums">{formatMoney(row.amount)}</span>,
    },
    {
      title: text.state,
      width: 100,
      render: (_, row) => <Tag color={stateColors[row.state] ?? 'default'}>{text[row.state]}</Tag>,
    },
    { title: text.time, width: 130, responsive: ['md'], render: (_, row) => <RelativeTime at={row.created_at} /> },
    { title: text.actions, key: ACTIONS, width: 110, render: (_, row) => <CancelButton row={row} /> },
  ]
}

export default function WithdrawScreen() {
  const text = useText(withdrawText)
  const { page, setFilter } = useSearchFilter(keys)
  const list = useCall(contract.listWithdrawals, { page, page_size: PAGE_SIZE }, { quiet: true })
  const columns = useColumns()
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  const { available = '0.00', frozen = '0.00', data = [], total = 0 } = list.data ?? {}
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader description={text.description} />
      <div className={`grid items-start gap-4 ${css.columns}`}>
        <Allowed permission="account.withdraw:apply" fallback={<div />}>
          <Panel title={text.form}>
            <WithdrawForm available={available} />
          </Panel>
        </Allowed>
        <aside className={`card p-6 ${css.side}`}>
          <h2 className="text-sm font-normal text-quiet">{text.available}</h2>
          <p className="text-xl font-strong tabular-nums">{formatMoney(available)}</p>
          <h2 className="text-sm font-normal text-quiet">{text.frozen}</h2>
          <p className="whitespace-nowrap tabular-nums">{formatMoney(frozen)}</p>
          <p className={css.quiet}>{text.frozen_hint}</p>
        </aside>
      </div>
      <Panel title={text.records}>
        <CardTable
          wide_label={text.records}
          rowKey="id"
          columns={columns}
          dataSource={data}
          loading={list.isPending}
          locale={{ emptyText: text.none }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      </Panel>
    </div>
  )
}
