import { Form, Modal } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { type SubAccount, useResetPassword } from '../team.api.ts'
import { teamText } from '../team.text.ts'
import { showProblems } from './form-problems.ts'
import { PasswordInput } from './password-input.tsx'

export function ResetPasswordModal({ account, onClose }: { account: SubAccount; onClose: () => void }) {
  const text = useText(teamText)
  const [form] = Form.useForm<{ password: string }>()
  const name = account.display_name
  const reset = useResetPassword({
    onSuccess: () => {
      showToast('success', fill(text.reset_done, { name }))
      onClose()
    },
    onError: (error) => {
      const problem = showProblems(form, error)
      if (problem) showToast('error', problem)
    },
  })
  return (
    <Modal
      open
      title={fill(text.reset_title, { name })}
      okText={text.reset_password}
      cancelText={text.cancel}
      confirmLoading={reset.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 16 }}>{text.reset_body}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ password }) => reset.mutate({ id: account.id, password })}
      >
        <Form.Item
          name="password"
          label={text.new_password}
          extra={text.password_help}
          rules={[
            { required: true, message: fill(text.required, { field: text.new_password }) },
            { min: 8, max: 64, message: text.password_wrong },
          ]}
        >
          <PasswordInput />
        </Form.Item>
      </Form>
    </Modal>
  )
}
