import * as auth from '@inkroute/contract/auth'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { authText } from '../auth.text.ts'
import { type ForgotValues, forgotRules, type LoginValues } from '../auth.view.ts'
import { LoginMode } from '../login-store.ts'
import css from './auth.module.css'
import { FormFrame } from './form-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

const blank: ForgotValues = { phone: '', code: '', password: '', password_confirmation: '' }

interface ForgotFormProps {
  readonly onMode: (mode: LoginMode) => void
  readonly onReset: (credentials: LoginValues) => void
}

export function ForgotForm({ onMode, onReset }: ForgotFormProps) {
  const text = useText(authText)
  const form = useForm(blank, forgotRules)
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
  return (
    <FormFrame onSubmit={submit}>
      <PhoneField {...form.bind('phone')} />
      <SmsCodeField {...form.bind('code')} phone={form.values.phone} type="forget" checkPhone={checkPhone} />
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
