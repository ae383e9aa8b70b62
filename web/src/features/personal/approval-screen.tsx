import { type PersonalState, personalStates } from '@inkroute/contract/personal/codes'
import * as contract from '@inkroute/contract/personal/personal'
import { Button, Checkbox, Pagination, Segmented, Spin } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { useMayOpen, usePermission } from '../../shared/session/permission.tsx'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { LineCard } from './line-card.tsx'
import css from './personal.module.css'
import { personalText } from './personal.text.ts'
import type { PhotoSender } from './photo-input.tsx'

const PAGE_SIZE = 12
const LIVE_MS = 3000
const keys = ['state', 'order'] as const
const tabs = ['look', 'held', 'queued', 'approved'] as const satisfies readonly PersonalState[]

const isState = (text: string | undefined): text is PersonalState => personalStates.some((state) => state === text)

function useApprove(onDone: () => void) {
  const text = useText(personalText)
  return useSend(contract.approvePersonalLines, {
    refetch: [contract.listPersonalLines],
    onSuccess: ({ approved }) => {
      if (approved.length > 0) showToast('success', fill(text.approved_done, { count: approved.length }))
      else showToast('info', text.approved_none)
      onDone()
    },
  })
}

const shown = ({ id, hash }: contract.PersonalLine) => ({ id, hash: hash ?? '' })

interface ListProps {
  readonly lines: readonly contract.PersonalLine[]
  readonly onCorrect: (line: contract.PersonalLine) => void
}

/** Cards of a page, which can be approved one by one or together. */
function Lines({ lines, onCorrect }: ListProps) {
  const text = useText(personalText)
  const may_edit = usePermission('order.personal:edit')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const approve = useApprove(() => setChosen(new Set()))
  const open = may_edit ? lines.filter(({ state }) => state === 'look') : []
  const selected = open.filter(({ id }) => chosen.has(id))
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <>
      {open.length > 0 ? (
        <div className="flex flex-wrap items-center gap-3 mb-4">
          <Checkbox
            checked={selected.length === open.length}
            indeterminate={selected.length > 0 && selected.length < open.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? open.map(({ id }) => id) : []))}
          >
            {text.approve_all}
          </Checkbox>
          <Button
            type="primary"
            disabled={selected.length === 0}
            loading={approve.isPending}
            onClick={() => approve.mutate({ lines: selected.map(shown) })}
          >
            {fill(text.approve_many, { count: selected.length })}
          </Button>
        </div>
      ) : null}
      <ul className={`bare-list grid gap-4 ${css.cards}`}>
        {lines.map((line) => (
          <LineCard
            key={line.id}
            line={line}
            is_chosen={chosen.has(line.id)}
            is_busy={approve.isPending}
            {...(open.includes(line) ? { onToggle: () => toggle(line.id) } : {})}
            {...(open.includes(line) ? { onApprove: () => approve.mutate({ lines: [shown(line)] }) } : {})}
            {...(may_edit && line.state !== 'queued' ? { onCorrect: () => onCorrect(line) } : {})}
          />
        ))}
      </ul>
    </>
  )
}

/** Orders with personalised goods: what is printed, what is wrong, and the approval of many at once. */
export function ApprovalScreen({ sender }: { readonly sender: PhotoSender }) {
  const text = useText(personalText)
  const may_open = useMayOpen()
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [correcting, setCorrecting] = useState<contract.PersonalLine | null>(null)
  const order_id = /^\d{1,15}$/.test(filter.order ?? '') ? Number(filter.order) : undefined
  // All lines of one order, in whichever stage they are; otherwise one stage at a time.
  const state = isState(filter.state) ? filter.state : order_id === undefined ? 'look' : undefined
  const query = {
    page,
    page_size: PAGE_SIZE,
    ...(state ? { state } : {}),
    ...(order_id === undefined ? {} : { order_id }),
  }
  const found = useCall(contract.listPersonalLines, query, { quiet: true })
  const lines = found.data?.data ?? []
  const total = found.data?.total ?? 0
  const counts = found.data?.counts
  const is_live = state === 'queued' || (counts?.queued ?? 0) > 0 || lines.some(({ is_painting }) => is_painting)
  useCall(contract.listPersonalLines, query, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  return (
    <>
      <PageHeader description={text.description} />
      <search className="flex flex-wrap items-center overflow-x-auto gap-3 mb-4">
        {order_id === undefined ? (
          <Segmented<PersonalState>
            aria-label={text.states}
            value={state ?? 'look'}
            options={tabs.map((value) => ({ value, label: `${text[value]} ${counts?.[value] ?? ''}`.trim() }))}
            onChange={(next) => setFilter({ state: next })}
          />
        ) : (
          <>
            <strong>{fill(text.of_order, { name: lines[0]?.external_no || `#${order_id}` })}</strong>
            <Button size="small" onClick={() => setFilter({ order: undefined, state: undefined })}>
              {text.all_orders}
            </Button>
          </>
        )}
      </search>
      {found.isError && !found.data ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Spin /> : null}
      {found.data && lines.length === 0 ? (
        <EmptyState
          icon="pen"
          title={text.none}
          body={text.none_body}
          action={may_open('/goods/library') ? <Link to="/goods/library">{text.to_goods}</Link> : null}
        />
      ) : null}
      {lines.length > 0 ? <Lines key={`${state}:${order_id}:${page}`} lines={lines} onCorrect={setCorrecting} /> : null}
      {total > PAGE_SIZE ? (
        <Pagination
          className="mt-4"
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={(next) => setFilter({ page: String(next) })}
        />
      ) : null}
      {correcting ? <CorrectDialog line={correcting} sender={sender} onClose={() => setCorrecting(null)} /> : null}
    </>
  )
}
