import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Form, Input, Modal } from 'antd'
import { useNavigate } from 'react-router'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { listText } from './list.text.ts'

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The code of a new product; the server's refusal appears at the field. */
export function CodeField() {
  const text = useText(listText)
  return (
    <Form.Item
      name="code"
      label={text.code}
      extra={text.code_help}
      rules={[{ required: true, pattern: CODE, message: text.code_wrong }]}
    >
      <Input maxLength={60} autoComplete="off" />
    </Form.Item>
  )
}

interface CopyProps {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly onClose: () => void
}

export function CopyDialog({ id, code, name, onClose }: CopyProps) {
  const text = useText(listText)
  const navigate = useNavigate()
  const [form] = Form.useForm<{ code: string }>()
  const copy = useSend(contract.copyDeskProduct, {
    quiet: true,
    refetch: [contract.listDeskProducts],
    onSuccess: (made) => void navigate(`/ops/catalog/${made.id}`),
    onError: (error) => form.setFields([{ name: 'code', errors: [error.message] }]),
  })
  return (
    <Modal
      open
      title={fill(text.copy_title, { name: name || code })}
      okText={text.copy_ok}
      cancelText={text.cancel}
      okButtonProps={{ loading: copy.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{text.copy_help}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ code: `${code}-copy`.slice(0, 60) }}
        onFinish={(values) => copy.mutate({ id, code: values.code })}
      >
        <CodeField />
      </Form>
    </Modal>
  )
}
