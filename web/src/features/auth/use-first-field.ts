import { useEffect, useRef } from 'react'
import type { LoginMode } from './login-store.ts'

/** Puts the cursor into the first field when the mode changes and, in a modal, also when it opens. */
export function useFirstField(mode: LoginMode, is_modal: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const last_mode = useRef(is_modal ? null : mode)
  useEffect(() => {
    if (last_mode.current !== mode) box.current?.querySelector('input')?.focus()
    last_mode.current = mode
  }, [mode])
  return box
}
