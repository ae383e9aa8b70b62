import type { MaterialTag } from '@inkroute/contract/material-folder'
import { Dropdown, Modal } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { materialText } from '../material.text.ts'
import { useTags } from '../use-folders.ts'
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
  const items = (tag: MaterialTag) => [
    { key: 'rename', label: text.folder_rename, onClick: () => setAsked({ kind: 'rename', tag }) },
    { key: 'delete', label: text.tag_delete, danger: true, onClick: () => setAsked({ kind: 'delete', tag }) },
  ]
  return (
    <section>
      <div className={css.head}>
        <h2>{text.tags}</h2>
        {may_edit ? (
          <button
            type="button"
            className={css.more}
            aria-label={text.tag_new}
            onClick={() => setAsked({ kind: 'new' })}
          >
            <Icon name="plus" size_px={16} />
          </button>
        ) : null}
      </div>
      <ul className={css.tags}>
        {tags.map((tag) => (
          <li key={tag.id} className={css.tag} data-chosen={chosen.includes(tag.id)}>
            <button type="button" aria-pressed={chosen.includes(tag.id)} onClick={() => toggle(tag.id)}>
              {tag.name} <span className={css.count}>{tag.count}</span>
            </button>
            {may_edit ? (
              <Dropdown menu={{ items: items(tag) }} trigger={['click']}>
                <button type="button" aria-label={fill(text.folder_more, { name: tag.name })}>
                  <Icon name="more" size_px={12} />
                </button>
              </Dropdown>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? <TagDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  )
}
