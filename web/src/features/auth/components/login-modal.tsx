import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { authText } from '../auth.text.ts'
import { closeLogin, LoginMode, useLogin } from '../login-store.ts'
import { safeRedirect } from '../redirect.view.ts'
import { useEnter } from '../use-enter.ts'
import css from './auth.module.css'
import { AuthForms } from './auth-forms.tsx'
import { AuthPicture } from './auth-picture.tsx'

/** The login over whatever page the visitor is on. Without a target the visitor stays there, logged in. */
export function LoginModal() {
  const text = useText(authText)
  const { mode, target } = useLogin()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const enter = useEnter()
  const shown = mode ?? LoginMode.login
  return (
    <Modal title={text.modalTitle} bare width_px={shown === LoginMode.register ? 1000 : 840} onClose={closeLogin}>
      <div className={css.sheet}>
        <AuthPicture mode={shown} />
        <AuthForms
          mode={shown}
          heading="h2"
          onMode={(next) => useLogin.setState({ mode: next })}
          onSession={async (session) => {
            if (!(await enter(session))) return
            closeLogin()
            const next = safeRedirect(target) ?? safeRedirect(query.get('redirect'))
            if (next) await navigate(next)
          }}
        />
      </div>
    </Modal>
  )
}
