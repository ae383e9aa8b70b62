import { STAFF_WORK_STREAM_PATH } from '@inkroute/contract/after-sale/after-sale'
import * as contract from '@inkroute/contract/after-sale/staff'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import css from '../after-sale.module.css'
import { opsWorkText, workText } from '../after-sale.text.ts'
import { SendBackFacts, WorkDecision, WorkHead, WorkLines } from '../components/work-facts.tsx'
import { WorkThread } from '../components/work-thread.tsx'
import { useLiveWork } from '../use-live-work.ts'
import { DecideModal, type Decision } from './decide-modals.tsx'
import { StaffComposer, staffRefetch } from './staff-composer.tsx'

const outcomes = ['refund', 'reprint', 'coupon', 'reject'] as const

function Actions({ work }: { work: contract.StaffWorkDetail }) {
  const text = useText(opsWorkText)
  const [decision, setDecision] = useState<Decision | null>(null)
  const take = useSend(contract.takeStaffWork, { refetch: staffRefetch })
  const receive = useSend(contract.receiveReturn, { refetch: staffRefetch })
  const awaits_goods = work.send_back !== null && work.send_back.received_at === null
  return (
    <div className={css.decide}>
      {work.state === 'submitted' || !work.handler ? (
        <Button type="primary" loading={take.isPending} onClick={() => take.mutate({ id: work.id })}>
          {text.take}
        </Button>
      ) : null}
      {work.form === 'return' && !work.send_back ? (
        <Button onClick={() => setDecision('accept')}>{text.accept}</Button>
      ) : null}
      {awaits_goods ? (
        <Button loading={receive.isPending} onClick={() => receive.mutate({ id: work.id })}>
          {text.receive}
        </Button>
      ) : null}
      {outcomes.map((outcome) => (
        <Button key={outcome} danger={outcome === 'reject'} onClick={() => setDecision(outcome)}>
          {text[outcome]}
        </Button>
      ))}
      {decision ? <DecideModal decision={decision} work={work} onClose={() => setDecision(null)} /> : null}
    </div>
  )
}

/** One request for staff: facts, thread, reply, decision. */
export function StaffDetail({ id, onBack }: { id: number; onBack: () => void }) {
  const text = useText(opsWorkText)
  const words = useText(workText)
  const found = useCall(contract.getStaffWork, { id }, { quiet: true, stale_ms: 0 })
  const is_live = useLiveWork(STAFF_WORK_STREAM_PATH, id, staffRefetch)
  const work = found.data?.id === id ? found.data : undefined
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!work) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <article className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-end min-h-6 gap-3">
        <Button
          type="text"
          className={`hidden mr-auto ${css.back}`}
          icon={<Icon name="chevron_left" size_px={16} />}
          onClick={onBack}
        >
          {words.back}
        </Button>
        {is_live && work.may.reply ? <span className={css.live}>{words.live}</span> : null}
        <span>
          {text.seller}{' '}
          <OpsLink kind="seller" id={work.seller_id}>
            {work.seller}
          </OpsLink>{' '}
          · {text.handler} {work.handler ?? text.nobody}
        </span>
      </div>
      <WorkHead work={work} is_staff />
      <WorkLines work={work} />
      <WorkDecision work={work} is_staff />
      <SendBackFacts work={work} />
      {work.may.reply ? <Actions work={work} /> : null}
      <WorkThread work={work} me="staff" />
      <StaffComposer key={work.id} id={work.id} is_over={!work.may.reply} />
    </article>
  )
}
