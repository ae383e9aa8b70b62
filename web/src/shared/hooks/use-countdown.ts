import { useCallback, useEffect, useState } from 'react'

const TICK_MS = 250

/** Computed from the deadline, not by counting ticks, so a suspended tab does not prolong it. */
export const secondsLeft = (deadline_ms: number, now_ms: number): number =>
  Math.max(0, Math.ceil((deadline_ms - now_ms) / 1000))

export function useCountdown(initial_seconds = 0) {
  const [deadline_ms, setDeadline] = useState(() => Date.now() + initial_seconds * 1000)
  const [seconds, setSeconds] = useState(initial_seconds)
  const is_running = seconds > 0
  useEffect(() => {
    if (!is_running) return
    const timer = setInterval(() => setSeconds(secondsLeft(deadline_ms, Date.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [deadline_ms, is_running])
  const start = useCallback((length_seconds: number) => {
    setDeadline(Date.now() + length_seconds * 1000)
    setSeconds(length_seconds)
  }, [])
  return { seconds, start }
}
