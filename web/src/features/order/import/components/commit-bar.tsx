import {
  commitImport,
  getImport,
  type ImportDetail,
  listImports,
  stopImport,
  undoImport,
} from '@inkroute/contract/order/import/import'
import { Button, Checkbox, Popconfirm, Progress } from 'antd'
import { useEffect, useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useOnce } from '../../../../shared/hooks/use-once.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { importable, remainingSeconds } from '../import.view.ts'

/** Asks once, because cancelled orders cannot be brought back. */
export function UndoButton({ id }: { id: number }) {
  const text = useText(importText)
  const undo = useSend(undoImport, { refetch: [getImport, listImports] })
  const once = useOnce(undo.isPending)
  return (
    <Popconfirm
      title={text.undo_title}
      description={text.undo_body}
      okText={text.undo_yes}
      cancelText={text.keep}
      okButtonProps={{ danger: true }}
      styles={{ root: { maxWidth: 360 } }}
      onConfirm={() => once(() => undo.mutate({ id }))}
    >
      <Button danger loading={undo.isPending}>
        {text.undo}
      </Button>
    </Popconfirm>
  )
}

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

/** Progress, remaining time and a stop button. */
export function RunProgress({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const remaining = useRemaining(detail)
  const stop = useSend(stopImport, { refetch: [getImport] })
  const { progress, total } = detail
  return (
    <section className="card grid gap-2 p-4" aria-label={text[`state_${detail.state}`]}>
      <div className={`flex flex-wrap items-center min-h-8 gap-3 ${css.run_line}`}>
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

/** Sticky bar: number of orders to create and rows left out. */
export function CommitBar({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const [with_drafts, setWithDrafts] = useState(true)
  const commit = useSend(commitImport, { refetch: [getImport, listImports] })
  const once = useOnce(commit.isPending)
  const { orders, state, missing } = detail
  const count = importable(detail, with_drafts)
  // After everything was made there is nothing left to do here.
  if (state === 'done' && orders.ready + orders.draft === 0) return null
  const label = state === 'checked' ? text.commit : state === 'stopped' ? text.resume : text.commit_more
  return (
    <div className={css.bar}>
      {orders.draft > 0 ? (
        <Checkbox checked={with_drafts} onChange={(event) => setWithDrafts(event.target.checked)}>
          {fill(text.with_drafts, { count: orders.draft })}
        </Checkbox>
      ) : null}
      {orders.error > 0 ? <span className={css.quiet}>{fill(text.left_behind, { count: orders.error })}</span> : null}
      <span className={`flex flex-wrap gap-2 ml-auto ${css.bar_actions}`}>
        {state === 'stopped' && orders.made > 0 ? <UndoButton id={detail.id} /> : null}
        <Button
          type="primary"
          size="large"
          disabled={count === 0 || missing.includes('external_no')}
          loading={commit.isPending}
          onClick={() => once(() => commit.mutate({ id: detail.id, with_drafts }))}
        >
          {count === 0 ? text.nothing_ready : fill(label, { count: count.toLocaleString() })}
        </Button>
      </span>
    </div>
  )
}
