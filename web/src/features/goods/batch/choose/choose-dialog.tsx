import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from './choose.module.css'
import { chooseText } from './choose.text.ts'

interface DialogProps {
  readonly title: string
  /** How many are chosen. */
  readonly count: number
  /** Label of the confirm button. */
  readonly take: string
  readonly onTake: () => void
  readonly onClear: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Where many things are chosen at once: counted, cleared, taken or left. */
export function ChooseDialog({ title, count, take, onTake, onClear, onClose, children }: DialogProps) {
  const text = useText(chooseText)
  const footer = [
    <span key="count" className="text-quiet mr-auto">
      {fill(text.selected, { count })}
    </span>,
    <Button key="clear" type="text" onClick={onClear}>
      {text.clear}
    </Button>,
    <Button key="cancel" onClick={onClose}>
      {text.cancel}
    </Button>,
    <Button
      key="take"
      type="primary"
      onClick={() => {
        onTake()
        onClose()
      }}
    >
      {take}
    </Button>,
  ]
  return (
    <Modal open centered width={1040} className={css.modal ?? ''} title={title} footer={footer} onCancel={onClose}>
      {children}
    </Modal>
  )
}
