import * as contract from '@inkroute/contract/exception/exception'
import { holdOrder } from '@inkroute/contract/order/order'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { exceptionText } from '../exception.text.ts'
import { type InboxRow, inboxRows } from '../exception.view.ts'
import css from './exception-inbox.module.css'

/** Frequent enough for a screen that stays open all day. */
const REFETCH_MS = 60_000

interface KindsProps {
  readonly groups: readonly contract.ExceptionGroup[]
  readonly total: number
  readonly kind: string
  readonly onChoose: (kind: string) => void
}

function Kinds({ groups, total, kind, onChoose }: KindsProps) {
  const text = useText(exceptionText)
  const choices = [{ kind: '', name: text.everything, count: total, is_urgent: false }, ...groups]
  return (
    <fieldset className="flex flex-wrap border-0 gap-2 p-0 m-0 mb-3">
      <legend className="visually-hidden">{text.kinds}</legend>
      {choices.map((choice) => (
        <button
          key={choice.kind}
          type="button"
          className={`text-ink cursor-pointer bg-surface border px-3 py-1 ${css.kind}`}
          aria-pressed={choice.kind === kind}
          data-urgent={choice.is_urgent}
          onClick={() => onChoose(choice.kind)}
        >
          {choice.name} <b className="font-medium text-quiet tabular-nums">{choice.count}</b>
        </button>
      ))}
    </fieldset>
  )
}

/** Releases a held order without leaving the inbox. */
function ReleaseButton({ row }: { row: InboxRow }) {
  const text = useText(exceptionText)
  const release = useSend(holdOrder, {
    refetch: [contract.listExceptions],
    onSuccess: () => showToast('success', text.released),
  })
  return (
    <Button
      loading={release.isPending}
      aria-label={`${text.release} ${row.title}`}
      onClick={() => release.mutate({ id: Number(row.id), is_held: false })}
    >
      {text.release}
    </Button>
  )
}

function Row({ row }: { row: InboxRow }) {
  const text = useText(exceptionText)
  return (
    <li className={`grid items-center min-h-14 rounded-control gap-3 px-3 py-2 ${css.row}`} data-urgent={row.is_urgent}>
      <span className={`grid text-warning ${css.sign}`}>
        <Icon name={row.is_urgent ? 'alert' : 'clock'} size_px={18} />
        {row.is_urgent ? <span className="visually-hidden">{text.urgent}</span> : null}
      </span>
      <span className={`grid min-w-0 wrap-anywhere ${css.words}`}>
        <span className={`flex flex-wrap items-baseline gap-x-2 ${css.head}`}>
          <strong className="font-medium tabular-nums">{row.title || row.kind_name}</strong>
          {row.title ? <small>{row.kind_name}</small> : null}
        </span>
        <span>{row.problem}</span>
      </span>
      <span className={`text-xs whitespace-nowrap ${css.since}`}>
        <RelativeTime at={row.since} />
      </span>
      <span className="flex flex-wrap items-center justify-end gap-2">
        {row.quick === 'release_order' ? <ReleaseButton row={row} /> : null}
        <Link className={css.fix} to={row.link} aria-label={`${row.fix} ${row.title}`}>
          {row.fix}
        </Link>
      </span>
    </li>
  )
}

/** Everything that is blocked until the seller acts, each with its fix one click away. */
export function ExceptionInbox() {
  const text = useText(exceptionText)
  const { data, isError, refetch } = useCall(
    contract.listExceptions,
    {},
    { quiet: true, stale_ms: 0, refetch_ms: REFETCH_MS },
  )
  const [chosen, setChosen] = useState('')
  const groups = data?.groups ?? []
  const kind = groups.some((group) => group.kind === chosen) ? chosen : ''
  const group = groups.find((one) => one.kind === kind)
  return (
    <Panel
      title={text.title}
      extra={data ? <span className="text-quiet tabular-nums">{fill(text.count, { count: data.total })}</span> : null}
    >
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active title={false} paragraph={{ rows: 5 }} /> : null}
      {data?.total === 0 ? <EmptyState icon="check" title={text.empty_title} body={text.empty_body} /> : null}
      {groups.length > 1 ? <Kinds groups={groups} total={data?.total ?? 0} kind={kind} onChoose={setChosen} /> : null}
      <ul className={`grid overflow-y-auto list-none p-0 ${css.rows}`}>
        {inboxRows(groups, kind).map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
      {group && group.count > group.rows.length ? (
        <Link className="mt-3" to={group.all_link}>
          {fill(text.all_of_kind, { count: group.count })}
        </Link>
      ) : null}
    </Panel>
  )
}
