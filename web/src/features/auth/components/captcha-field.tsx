import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { authText } from '../auth.text.ts'
import { captchaText } from '../entry.text.ts'
import type { Captcha } from '../use-captcha.ts'
import css from './captcha.module.css'
import { SliderCaptcha } from './slider-captcha.tsx'

interface CaptchaFieldProps {
  readonly captcha: Captcha
  /** Shows the puzzle at once instead of a bar to click first. */
  readonly is_open?: boolean
}

export function CaptchaField({ captcha, is_open = false }: CaptchaFieldProps) {
  if (!captcha.is_required) return null
  return <CaptchaRound key={captcha.round} captcha={captcha} is_open={is_open} />
}

function CaptchaRound({ captcha, is_open }: Required<CaptchaFieldProps>) {
  const text = useText(captchaText)
  const form_text = useText(authText)
  const [is_started, setStarted] = useState(is_open)
  const is_passed = 'sig' in captcha.fields
  return (
    <div className={css.field}>
      {is_passed ? (
        <p className={`${css.bar} ${css.passedBar}`} role="status">
          <Icon name="check" />
          {text.passed}
        </p>
      ) : is_started ? (
        <SliderCaptcha scene={captcha.scene} username={captcha.username} takes_focus={!is_open} onPass={captcha.pass} />
      ) : (
        <button
          type="button"
          className={css.bar}
          aria-invalid={captcha.is_missed || undefined}
          onClick={() => setStarted(true)}
        >
          <span className={css.dot} aria-hidden="true" />
          {text.start}
        </button>
      )}
      {captcha.is_missed && (
        <p className={css.error} role="alert">
          {form_text.verifyFirst}
        </p>
      )}
    </div>
  )
}
