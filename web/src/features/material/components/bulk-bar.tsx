import { shareMaterials } from '@inkroute/contract/material/library'
import { lookAtMaterials } from '@inkroute/contract/material/vision'
import { Alert, Button, Dropdown, Input, Modal, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { dialogText, materialText } from '../material.text.ts'
import { type MaterialActions, shownMaterials } from '../use-material-actions.ts'
import { MoveDialog } from './move-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import css from './screen.module.css'
import { TagDialog } from './tag-dialog.tsx'

function ShareDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const [username, setUsername] = useState('')
  const send = useSend(shareMaterials, {
    quiet: true,
    onSuccess: (reply) => {
      showToast('success', fill(text.shared, reply), 4)
      onClose()
    },
  })
  const save = () => {
    if (username.trim()) send.mutate({ ids: ids.slice(0, 500), username: username.trim() })
  }
  return (
    <Modal
      open
      title={fill(text.share_title, { count: Math.min(500, ids.length) })}
      okText={text.share_ok}
      cancelText={words.cancel}
      okButtonProps={{ disabled: !username.trim(), loading: send.isPending }}
      onOk={save}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <Input
          autoFocus
          value={username}
          maxLength={60}
          aria-label={text.share_user}
          placeholder={text.share_user}
          status={send.isError ? 'error' : ''}
          onChange={(event) => setUsername(event.target.value)}
          onPressEnter={save}
        />
        {send.isError ? (
          <p role="alert" className={css.bad} style={{ margin: 0 }}>
            {send.error.message}
          </p>
        ) : null}
        <p className="text-xs text-quiet">{text.share_note}</p>
      </div>
    </Modal>
  )
}

const MOST = 200

/** Tags by what can be measured, shown with their limits before they are taken over. */
function VisionDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const looked = ids.slice(0, MOST)
  const look = useCall(lookAtMaterials, { ids: looked }, { quiet: true })
  const send = useSend(lookAtMaterials, {
    refetch: shownMaterials,
    onSuccess: ({ added }) => {
      showToast('success', fill(text.vision_done, { count: added }))
      onClose()
    },
  })
  const counts = new Map<string, number>()
  for (const { tags } of look.data?.data ?? []) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return (
    <Modal
      open
      title={text.vision_title}
      okText={fill(text.vision_ok, { count: looked.length })}
      cancelText={words.cancel}
      okButtonProps={{ disabled: counts.size === 0, loading: send.isPending }}
      onOk={() => send.mutate({ ids: looked, apply: true })}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <Alert type="info" showIcon title={text.vision_note} />
        {look.isPending ? <Skeleton active title={false} /> : null}
        {look.isError ? <LoadFailed onRetry={() => void look.refetch()} /> : null}
        <div>
          {[...counts]
            .sort((a, b) => b[1] - a[1])
            .map(([tag, count]) => (
              <Tag key={tag} style={{ marginBottom: 6 }}>
                {tag} · {count}
              </Tag>
            ))}
        </div>
        {ids.length > MOST ? <p className="text-xs text-quiet">{fill(text.vision_more, { limit: MOST })}</p> : null}
      </div>
    </Modal>
  )
}

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

/** Bulk actions, shown when something is selected. */
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
      <span className="text-quiet mr-auto" />
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
