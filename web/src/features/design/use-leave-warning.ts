import { useEffect } from 'react'
import { useIncomingFiles } from './incoming/incoming.ts'
import type { SaveState } from './studio-draft.ts'

/** The browser asks before leaving only when something would be lost: a design that could not be kept, or an upload. */
export function useLeaveWarning(save_state: SaveState): void {
  const is_sending = useIncomingFiles((state) => state.items.some((item) => item.problem === null))
  const would_lose = save_state === 'failed' || is_sending
  useEffect(() => {
    if (!would_lose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [would_lose])
}
