import { Platform } from '@inkroute/contract/codes'
import * as contract from '@inkroute/contract/store/store'
import { Button, Collapse, Form, Input } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { connectText } from '../store.text.ts'

/** A store on a platform we do not speak with: a name to put imported orders under. */
export function OtherStore({ onDone }: { readonly onDone: () => void }) {
  const text = useText(connectText)
  const create = useSend(contract.createStore, {
    refetch: [contract.listStores],
    onSuccess: () => {
      showToast('success', text.created)
      onDone()
    },
  })
  const submit = ({ name }: { name: string }) => create.mutate({ platform: Platform.other, name })
  const form = (
    <Form layout="vertical" onFinish={submit}>
      <Form.Item name="name" label={text.other_name} rules={[{ required: true, message: text.required }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Button htmlType="submit" loading={create.isPending}>
        {text.create}
      </Button>
    </Form>
  )
  return <Collapse ghost style={{ marginTop: 16 }} items={[{ key: 'other', label: text.other, children: form }]} />
}
