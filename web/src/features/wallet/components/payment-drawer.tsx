import * as contract from '@inkroute/contract/wallet/payment'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { Drawer, Skeleton, Tag } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { recordText } from '../record.text.ts'
import { stateColors } from '../wallet.view.ts'
import { openFile } from './open-file.ts'
import css from './wallet.module.css'

/** Pay, cancel or download the invoice, depending on the payment. */
export function PaymentActions({ payment }: { readonly payment: contract.Payment }) {
  const text = useText(recordText)
  const refetch = [contract.listPayments, contract.getPayment, wallet.getGroupBalance, wallet.getFunds]
  const resume = useSend(contract.resumePayment, {
    refetch,
    onSuccess: ({ pay_url }) => {
      if (pay_url) window.location.assign(pay_url)
    },
  })
  const close = useSend(contract.closePayment, {
    refetch,
    onSuccess: ({ state }) => showToast('success', state === 'paid' ? text.back_paid : text.gave_up),
  })
  const invoice = useSend(contract.getPaymentInvoice, { onSuccess: openFile })
  const { id, state } = payment
  if (state === 'paid') {
    return (
      <RowActions
        actions={[
          { key: 'invoice', label: text.invoice, is_busy: invoice.isPending, onClick: () => invoice.mutate({ id }) },
        ]}
      />
    )
  }
  if (state !== 'waiting') return null
  return (
    <RowActions
      actions={[
        { key: 'resume', label: text.resume, is_busy: resume.isPending, onClick: () => resume.mutate({ id }) },
        { key: 'give_up', label: text.give_up, is_busy: close.isPending, onClick: () => close.mutate({ id }) },
      ]}
    />
  )
}

function Facts({ payment }: { readonly payment: contract.Payment }) {
  const text = useText(recordText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const amounts = (['goods', 'freight', 'service', 'coupon'] as const)
    .filter((part) => payment[part] !== '0.00')
    .map((part) => [text[part], `${part === 'coupon' ? '−' : ''}${formatMoney(payment[part])}`] as const)
  const sides = [
    payment.balance === '0.00' ? '' : fill(text.by_balance, { amount: formatMoney(payment.balance) }),
    payment.alipay === '0.00'
      ? ''
      : fill(text.by_cashier, {
          name: contract.payChannelNames[payment.channel][language],
          amount: formatMoney(payment.alipay),
        }),
  ].filter(Boolean)
  const rows = [
    [text.reference, payment.payment_no],
    ...amounts,
    [text.total, formatMoney(payment.amount)],
    [text.paid_by, sides.join(' + ')],
    [text.time, formatInstant(payment.paid_at ?? payment.created_at, time_zone)],
    ...(payment.trade_no ? [[text.trade_no, payment.trade_no]] : []),
  ]
  return (
    <dl className={`grid bg-paper rounded-control gap-x-4 gap-y-2 p-4 mb-6 ${css.facts}`}>
      {rows.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt className="text-quiet">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The payment named in the URL, beside the list. */
export function PaymentDrawer({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const text = useText(recordText)
  const one = useCall(contract.getPayment, { id }, { quiet: true })
  const payment = one.data?.id === id ? one.data : undefined
  return (
    <Drawer open title={text.payment} size={480} onClose={onClose}>
      {one.isError ? <LoadFailed onRetry={() => void one.refetch()} /> : null}
      {payment ? (
        <div className="grid grid-cols-1 min-w-0 gap-4">
          <div className="flex items-baseline justify-between gap-4">
            <span>
              {payment.title} <Tag color={stateColors[payment.state] ?? 'default'}>{text[payment.state]}</Tag>
            </span>
            <strong className="text-xl text-seal tabular-nums">{formatMoney(payment.amount)}</strong>
          </div>
          <Facts payment={payment} />
          {payment.refunds.length > 0 ? <h3>{text.refunds}</h3> : null}
          {payment.refunds.map((refund) => (
            <div key={refund.id} className="flex items-baseline justify-between gap-4">
              <span>
                {refund.reason} <span className={css.quiet}>{text[`refund_${refund.state}`]}</span>
              </span>
              <span className="whitespace-nowrap tabular-nums">{formatMoney(refund.amount)}</span>
            </div>
          ))}
          <PaymentActions payment={payment} />
        </div>
      ) : one.isError ? null : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
