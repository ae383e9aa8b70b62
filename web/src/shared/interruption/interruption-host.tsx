import * as contract from '@inkroute/contract/preference/seen'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall, useSend } from '../api/hooks.ts'
import { readView } from '../api/session-store.ts'
import { useIsQuiet } from '../ui/open-modals.ts'
import { formAt, isAtWork, type Memory, nextInterruption } from './interruption.view.ts'
import { useInterruptions } from './interruption-store.ts'
import { lastInterruption, rememberInterruption } from './local-memory.ts'

/** A screen that is still loading may open a drawer: two seconds without one. */
const QUIET_LOOKS = 4

/** Whether something was typed on this screen: then it is being worked on. */
function useHasTyped(pathname: string): boolean {
  const [typed_at, setTypedAt] = useState('')
  useEffect(() => {
    const onInput = () => setTypedAt(pathname)
    window.addEventListener('input', onInput, true)
    return () => window.removeEventListener('input', onInput, true)
  }, [pathname])
  return typed_at === pathname
}

const latest = (times_ms: readonly (number | null)[]): number | null =>
  times_ms.reduce<number | null>((last, at) => (at !== null && at > (last ?? 0) ? at : last), null)

/** What was shown before: on the server for the account, in the browser for the time before the login. */
function useMemory(is_wanted: boolean): Memory | null {
  const { data, isError } = useCall(contract.getSeen, {}, { quiet: true, enabled: is_wanted })
  return useMemo(() => {
    if (isError) return { seen: {}, last_ms: null }
    if (!data) return null
    const seen = Object.fromEntries(Object.entries(data.seen).map(([key, at]) => [key, Date.parse(at)]))
    return { seen, last_ms: latest(Object.values(seen)) }
  }, [data, isError])
}

/** The owner of everything that shows itself: one at most, never over work, and remembered as soon as it is seen. */
export function InterruptionHost() {
  const { pathname } = useLocation()
  // Staff who look at a seller's console must not use up what the seller has not seen.
  const [is_view] = useState(() => readView() !== null)
  const { wishes, current, last_ms } = useInterruptions()
  const memory = useMemory(!is_view)
  const has_typed = useHasTyped(pathname)
  const remember = useSend(contract.setSeen, { quiet: true, refetch: [contract.getSeen] })
  const known = memory && { ...memory, last_ms: latest([memory.last_ms, last_ms, lastInterruption()]) }
  const next = is_view || current || !known ? null : nextInterruption(wishes, known, Date.now())
  const is_waiting = next !== null && !isAtWork(pathname) && !has_typed
  const is_quiet = useIsQuiet(is_waiting, QUIET_LOOKS)
  const key = is_quiet ? next?.key : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn begins once for each key
  useEffect(() => {
    if (!next || key === undefined) return
    const now_ms = Date.now()
    useInterruptions.setState({ current: { ...next, form: formAt(pathname) }, last_ms: now_ms })
    rememberInterruption(now_ms)
    remember.mutate({ key: next.key })
  }, [key])
  return null
}
