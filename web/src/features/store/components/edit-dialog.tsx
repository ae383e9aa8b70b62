import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { AutoComplete, Form, Input, Modal } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'

interface Values {
  readonly name: string
  readonly group_name: string
}

export function EditDialog({ store, onClose }: { readonly store: StoreRow; readonly onClose: () => void }) {
  const text = useText(storeDialogText)
  const [form] = Form.useForm<Values>()
  const groups = useCall(contract.listStores, { page: 1, page_size: 1 }, { quiet: true }).data?.groups ?? []
  const save = useSend(contract.updateStore, {
    refetch: [contract.listStores, contract.platformStores],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
    onError: ({ problems }) =>
      form.setFields(problems.map(({ field, message }) => ({ name: field as keyof Values, errors: [message] }))),
  })
  return (
    <Modal
      open
      title={text.edit_title}
      okText={text.save}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={store}
        onFinish={(values) => save.mutate({ ...values, id: store.id })}
      >
        <Form.Item name="name" label={text.name}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="group_name" label={text.group} extra={text.group_hint}>
          <AutoComplete options={groups.map((value) => ({ value }))} maxLength={30} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
