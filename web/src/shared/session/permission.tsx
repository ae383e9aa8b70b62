import * as account from '@inkroute/contract/account/account'
import type { ReactNode } from 'react'
import { useCall } from '../api/hooks.ts'
import { useSession } from '../api/session-store.ts'

const STALE_MS = 60_000

/** Menu records and permission names of the current person; undefined until loaded. */
export function usePermissions() {
  const token = useSession((state) => state.token)
  return useCall(account.getPermissions, {}, { enabled: Boolean(token), stale_ms: STALE_MS }).data
}

/** False while unknown: better a button that appears than one that disappears. */
export function usePermission(key: string): boolean {
  return usePermissions()?.permissions.includes(key) ?? false
}

interface AllowedProps {
  readonly permission: string
  readonly children: ReactNode
  readonly fallback?: ReactNode
}

/** Renders its children only for people whom the server would allow to use them. */
export function Allowed({ permission, children, fallback = null }: AllowedProps) {
  return usePermission(permission) ? children : fallback
}

/** Whether a screen exists and this person may open it. Links to other screens are hidden. */
export function useMayOpen(): (path: string) => boolean {
  const routes = usePermissions()?.routes ?? []
  return (path) => routes.some((route) => route.path === path && route.authed === 1)
}
