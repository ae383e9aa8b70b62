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
    <section className={`flex flex-col items-center justify-center flex-1 text-center ${css.screen}`}>
      <img
        className={css.picture}
        src={`/pictures/error-${status === 429 ? 500 : status}.webp`}
        width={240}
        height={240}
        alt=""
        decoding="async"
      />
      <p className="text-sm font-medium text-quiet mt-6">{status}</p>
      <h1 className="text-xl mt-1">{text[`t${status}`]}</h1>
      <p className={`text-md text-quiet mt-2 ${css.description}`}>{text[`d${status}`]}</p>
      <div className="flex gap-2 mt-6">
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
