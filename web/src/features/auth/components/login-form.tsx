import * as auth from '@inkroute/contract/auth/auth'
import type { StoredSession } from '../../../shared/session/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { authText } from '../auth.text.ts'
import type { LoginValues } from '../auth.view.ts'
import { LoginMode } from '../login-store.ts'
import { useLoginForm } from '../use-login-form.ts'
import css from './auth.module.css'
import { FormFrame } from './form-frame.tsx'
import { LoginFields } from './login-fields.tsx'

interface LoginFormProps {
  readonly initial: LoginValues
  readonly onMode: (mode: LoginMode) => void
  /** Resolves when the session is in use and the page has moved on. */
  readonly onSession: (session: StoredSession) => Promise<void>
}

export function LoginForm({ initial, onMode, onSession }: LoginFormProps) {
  const text = useText(authText)
  const login = useLoginForm(auth.login, initial, onSession)
  return (
    <FormFrame onSubmit={login.submit}>
      <LoginFields login={login} />
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
