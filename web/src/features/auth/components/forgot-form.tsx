import * as auth from '@inkroute/contract/auth/auth'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { authText } from '../auth.text.ts'
import { type ForgotValues, forgotRules, type LoginValues } from '../auth.view.ts'
import { LoginMode } from '../login-store.ts'
import { useCaptcha } from '../use-captcha.ts'
import css from './auth.module.css'
import { NewPasswordFields, PhoneField } from './auth-fields.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { NoSms } from './no-sms.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

const blank: ForgotValues = { phone: '', code: '', password: '', password_confirmation: '' }

interface ForgotFormProps {
  readonly onMode: (mode: LoginMode) => void
  readonly onReset: (credentials: LoginValues) => void
}

export function ForgotForm({ onMode, onReset }: ForgotFormProps) {
  const text = useText(authText)
  const form = useForm(blank, forgotRules)
  const captcha = useCaptcha('nc_login', true)
  const { sms } = useServices()
  const reset = useSend(auth.forgetPassword, {
    onSuccess: (_reply, input) => {
      showToast('success', text.resetDone)
      onReset({ username: input.phone, password: '' })
    },
    onError: (error) => form.refuse(error.problems),
  })
  const checkPhone = () => {
    form.touch('phone')
    return forgotRules.phone?.(form.values) == null
  }
  const submit = () => {
    if (!form.check()) return false
    if (!reset.isPending) reset.mutate(form.values)
    return true
  }
  if (!sms) return <NoSms lead={text.forgotNeedsSms} onMode={onMode} />
  return (
    <FormFrame onSubmit={submit}>
      <PhoneField {...form.bind('phone')} />
      <CaptchaField captcha={captcha} />
      <SmsCodeField
        {...form.bind('code')}
        phone={form.values.phone}
        type="forget"
        checkPhone={checkPhone}
        captcha={captcha}
      />
      <NewPasswordFields password={form.bind('password')} confirmation={form.bind('password_confirmation')} />
      <Button type="submit" kind="primary" large block busy={reset.isPending}>
        {text.reset}
      </Button>
      <div className={css.links}>
        <Button kind="link" onClick={() => onMode(LoginMode.login)}>
          {text.backToLogin}
        </Button>
      </div>
    </FormFrame>
  )
}
