/** Jobs of one payload that ended and left their row waiting: they ran out of retries or found nothing to do. */
export interface EndedJobs {
  readonly count: number
  readonly last_at: string | null
}

const FIRST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000

/**
 * A lost job is replaced at once. One that keeps ending without a result is repeated after pauses that double: a job that
 * crashes workers cannot take all of them down, and one whose service was down for a night is done in the end.
 */
export function isDueAgain(ended: EndedJobs | undefined, now: Date): boolean {
  if (!ended || ended.count === 0 || ended.last_at === null) return true
  const pause_ms = Math.min(FIRST_PAUSE_MS * 2 ** (ended.count - 1), LONGEST_PAUSE_MS)
  return now.getTime() - new Date(ended.last_at).getTime() >= pause_ms
}
