import { MAX_LATE_PRINTS_MINUTES, MIN_LATE_PRINTS_MINUTES } from '@inkroute/contract/production/stuck/codes'
import * as contract from '@inkroute/contract/production/stuck/stuck'
import { Alert, Button, InputNumber } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { stuckWorkText } from '../stuck.text.ts'
import { DeadJobs, StuckOrders, UnsentRefunds } from './stuck-lists.tsx'

const REFRESH_MS = 30_000

function LateAfter({ minutes }: { readonly minutes: number }) {
  const text = useText(stuckWorkText)
  const [chosen, setChosen] = useState<number | null>(null)
  const save = useSend(contract.setLatePrints, {
    refetch: [contract.getStuckWork],
    onSuccess: () => showToast('success', text.saved),
  })
  const value = chosen ?? minutes
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-quiet">{text.late_after}</span>
      <InputNumber
        size="small"
        aria-label={text.late_after}
        min={MIN_LATE_PRINTS_MINUTES}
        max={MAX_LATE_PRINTS_MINUTES}
        precision={0}
        value={value}
        onChange={setChosen}
      />
      {value === minutes ? null : (
        <Button size="small" loading={save.isPending} onClick={() => save.mutate({ minutes: value })}>
          {text.save}
        </Button>
      )}
    </div>
  )
}

/** Items staff should check first. */
export default function StuckWorkScreen() {
  const text = useText(stuckWorkText)
  const call = useCall(contract.getStuckWork, {}, { refetch_ms: REFRESH_MS })
  const found = call.data
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader title={text.title} description={text.description} />
      {call.isError && !found ? (
        <LoadFailed onRetry={() => void call.refetch()} />
      ) : (
        <>
          {found && found.late_by_promise > 0 ? (
            <Alert type="error" showIcon title={fill(text.alarm, { count: found.late_by_promise })} />
          ) : null}
          <StuckOrders
            title={text.late}
            none={text.late_none}
            list={found?.late}
            extra={found ? <LateAfter minutes={found.late_after_minutes} /> : null}
          />
          <DeadJobs list={found?.jobs} />
          <StuckOrders title={text.held} none={text.held_none} list={found?.held} />
          {found?.refunds === null ? null : <UnsentRefunds list={found?.refunds ?? undefined} />}
        </>
      )}
    </div>
  )
}
