import * as contract from '@inkroute/contract/store/setting'
import type { StoreRow } from '@inkroute/contract/store/store'
import { Button, Divider, Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'

interface Account {
  readonly name: string
  readonly api_key: string
}

function NewAccount() {
  const text = useText(storeDialogText)
  const [form] = Form.useForm<Account>()
  const add = useSend(contract.createWishPost, {
    refetch: [contract.wishPostAccounts],
    onSuccess: () => form.resetFields(),
    onError: ({ problems }) =>
      form.setFields(problems.map(({ field, message }) => ({ name: field as keyof Account, errors: [message] }))),
  })
  return (
    <Form form={form} layout="vertical" onFinish={(values: Account) => add.mutate(values)}>
      <Divider titlePlacement="start">{text.wishpost_new}</Divider>
      <Form.Item name="name" label={text.wishpost_name}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="api_key" label={text.wishpost_key}>
        <Input.Password maxLength={500} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit" loading={add.isPending}>
        {text.wishpost_add}
      </Button>
    </Form>
  )
}

export function WishpostDialog({ store, onClose }: { readonly store: StoreRow; readonly onClose: () => void }) {
  const text = useText(storeDialogText)
  const [own, setOwn] = useState<number | null>(null)
  const { data } = useCall(contract.wishPostAccounts, { store_id: store.id })
  const chosen = own ?? data?.chosen ?? null
  const save = useSend(contract.bindWishPost, {
    refetch: [contract.wishPostAccounts],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  const submit = () => chosen !== null && save.mutate({ store_id: store.id, account_id: chosen })
  return (
    <Modal
      open
      title={text.wishpost_title}
      okText={text.save}
      okButtonProps={{ disabled: chosen === null }}
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Radio.Group
        vertical
        value={chosen}
        onChange={(event) => setOwn(event.target.value)}
        aria-label={text.wishpost_title}
      >
        {data?.data.map(({ id, name }) => (
          <Radio key={id} value={id}>
            {name}
          </Radio>
        ))}
      </Radio.Group>
      <NewAccount />
    </Modal>
  )
}
