import { useSyncExternalStore } from 'react'
import { formatInstant, formatRelative } from '../format/time.ts'
import { useTimeZone } from '../session/use-user.ts'
import { useLanguage } from '../text/language.tsx'

const TICK_MS = 30_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all times on the screen, stopped when there are none. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const notify of listeners) notify()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** “5 minutes ago”, with the exact time in the seller's zone on hover. */
export function RelativeTime({ at }: { at: string }) {
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const ticked = useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
  // An item that arrived between two ticks must not appear to be in the future.
  const current = new Date(Math.max(ticked, new Date(at).getTime()))
  return (
    <time dateTime={at} title={formatInstant(at, time_zone)} style={{ whiteSpace: 'nowrap' }}>
      {formatRelative(at, current, time_zone, language)}
    </time>
  )
}
