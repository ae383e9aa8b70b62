import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { authText } from '../auth.text.ts'
import { modeOfQuery } from '../login-store.ts'
import { HOME_AFTER_LOGIN, safeRedirect } from '../redirect.view.ts'
import { useEnter } from '../use-enter.ts'
import { AuthForms } from './auth-forms.tsx'
import { AuthPicture } from './auth-picture.tsx'
import css from './login-page.module.css'

/** The login on a page of its own, where a guard sends visitors; `redirect` says where they wanted to go. */
export function LoginPage() {
  const text = useText(authText)
  const { language, setLanguage } = useLanguage()
  const [query] = useSearchParams()
  const [mode, setMode] = useState(() => modeOfQuery(query.get('mode')))
  const navigate = useNavigate()
  const enter = useEnter()
  return (
    <div className={css.page}>
      <title>{text.pageTitle}</title>
      <AuthPicture mode={mode} />
      <div className={css.side}>
        <div className={css.top}>
          <Link className={css.home} to={pathInLanguage('/', language)}>
            {text.brand}
          </Link>
          <Button kind="quiet" size="small" onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
            {text.switchLanguage}
          </Button>
        </div>
        <main className={css.main}>
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
        </main>
      </div>
    </div>
  )
}
