interface Owned {
  readonly owner: string
}

/**
 * Tasks of many owners for a few processes. The owner with the fewest running tasks goes first, then the one who has waited
 * longest, and none gets more than `max_per_owner` processes: one seller's slow files never make everyone else wait.
 */
export class TaskQueue<T extends Owned> {
  readonly #max_per_owner: number
  readonly #waiting: T[] = []
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

  add(task: T): void {
    this.#waiting.push(task)
  }

  /** The next task that fits and may start now. It counts as running until it is done or put back. */
  take(fits: (task: T) => boolean = () => true): T | null {
    let best: T | null = null
    for (const task of this.#waiting) {
      if (this.#countRunning(task.owner) >= this.#max_per_owner || !fits(task)) continue
      if (best === null || this.#goesBefore(task.owner, best.owner)) best = task
    }
    if (best === null) return null
    this.#waiting.splice(this.#waiting.indexOf(best), 1)
    this.#running.set(best.owner, this.#countRunning(best.owner) + 1)
    this.#last_turn.set(best.owner, ++this.#turn)
    return best
  }

  /** Tasks that were taken and never begun. */
  putBack(tasks: readonly T[]): void {
    this.#waiting.unshift(...tasks)
    for (const task of tasks) this.done(task)
  }

  done({ owner }: Owned): void {
    const left = this.#countRunning(owner) - 1
    if (left > 0) {
      this.#running.set(owner, left)
      return
    }
    this.#running.delete(owner)
    if (!this.#waiting.some((one) => one.owner === owner)) this.#last_turn.delete(owner)
  }

  /** Empties the queue. Running tasks still have to be reported as done. */
  clear(): T[] {
    return this.#waiting.splice(0)
  }

  #countRunning(owner: string): number {
    return this.#running.get(owner) ?? 0
  }

  #goesBefore(a: string, b: string): boolean {
    const by_running = this.#countRunning(a) - this.#countRunning(b)
    if (by_running !== 0) return by_running < 0
    return (this.#last_turn.get(a) ?? 0) < (this.#last_turn.get(b) ?? 0)
  }
}
