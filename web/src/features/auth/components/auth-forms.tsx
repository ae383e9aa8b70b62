import { useState } from 'react'
import { type StoredSession, useSession } from '../../../shared/session/session-store.ts'
import { blankLogin, type LoginValues } from '../auth.view.ts'
import { LoginMode } from '../login-store.ts'
import css from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisteredOverlay } from './registered-overlay.tsx'

interface AuthFormsProps {
  readonly mode: LoginMode
  readonly onMode: (mode: LoginMode) => void
  readonly onSession: (session: StoredSession) => Promise<void>
  readonly heading: 'h1' | 'h2'
}

/** The three modes. Each switch mounts a new form, so values, problems and captcha begin afresh. */
export function AuthForms({ mode, onMode, onSession, heading }: AuthFormsProps) {
  const setAgreed = useSession((state) => state.setAgreed)
  const [credentials, setCredentials] = useState(blankLogin)
  const [is_registered, setRegistered] = useState(false)
  const switchTo = (next: LoginMode, refill: LoginValues = blankLogin) => {
    setAgreed(false)
    setCredentials(refill)
    setRegistered(false)
    onMode(next)
  }
  return (
    <div className={css.forms} data-mode={mode}>
      <AuthHeading mode={mode} level={heading} />
      {mode === LoginMode.login && <LoginForm initial={credentials} onMode={switchTo} onSession={onSession} />}
      {mode === LoginMode.forgot && (
        <ForgotForm onMode={switchTo} onReset={(refill) => switchTo(LoginMode.login, refill)} />
      )}
      {mode === LoginMode.register && (
        <RegisterForm
          onMode={switchTo}
          onRegistered={(refill) => {
            setCredentials(refill)
            setRegistered(true)
          }}
        />
      )}
      {is_registered && <RegisteredOverlay onDone={() => switchTo(LoginMode.login, credentials)} />}
    </div>
  )
}
