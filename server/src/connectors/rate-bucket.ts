import type { Rate } from './connector.ts'

/** How long a caller is made to wait here; beyond it the work is put off instead. */
const MAX_WAIT_MS = 5_000

interface Bucket {
  level: number
  at_ms: number
}

/** Leaky buckets by name. A take is booked at once, so that callers who wait come in order. */
export class RateBuckets {
  readonly #buckets = new Map<string, Bucket>()

  /** How long to wait before the call may go out; -1 when that is too long to wait for (then nothing is booked). */
  take(name: string, rate: Rate, now_ms: number): number {
    const bucket = this.#buckets.get(name) ?? { level: 0, at_ms: now_ms }
    const level = Math.max(0, bucket.level - ((now_ms - bucket.at_ms) / 1000) * rate.per_second)
    const wait_ms = Math.max(0, ((level + 1 - rate.burst) / rate.per_second) * 1000)
    if (wait_ms > MAX_WAIT_MS) return -1
    this.#buckets.set(name, { level: level + 1, at_ms: now_ms })
    return wait_ms
  }

  /** When a bucket that was too full will let the next one through. */
  retryAfterMs(name: string, rate: Rate, now_ms: number): number {
    const bucket = this.#buckets.get(name)
    if (!bucket) return 0
    const level = bucket.level - ((now_ms - bucket.at_ms) / 1000) * rate.per_second
    return Math.ceil(Math.max(0, ((level + 1 - rate.burst) / rate.per_second) * 1000))
  }
}
