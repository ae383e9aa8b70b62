import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { authText } from '../auth.text.ts'
import { LoginMode } from '../login-store.ts'
import css from './auth.module.css'

interface NoSmsProps {
  readonly lead: string
  readonly onMode: (mode: LoginMode) => void
}

/** Replaces forms that need an SMS code when no SMS service is configured. */
export function NoSms({ lead, onMode }: NoSmsProps) {
  const text = useText(authText)
  return (
    <div className={css.form}>
      <p role="status">{lead}</p>
      <div className={css.links}>
        <Button kind="link" onClick={() => onMode(LoginMode.login)}>
          {text.backToLogin}
        </Button>
      </div>
    </div>
  )
}
