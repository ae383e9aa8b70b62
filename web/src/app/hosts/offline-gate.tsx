import { useEffect } from 'react'
import { matchRoutes, useBlocker } from 'react-router'
import { useOnline } from '../../shared/hooks/use-online.ts'
import { useText } from '../../shared/text/language.tsx'
import { Button } from '../../shared/ui/button.tsx'
import css from './offline-gate.module.css'
import { offlineGateText } from './offline-gate.text.ts'

interface RouterGlobals {
  readonly __reactRouterDataRouter?: { readonly routes: Parameters<typeof matchRoutes>[0] }
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>
}

/** Whether all code for this path has been loaded before. */
function isAtHand(pathname: string): boolean {
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: modules } = window as Window & RouterGlobals
  // Unknown: let the router do what it would do anyway.
  if (!router || !modules) return true
  const matches = matchRoutes(router.routes, pathname)
  return matches?.every(({ route }) => route.id !== undefined && route.id in modules) ?? false
}

/**
 * Offline, the code of a screen that was never opened cannot be loaded, and the router would discard the page to fetch
 * it. Stay on the page with a message and continue the navigation once the network is back.
 */
export function OfflineGate() {
  const text = useText(offlineGateText)
  const is_online = useOnline()
  const gate = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && nextLocation.pathname !== currentLocation.pathname && !isAtHand(nextLocation.pathname),
  )
  useEffect(() => {
    if (is_online && gate.state === 'blocked') gate.proceed()
  }, [is_online, gate])
  if (gate.state !== 'blocked') return null
  return (
    <div className={css.gate} role="alertdialog" aria-modal="true" aria-label={text.title}>
      <div className={css.card}>
        <h2>{text.title}</h2>
        <p>{text.body}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" autoFocus onClick={() => navigator.onLine && gate.proceed()}>
            {text.retry}
          </Button>
          <Button onClick={() => gate.reset()}>{text.stay}</Button>
        </div>
      </div>
    </div>
  )
}
