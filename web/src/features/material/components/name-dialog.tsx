import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { materialText } from '../material.text.ts'

interface NameDialogProps {
  readonly title: string
  readonly label: string
  readonly value?: string
  readonly is_busy: boolean
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** A dialog with one name field. */
export function NameDialog({ title, label, value = '', is_busy, onSave, onClose }: NameDialogProps) {
  const text = useText(materialText)
  const [name, setName] = useState(value)
  const wanted = name.trim()
  const save = () => {
    if (wanted) onSave(wanted)
  }
  return (
    <Modal
      open
      title={title}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ disabled: !wanted || wanted === value, loading: is_busy }}
      onOk={save}
      onCancel={onClose}
    >
      <Input
        autoFocus
        value={name}
        maxLength={40}
        showCount
        aria-label={label}
        placeholder={label}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={save}
      />
    </Modal>
  )
}
