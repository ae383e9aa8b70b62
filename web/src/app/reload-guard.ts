const KEY = 'inkroute.reloaded-at'
/** A second failure this soon is not a stale page; reloading again would go round in circles. */
const AT_MOST_EVERY_MS = 60_000

export const mayReload = (last_ms: number | null, now_ms: number): boolean =>
  last_ms === null || Number.isNaN(last_ms) || now_ms - last_ms > AT_MOST_EVERY_MS

/** Remembers the reload it allows. Without storage it allows none: a loop could not be noticed. */
function claimReload(): boolean {
  try {
    const stored = sessionStorage.getItem(KEY)
    const is_allowed = mayReload(stored === null ? null : Number(stored), Date.now())
    if (is_allowed) sessionStorage.setItem(KEY, String(Date.now()))
    return is_allowed
  } catch {
    return false
  }
}

/** A part of the app that cannot be fetched usually means that a newer version was deployed: load the page again. */
export function reloadOnMissingBundle(): () => void {
  const onError = (event: Event) => {
    // Without a network nothing newer can come: a reload would only lose what is on the screen.
    if (!navigator.onLine || !claimReload()) return
    event.preventDefault()
    window.location.reload()
  }
  window.addEventListener('vite:preloadError', onError)
  return () => window.removeEventListener('vite:preloadError', onError)
}
