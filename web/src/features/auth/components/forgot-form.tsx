import * as auth from '@inkroute/contract/auth/auth'
import { useState } from 'react'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { authText } from '../auth.text.ts'
import {
  type CodeBy,
  contactIn,
  type ForgotValues,
  forgotByMailRules,
  forgotRules,
  type LoginValues,
  usableBy,
} from '../auth.view.ts'
import { FormFrame } from '../form-frame.tsx'
import { LoginMode } from '../login-store.ts'
import { useCaptcha } from '../use-captcha.ts'
import css from './auth.module.css'
import { ContactField, NewPasswordFields } from './auth-fields.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import { NoSms } from './no-sms.tsx'

const blank: ForgotValues = { phone: '', email: '', code: '', password: '', password_confirmation: '' }

interface ForgotFormProps {
  readonly onMode: (mode: LoginMode) => void
  readonly onReset: (credentials: LoginValues) => void
}

export function ForgotForm({ onMode, onReset }: ForgotFormProps) {
  const text = useText(authText)
  const services = useServices()
  const [chosen, setChosen] = useState<CodeBy>('phone')
  const by = usableBy(chosen, services)
  const rules = by === 'email' ? forgotByMailRules : forgotRules
  const form = useForm(blank, rules)
  const captcha = useCaptcha('nc_login', true)
  const reset = useSend(auth.forgetPassword, {
    onSuccess: (_reply, input) => {
      showToast('success', text.resetDone)
      onReset({ username: input.email ?? input.phone ?? '', password: '' })
    },
    onError: (error) => form.refuse(error.problems),
  })
  if (!by) return <NoSms lead={text.forgotNeedsSms} onMode={onMode} />
  const checkTo = () => {
    form.touch(by)
    return rules[by]?.(form.values) == null
  }
  const submit = () => {
    if (!form.check()) return false
    if (!reset.isPending) reset.mutate({ ...form.values, ...contactIn(form.values, by) })
    return true
  }
  const onSwitch = services.sms && services.mail ? () => setChosen(by === 'email' ? 'phone' : 'email') : undefined
  return (
    <FormFrame onSubmit={submit}>
      <ContactField by={by} bind={form.bind} onSwitch={onSwitch} />
      <CaptchaField captcha={captcha} />
      <CodeField
        {...form.bind('code')}
        by={by}
        to={form.values[by]}
        type="forget"
        checkTo={checkTo}
        captcha={captcha}
      />
      <NewPasswordFields password={form.bind('password')} confirmation={form.bind('password_confirmation')} />
      <Button type="submit" kind="primary" large block busy={reset.isPending}>
        {text.reset}
      </Button>
      <div className={`flex flex-wrap items-center justify-between text-sm text-quiet gap-x-4 gap-y-2 ${css.links}`}>
        <Button kind="link" onClick={() => onMode(LoginMode.login)}>
          {text.backToLogin}
        </Button>
      </div>
    </FormFrame>
  )
}
