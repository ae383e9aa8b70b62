import { Button, Modal } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../../../../shared/text/language.tsx'
import { editorText } from './editor.text.ts'

/** Rendered while there are unsaved changes: asks before they are left behind. */
export function LeaveGuard({ onSave }: { onSave: () => Promise<boolean> }) {
  const text = useText(editorText)
  const gate = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  if (gate.state !== 'blocked') return null
  const save = async () => {
    if (await onSave()) gate.proceed()
    else gate.reset()
  }
  return (
    <Modal
      open
      title={text.leave_title}
      onCancel={() => gate.reset()}
      footer={[
        <Button key="stay" onClick={() => gate.reset()}>
          {text.leave_stay}
        </Button>,
        <Button key="drop" danger onClick={() => gate.proceed()}>
          {text.leave_drop}
        </Button>,
        <Button key="save" type="primary" onClick={() => void save()}>
          {text.leave_save}
        </Button>,
      ]}
    >
      {text.leave_body}
    </Modal>
  )
}
