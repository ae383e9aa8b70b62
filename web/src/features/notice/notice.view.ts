export const SUPPRESS_MS = 24 * 60 * 60 * 1000
export const TICK_MS = 3000

/** Closing the notices hides them for a day, and no longer if the clock is set back. */
export function isSuppressed(closed_at_ms: number | null, now_ms: number): boolean {
  if (closed_at_ms === null) return false
  const passed_ms = now_ms - closed_at_ms
  return passed_ms >= 0 && passed_ms < SUPPRESS_MS
}

/** Steps through `total` items, wrapping at the end. */
export const step = (index: number, by: 1 | -1, total: number): number =>
  total === 0 ? 0 : (index + by + total) % total

/** How many notices a ticker shows, and how long they are cached. */
export const NOTICES_SHOWN = 5
export const STALE_MS = 5 * 60_000
