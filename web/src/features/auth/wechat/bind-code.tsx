import * as auth from '@inkroute/contract/auth/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import { Alert, Button, Spin } from 'antd'
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useCountdown } from '../../../shared/hooks/use-countdown.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './wechat.module.css'
import { wechatText } from './wechat.text.ts'

const ASK_EVERY_MS = 2000

type Code = Reply<typeof auth.wechatQrCode>

interface ShownCodeProps {
  readonly code: Code
  readonly onRefresh: () => void
  readonly onBound: () => void
}

function ShownCode({ code, onRefresh, onBound }: ShownCodeProps) {
  const text = useText(wechatText)
  const lives_seconds = Math.max(0, Math.round((Date.parse(code.expires_at) - Date.now()) / 1000))
  const { seconds } = useCountdown(lives_seconds)
  const [is_over, setOver] = useState(false)
  const status = useCall(
    auth.wechatStatus,
    { ticket: code.ticket },
    { quiet: true, stale_ms: 0, ...(is_over ? {} : { refetch_ms: ASK_EVERY_MS }) },
  )
  const fate = seconds === 0 ? 'expired' : (status.data?.ticket_status ?? 'waiting')
  useEffect(() => {
    setOver(fate !== 'waiting')
    if (fate === 'bound') onBound()
  }, [fate, onBound])
  const is_stale = fate === 'expired' || fate === 'taken'
  return (
    <div className="flex flex-wrap items-center gap-6">
      <div className={`card relative p-3 ${css.frame}`} data-stale={is_stale}>
        <img className={css.qr} src={code.qr_image} alt={text.qr} width={200} height={200} />
        {is_stale && (
          <div className={css.again}>
            <Button onClick={onRefresh}>{text.refresh}</Button>
          </div>
        )}
      </div>
      <div className={`flex flex-col flex-1 gap-2 ${css.steps}`} aria-live="polite">
        <strong>{text.scan}</strong>
        {fate === 'taken' && <Alert type="warning" showIcon title={text.taken} />}
        {fate === 'expired' && <span className="text-quiet">{text.expired}</span>}
        {fate === 'waiting' && <span className="text-quiet">{fill(text.waiting, { seconds })}</span>}
        {!is_stale && (
          <a href={code.scan_url} target="_blank" rel="noreferrer">
            {text.cannotScan}
          </a>
        )}
      </div>
    </div>
  )
}

/** The QR code and its state, polled every two seconds while it is valid. */
export function BindCode({ onBound }: { readonly onBound: () => void }) {
  const text = useText(wechatText)
  const code = useSend(auth.wechatQrCode)
  const show = () => code.mutate({})
  if (code.isPending) return <Spin />
  if (!code.data) {
    return (
      <Button type="primary" onClick={show}>
        {text.show}
      </Button>
    )
  }
  return <ShownCode key={code.data.ticket} code={code.data} onRefresh={show} onBound={onBound} />
}
