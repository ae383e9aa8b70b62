import * as account from '@inkroute/contract/account/account'
import { useCall } from '../api/light-hooks.ts'
import { useSession } from '../api/session-store.ts'

const DEFAULT_ZONE = 'Asia/Shanghai'

/** The person who is logged in; undefined for visitors. */
export function useUser() {
  const token = useSession((state) => state.token)
  return useCall(account.getUser, {}, { enabled: Boolean(token) }).data
}

export const useTimeZone = (): string => useUser()?.time_zone ?? DEFAULT_ZONE
