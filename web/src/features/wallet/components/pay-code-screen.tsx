import * as contract from '@inkroute/contract/wallet/payment'
import { checkRecharge } from '@inkroute/contract/wallet/recharge'
import { Alert, Button, QRCode, Skeleton } from 'antd'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { payText } from '../account.text.ts'
import css from './wallet.module.css'

const ASK_MS = 2_000
const QR_SIZE = 220

/** Asks the cashier until the code is paid or over; the next reading of the code shows it. */
function useAsking(
  trade: { readonly kind: string; readonly id: number; readonly state: string } | undefined,
  onAnswer: () => void,
) {
  const id = trade?.state === 'waiting' ? trade.id : null
  const endpoint = trade?.kind === 'recharge' ? checkRecharge : contract.checkPayment
  useEffect(() => {
    if (id === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void call(endpoint, { id }).then(onAnswer, () => undefined)
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [endpoint, id, onAnswer])
}

/** The QR code of a payment that is scanned with a phone. */
export default function PayCodeScreen() {
  const text = useText(payText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const number = search.get('no') ?? ''
  const { data, isError, refetch } = useCall(contract.getPayCode, number === '' ? null : { number }, {
    stale_ms: 0,
    quiet: true,
  })
  useAsking(data, refetch)
  const is_paid = data?.state === 'paid'
  const back = data?.return_path
  useEffect(() => {
    if (is_paid && back) void navigate(back, { replace: true })
  }, [is_paid, back, navigate])
  if (number === '')
    return (
      <EmptyState icon="wallet" title={text.code_none} action={<Link to="/setting/recharge">{text.code_back}</Link>} />
    )
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data || is_paid) return <Skeleton active />
  const name = contract.payChannelNames[data.channel][language]
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader title={fill(text.code_title, { name })} />
      <section className="card grid justify-items-center text-center gap-3 px-4 py-8">
        <p>{data.title}</p>
        <p className="text-xl font-strong tabular-nums">{formatMoney(data.amount)}</p>
        {data.code ? (
          <>
            <QRCode value={data.code} size={QR_SIZE} />
            <p>
              <PayMark channel={data.channel} /> {fill(text.code_scan, { name })}
            </p>
            <p className={css.quiet}>{fill(text.code_until, { time: formatInstant(data.expires_at, time_zone) })}</p>
          </>
        ) : (
          <Alert type="warning" showIcon title={text.code_over} />
        )}
        <Link to={data.return_path}>
          <Button>{text.code_back}</Button>
        </Link>
      </section>
    </div>
  )
}
