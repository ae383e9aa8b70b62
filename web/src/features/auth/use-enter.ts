import * as account from '@inkroute/contract/account/account'
import { useCallback } from 'react'
import { ensureAnswer } from '../../shared/api/answers.ts'
import { type StoredSession, useSession } from '../../shared/session/session-store.ts'
import { logout } from './logout.ts'

/** Takes a fresh session into use. False when the person behind it cannot be read: then it is ended at once. */
export function useEnter() {
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
