import * as contract from '@inkroute/contract/privacy/privacy'
import { Alert, Button, Checkbox, InputNumber, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './privacy.module.css'
import { deskText, privacyText } from './privacy.text.ts'

const FIRST_DAYS = 365

function Edit({ row, onClose }: { readonly row: contract.Retention; readonly onClose: () => void }) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const [days, setDays] = useState(row.days)
  const save = useSend(contract.setRetention, {
    refetch: [contract.listRetention],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  return (
    <div className={`grid gap-4 ${css.stack}`}>
      <span className="flex items-center gap-2">
        <InputNumber
          aria-label={text.days}
          min={row.min_days}
          max={36_500}
          disabled={days === null}
          value={days}
          onChange={(next) => setDays(next === null ? row.min_days : Number(next))}
        />
        {text.keep_days}
      </span>
      <Checkbox
        checked={days === null}
        onChange={(event) =>
          setDays(event.target.checked ? null : (row.default_days ?? Math.max(FIRST_DAYS, row.min_days)))
        }
      >
        {text.forever}
      </Checkbox>
      <span className="flex flex-wrap gap-2">
        <Button type="primary" loading={save.isPending} onClick={() => save.mutate({ kind: row.kind, days })}>
          {text.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </span>
    </div>
  )
}

function useColumns(
  editing: string | null,
  setEditing: (kind: string | null) => void,
): TableColumnsType<contract.Retention> {
  const text = useText(deskText)
  const time_zone = useTimeZone()
  const limits = ({ default_days, min_days }: contract.Retention) =>
    [
      default_days === null ? text.default_forever : fill(text.by_default, { days: default_days }),
      fill(text.at_least, { days: min_days }),
    ].join(' · ')
  return [
    {
      title: text.table,
      render: (_, row) => (
        <>
          {row.name}
          <small className={css.small}>{row.note}</small>
        </>
      ),
    },
    {
      title: text.days,
      width: 240,
      render: (_, row) =>
        editing === row.kind ? (
          <Edit row={row} onClose={() => setEditing(null)} />
        ) : (
          <>
            {row.days ?? text.forever}
            <small className={css.small}>{limits(row)}</small>
            {row.updated_by ? (
              <small className={css.small}>{fill(text.changed_by, { name: row.updated_by })}</small>
            ) : null}
          </>
        ),
    },
    {
      title: text.last_run,
      width: 130,
      render: (_, row) => (row.last_run_at ? <RelativeTime at={row.last_run_at} /> : text.never),
    },
    {
      title: text.removed,
      width: 200,
      render: (_, row) => (
        <>
          {row.removed_total}
          {row.runs.map(({ ran_at, removed }) => (
            <small key={ran_at} className={css.small}>
              {fill(text.removed_on, { time: formatInstant(ran_at, time_zone), count: removed })}
            </small>
          ))}
        </>
      ),
    },
    {
      key: ACTIONS,
      width: 90,
      render: (_, row) =>
        editing === row.kind ? null : (
          <RowActions actions={[{ key: 'change', label: text.change, onClick: () => setEditing(row.kind) }]} />
        ),
    },
  ]
}

/** How long each kind of data is kept, and what was removed when. */
export function RetentionTab() {
  const text = useText(deskText)
  const [editing, setEditing] = useState<string | null>(null)
  const columns = useColumns(editing, setEditing)
  const list = useCall(contract.listRetention, {}, { quiet: true })
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <>
      <Alert type="info" showIcon title={text.retention_note} />
      <CardTable
        rowKey="kind"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        pagination={false}
      />
    </>
  )
}
