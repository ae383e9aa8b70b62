import * as account from '@inkroute/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { queryOf } from '../../shared/api/hooks.ts'
import { type StoredSession, useSession } from '../../shared/session/session-store.ts'
import { logout } from './logout.ts'

/** Takes a fresh session into use. False when the person behind it cannot be read: then it is ended at once. */
export function useEnter() {
  const client = useQueryClient()
  return useCallback(
    async (session: StoredSession): Promise<boolean> => {
      useSession.getState().open(session)
      try {
        await client.fetchQuery({ ...queryOf(account.getUser, {}), staleTime: 0 })
        return true
      } catch {
        await logout()
        return false
      }
    },
    [client],
  )
}
