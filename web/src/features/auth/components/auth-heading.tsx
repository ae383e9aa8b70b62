import { useText } from '../../../shared/text/language.tsx'
import { authText } from '../auth.text.ts'
import { LoginMode } from '../login-store.ts'
import css from './auth.module.css'

interface AuthHeadingProps {
  readonly mode: LoginMode
  readonly level: 'h1' | 'h2'
}

export function AuthHeading({ mode, level: Level }: AuthHeadingProps) {
  const text = useText(authText)
  const words = {
    [LoginMode.login]: [text.loginTitle, text.loginLead],
    [LoginMode.register]: [text.registerTitle, text.registerLead],
    [LoginMode.forgot]: [text.forgotTitle, text.forgotLead],
  } as const
  const [title, lead] = words[mode]
  return (
    <header className={css.heading}>
      <Level className={css.title}>{title}</Level>
      <p className={css.lead}>{lead}</p>
    </header>
  )
}
