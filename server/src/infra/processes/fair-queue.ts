interface Waiting<T> {
  readonly owner: string
  readonly item: T
}

/**
 * Tasks of many owners for a few processes. The owner with the fewest running tasks goes first, then the one who has waited
 * longest, and none gets more than `max_per_owner` processes: one seller's slow files never make everyone else wait.
 */
export class FairQueue<T> {
  readonly #max_per_owner: number
  readonly #waiting: Waiting<T>[] = []
  readonly #running = new Map<string, number>()
  /** By owner; larger is later. */
  readonly #last_turn = new Map<string, number>()
  #turn = 0

  constructor(max_per_owner: number) {
    this.#max_per_owner = max_per_owner
  }

  get length(): number {
    return this.#waiting.length
  }

  add(owner: string, item: T): void {
    this.#waiting.push({ owner, item })
  }

  /** The next task that may start now. It counts as running until `done(owner)`. */
  take(): T | null {
    let best: Waiting<T> | null = null
    for (const one of this.#waiting) {
      if (this.#runningOf(one.owner) >= this.#max_per_owner) continue
      if (best === null || this.#goesBefore(one.owner, best.owner)) best = one
    }
    if (best === null) return null
    this.#waiting.splice(this.#waiting.indexOf(best), 1)
    this.#running.set(best.owner, this.#runningOf(best.owner) + 1)
    this.#last_turn.set(best.owner, ++this.#turn)
    return best.item
  }

  done(owner: string): void {
    const left = this.#runningOf(owner) - 1
    if (left > 0) {
      this.#running.set(owner, left)
      return
    }
    this.#running.delete(owner)
    if (!this.#waiting.some((one) => one.owner === owner)) this.#last_turn.delete(owner)
  }

  /** Empties the queue. Running tasks still have to be reported as done. */
  clear(): T[] {
    return this.#waiting.splice(0).map(({ item }) => item)
  }

  #runningOf(owner: string): number {
    return this.#running.get(owner) ?? 0
  }

  #goesBefore(a: string, b: string): boolean {
    const by_running = this.#runningOf(a) - this.#runningOf(b)
    if (by_running !== 0) return by_running < 0
    return (this.#last_turn.get(a) ?? 0) < (this.#last_turn.get(b) ?? 0)
  }
}
