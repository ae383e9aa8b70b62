import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { materialText } from '../material.text.ts'
import type { MaterialActions } from '../use-material-actions.ts'
import { MoveDialog } from './move-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import css from './screen.module.css'
import { ShareDialog } from './share-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { VisionDialog } from './vision-dialog.tsx'

type DialogName = 'move' | 'tag' | 'rename' | 'vision' | 'share'

interface BulkBarProps {
  readonly ids: readonly number[]
  readonly total: number
  readonly is_deleted: boolean
  readonly actions: MaterialActions
  readonly onAll: () => void
  readonly onClear: () => void
}

function Dialogs({
  open,
  ids,
  actions,
  onClose,
}: {
  open: DialogName | null
  ids: readonly number[]
  actions: MaterialActions
  onClose: () => void
}) {
  if (open === 'move') return <MoveDialog ids={ids} actions={actions} onClose={onClose} />
  if (open === 'tag') return <TagDialog ids={ids} onClose={onClose} />
  if (open === 'rename') return <RenameDialog ids={ids} onClose={onClose} />
  if (open === 'vision') return <VisionDialog ids={ids} onClose={onClose} />
  if (open === 'share') return <ShareDialog ids={ids} onClose={onClose} />
  return null
}

/** Slides in with a selection: what can be done with all of it. */
export function BulkBar({ ids, total, is_deleted, actions, onAll, onClear }: BulkBarProps) {
  const text = useText(materialText)
  const may_edit = usePermission('design.material:edit')
  const may_delete = usePermission('design.material:delete')
  const may_share = usePermission('design.material:share')
  const [open, setOpen] = useState<DialogName | null>(null)
  const list = [...ids]
  const more = [
    { key: 'rename', label: text.rename, disabled: !may_edit, onClick: () => setOpen('rename') },
    { key: 'vision', label: text.auto_tag, disabled: !may_edit, onClick: () => setOpen('vision') },
    { key: 'share', label: text.share, disabled: !may_share, onClick: () => setOpen('share') },
    { key: 'pack', label: text.pack, onClick: () => actions.pack.mutate({ ids: list.slice(0, 2000) }) },
  ]
  return (
    <div className={css.bar} data-on="true" role="toolbar" aria-label={fill(text.selected, { count: ids.length })}>
      <strong>{fill(text.selected, { count: ids.length })}</strong>
      {ids.length < total ? (
        <Button type="link" size="small" onClick={onAll}>
          {fill(text.select_all, { total })}
        </Button>
      ) : null}
      <Button type="text" size="small" onClick={onClear}>
        {text.unselect}
      </Button>
      <span className={css.total} />
      {is_deleted ? (
        <Button
          type="primary"
          loading={actions.restore.isPending}
          disabled={!may_delete}
          onClick={() => actions.restore.mutate({ ids: list }, { onSuccess: onClear })}
        >
          {text.restore}
        </Button>
      ) : (
        <>
          {may_edit ? <Button onClick={() => setOpen('move')}>{text.move}</Button> : null}
          {may_edit ? <Button onClick={() => setOpen('tag')}>{text.tag}</Button> : null}
          <Dropdown menu={{ items: more }} trigger={['click']}>
            <Button icon={<Icon name="more" size_px={16} />} aria-label={fill(text.folder_more, { name: text.grid })} />
          </Dropdown>
          {may_delete ? (
            <Button
              danger
              loading={actions.remove.isPending}
              onClick={() => actions.remove.mutate({ ids: list }, { onSuccess: onClear })}
            >
              {text.delete}
            </Button>
          ) : null}
        </>
      )}
      <Dialogs open={open} ids={ids} actions={actions} onClose={() => setOpen(null)} />
    </div>
  )
}
