import * as contract from '@inkroute/contract/wallet/recharge'
import { Space, type TableColumnsType, Tag } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { rechargeText } from '../recharge.text.ts'
import { stateColors } from '../wallet.view.ts'
import { openFile } from './open-file.ts'
import css from './wallet.module.css'

const PAGE_SIZE = 10
const keys = ['way', 'no', 'back'] as const

function Actions({ row }: { readonly row: contract.Recharge }) {
  const text = useText(rechargeText)
  const check = useSend(contract.checkRecharge, {
    refetch: [contract.listRecharges],
    onSuccess: ({ state }) => {
      if (state === 'waiting') showToast('info', text.still_waiting)
    },
  })
  const receipt = useSend(contract.getRechargeReceipt, { onSuccess: openFile })
  if (row.state === 'waiting') {
    return (
      <RowActions
        actions={[
          { key: 'check', label: text.check, is_busy: check.isPending, onClick: () => check.mutate({ id: row.id }) },
        ]}
      />
    )
  }
  if (row.state !== 'paid') return null
  return (
    <RowActions
      actions={[
        {
          key: 'receipt',
          label: text.receipt,
          is_busy: receipt.isPending,
          onClick: () => receipt.mutate({ id: row.id }),
        },
      ]}
    />
  )
}

function useColumns(): TableColumnsType<contract.Recharge> {
  const text = useText(rechargeText)
  const words = usePayWords()
  return [
    {
      title: text.number_column,
      render: (_, row) => (
        <>
          <div className="wrap-anywhere tabular-nums">{row.recharge_no}</div>
          <div className={css.quiet}>
            {row.channel === 'bank' ? text.bank : words.nameOf(row.channel)}
            {row.charge ? ` · ${row.charge.currency} ${row.charge.amount}` : ''}
            {row.trade_no ? ` · ${row.trade_no}` : ''}
          </div>
          {row.state === 'rejected' ? <div className={css.quiet}>{row.reason}</div> : null}
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
    {
      title: text.actions,
      key: ACTIONS,
      width: 110,
      responsive: ['sm'],
      render: (_, row) => (
        <Space>
          <Actions row={row} />
        </Space>
      ),
    },
  ]
}

export function RechargeTable() {
  const text = useText(rechargeText)
  const { page, setFilter } = useSearchFilter(keys)
  const list = useCall(contract.listRecharges, { page, page_size: PAGE_SIZE }, { quiet: true })
  const columns = useColumns()
  return (
    <Panel title={text.records}>
      {list.isError && !list.data ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <CardTable
          wide_label={text.records}
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
      )}
    </Panel>
  )
}
