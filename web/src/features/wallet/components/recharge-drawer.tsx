import * as contract from '@inkroute/contract/wallet/recharge'
import { Drawer } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { financeText } from '../finance.text.ts'
import { DecisionForm, FinanceFacts, HandledBy } from './finance-parts.tsx'
import css from './wallet.module.css'

function RechargeFacts({ row }: { readonly row: contract.StaffRecharge }) {
  const text = useText(financeText)
  return (
    <>
      <FinanceFacts
        facts={[
          [
            text.seller,
            <OpsLink key="seller" kind="seller" id={row.seller_id}>
              {`${row.seller_name} (IR${row.seller_id})`}
            </OpsLink>,
          ],
          [text.amount, formatMoney(row.amount)],
          [text.payer, row.payer],
          [text.transferred_on, row.transferred_on ?? ''],
          [text.note, row.note],
          [text.bank_no, row.trade_no ?? ''],
        ]}
      />
      {row.vouchers.length > 0 ? <h3>{text.vouchers}</h3> : null}
      <div className={`flex flex-wrap gap-3 ${css.vouchers}`}>
        {row.vouchers.map((voucher) => (
          <a key={voucher.upload_id} href={voucher.url} target="_blank" rel="noreferrer">
            <img src={voucher.preview_url} alt={fill(text.voucher, { name: voucher.name })} />
          </a>
        ))}
      </div>
    </>
  )
}

/** A bank transfer with its receipts, and the decision about it. */
export function RechargeDrawer({
  row,
  onClose,
}: {
  readonly row: contract.StaffRecharge
  readonly onClose: () => void
}) {
  const text = useText(financeText)
  const send = useSend(contract.reviewRecharge, {
    refetch: [contract.listStaffRecharges],
    onSuccess: (_, { is_approved }) => {
      showToast('success', is_approved ? text.approved : text.rejected)
      onClose()
    },
  })
  return (
    <Drawer open title={row.recharge_no} size={520} onClose={onClose}>
      <RechargeFacts row={row} />
      {row.state === 'reviewing' ? (
        <DecisionForm
          number_label={text.bank_no}
          number_missing={text.bank_no_needed}
          accept={fill(text.approve, { amount: formatMoney(row.amount) })}
          is_pending={send.isPending}
          onDecide={({ is_accepted, number, reason }) =>
            send.mutate({ id: row.id, seller_id: row.seller_id, is_approved: is_accepted, bank_no: number, reason })
          }
        />
      ) : null}
      <HandledBy handler={row.handler} />
    </Drawer>
  )
}
