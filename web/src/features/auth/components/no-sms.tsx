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
    <div className="flex flex-col gap-4">
      <p role="status">{lead}</p>
      <div className={`flex flex-wrap items-center justify-between text-sm text-quiet gap-x-4 gap-y-2 ${css.links}`}>
        <Button kind="link" onClick={() => onMode(LoginMode.login)}>
          {text.backToLogin}
        </Button>
      </div>
    </div>
  )
}
