import { useEffect, useRef } from 'react'

/** Ignores presses while the previous one is pending: two clicks can come faster than a button is disabled. */
export function useOnce(is_busy: boolean): (run: () => void) => void {
  const is_pressed = useRef(false)
  useEffect(() => {
    if (!is_busy) is_pressed.current = false
  }, [is_busy])
  return (run) => {
    if (is_pressed.current) return
    is_pressed.current = true
    run()
  }
}
