import type { ImportKind } from '@inkroute/contract/order/import/fields'
import { deleteImport, listImports, type OrderImport } from '@inkroute/contract/order/import/import'
import { Pagination, Skeleton } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { isUnderWay, stateTones } from '../import.view.ts'

const PAGE_SIZE = 10
const LIVE_MS = 3000

function Fate({ orders }: OrderImport) {
  const text = useText(importText)
  const parts = [
    orders.made > 0 ? fill(text.orders_made, { made: orders.made }) : '',
    orders.ready + orders.draft > 0 ? fill(text.orders_waiting, { ready: orders.ready + orders.draft }) : '',
    orders.error > 0 ? fill(text.orders_wrong, { error: orders.error }) : '',
    orders.undone > 0 ? `${text.status_undone} ${orders.undone}` : '',
    orders.duplicate > 0 ? `${text.status_duplicate} ${orders.duplicate}` : '',
  ]
  return <span>{parts.filter(Boolean).join(' · ') || '0'}</span>
}

function HistoryRow({ one }: { one: OrderImport }) {
  const text = useText(importText)
  const remove = useSend(deleteImport, { refetch: [listImports] })
  const has_made = one.orders.made + one.orders.kept > 0
  return (
    <li className={`grid items-center min-h-14 border-t gap-x-4 gap-y-2 py-2 ${css.history_row}`}>
      <div className={`grid min-w-0 ${css.history_name}`}>
        <Link className="truncate" to={`?id=${one.id}`}>
          {one.name}
        </Link>
        <span className={css.quiet}>{fill(text.rows_by, { rows: one.row_count, name: one.created_by })}</span>
      </div>
      <span className={css.mark} data-tone={stateTones[one.state]}>
        {text[`state_${one.state}`]}
        {isUnderWay(one) ? ` ${Math.round((100 * one.progress) / Math.max(1, one.total))}%` : ''}
      </span>
      <Fate {...one} />
      <span className={css.quiet}>
        <RelativeTime at={one.created_at} />
      </span>
      <span className="flex items-center justify-end gap-2">
        <RowActions
          actions={[
            { key: 'open', label: one.state === 'checked' ? text.go_on : text.open, route: `?id=${one.id}` },
            (one.state === 'checked' || one.state === 'undone') &&
              !has_made && {
                key: 'remove',
                label: text.remove,
                is_danger: true,
                is_busy: remove.isPending,
                confirm: {
                  title: fill(text.remove_title, { name: one.name }),
                  body: text.remove_body,
                  ok: text.remove,
                  cancel: text.keep,
                },
                onClick: () => remove.mutate({ id: one.id }),
              },
          ]}
        />
      </span>
    </li>
  )
}

export function ImportHistory({ kind }: { kind: ImportKind }) {
  const text = useText(importText)
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const input = { kind, page, page_size: PAGE_SIZE }
  const list = useCall(listImports, input, { quiet: true })
  const is_live = list.data?.data.some(isUnderWay) ?? false
  useCall(listImports, input, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  return (
    <Panel title={text.history}>
      {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <Skeleton active /> : null}
      {list.data?.total === 0 ? (
        <EmptyState icon="order" title={text.no_history} body={text.no_history_body} />
      ) : (
        <ul className="bare-list grid">
          {list.data?.data.map((one) => (
            <HistoryRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(next) => setSearch({ page: String(next) })}
      />
    </Panel>
  )
}
