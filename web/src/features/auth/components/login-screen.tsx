import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { authText } from '../auth.text.ts'
import { LoginMode, modeOfQuery } from '../login-store.ts'
import { HOME_AFTER_LOGIN, safeRedirect } from '../redirect.view.ts'
import { useFocusFirstField, useStartSession } from '../use-start-session.ts'
import css from './auth.module.css'
import { AuthForms } from './auth-forms.tsx'
import { AuthPicture } from './auth-picture.tsx'

/** The login page, where guards send visitors; `redirect` is the path to return to. */
export function LoginPage() {
  const text = useText(authText)
  const [query] = useSearchParams()
  const [mode, setMode] = useState(() => modeOfQuery(query.get('mode')))
  const navigate = useNavigate()
  const enter = useStartSession()
  const box = useFocusFirstField(mode, false)
  return (
    <div
      ref={box}
      className={`${css.sheet} w-full overflow-hidden bg-surface border rounded-hero m-auto ${css.page} ${mode === LoginMode.register ? css.pageWide : ''}`}
    >
      <title>{text.pageTitle}</title>
      <AuthPicture mode={mode} />
      <AuthForms
        mode={mode}
        heading="h1"
        onMode={setMode}
        onSession={async (session) => {
          if (await enter(session)) {
            await navigate(safeRedirect(query.get('redirect')) ?? HOME_AFTER_LOGIN, { replace: true })
          }
        }}
      />
    </div>
  )
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Page() {
  return <LoginPage />
}
