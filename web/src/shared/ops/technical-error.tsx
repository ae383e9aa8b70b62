import { useText } from '../text/language.tsx'
import { technicalErrorText } from './ops.text.ts'
import css from './technical-error.module.css'
import { errorKind, isTechnical } from './technical-error.view.ts'

interface TechnicalErrorProps {
  readonly error: string
  /** What it is about, in the words of the program. */
  readonly about?: string
}

/** What went wrong and what to do, in plain words; the program's own words are one click away. */
export function TechnicalError({ error, about = '' }: TechnicalErrorProps) {
  const text = useText(technicalErrorText)
  const is_technical = isTechnical(error)
  const details = [about, is_technical ? error : ''].filter(Boolean)
  return (
    <div className={`wrap-anywhere ${css.error}`}>
      {is_technical ? text[errorKind(error)] : error}
      {details.length > 0 ? (
        <details>
          <summary className="text-xs text-quiet cursor-pointer">{text.details}</summary>
          {details.map((line) => (
            <code className="block text-xs text-quiet" key={line}>
              {line}
            </code>
          ))}
        </details>
      ) : null}
    </div>
  )
}
