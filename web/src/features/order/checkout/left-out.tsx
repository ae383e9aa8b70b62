import type { BulkAction } from '@inkroute/contract/order/codes'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { Alert, Button, Modal, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../list/order-list.module.css'
import { orderListText } from '../list/order-list.text.ts'
import { sumMoney } from '../order.view.ts'
import { orderAdminText } from '../order-admin.text.ts'
import type { ActionSum } from '../order-list.view.ts'
import { missingAmount } from './checkout.view.ts'
import { TopUp } from './pay-choice.tsx'

/** Why nothing can be done; null where something can, or where it is not known yet. */
export function useBlockReason() {
  const text = useText(orderListText)
  return (sum: ActionSum | null): string | null =>
    sum === null || sum.orders > 0
      ? null
      : fill(text.nothing_open, { reason: [...new Set(sum.left_out.map(({ reason }) => reason))].join(' · ') })
}

interface ReasonButtonProps {
  readonly sum: ActionSum | null
  readonly type?: 'primary' | 'default'
  readonly loading?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A bulk action that says why it is closed. */
export function ReasonButton({ sum, type = 'default', loading = false, onClick, children }: ReasonButtonProps) {
  const reason = useBlockReason()(sum)
  return (
    <Tooltip title={reason}>
      <Button type={type} loading={loading} disabled={reason !== null} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  )
}

/** Which orders an action leaves out, and why. */
export function LeftOutList({ sum }: { readonly sum: ActionSum | null }) {
  const text = useText(orderListText)
  if (!sum || sum.left_out.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={text.left_out_title}
      description={
        <ul className="grid gap-1 pl-4 m-0">
          {sum.left_out.map(({ reason, count, order_nos }) => (
            <li key={reason}>
              {fill(text.left_out_line, { count, reason })}
              <span className={css.quiet}>
                {' '}
                {order_nos.join(', ')} {count > order_nos.length ? text.left_out_more : ''}
              </span>
            </li>
          ))}
        </ul>
      }
    />
  )
}

interface PayableProps {
  readonly amount: string
  readonly balance: string | undefined
  readonly missing: string | null
}

/** The amount to pay beside the balance, before anything is paid. */
function Payable({ amount, balance, missing }: PayableProps) {
  const text = useText(orderListText)
  if (balance === undefined) return <strong>{fill(text.pay_amount, { amount: formatMoney(amount) })}</strong>
  const left = formatMoney(sumMoney([balance, `-${amount}`]))
  const words = { balance: formatMoney(balance), left, missing: formatMoney(missing ?? '0.00') }
  return (
    <>
      <strong>{fill(text.pay_amount, { amount: formatMoney(amount) })}</strong>
      <span>
        {fill(missing ? text.pay_short : text.pay_balance, words)} {missing ? <TopUp missing={missing} /> : null}
      </span>
    </>
  )
}

interface ConfirmProps {
  readonly action: Extract<BulkAction, 'pay' | 'cancel'>
  readonly sum: ActionSum | null
  /** Of the selection, until the sums are known. */
  readonly count: number
  readonly onOk: () => void
  readonly onClose: () => void
}

/** Asks once before many orders are paid or cancelled. */
export function ConfirmRun({ action, sum, count, onOk, onClose }: ConfirmProps) {
  const text = useText(orderAdminText)
  const is_paying = action === 'pay'
  const balance = useCall(getGroupBalance, {}, { quiet: true, stale_ms: 0, enabled: is_paying }).data?.balance
  const missing = is_paying && sum && balance !== undefined ? missingAmount(sum.amount, balance) : null
  return (
    <Modal
      open
      title={fill(text[`confirm_${action}`], { count: sum?.orders ?? count })}
      okText={text[action]}
      cancelText={text.keep}
      okButtonProps={{ danger: action === 'cancel', disabled: missing !== null }}
      onOk={onOk}
      onCancel={onClose}
    >
      <div className="grid grid-cols-1 gap-3">
        {is_paying && sum ? <Payable amount={sum.amount} balance={balance} missing={missing} /> : null}
        <span>{text[`confirm_${action}_body`]}</span>
        <LeftOutList sum={sum} />
      </div>
    </Modal>
  )
}
