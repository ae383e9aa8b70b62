import { getImport, type ImportDetail, stopImport } from '@inkroute/contract/order/import/import'
import { Button, Progress } from 'antd'
import { useEffect, useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { remainingSeconds } from '../import.view.ts'

function useRemaining(detail: ImportDetail): string {
  const text = useText(importText)
  const [now_ms, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = remainingSeconds(detail, now_ms)
  if (seconds === undefined) return ''
  const time =
    seconds < 90 ? fill(text.seconds, { n: seconds }) : fill(text.minutes, { n: Math.max(1, Math.round(seconds / 60)) })
  return fill(text.remaining, { time })
}

/** How far it is, how long it will take, and the way to stop it. */
export function RunProgress({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const remaining = useRemaining(detail)
  const stop = useSend(stopImport, { refetch: [getImport] })
  const { progress, total } = detail
  return (
    <section className={css.run} aria-label={text[`state_${detail.state}`]}>
      <div className={css.run_line}>
        <strong>{fill(text.progress, { done: progress.toLocaleString(), total: total.toLocaleString() })}</strong>
        <span className={css.quiet}>{remaining}</span>
        {detail.state === 'running' ? (
          <Button loading={stop.isPending} onClick={() => stop.mutate({ id: detail.id })}>
            {text.stop}
          </Button>
        ) : null}
      </div>
      <Progress
        percent={Math.floor((100 * progress) / Math.max(1, total))}
        aria-label={text[`state_${detail.state}`]}
      />
      <p className={css.quiet}>{text.may_leave}</p>
    </section>
  )
}
