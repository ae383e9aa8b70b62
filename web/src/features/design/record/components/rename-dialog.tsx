import { type DesignRecord, listDesigns, renameDesign } from '@inkroute/contract/design/record'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { designRecordText } from '../record.text.ts'

export function RenameDialog({ record, onClose }: { record: DesignRecord; onClose: () => void }) {
  const text = useText(designRecordText)
  const [name, setName] = useState(record.name)
  const rename = useSend(renameDesign, {
    refetch: [listDesigns],
    onSuccess: () => {
      showToast('success', text.renamed)
      onClose()
    },
  })
  const send = () => rename.mutate({ id: record.id, name: name.trim() })
  return (
    <Modal
      open
      title={text.rename}
      okText={text.save}
      cancelText={text.close}
      okButtonProps={{ disabled: name.trim() === '', loading: rename.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <Input
        aria-label={text.name}
        value={name}
        maxLength={120}
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onPressEnter={() => name.trim() && send()}
      />
    </Modal>
  )
}
