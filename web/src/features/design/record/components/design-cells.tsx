import type { Making } from '@inkroute/contract/design/design'
import { type DesignRecord, listDesigns, retryMockups } from '@inkroute/contract/design/record'
import { Button } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { usePermission } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import css from '../record.module.css'
import { designRecordText } from '../record.text.ts'
import { studioLink } from '../record.view.ts'

export function MakingState({ making, design_id }: { making: Making; design_id: number }) {
  const text = useText(designRecordText)
  const retry = useSend(retryMockups, { refetch: [listDesigns] })
  const words = fill(text[making.state], { done: making.done, total: making.total })
  return (
    <>
      <span className={css.state} data-state={making.state}>
        {words}
      </span>
      {making.state === 'failed' ? (
        <>
          <p className={`text-xs text-danger ${css.reason}`}>{making.reason}</p>
          <Button size="small" loading={retry.isPending} onClick={() => retry.mutate({ id: design_id })}>
            {text.retry}
          </Button>
        </>
      ) : null}
    </>
  )
}

export function DesignName({ record }: { record: DesignRecord }) {
  const text = useText(designRecordText)
  return (
    <div className="flex items-center min-w-0 gap-3">
      {record.thumbnail_url ? (
        <img className={css.thumb} src={record.thumbnail_url} alt="" loading="lazy" />
      ) : (
        <span className={css.thumb} aria-hidden="true" />
      )}
      <div>
        <div className="font-medium wrap-anywhere">{record.name}</div>
        <div className="text-xs text-quiet">
          {fill(text.version, { version: record.current_version })} · {fill(text.layers, { count: record.layer_count })}
        </div>
      </div>
    </div>
  )
}

export type RecordAction = 'versions' | 'print' | 'rename' | 'delete'

interface ActionsProps {
  readonly record: DesignRecord
  readonly onAction: (action: RecordAction, record: DesignRecord) => void
}

export function DesignActions({ record, onAction }: ActionsProps) {
  const text = useText(designRecordText)
  const act = (action: RecordAction) => () => onAction(action, record)
  const may_edit = usePermission('design.record:edit')
  const may_delete = usePermission('design.record:delete')
  return (
    <RowActions
      actions={[
        record.is_offered && { key: 'open', label: text.open, to: studioLink(record.basic_product_id, record.id) },
        { key: 'print', label: text.print_file, onClick: act('print') },
        { key: 'versions', label: text.versions, onClick: act('versions') },
        may_edit && { key: 'rename', label: text.rename, onClick: act('rename') },
        may_delete && { key: 'delete', label: text.delete, is_danger: true, onClick: act('delete') },
      ]}
    />
  )
}
