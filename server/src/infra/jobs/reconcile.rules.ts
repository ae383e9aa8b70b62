/** Jobs of one payload whose retries ran out. */
export interface DeadJobs {
  readonly count: number
  readonly last_at: string | null
}

const FIRST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000

/**
 * A job that was lost without dying is replaced at once. One that keeps dying comes again after pauses that double, so
 * that what brings a worker down cannot keep all of them down, and what was only down for a night is made in the end.
 */
export function isDueAgain(dead: DeadJobs | undefined, now: Date): boolean {
  if (!dead || dead.count === 0 || dead.last_at === null) return true
  const pause_ms = Math.min(FIRST_PAUSE_MS * 2 ** (dead.count - 1), LONGEST_PAUSE_MS)
  return now.getTime() - new Date(dead.last_at).getTime() >= pause_ms
}
