import * as account from '@inkroute/contract/account/account'
import { useCallback, useEffect, useRef } from 'react'
import { ensureAnswer } from '../../shared/api/answers.ts'
import { type StoredSession, useSession } from '../../shared/api/session-store.ts'
import type { LoginMode } from './login-store.ts'
import { logout } from './logout.ts'

/** Focuses the first field when the mode changes and, in a modal, when it opens. */
export function useFocusFirstField(mode: LoginMode, is_modal: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const last_mode = useRef(is_modal ? null : mode)
  useEffect(() => {
    if (last_mode.current !== mode) box.current?.querySelector('input')?.focus()
    last_mode.current = mode
  }, [mode])
  return box
}

/** Activates a new session. False when its user cannot be loaded: the session is then ended. */
export function useStartSession() {
  return useCallback(async (session: StoredSession): Promise<boolean> => {
    useSession.getState().open(session)
    try {
      await ensureAnswer(account.getUser, {})
      return true
    } catch {
      await logout()
      return false
    }
  }, [])
}
