import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import { Alert, Button, Form, Modal } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import type { CodeBy } from '../auth.view.ts'
import { CaptchaField } from '../components/captcha-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useOneTimeCode } from '../use-one-time-code.ts'
import { ConsoleField } from './console-field.tsx'
import css from './security.module.css'
import { securityText } from './security.text.ts'
import { type ContactValues, contactRules } from './security.view.ts'

const blank: ContactValues = { phone: '', email: '', code: '', password: '' }

const inputs = {
  phone: { inputMode: 'numeric', autoComplete: 'tel-national', autoFocus: true, maxLength: 20 },
  email: { inputMode: 'email', autoComplete: 'email', autoFocus: true, maxLength: 254 },
} as const

interface FieldsProps {
  readonly by: CodeBy
  readonly form: ReturnType<typeof useForm<ContactValues>>
}

function ContactFields({ by, form }: FieldsProps) {
  const text = useText(securityText)
  const captcha = useCaptcha('nc_login', true)
  const checkTo = () => {
    form.touch(by)
    return contactRules[by][by]?.(form.values) == null
  }
  const code = useOneTimeCode({ by, to: form.values[by], type: 'bind', checkTo, captcha })
  return (
    <>
      <ConsoleField label={by === 'email' ? text.newEmail : text.newPhone} input={inputs[by]} field={form.bind(by)} />
      <CaptchaField captcha={captcha} />
      <div className={`grid grid-cols-auto-last gap-2 ${css.code}`}>
        <ConsoleField
          label={by === 'email' ? text.mailCode : text.code}
          input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 }}
          field={form.bind('code')}
        />
        <Button loading={code.is_pending} disabled={code.seconds > 0} onClick={code.send}>
          {code.seconds > 0 ? fill(text.resendIn, { seconds: code.seconds }) : text.sendCode}
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

interface ChangeContactProps {
  readonly by: CodeBy
  readonly onClose: () => void
}

/** Gives the account another phone number or mail address, confirmed by a code sent there. */
export function ChangeContact({ by, onClose }: ChangeContactProps) {
  const text = useText(securityText)
  const form = useForm(blank, contactRules[by])
  const { sms, mail } = useServices()
  const can_send = by === 'email' ? mail : sms
  const done = (message: string) => {
    showToast('success', message)
    onClose()
  }
  const onError = (error: ApiError) => form.refuse(error.problems)
  const refetch = [account.getUser]
  const changePhone = useSend(auth.changePhone, {
    refetch,
    onSuccess: ({ phone }) => done(fill(text.phoneChanged, { phone })),
    onError,
  })
  const changeEmail = useSend(auth.changeEmail, {
    refetch,
    onSuccess: ({ email }) => done(fill(text.emailChanged, { email })),
    onError,
  })
  const is_pending = changePhone.isPending || changeEmail.isPending
  const submit = () => {
    if (!form.check() || is_pending) return
    const { phone, email, ...rest } = form.values
    if (by === 'email') changeEmail.mutate({ ...rest, email })
    else changePhone.mutate({ ...rest, phone })
  }
  const title = by === 'email' ? text.changeEmail : text.changePhone
  return (
    <Modal
      open
      title={title}
      okText={by === 'email' ? text.saveEmail : text.savePhone}
      cancelText={text.cancel}
      confirmLoading={is_pending}
      okButtonProps={{ disabled: !can_send }}
      onOk={submit}
      onCancel={onClose}
    >
      <Form className="flex flex-col gap-2 pt-2" layout="vertical" requiredMark={false} onFinish={submit}>
        {can_send ? (
          <ContactFields by={by} form={form} />
        ) : (
          <Alert type="info" showIcon title={by === 'email' ? text.noMail : text.noSms} />
        )}
        <button type="submit" hidden />
      </Form>
    </Modal>
  )
}
