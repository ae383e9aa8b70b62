import * as contract from '@inkroute/contract/wallet/withdraw'
import { Alert, Drawer, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { financeText } from '../finance.text.ts'
import { withdrawText } from '../withdraw.text.ts'
import {
  DecisionForm,
  FinanceDesk,
  FinanceFacts,
  HandledBy,
  useFinanceColumns,
  useFinanceFilter,
} from './finance-desk.tsx'
import css from './wallet.module.css'

function NameWarning({ row }: { readonly row: contract.StaffWithdrawal }) {
  const text = useText(financeText)
  if (row.name_check === 'same') return null
  const is_different = row.name_check === 'different'
  return (
    <Alert
      type={is_different ? 'error' : 'warning'}
      showIcon
      style={{ marginBlock: 16 }}
      title={is_different ? text.name_different : text.name_unverified}
      description={
        is_different
          ? fill(text.name_different_why, { receiver: row.account_name, verified: row.verified_name })
          : text.name_unverified_why
      }
    />
  )
}

function WithdrawalDrawer({ row, onClose }: { readonly row: contract.StaffWithdrawal; readonly onClose: () => void }) {
  const text = useText(financeText)
  const words = useText(withdrawText)
  const send = useSend(contract.reviewWithdrawal, {
    refetch: [contract.listStaffWithdrawals],
    onSuccess: (_, { is_paid }) => {
      showToast('success', is_paid ? text.marked_paid : text.rejected)
      onClose()
    },
  })
  return (
    <Drawer open title={text.withdraw_title} size={480} onClose={onClose}>
      <FinanceFacts
        facts={[
          [
            text.seller,
            <OpsLink key="seller" kind="seller" id={row.seller_id}>
              {`${row.seller_name} (IR${row.seller_id})`}
            </OpsLink>,
          ],
          [text.amount, formatMoney(row.amount)],
          [words.method, row.method === 'bank' ? row.bank_name : words.alipay],
          [words.account_name, row.account_name],
          [text.account, row.account_no],
          [text.trade_no, row.trade_no],
          [text.reason, row.reason],
        ]}
      />
      <NameWarning row={row} />
      {row.state === 'submitted' ? (
        <DecisionForm
          number_label={text.trade_no}
          number_missing={text.trade_no_needed}
          accept={fill(text.mark_paid, { amount: formatMoney(row.amount) })}
          is_pending={send.isPending}
          onDecide={({ is_accepted, number, reason }) =>
            send.mutate({ id: row.id, seller_id: row.seller_id, is_paid: is_accepted, trade_no: number, reason })
          }
        />
      ) : null}
      <HandledBy handler={row.handler} />
    </Drawer>
  )
}

function useIdentityColumns(): TableColumnsType<contract.StaffWithdrawal> {
  const text = useText(financeText)
  const words = useText(withdrawText)
  return [
    {
      title: text.seller,
      render: (_, row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    {
      title: text.account,
      responsive: ['md'],
      render: (_, row) => (
        <>
          <div>
            {row.account_name} · {row.account_no}{' '}
            {row.name_check === 'same' ? null : (
              <Tag color={row.name_check === 'different' ? 'red' : 'orange'}>
                {row.name_check === 'different' ? text.name_different : text.name_unverified}
              </Tag>
            )}
          </div>
          <div className={css.quiet}>{row.method === 'bank' ? row.bank_name : words.alipay}</div>
        </>
      ),
    },
  ]
}

export default function OpsWithdrawScreen() {
  const text = useText(financeText)
  const names = useText(withdrawText)
  const filter = useFinanceFilter(contract.withdrawStates, 'submitted')
  const [opened, setOpened] = useState<contract.StaffWithdrawal | null>(null)
  const list = useCall(contract.listStaffWithdrawals, filter.query)
  const columns = useFinanceColumns<contract.StaffWithdrawal['state'], contract.StaffWithdrawal>({
    identity: useIdentityColumns(),
    names,
    open: 'submitted',
    action: text.pay_out,
    onOpen: setOpened,
  })
  return (
    <FinanceDesk
      title={text.withdraw_title}
      description={text.withdraw_description}
      note={fill(text.to_pay, { count: list.data?.to_pay ?? 0 })}
      names={names}
      states={contract.withdrawStates}
      filter={filter}
      columns={columns}
      rows={list.data?.data ?? []}
      total={list.data?.total ?? 0}
      is_loading={list.isPending}
    >
      {opened ? <WithdrawalDrawer row={opened} onClose={() => setOpened(null)} /> : null}
    </FinanceDesk>
  )
}
