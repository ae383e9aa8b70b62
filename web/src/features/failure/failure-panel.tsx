import type { Reply } from '@inkroute/contract/endpoint'
import { type FailureKind, listFailures } from '@inkroute/contract/failure/failure'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { opsPath } from '../../shared/ops/ops-path.view.ts'
import { TechnicalError } from '../../shared/ops/technical-error.tsx'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import css from './failure.module.css'
import { failureText } from './failure.text.ts'

const REFRESH_MS = 60_000

type Group = Reply<typeof listFailures>['groups'][number]
type Row = Group['rows'][number]

/** Where a kind is solved when a row has no place of its own. */
const screens: Readonly<Record<FailureKind, string>> = {
  job: '/ops/stuck',
  print: '/ops/stuck',
  check: '/ops/production',
  parcel: '/ops/order?state=shipped',
  push: '/ops/order?state=shipped',
  sync: '/ops/seller',
  payment: '/ops/reconcile',
}

function getPlace(kind: FailureKind, { order_no, seller_id }: Row): string {
  if (order_no) return opsPath('order', order_no)
  return kind === 'sync' && seller_id ? `${opsPath('seller', seller_id)}?tab=store` : screens[kind]
}

const technical: readonly FailureKind[] = ['job', 'push', 'sync']

const Note = ({ kind, note }: { readonly kind: FailureKind; readonly note: string }) =>
  technical.includes(kind) ? (
    <div className="col-span-full">
      <TechnicalError error={note} />
    </div>
  ) : (
    <small>{note}</small>
  )

function FailureGroup({ group }: { readonly group: Group }) {
  const text = useText(failureText)
  const { kind, total, rows } = group
  return (
    <section className={css.group}>
      <h3 className="flex items-baseline text-sm font-medium gap-2 mb-2">
        {text[kind]} <b>{total}</b>
        {total > rows.length ? <Link to={screens[kind]}>{fill(text.all, { count: total })}</Link> : null}
      </h3>
      <ul className="bare-list grid gap-2">
        {rows.map((row) => (
          <li className="grid grid-cols-auto-last text-xs text-quiet gap-x-3" key={`${row.title} ${row.at}`}>
            <Link to={getPlace(kind, row)}>{row.title}</Link>
            <RelativeTime at={row.at} />
            {row.note ? <Note kind={kind} note={row.note} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What failed in the last two weeks and is still open, each with the way to where it is solved. */
export function FailurePanel() {
  const text = useText(failureText)
  const call = useCall(listFailures, {}, { quiet: true, refetch_ms: REFRESH_MS })
  const groups = call.data?.groups
  return (
    <Panel title={text.title}>
      {groups?.length === 0 ? <p className="text-quiet">{text.none}</p> : null}
      {groups?.map((group) => (
        <FailureGroup key={group.kind} group={group} />
      ))}
      {call.isPending ? <Skeleton active title={false} paragraph={{ rows: 4 }} /> : null}
      {call.isError && !groups ? <p className="text-quiet">{text.failed}</p> : null}
    </Panel>
  )
}
