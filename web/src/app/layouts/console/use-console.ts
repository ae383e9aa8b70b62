import { getApplicationCount } from '@inkroute/contract/product-request/product-request'
import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { usePermission, usePermissions } from '../../../shared/session/permission.tsx'
import { useLanguage } from '../../../shared/text/language.tsx'
import { requireSession } from '../../guards.ts'
import { buildMenu, type MenuSection } from './console-menu.ts'

const LOOK_AGAIN_MS = 60_000

/** Pending items by screen key. */
export function useMenuCounts(): Readonly<Record<string, number>> {
  const may_apply = usePermission('selection.apply')
  const options = { enabled: may_apply, quiet: true, stale_ms: LOOK_AGAIN_MS, refetch_ms: LOOK_AGAIN_MS }
  const waiting = useCall(getApplicationCount, {}, options).data?.count ?? 0
  return useMemo(() => ({ 'selection.apply': waiting }), [waiting])
}

/** Guard for console and studio. */
export async function requireSeller({ request }: ClientLoaderFunctionArgs) {
  await requireSession(request)
  return null
}

/** Runs the guard before the first paint too, not only on later navigations. */
requireSeller.hydrate = true as const

export function useMenu(counts: Readonly<Record<string, number>>): readonly MenuSection[] {
  const { language } = useLanguage()
  const routes = usePermissions()?.routes
  return useMemo(() => buildMenu({ routes: routes ?? [], language, counts }), [routes, language, counts])
}

/** Whether a screen exists and this person may open it. Links to other screens are hidden. */
export function useCanOpen(): (path: string) => boolean {
  const routes = usePermissions()?.routes
  return useMemo(() => {
    const open = new Set((routes ?? []).filter((route) => route.authed === 1).map((route) => route.path))
    return (path) => open.has(path)
  }, [routes])
}
