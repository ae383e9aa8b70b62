import * as contract from '@inkroute/contract/wallet/withdraw'
import { Alert, Drawer } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { financeText } from '../finance.text.ts'
import { withdrawText } from '../withdraw.text.ts'
import { DecisionForm, FinanceFacts, HandledBy } from './finance-parts.tsx'

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

/** Where the money goes, whether the name fits, and the decision about it. */
export function WithdrawalDrawer({
  row,
  onClose,
}: {
  readonly row: contract.StaffWithdrawal
  readonly onClose: () => void
}) {
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
