import {
  cancelExport,
  deleteExport,
  type ExportRecord,
  listExports,
  retryExport,
} from '@inkroute/contract/export/export'
import { Progress } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { exportText } from '../export.text.ts'
import { canRetry, isUnfinished, timeLeft, toPercent } from '../export.view.ts'
import css from './export.module.css'

export function StateCell({ record }: { record: ExportRecord }) {
  const text = useText(exportText)
  const { status, progress, total, error } = record
  const rows =
    status === 'done'
      ? fill(text.rows, { count: progress })
      : total === null
        ? null
        : fill(text.rows_of, { progress, total })
  return (
    <div className={css.progress}>
      <span className={`inline-flex items-center whitespace-nowrap gap-2 ${css.state}`} data-state={status}>
        {text[status]}
      </span>
      {isUnfinished(record) ? <Progress percent={toPercent(record)} size="small" aria-label={record.name} /> : null}
      {rows && (isUnfinished(record) || status === 'done') ? <div className="text-xs text-quiet">{rows}</div> : null}
      {error ? <div className="text-xs text-danger">{error}</div> : null}
    </div>
  )
}

export function ExpiryCell({ record }: { record: ExportRecord }) {
  const text = useText(exportText)
  const time_zone = useTimeZone()
  if (record.status === 'expired') return <span className="text-xs text-quiet">{text.file_gone}</span>
  if (record.status !== 'done' || !record.expires_at) return <span className="text-xs text-quiet">—</span>
  const left = timeLeft(record.expires_at, new Date())
  return (
    <span title={formatInstant(record.expires_at, time_zone)}>
      {'days' in left ? fill(text.days_left, left) : fill(text.hours_left, left)}
    </span>
  )
}

export function ActionsCell({ record }: { record: ExportRecord }) {
  const text = useText(exportText)
  const refetch = [listExports]
  const cancel = useSend(cancelExport, { refetch, onSuccess: () => showToast('success', text.stopped) })
  const again = useSend(retryExport, { refetch, onSuccess: () => showToast('success', text.started, 3) })
  const remove = useSend(deleteExport, { refetch, onSuccess: () => showToast('success', text.deleted) })
  const { id } = record
  if (isUnfinished(record)) {
    return (
      <RowActions
        actions={[
          { key: 'cancel', label: text.cancel, is_busy: cancel.isPending, onClick: () => cancel.mutate({ id }) },
        ]}
      />
    )
  }
  return (
    <RowActions
      actions={[
        Boolean(record.download_url) && { key: 'download', label: text.download, download: record.download_url ?? '' },
        canRetry(record.status) && {
          key: 'again',
          label: text.again,
          is_busy: again.isPending,
          onClick: () => again.mutate({ id }),
        },
        {
          key: 'delete',
          label: text.delete,
          is_danger: true,
          is_busy: remove.isPending,
          confirm: { title: text.delete_title, body: text.delete_body, ok: text.delete, cancel: text.keep },
          onClick: () => remove.mutate({ id }),
        },
      ]}
    />
  )
}
