import { useMemo } from 'react'
import { usePermissions } from '../../../shared/session/permission.tsx'
import { useLanguage } from '../../../shared/text/language.tsx'
import { buildMenu, type MenuSection } from './console-menu.ts'

export function useMenu(counts: Readonly<Record<string, number>>): readonly MenuSection[] {
  const { language } = useLanguage()
  const routes = usePermissions()?.routes
  return useMemo(() => buildMenu({ routes: routes ?? [], language, counts }), [routes, language, counts])
}

/** Whether a screen exists and this person may open it: links to anything else are not shown. */
export function useCanOpen(): (path: string) => boolean {
  const routes = usePermissions()?.routes
  return useMemo(() => {
    const open = new Set((routes ?? []).filter((route) => route.authed === 1).map((route) => route.path))
    return (path) => open.has(path)
  }, [routes])
}
