import * as auth from '@inkroute/contract/auth/auth'
import { loginCode } from '@inkroute/contract/auth/two-step'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type StoredSession, useSession } from '../../../shared/api/session-store.ts'
import { useCountdown } from '../../../shared/hooks/use-countdown.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { authText } from '../auth.text.ts'
import { blankLogin, type LoginValues } from '../auth.view.ts'
import { FormFrame } from '../form-frame.tsx'
import { LoginMode } from '../login-store.ts'
import { CodeStep } from '../two-step/steps.tsx'
import { twoStepText } from '../two-step/two-step.text.ts'
import { useLoginForm } from '../use-login-form.ts'
import css from './auth.module.css'
import { ForgotForm } from './forgot-form.tsx'
import { LoginFields } from './login-fields.tsx'
import { RegisterForm } from './register-form.tsx'

const SHOWN_SECONDS = 3
/** Leaves the app: the server sends the browser on to WeChat. */
const WECHAT_LOGIN_URL = '/req/frontend/wechat/login'

/** Covers the form for three seconds, then switches to the login. */
function RegisteredOverlay({ onDone }: { readonly onDone: () => void }) {
  const text = useText(authText)
  const { seconds } = useCountdown(SHOWN_SECONDS)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const timer = setTimeout(() => done.current(), SHOWN_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className={`flex flex-col items-center justify-center absolute inset-0 z-2 gap-2 ${css.overlay}`}
      role="status"
    >
      <span className={`grid place-items-center h-16 text-on-dark rounded-full mb-2 ${css.overlaySign}`}>
        <Icon name="check" size_px={32} />
      </span>
      <strong className="text-xl font-strong">{text.registered}</strong>
      <span className="text-quiet">{fill(text.registeredNext, { seconds: Math.max(1, seconds) })}</span>
    </div>
  )
}

interface LoginFormProps {
  readonly initial: LoginValues
  readonly onMode: (mode: LoginMode) => void
  /** The password was right, and a code of the authenticator app is needed as well. */
  readonly onCodeNeeded: (token: string) => void
  /** Resolves when the session is active and the page has moved on. */
  readonly onSession: (session: StoredSession) => Promise<void>
}

function LoginForm({ initial, onMode, onCodeNeeded, onSession }: LoginFormProps) {
  const text = useText(authText)
  const login = useLoginForm(auth.login, initial, async ({ step, ...session }) => {
    if (step === 'code') onCodeNeeded(session.token)
    else await onSession(session)
  })
  const { wechat_login } = useServices()
  const [query] = useSearchParams()
  const outcome = query.get('wechat')
  return (
    <FormFrame onSubmit={login.submit}>
      {outcome ? (
        <p role="alert" className={`text-sm bg-warning-soft px-4 py-3 ${css.outcome}`}>
          {outcome === 'unbound' ? text.wechatUnbound : text.wechatFailed}
        </p>
      ) : null}
      <LoginFields login={login} />
      {wechat_login ? (
        <a className={`font-medium text-success text-center border p-2.5 ${css.wechat}`} href={WECHAT_LOGIN_URL}>
          {text.wechatLogin}
        </a>
      ) : null}
      <div className={`flex flex-wrap items-center justify-between text-sm text-quiet gap-x-4 gap-y-2 ${css.links}`}>
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

interface AuthHeadingProps {
  readonly mode: LoginMode | 'code'
  readonly level: 'h1' | 'h2'
}

function AuthHeading({ mode, level: Level }: AuthHeadingProps) {
  const text = useText(authText)
  const two_step = useText(twoStepText)
  const words = {
    [LoginMode.login]: [text.loginTitle, text.loginLead],
    [LoginMode.register]: [text.registerTitle, text.registerLead],
    [LoginMode.forgot]: [text.forgotTitle, text.forgotLead],
    code: [two_step.codeTitle, two_step.codeLead],
  } as const
  const [title, lead] = words[mode]
  return (
    <header className="flex flex-col gap-1">
      <Level className={css.title}>{title}</Level>
      <p className="text-sm text-quiet">{lead}</p>
    </header>
  )
}

interface AuthFormsProps {
  readonly mode: LoginMode
  readonly onMode: (mode: LoginMode) => void
  readonly onSession: (session: StoredSession) => Promise<void>
  readonly heading: 'h1' | 'h2'
}

/** The three modes. Each switch mounts a new form, so values, errors and captcha are reset. */
export function AuthForms({ mode, onMode, onSession, heading }: AuthFormsProps) {
  const setAgreed = useSession((state) => state.setAgreed)
  const [credentials, setCredentials] = useState(blankLogin)
  const [is_registered, setRegistered] = useState(false)
  const [step_token, setStepToken] = useState<string | null>(null)
  const switchTo = (next: LoginMode, refill: LoginValues = blankLogin) => {
    setAgreed(false)
    setCredentials(refill)
    setRegistered(false)
    setStepToken(null)
    onMode(next)
  }
  if (step_token !== null) {
    return (
      <div className={`flex flex-col justify-center min-w-0 relative gap-6 ${css.forms}`} data-mode={mode}>
        <AuthHeading mode="code" level={heading} />
        <CodeStep
          endpoint={loginCode}
          token={step_token}
          onRestart={() => setStepToken(null)}
          onSession={(session) => void onSession(session)}
        />
      </div>
    )
  }
  return (
    <div className={`flex flex-col justify-center min-w-0 relative gap-6 ${css.forms}`} data-mode={mode}>
      <AuthHeading mode={mode} level={heading} />
      {mode === LoginMode.login && (
        <LoginForm initial={credentials} onMode={switchTo} onCodeNeeded={setStepToken} onSession={onSession} />
      )}
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
