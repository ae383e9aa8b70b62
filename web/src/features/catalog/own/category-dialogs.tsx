import * as contract from '@inkroute/contract/catalog/own'
import { Form, Input, Modal } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { ownText } from './own.text.ts'

export type CategoryDialog =
  | { readonly kind: 'create'; readonly parent_id: number | null }
  | { readonly kind: 'rename' | 'delete'; readonly category: contract.OwnCategory }

interface DialogProps<D extends CategoryDialog> {
  readonly dialog: D
  readonly onClose: () => void
}

function NameDialog({ dialog, onClose }: DialogProps<CategoryDialog>) {
  const text = useText(ownText)
  const [form] = Form.useForm<{ name: string }>()
  const done = (message: string) => () => {
    showToast('success', message)
    onClose()
  }
  const refetch = [contract.listOwnCategories]
  const create = useSend(contract.createOwnCategory, { refetch, onSuccess: done(text.created) })
  const rename = useSend(contract.updateOwnCategory, { refetch, onSuccess: done(text.saved) })
  const submit = ({ name }: { name: string }) => {
    if (dialog.kind === 'create') create.mutate({ name, parent_id: dialog.parent_id })
    else rename.mutate({ id: dialog.category.id, name })
  }
  const is_new = dialog.kind === 'create'
  return (
    <Modal
      open
      title={is_new ? (dialog.parent_id === null ? text.add_category : text.add_below) : text.rename}
      okText={is_new ? text.create : text.save_name}
      cancelText={text.cancel}
      okButtonProps={{ loading: create.isPending || rename.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: is_new ? '' : dialog.category.name }}
        onFinish={submit}
      >
        <Form.Item name="name" label={text.name} rules={[{ required: true, whitespace: true, message: text.required }]}>
          <Input maxLength={30} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function DeleteDialog({ dialog, onClose }: DialogProps<Extract<CategoryDialog, { category: unknown }>>) {
  const text = useText(ownText)
  const remove = useSend(contract.deleteOwnCategory, {
    refetch: [contract.listOwnCategories, contract.listFavourites],
    onSuccess: () => {
      showToast('success', text.deleted)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.delete_title, { name: dialog.category.name })}
      okText={text.delete}
      cancelText={text.keep}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => remove.mutate({ id: dialog.category.id })}
      onCancel={onClose}
    >
      {text.delete_body}
    </Modal>
  )
}

export function CategoryDialogs({ dialog, onClose }: { dialog: CategoryDialog | null; onClose: () => void }) {
  if (!dialog) return null
  return dialog.kind === 'delete' ? (
    <DeleteDialog dialog={dialog} onClose={onClose} />
  ) : (
    <NameDialog dialog={dialog} onClose={onClose} />
  )
}
