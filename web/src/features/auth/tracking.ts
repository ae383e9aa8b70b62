const KEY = 'inkroute.logid-url'
const KEPT_MS = 30 * 60_000

interface Tracked {
  readonly url: string
  readonly at_ms: number
}

/** Whether the URL was opened from an ad that expects a conversion report. */
export const isTrackedUrl = (href: string): boolean => URL.parse(href)?.searchParams.has('bd_vid') ?? false

const stillKept = (tracked: Tracked | null, now_ms: number): string | undefined =>
  tracked && now_ms - tracked.at_ms < KEPT_MS ? tracked.url : undefined

export function rememberTrackingUrl(href: string, now_ms = Date.now()): void {
  if (!isTrackedUrl(href)) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ url: href, at_ms: now_ms } satisfies Tracked))
  } catch {
    // Without storage the visit is not attributed; nothing else depends on it.
  }
}

/** Sent with a login or registration within half an hour of the ad click. */
export function trackingFields(now_ms = Date.now()): { logid_url?: string } {
  try {
    const url = stillKept(JSON.parse(localStorage.getItem(KEY) ?? 'null') as Tracked | null, now_ms)
    return url ? { logid_url: url.slice(0, 2000) } : {}
  } catch {
    return {}
  }
}
