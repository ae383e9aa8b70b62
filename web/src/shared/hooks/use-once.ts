import { useEffect, useRef } from 'react'

/** A press that is still being answered is not sent again: two clicks come faster than a button can grey out. */
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
