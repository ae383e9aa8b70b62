import { deleteUploads, listUploads } from '@inkroute/contract/upload'
import { Modal } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { uploadText } from '../upload.text.ts'

interface DeleteDialogProps {
  readonly ids: readonly number[]
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before pictures are gone for good. */
export function DeleteDialog({ ids, onClose, onDeleted }: DeleteDialogProps) {
  const text = useText(uploadText)
  const count = ids.length
  const remove = useSend(deleteUploads, {
    refetch: [listUploads],
    onSuccess: ({ deleted }) => {
      showToast('success', fill(text.deleted, { count: deleted }))
      onDeleted()
    },
  })
  return (
    <Modal
      open={count > 0}
      title={fill(text.delete_title, { count })}
      okText={fill(text.delete_ok, { count })}
      cancelText={text.keep}
      okButtonProps={{ danger: true }}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate({ ids: [...ids] })}
      onCancel={onClose}
    >
      <p>{text.delete_body}</p>
    </Modal>
  )
}
