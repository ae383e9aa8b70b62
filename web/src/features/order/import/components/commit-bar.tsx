import { commitImport, getImport, type ImportDetail, listImports } from '@inkroute/contract/order/import/import'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useOnce } from '../../../../shared/hooks/use-once.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { importable } from '../import.view.ts'
import { UndoButton } from './undo-button.tsx'

/** The one thing to do, always in sight: how many orders will be made, and what stays behind. */
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
      <span className={css.bar_actions}>
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
