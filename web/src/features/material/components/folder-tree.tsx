import { Dropdown, Modal } from 'antd'
import { type DragEvent, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { materialText } from '../material.text.ts'
import type { FolderHandle, FolderNode } from '../use-folders.ts'
import { DRAGGED_MATERIALS } from './material-grid.tsx'
import { NameDialog } from './name-dialog.tsx'
import css from './side.module.css'

const DRAGGED_FOLDER = 'application/x-inkroute-folder'

type Asked =
  | { readonly kind: 'new'; readonly parent: FolderNode | null }
  | { readonly kind: 'rename' | 'delete'; readonly node: FolderNode }

interface TreeProps {
  readonly handle: FolderHandle
  readonly current: number | undefined
  readonly may_edit: boolean
  readonly onGo: (category_id: number) => void
  readonly onMaterials: (ids: number[], category_id: number | null) => void
}

/** Takes pictures and other folders that are let go over it. */
export function useFolderDrop({ handle, onMaterials, may_edit }: TreeProps, id: number | null) {
  const [isOver, setOver] = useState(false)
  if (!may_edit) return { isOver: false, drop: {} }
  const takes = ({ dataTransfer }: DragEvent) =>
    dataTransfer.types.includes(DRAGGED_MATERIALS) || dataTransfer.types.includes(DRAGGED_FOLDER)
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
      const materials = event.dataTransfer.getData(DRAGGED_MATERIALS)
      const moved = Number(event.dataTransfer.getData(DRAGGED_FOLDER))
      if (materials) onMaterials(JSON.parse(materials) as number[], id)
      else if (moved && moved !== id) handle.change.mutate({ parent_id: moved, to_parent_id: id })
    },
  }
  return { isOver, drop }
}

function FolderMenu({
  node,
  props,
  beside,
  onAsk,
}: {
  node: FolderNode
  props: TreeProps
  beside: readonly FolderNode[]
  onAsk: (asked: Asked) => void
}) {
  const text = useText(materialText)
  const at = beside.findIndex(({ id }) => id === node.id)
  const swap = (by: -1 | 1) => {
    const ids = beside.map(({ id }) => id)
    const [own, other] = [ids[at], ids[at + by]]
    if (own === undefined || other === undefined) return
    ids[at] = other
    ids[at + by] = own
    props.handle.sort.mutate({ parent_id: node.parent_id, ids })
  }
  const items = [
    { key: 'new', label: text.folder_new, onClick: () => onAsk({ kind: 'new', parent: node }) },
    { key: 'rename', label: text.folder_rename, onClick: () => onAsk({ kind: 'rename', node }) },
    { key: 'up', label: text.folder_up, disabled: at === 0, onClick: () => swap(-1) },
    { key: 'down', label: text.folder_down, disabled: at === beside.length - 1, onClick: () => swap(1) },
    {
      key: 'top',
      label: text.folder_top,
      disabled: node.parent_id === null,
      onClick: () => props.handle.change.mutate({ parent_id: node.id, to_parent_id: null }),
    },
    { key: 'delete', label: text.folder_delete, danger: true, onClick: () => onAsk({ kind: 'delete', node }) },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button
        type="button"
        className={`bare-button grid place-items-center flex-none w-7 h-7 text-quiet rounded-control p-0 ${css.more}`}
        aria-label={fill(text.folder_more, { name: node.name })}
      >
        <Icon name="more" size_px={16} />
      </button>
    </Dropdown>
  )
}

function Folder({
  node,
  props,
  beside,
  depth,
  onAsk,
}: {
  node: FolderNode
  props: TreeProps
  beside: readonly FolderNode[]
  depth: number
  onAsk: (asked: Asked) => void
}) {
  const text = useText(materialText)
  const [isOpen, setOpen] = useState(depth === 0)
  const { isOver, drop } = useFolderDrop(props, node.id)
  const { name, children } = node
  return (
    <li>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut, the menu does the same */}
      <div
        className={css.entry}
        data-current={props.current === node.id}
        data-over={isOver}
        style={{ paddingLeft: 4 + depth * 14 }}
        draggable={props.may_edit}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED_FOLDER, String(node.id))}
        {...drop}
      >
        {children.length > 0 ? (
          <button
            type="button"
            className={`bare-button grid place-items-center flex-none text-quiet p-0 ${css.fold}`}
            data-open={isOpen}
            aria-expanded={isOpen}
            aria-label={fill(isOpen ? text.folder_close : text.folder_open, { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron_right" size_px={14} />
          </button>
        ) : (
          <span className={`bare-button grid place-items-center flex-none text-quiet p-0 ${css.fold}`} />
        )}
        <button
          type="button"
          className={css.go}
          aria-current={props.current === node.id}
          onClick={() => props.onGo(node.id)}
        >
          <span className="truncate">{name}</span>
          <span className="text-xs text-quiet tabular-nums">{node.count}</span>
        </button>
        {props.may_edit ? <FolderMenu node={node} props={props} beside={beside} onAsk={onAsk} /> : null}
      </div>
      {isOpen && children.length > 0 ? (
        <ul className={`bare-list grid ${css.list}`}>
          {children.map((child) => (
            <Folder key={child.id} node={child} props={props} beside={children} depth={depth + 1} onAsk={onAsk} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function FolderDialog({ asked, handle, onClose }: { asked: Asked; handle: FolderHandle; onClose: () => void }) {
  const text = useText(materialText)
  if (asked.kind === 'delete') {
    const { name, count, id } = asked.node
    return (
      <Modal
        open
        title={fill(text.folder_delete_title, { name })}
        okText={text.folder_delete}
        cancelText={text.cancel}
        okButtonProps={{ danger: true, loading: handle.remove.isPending }}
        onOk={() => handle.remove.mutate({ id }, { onSuccess: onClose })}
        onCancel={onClose}
      >
        {fill(text.folder_delete_body, { count })}
      </Modal>
    )
  }
  const isNew = asked.kind === 'new'
  const parent = isNew ? asked.parent : null
  const title = isNew
    ? parent
      ? fill(text.folder_new_in, { name: parent.name })
      : text.folder_new
    : text.folder_rename
  const save = (name: string) =>
    isNew
      ? handle.create.mutate({ name, parent_id: parent?.id ?? null }, { onSuccess: onClose })
      : handle.change.mutate({ parent_id: asked.node.id, name }, { onSuccess: onClose })
  return (
    <NameDialog
      title={title}
      label={text.folder_name}
      value={isNew ? '' : asked.node.name}
      is_busy={handle.create.isPending || handle.change.isPending}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** The folders of the library. Everything dragging does, the menu of a folder and the bar of a selection do too. */
export function FolderTree(props: TreeProps) {
  const text = useText(materialText)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { tree } = props.handle
  return (
    <section>
      <div className="flex items-center justify-between mb-1">
        <h2 className="text-xs font-medium text-quiet">{text.folders}</h2>
        {props.may_edit ? (
          <button
            type="button"
            className={`bare-button grid place-items-center flex-none w-7 h-7 text-quiet rounded-control p-0 ${css.more}`}
            aria-label={text.folder_new}
            onClick={() => setAsked({ kind: 'new', parent: null })}
          >
            <Icon name="plus" size_px={16} />
          </button>
        ) : null}
      </div>
      <ul className={`bare-list grid ${css.list}`}>
        {tree.map((node) => (
          <Folder key={node.id} node={node} props={props} beside={tree} depth={0} onAsk={setAsked} />
        ))}
      </ul>
      {asked ? <FolderDialog asked={asked} handle={props.handle} onClose={() => setAsked(null)} /> : null}
    </section>
  )
}
