import * as contract from '@inkroute/contract/wallet/payment'
import { Alert } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { recordText } from '../record.text.ts'
import { useTradeCheck } from '../use-trade-check.ts'

/** On return from the cashier: polls until the payment is confirmed, then refreshes the screen. */
export function PaymentReturn({ onPaid }: { readonly onPaid: () => void }) {
  const text = useText(recordText)
  const [params] = useSearchParams()
  const id = Number(params.get('payment')) || null
  const state = useTradeCheck(contract.checkPayment, id, onPaid)
  if (id === null || state === 'unknown') return null
  if (state === 'paid') return <Alert type="success" showIcon title={text.back_paid} />
  const action = <Link to={`/setting/fees?id=${id}`}>{text.to_fees}</Link>
  return state === 'asking' ? (
    <Alert type="info" showIcon title={text.back_waiting} />
  ) : (
    <Alert type="warning" showIcon title={text.back_open} action={action} />
  )
}
