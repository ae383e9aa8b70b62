import type { ImportDetail } from '@inkroute/contract/order/import/import'
import { Button, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { isUnderWay, stateTones } from '../import.view.ts'
import { useImport } from '../use-import.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { CommitBar } from './commit-bar.tsx'
import { MappingPanel } from './mapping-panel.tsx'
import { RowTable } from './row-table.tsx'
import { RunProgress } from './run-progress.tsx'
import { SkuMatchList } from './sku-match.tsx'
import { UndoButton } from './undo-button.tsx'

/** What came of it, and where to go from here. */
function ImportOutcome({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const { made, undone, kept } = detail.orders
  const is_undone = detail.state === 'undone'
  return (
    <section className={css.outcome} aria-live="polite">
      <span className={css.outcome_icon} data-tone={is_undone ? 'neutral' : 'success'}>
        <Icon name={is_undone ? 'refresh' : 'check'} size_px={24} />
      </span>
      <div className={css.outcome_words}>
        <strong>{fill(is_undone ? text.undone_title : text.done_title, { count: is_undone ? undone : made })}</strong>
        {kept > 0 ? <span className={css.quiet}>{fill(text.undone_kept, { count: kept })}</span> : null}
      </div>
      <div className={css.outcome_actions}>
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
        <span className={css.head_line}>
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
    <div className={css.screen}>
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
