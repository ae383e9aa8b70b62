import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '../../shared/text/language.tsx'
import css from './hosts.module.css'
import { hostsText } from './hosts.text.ts'

/** Quick answers come without a flicker. */
const SHOW_AFTER_MS = 400

/** Polls and refreshes of what is already on the screen stay silent, and so do calls that show their own state. */
export const isForeground = (query: Pick<Query, 'meta' | 'state'>): boolean =>
  query.meta?.quiet !== true && query.state.data === undefined

function useCallsUnderWay(): boolean {
  const fetching = useIsFetching({ predicate: isForeground })
  const sending = useIsMutating({ predicate: (mutation) => mutation.meta?.quiet !== true })
  return fetching + sending > 0
}

export function LoadingOverlay() {
  const text = useText(hostsText)
  const is_busy = useCallsUnderWay()
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
