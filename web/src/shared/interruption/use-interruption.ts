import { useEffect } from 'react'
import type { InterruptionKind } from './interruption.view.ts'
import { dropWish, endInterruption, setWish, useInterruptions } from './interruption-store.ts'

/**
 * Queues up. `key` names what would be shown: null for nothing, undefined while it is not known. The answer is the form
 * to show it in, or null until it is its turn.
 */
export function useInterruption(
  kind: InterruptionKind,
  key: string | null | undefined,
): { readonly form: 'dialog' | 'banner' | null; readonly end: () => void } {
  useEffect(() => setWish(kind, key), [kind, key])
  useEffect(() => () => dropWish(kind), [kind])
  const form = useInterruptions(({ current }) => (current?.kind === kind ? current.form : null))
  return { form, end: endInterruption }
}
