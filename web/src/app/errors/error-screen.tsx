import { useLanguage, useText } from '../../shared/text/language.tsx'
import { pathInLanguage } from '../../shared/text/stored-language.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import css from './error-screen.module.css'
import { errorScreenText } from './error-screen.text.ts'

export type ErrorStatus = 403 | 404 | 429 | 500

/** Error page: what happened, what to do, and a link home. */
export function ErrorScreen({ status, home }: { status: ErrorStatus; home?: string }) {
  const text = useText(errorScreenText)
  const { language } = useLanguage()
  return (
    <section className={css.screen}>
      <img
        className={css.picture}
        src={`/pictures/error-${status === 429 ? 500 : status}.webp`}
        width={240}
        height={240}
        alt=""
        decoding="async"
      />
      <p className={css.status}>{status}</p>
      <h1 className={css.title}>{text[`t${status}`]}</h1>
      <p className={css.description}>{text[`d${status}`]}</p>
      <div className={css.actions}>
        <ButtonLink kind="primary" to={home ?? pathInLanguage('/', language)}>
          {text.home}
        </ButtonLink>
        {status === 500 || status === 429 ? (
          <Button onClick={() => window.location.reload()}>{text.retry}</Button>
        ) : null}
      </div>
    </section>
  )
}
