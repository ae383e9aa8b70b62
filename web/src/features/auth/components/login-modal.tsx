import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { authText } from '../auth.text.ts'
import { closeLogin, LoginMode, useLogin } from '../login-store.ts'
import { HOME_AFTER_LOGIN, safeRedirect } from '../redirect.view.ts'
import { useFocusFirstField, useStartSession } from '../use-start-session.ts'
import css from './auth.module.css'
import { AuthForms } from './auth-forms.tsx'
import { AuthPicture } from './auth-picture.tsx'

/** After logging in on the home page, open the console; on any other page, stay there. */
const findHome = (pathname: string) => (/^\/(en\/?)?$/.test(pathname) ? HOME_AFTER_LOGIN : null)

/** The login as an overlay on the current page. */
export function LoginModal() {
  const text = useText(authText)
  const { mode, target } = useLogin()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const enter = useStartSession()
  const shown = mode ?? LoginMode.login
  const box = useFocusFirstField(shown, true)
  return (
    <Modal title={text.modalTitle} bare width_px={shown === LoginMode.register ? 1000 : 840} onClose={closeLogin}>
      <div ref={box} className={css.sheet}>
        <AuthPicture mode={shown} />
        <AuthForms
          mode={shown}
          heading="h2"
          onMode={(next) => useLogin.setState({ mode: next })}
          onSession={async (session) => {
            if (!(await enter(session))) return
            closeLogin()
            const next = safeRedirect(target) ?? safeRedirect(query.get('redirect')) ?? findHome(pathname)
            if (next) await navigate(next)
          }}
        />
      </div>
    </Modal>
  )
}
