import type { MaterialTag } from '@inkroute/contract/material/folder'
import { tagMaterials } from '@inkroute/contract/material/library'
import { Dropdown, Modal } from 'antd'
import { type DragEvent, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { materialText } from '../material.text.ts'
import { useTags } from '../use-folders.ts'
import { shownMaterials } from '../use-material-actions.ts'
import { DRAGGED_MATERIALS } from './material-grid.tsx'
import { NameDialog } from './name-dialog.tsx'
import css from './side.module.css'

type Asked = { readonly kind: 'new' } | { readonly kind: 'rename' | 'delete'; readonly tag: MaterialTag }

function TagDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const text = useText(materialText)
  const { create, change, remove } = useTags()
  if (asked.kind === 'delete') {
    const { id, name, count } = asked.tag
    return (
      <Modal
        open
        title={fill(text.tag_delete_title, { name })}
        okText={text.tag_delete}
        cancelText={text.cancel}
        okButtonProps={{ danger: true, loading: remove.isPending }}
        onOk={() => remove.mutate({ id }, { onSuccess: onClose })}
        onCancel={onClose}
      >
        {fill(text.tag_delete_body, { count })}
      </Modal>
    )
  }
  const save = (name: string) =>
    asked.kind === 'new'
      ? create.mutate({ name }, { onSuccess: onClose })
      : change.mutate({ id: asked.tag.id, name }, { onSuccess: onClose })
  return (
    <NameDialog
      title={asked.kind === 'new' ? text.tag_new : text.folder_rename}
      label={text.tag_name}
      value={asked.kind === 'new' ? '' : asked.tag.name}
      is_busy={create.isPending || change.isPending}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** Pictures dragged onto a tag get it; the bar of a selection does the same by key. */
function useTagDrop(tag_id: number, may_edit: boolean) {
  const text = useText(materialText)
  const [is_over, setOver] = useState(false)
  const send = useSend(tagMaterials, {
    refetch: shownMaterials,
    onSuccess: ({ count }) => showToast('success', fill(text.tagged, { count })),
  })
  if (!may_edit) return { is_over, drop: {} }
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED_MATERIALS)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const ids = JSON.parse(event.dataTransfer.getData(DRAGGED_MATERIALS) || '[]') as number[]
      if (ids.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      send.mutate({ ids, tag_ids: [tag_id], mode: 'add' })
    },
  }
  return { is_over, drop }
}

interface TagProps {
  readonly tag: MaterialTag
  readonly is_chosen: boolean
  readonly may_edit: boolean
  readonly onToggle: (id: number) => void
  readonly onAsk: (asked: Asked) => void
}

function Tag({ tag, is_chosen, may_edit, onToggle, onAsk }: TagProps) {
  const text = useText(materialText)
  const { is_over, drop } = useTagDrop(tag.id, may_edit)
  const items = [
    { key: 'rename', label: text.folder_rename, onClick: () => onAsk({ kind: 'rename', tag }) },
    { key: 'delete', label: text.tag_delete, danger: true, onClick: () => onAsk({ kind: 'delete', tag }) },
  ]
  return (
    <li className={`inline-flex bg-surface border ${css.tag}`} data-chosen={is_chosen || is_over} {...drop}>
      <button type="button" aria-pressed={is_chosen} onClick={() => onToggle(tag.id)}>
        {tag.name} <span className="text-xs text-quiet tabular-nums">{tag.count}</span>
      </button>
      {may_edit ? (
        <Dropdown menu={{ items }} trigger={['click']}>
          <button type="button" aria-label={fill(text.folder_more, { name: tag.name })}>
            <Icon name="more" size_px={12} />
          </button>
        </Dropdown>
      ) : null}
    </li>
  )
}

interface TagListProps {
  readonly chosen: readonly number[]
  readonly may_edit: boolean
  readonly onChoose: (ids: readonly number[]) => void
}

/** Tags narrow the list; several together narrow it further. */
export function TagList({ chosen, may_edit, onChoose }: TagListProps) {
  const text = useText(materialText)
  const { tags } = useTags()
  const [asked, setAsked] = useState<Asked | null>(null)
  const toggle = (id: number) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <section>
      <div className="flex items-center justify-between mb-1">
        <h2 className="text-xs font-medium text-quiet">{text.tags}</h2>
        {may_edit ? (
          <button
            type="button"
            className={`bare-button grid place-items-center flex-none w-7 h-7 text-quiet rounded-control p-0 ${css.more}`}
            aria-label={text.tag_new}
            onClick={() => setAsked({ kind: 'new' })}
          >
            <Icon name="plus" size_px={16} />
          </button>
        ) : null}
      </div>
      <ul className="bare-list flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <Tag
            key={tag.id}
            tag={tag}
            is_chosen={chosen.includes(tag.id)}
            may_edit={may_edit}
            onToggle={toggle}
            onAsk={setAsked}
          />
        ))}
      </ul>
      {asked ? <TagDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  )
}
