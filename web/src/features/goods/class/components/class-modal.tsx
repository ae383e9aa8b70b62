import * as contract from '@inkroute/contract/goods/class'
import { Form, Input, Modal } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { classText } from '../class.text.ts'

export type ClassDialog =
  | { readonly kind: 'new'; readonly parent: contract.GoodsClass | null }
  | { readonly kind: 'rename'; readonly own: contract.GoodsClass }

export function ClassModal({ dialog, onClose }: { readonly dialog: ClassDialog; readonly onClose: () => void }) {
  const text = useText(classText)
  const [form] = Form.useForm<{ name: string }>()
  const options = {
    refetch: [contract.listGoodsClasses],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  }
  const create = useSend(contract.createGoodsClass, options)
  const rename = useSend(contract.renameGoodsClass, options)
  const titleOf = () => {
    if (dialog.kind === 'rename') return text.rename
    return dialog.parent ? fill(text.add_below, { name: dialog.parent.name }) : text.add
  }
  const save = ({ name }: { name: string }) =>
    dialog.kind === 'rename'
      ? rename.mutate({ id: dialog.own.id, name })
      : create.mutate({ name, parent_id: dialog.parent?.id ?? null })
  return (
    <Modal
      open
      title={titleOf()}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ loading: create.isPending || rename.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: dialog.kind === 'rename' ? dialog.own.name : '' }}
        onFinish={save}
      >
        <Form.Item name="name" label={text.name} rules={[{ required: true, whitespace: true, message: text.required }]}>
          <Input maxLength={30} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
