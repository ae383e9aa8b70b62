import * as auth from '@inkroute/contract/auth/auth'
import { opsChangePassword } from '@inkroute/contract/auth/staff'
import { Form, Modal } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { ConsoleField } from './console-field.tsx'
import { securityText } from './security.text.ts'
import { type PasswordValues, passwordRules, passwordStrength } from './security.view.ts'

const blank: PasswordValues = { old_password: '', password: '', password_confirmation: '' }

interface ChangePasswordProps {
  readonly onClose: () => void
  /** Staff accounts are separate. */
  readonly of?: 'seller' | 'staff'
}

export function ChangePassword({ onClose, of = 'seller' }: ChangePasswordProps) {
  const text = useText(securityText)
  const form = useForm(blank, passwordRules)
  const change = useSend(of === 'staff' ? opsChangePassword : auth.changePassword, {
    refetch: of === 'staff' ? [] : [auth.listSessions],
    onSuccess: () => {
      showToast('success', text.passwordChanged)
      onClose()
    },
    onError: (error) => form.refuse(error.problems),
  })
  const submit = () => {
    if (form.check() && !change.isPending) change.mutate(form.values)
  }
  const strength = passwordStrength(form.values.password)
  return (
    <Modal
      open
      title={text.changePassword}
      okText={text.savePassword}
      cancelText={text.cancel}
      confirmLoading={change.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Form className="flex flex-col gap-2 pt-2" layout="vertical" requiredMark={false} onFinish={submit}>
        <ConsoleField
          label={text.oldPassword}
          is_password
          input={{ autoComplete: 'current-password', autoFocus: true, maxLength: 64 }}
          field={form.bind('old_password')}
        />
        <ConsoleField
          label={text.newPassword}
          help={strength ? fill(text.strength, { word: text[strength] }) : text.strengthHint}
          is_password
          input={{ autoComplete: 'new-password', maxLength: 64 }}
          field={form.bind('password')}
        />
        <ConsoleField
          label={text.confirmation}
          is_password
          input={{ autoComplete: 'new-password', maxLength: 64 }}
          field={form.bind('password_confirmation')}
        />
        <button type="submit" hidden />
      </Form>
    </Modal>
  )
}
