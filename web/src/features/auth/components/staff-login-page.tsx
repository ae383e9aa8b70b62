import { opsLogin } from '@inkroute/contract/auth-staff'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../../shared/session/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { blankLogin } from '../auth.view.ts'
import { OPS_HOME, opsRedirect } from '../redirect.view.ts'
import { staffText } from '../staff.text.ts'
import { useLoginForm } from '../use-login-form.ts'
import css from './auth.module.css'
import { FormFrame } from './form-frame.tsx'
import { LoginFields } from './login-fields.tsx'

/** The door of the operations console. A seller logged in beside it stays logged in. */
export function StaffLoginPage() {
  const text = useText(staffText)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const open = useSession((state) => state.open)
  const login = useLoginForm(opsLogin, blankLogin, async (session) => {
    open(session, 'staff')
    await navigate(opsRedirect(query.get('redirect')) ?? OPS_HOME, { replace: true })
  })
  return (
    <div className={`${css.page} ${css.pageNarrow}`}>
      <title>{text.pageTitle}</title>
      <div className={css.forms}>
        <header className={css.heading}>
          <p className={css.badge}>{text.badge}</p>
          <h1 className={css.title}>{text.title}</h1>
          <p className={css.lead}>{text.lead}</p>
        </header>
        <FormFrame onSubmit={login.submit}>
          <LoginFields login={login} />
        </FormFrame>
      </div>
    </div>
  )
}
