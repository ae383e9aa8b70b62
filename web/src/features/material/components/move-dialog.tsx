import { Modal, TreeSelect } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { dialogText, materialText } from '../material.text.ts'
import { type FolderNode, useFolders } from '../use-folders.ts'
import type { MaterialActions } from '../use-material-actions.ts'

interface FolderOption {
  value: number
  title: string
  children?: FolderOption[]
}
const NO_FOLDER = 0

export const folderOptions = (nodes: readonly FolderNode[]): FolderOption[] =>
  nodes.map(({ id, name, children }) => ({ value: id, title: name, children: folderOptions(children) }))

interface MoveDialogProps {
  readonly ids: readonly number[]
  readonly actions: MaterialActions
  readonly onClose: () => void
}

export function MoveDialog({ ids, actions, onClose }: MoveDialogProps) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const { tree } = useFolders()
  const [target, setTarget] = useState<number | null>(null)
  const count = ids.length
  const send = () => {
    if (target === null) return
    const category_id = target === NO_FOLDER ? null : target
    actions.move.mutate({ ids: [...ids], category_id }, { onSuccess: onClose })
  }
  return (
    <Modal
      open
      title={fill(text.move_title, { count })}
      okText={fill(text.move_ok, { count })}
      cancelText={words.cancel}
      okButtonProps={{ disabled: target === null, loading: actions.move.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <TreeSelect
        style={{ width: '100%' }}
        aria-label={text.move_to}
        placeholder={text.move_to}
        treeDefaultExpandAll
        showSearch
        treeNodeFilterProp="title"
        {...(target === null ? {} : { value: target })}
        treeData={[{ value: NO_FOLDER, title: text.move_none }, ...folderOptions(tree)]}
        onChange={(value: number) => setTarget(value)}
      />
    </Modal>
  )
}
