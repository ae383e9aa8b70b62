import { usePermissions } from './permission.tsx'

/** Whether a screen exists and this person may open it: links to anything else are not shown. */
export function useMayOpen(): (path: string) => boolean {
  const routes = usePermissions()?.routes ?? []
  return (path) => routes.some((route) => route.path === path && route.authed === 1)
}
