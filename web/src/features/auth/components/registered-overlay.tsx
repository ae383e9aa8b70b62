import { useEffect, useRef } from 'react'
import { useCountdown } from '../../../shared/hooks/use-countdown.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { authText } from '../auth.text.ts'
import css from './auth.module.css'

const SHOWN_SECONDS = 3

/** Covers the form for three seconds, then hands over to the login. */
export function RegisteredOverlay({ onDone }: { readonly onDone: () => void }) {
  const text = useText(authText)
  const { seconds } = useCountdown(SHOWN_SECONDS)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const timer = setTimeout(() => done.current(), SHOWN_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.overlay} role="status">
      <span className={css.overlaySign}>
        <Icon name="check" size_px={32} />
      </span>
      <strong className={css.overlayTitle}>{text.registered}</strong>
      <span className={css.overlayNote}>{fill(text.registeredNext, { seconds: Math.max(1, seconds) })}</span>
    </div>
  )
}
