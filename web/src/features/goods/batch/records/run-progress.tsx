import type { BatchProgress } from '@inkroute/contract/goods/batch/batch'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { Link } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from './records.module.css'
import { recordsText } from './records.text.ts'

/** Seconds, minutes or hours, whichever a person would say. */
function spokenTime(seconds: number): { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly n: number } {
  if (seconds < 90) return { unit: 'seconds', n: Math.max(1, Math.round(seconds)) }
  if (seconds < 5400) return { unit: 'minutes', n: Math.round(seconds / 60) }
  return { unit: 'hours', n: Math.round(seconds / 360) / 10 }
}

/** Progress from 0 to 1, without skipped cells. */
function shareDone({ total, done, failed, skipped, cancelled, made }: BatchProgress): number {
  const wanted = total - skipped
  return wanted <= 0 ? 1 : Math.min(1, (done + failed + cancelled + made * 0.5) / wanted)
}

const LOOK_MS = 10_000

/** Suggests resuming if the quota has been topped up, otherwise where to buy more. */
function QuotaHold({ waiting }: { waiting: number }) {
  const text = useText(recordsText)
  const left = useCall(getDesignQuota, {}, { quiet: true, refetch_ms: LOOK_MS }).data?.left
  const has_some = left === null || (left !== undefined && left > 0)
  return (
    <>
      <span>{fill(text.quota_held, { count: waiting })}</span>
      {has_some ? <span>{left === null ? text.quota_free_now : fill(text.quota_now, { left })}</span> : null}
      {left !== null && (left ?? 0) < waiting ? (
        <Link to="/main/valueAddedServices/design">{text.buy_designs}</Link>
      ) : null}
    </>
  )
}

/** Progress bar with counts, speed and remaining time. */
export function RunProgress({ run }: { run: BatchProgress }) {
  const text = useText(recordsText)
  const { language } = useLanguage()
  const share = shareDone(run)
  const time = run.remaining_seconds === null ? null : spokenTime(run.remaining_seconds)
  const is_running = run.state === 'running'
  return (
    <div className={`grid gap-1.5 ${css.progress}`}>
      <div
        className={`h-2 overflow-hidden bg-line rounded-sm ${css.track}`}
        role="progressbar"
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={text[`state_${run.state}`]}
        data-state={run.state}
      >
        <span className="block h-full bg-action rounded-sm" style={{ width: `${share * 100}%` }} />
      </div>
      <p className="flex flex-wrap text-xs text-quiet tabular-nums gap-x-3.5 gap-y-1">
        <strong className="text-ink">{fill(text.done_of, { done: run.done, total: run.total - run.skipped })}</strong>
        {run.failed > 0 ? <span data-bad="true">{fill(text.failed, { count: run.failed })}</span> : null}
        {run.skipped > 0 ? <span>{fill(text.skipped, { count: run.skipped })}</span> : null}
        {is_running && run.rate_per_minute > 0 ? (
          <span>{fill(text.rate, { rate: Math.round(run.rate_per_minute) })}</span>
        ) : null}
        {is_running && time ? (
          <span>{fill(text.remaining, { time: fill(text[time.unit], { n: time.n }) })}</span>
        ) : null}
      </p>
      {run.state === 'paused' && run.reason ? (
        <p className={`flex flex-wrap text-xs text-quiet tabular-nums gap-x-3.5 gap-y-1 ${css.reason}`} role="status">
          {run.reason.name === 'design_quota_exceeded' ? <QuotaHold waiting={run.waiting} /> : run.reason[language]}
        </p>
      ) : null}
    </div>
  )
}

export function StateDot({ state }: { state: BatchProgress['state'] }) {
  const text = useText(recordsText)
  return (
    <span className={`inline-flex items-center text-ink gap-1.5 ${css.state}`} data-state={state}>
      {text[`state_${state}`]}
    </span>
  )
}
