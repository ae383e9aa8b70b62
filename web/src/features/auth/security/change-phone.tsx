import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import { Alert, Button, Form, Modal } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { CaptchaField } from '../components/captcha-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useSmsCode } from '../use-sms-code.ts'
import { ConsoleField } from './console-field.tsx'
import css from './security.module.css'
import { securityText } from './security.text.ts'
import { type PhoneValues, phoneRules } from './security.view.ts'

const blank: PhoneValues = { phone: '', code: '', password: '' }

function PhoneFields({ form }: { readonly form: ReturnType<typeof useForm<PhoneValues>> }) {
  const text = useText(securityText)
  const captcha = useCaptcha('nc_login', true)
  const checkPhone = () => {
    form.touch('phone')
    return phoneRules.phone?.(form.values) == null
  }
  const sms = useSmsCode({ phone: form.values.phone, type: 'bind', checkPhone, captcha })
  return (
    <>
      <ConsoleField
        label={text.newPhone}
        input={{ inputMode: 'numeric', autoComplete: 'tel-national', autoFocus: true, maxLength: 20 }}
        field={form.bind('phone')}
      />
      <CaptchaField captcha={captcha} />
      <div className={css.code}>
        <ConsoleField
          label={text.code}
          input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 }}
          field={form.bind('code')}
        />
        <Button loading={sms.is_pending} disabled={sms.seconds > 0} onClick={sms.send}>
          {sms.seconds > 0 ? fill(text.resendIn, { seconds: sms.seconds }) : text.sendCode}
        </Button>
      </div>
      <ConsoleField
        label={text.passwordForPhone}
        help={text.passwordForPhoneHelp}
        is_password
        input={{ autoComplete: 'current-password', maxLength: 64 }}
        field={form.bind('password')}
      />
    </>
  )
}

export function ChangePhone({ onClose }: { readonly onClose: () => void }) {
  const text = useText(securityText)
  const form = useForm(blank, phoneRules)
  const { sms: can_send } = useServices()
  const change = useSend(auth.changePhone, {
    refetch: [account.getUser],
    onSuccess: ({ phone }) => {
      showToast('success', fill(text.phoneChanged, { phone }))
      onClose()
    },
    onError: (error) => form.refuse(error.problems),
  })
  const submit = () => {
    if (form.check() && !change.isPending) change.mutate(form.values)
  }
  return (
    <Modal
      open
      title={text.changePhone}
      okText={text.savePhone}
      cancelText={text.cancel}
      confirmLoading={change.isPending}
      okButtonProps={{ disabled: !can_send }}
      onOk={submit}
      onCancel={onClose}
    >
      <Form className={css.form ?? ''} layout="vertical" requiredMark={false} onFinish={submit}>
        {can_send ? <PhoneFields form={form} /> : <Alert type="info" showIcon title={text.noSms} />}
        <button type="submit" hidden />
      </Form>
    </Modal>
  )
}
