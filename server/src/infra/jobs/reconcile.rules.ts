/** Jobs of one payload that are over and left their row waiting: their retries ran out, or they found nothing to do. */
export interface EndedJobs {
  readonly count: number
  readonly last_at: string | null
}

const FIRST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000

/**
 * A job that was lost on the way is replaced at once. One that keeps ending without result comes again after pauses that
 * double: what brings a worker down cannot keep all of them down, and what was only down for a night is made in the end.
 */
export function isDueAgain(ended: EndedJobs | undefined, now: Date): boolean {
  if (!ended || ended.count === 0 || ended.last_at === null) return true
  const pause_ms = Math.min(FIRST_PAUSE_MS * 2 ** (ended.count - 1), LONGEST_PAUSE_MS)
  return now.getTime() - new Date(ended.last_at).getTime() >= pause_ms
}
