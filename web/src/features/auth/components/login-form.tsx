import * as auth from '@inkroute/contract/auth'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import type { StoredSession } from '../../../shared/session/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { authText } from '../auth.text.ts'
import { type LoginValues, loginRules } from '../auth.view.ts'
import { LoginMode } from '../login-store.ts'
import { trackingFields } from '../tracking.ts'
import { useLoginCaptcha } from '../use-captcha.ts'
import css from './auth.module.css'
import { CaptchaField } from './captcha-field.tsx'
import { FormFrame } from './form-frame.tsx'

interface LoginFormProps {
  readonly initial: LoginValues
  readonly onMode: (mode: LoginMode) => void
  /** Resolves when the session is in use and the page has moved on. */
  readonly onSession: (session: StoredSession) => Promise<void>
}

export function LoginForm({ initial, onMode, onSession }: LoginFormProps) {
  const text = useText(authText)
  const form = useForm(initial, loginRules)
  const [asked_name, setAskedName] = useState(initial.username)
  const { captcha, askAgain } = useLoginCaptcha(asked_name)
  const [is_entering, setEntering] = useState(false)
  const login = useSend(auth.login, {
    onSuccess: (session) => {
      setEntering(true)
      void onSession(session).finally(() => setEntering(false))
    },
    onError: () => {
      captcha.reset()
      void askAgain()
    },
  })
  const submit = () => {
    const is_complete = form.check()
    if (!captcha.check() || !is_complete) return false
    const { username, password } = form.values
    if (!login.isPending && !is_entering) {
      login.mutate({ username: username.trim(), password, ...captcha.fields, ...trackingFields() })
    }
    return true
  }
  const username = form.bind('username')
  return (
    <FormFrame onSubmit={submit}>
      <TextField
        {...username}
        label={text.username}
        placeholder={text.usernamePlaceholder}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={64}
        onBlur={() => {
          username.onBlur()
          setAskedName(form.values.username.trim())
        }}
      />
      <PasswordField
        {...form.bind('password')}
        label={text.password}
        placeholder={text.passwordPlaceholder}
        autoComplete="current-password"
        maxLength={64}
      />
      <CaptchaField captcha={captcha} is_open />
      <Button type="submit" kind="primary" large block busy={login.isPending || is_entering}>
        {text.logIn}
      </Button>
      <div className={css.links}>
        <span>
          {text.noAccount}
          <Button kind="link" onClick={() => onMode(LoginMode.register)}>
            {text.toRegister}
          </Button>
        </span>
        <Button kind="link" onClick={() => onMode(LoginMode.forgot)}>
          {text.forgot}
        </Button>
      </div>
    </FormFrame>
  )
}
