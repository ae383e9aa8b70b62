import type { Making } from '@inkroute/contract/design/design'
import { type DesignRecord, listDesigns, retryMockups } from '@inkroute/contract/design/record'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useSend } from '../../../../shared/api/hooks.ts'
import { Allowed } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
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
          <p className={css.reason}>{making.reason}</p>
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
    <div className={css.design}>
      {record.thumbnail_url ? (
        <img className={css.thumb} src={record.thumbnail_url} alt="" loading="lazy" />
      ) : (
        <span className={css.thumb} aria-hidden="true" />
      )}
      <div>
        <div className={css.name}>{record.name}</div>
        <div className={css.sub}>
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
  return (
    <div className={css.actions}>
      {record.is_offered ? (
        <Link to={studioLink(record.basic_product_id, record.id)} target="_blank" rel="noopener">
          <Button size="small" type="primary" tabIndex={-1}>
            {text.open}
          </Button>
        </Link>
      ) : null}
      <Button size="small" onClick={act('versions')}>
        {text.versions}
      </Button>
      <Button size="small" onClick={act('print')}>
        {text.print_file}
      </Button>
      <Allowed permission="design.record:edit">
        <Button size="small" onClick={act('rename')}>
          {text.rename}
        </Button>
      </Allowed>
      <Allowed permission="design.record:delete">
        <Button size="small" danger onClick={act('delete')}>
          {text.delete}
        </Button>
      </Allowed>
    </div>
  )
}
