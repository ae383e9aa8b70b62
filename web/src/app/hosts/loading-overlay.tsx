import { useEffect, useState } from 'react'
import { useCallsUnderWay } from '../../shared/api/calls-under-way.ts'
import { useText } from '../../shared/text/language.tsx'
import css from './hosts.module.css'
import { hostsText } from './hosts.text.ts'

/** Quick answers come without a flicker. */
const SHOW_AFTER_MS = 400

export function LoadingOverlay() {
  const text = useText(hostsText)
  const is_busy = useCallsUnderWay((state) => state.count > 0)
  const [is_shown, setShown] = useState(false)
  useEffect(() => {
    if (!is_busy) return setShown(false)
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [is_busy])
  return is_shown ? (
    <div className={css.overlay} role="status">
      <span className={css.spinner} aria-hidden="true" />
      {text.loading}
    </div>
  ) : null
}
