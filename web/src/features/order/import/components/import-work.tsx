import { chooseImportChannel, type ImportDetail } from '@inkroute/contract/order/import/import'
import { Button, Select, Skeleton } from 'antd'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { isUnderWay, stateTones } from '../import.view.ts'
import { useImport, useKeepImport } from '../use-import.ts'
import { CommitBar, RunProgress, UndoButton } from './commit-bar.tsx'
import { MappingPanel } from './mapping-panel.tsx'
import { RowTable } from './row-table.tsx'
import { SkuMatchList } from './sku-match.tsx'

const AUTO = 0

/** Channel for all shipments of a file, with the number each channel accepts. */
function ChannelChoice({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const field = useId()
  const keep = useKeepImport()
  const choose = useSend(chooseImportChannel, { onSuccess: keep })
  const { channels, channel_id } = detail
  const is_gone = channel_id !== null && !channels.some(({ id }) => id === channel_id)
  return (
    <section className={`grid gap-1 ${css.channel}`}>
      <label htmlFor={field}>{text.channel}</label>
      <Select
        id={field}
        className={css.channel_field ?? ''}
        value={channel_id ?? AUTO}
        loading={choose.isPending}
        disabled={choose.isPending}
        options={[
          { value: AUTO, label: text.channel_auto },
          ...channels.map(({ id, name, orders }) => ({
            value: id,
            label: `${name} · ${fill(text.channel_takes, { count: orders })}`,
          })),
          ...(is_gone ? [{ value: channel_id, label: text.channel_gone }] : []),
        ]}
        onChange={(id) => choose.mutate({ id: detail.id, channel_id: id === AUTO ? null : id })}
      />
      <p className={css.quiet}>{text.channel_hint}</p>
    </section>
  )
}

/** The result and next steps. */
function ImportOutcome({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const { made, undone, kept } = detail.orders
  const is_undone = detail.state === 'undone'
  return (
    <section className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4" aria-live="polite">
      <span
        className={`grid place-items-center w-10 h-10 bg-paper rounded-full ${css.outcome_icon}`}
        data-tone={is_undone ? 'neutral' : 'success'}
      >
        <Icon name={is_undone ? 'refresh' : 'check'} size_px={24} />
      </span>
      <div className={css.outcome_words}>
        <strong>{fill(is_undone ? text.undone_title : text.done_title, { count: is_undone ? undone : made })}</strong>
        {kept > 0 ? <span className={css.quiet}>{fill(text.undone_kept, { count: kept })}</span> : null}
      </div>
      <div className={`flex flex-wrap gap-2 ${css.outcome_actions}`}>
        {made > 0 ? <UndoButton id={detail.id} /> : null}
        <Link to="?">
          <Button>{text.another}</Button>
        </Link>
        {made + kept > 0 ? (
          <Link to={detail.kind === 'fba' ? '/myOrder/fbaOrderAdmin' : '/myOrder/orderAdmin?source=import'}>
            <Button type="primary">{text.see_orders}</Button>
          </Link>
        ) : null}
      </div>
    </section>
  )
}

function Head({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  return (
    <PageHeader
      title={detail.name}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={css.mark} data-tone={stateTones[detail.state]}>
            {text[`state_${detail.state}`]}
          </span>
          <span>{fill(text.rows_by, { rows: detail.row_count, name: detail.created_by })}</span>
          <RelativeTime at={detail.created_at} />
        </span>
      }
      actions={<Link to="?">{text.back}</Link>}
    />
  )
}

export function ImportWork({ id }: { id: number }) {
  const query = useImport(id)
  const detail = query.data
  if (query.isError && !detail) return <LoadFailed onRetry={() => void query.refetch()} />
  if (!detail) return <Skeleton active paragraph={{ rows: 12 }} />
  const is_open = detail.state === 'checked' || detail.state === 'stopped' || detail.state === 'done'
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Head detail={detail} />
      {isUnderWay(detail) ? <RunProgress detail={detail} /> : null}
      {detail.state === 'done' || detail.state === 'undone' ? <ImportOutcome detail={detail} /> : null}
      {is_open ? <MappingPanel key={JSON.stringify(detail.mapping)} detail={detail} /> : null}
      {is_open && detail.unmatched.length > 0 ? <SkuMatchList detail={detail} /> : null}
      {is_open && detail.kind === 'fba' && (detail.channels.length > 0 || detail.channel_id !== null) ? (
        <ChannelChoice detail={detail} />
      ) : null}
      <RowTable detail={detail} />
      {is_open ? <CommitBar detail={detail} /> : null}
    </div>
  )
}
