export const faultKinds = ['429', '500', 'timeout', 'slow', 'drop_after_commit', 'malformed'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  /** Part of method, address, headers or body of the calls it hits. */
  readonly match: string
  readonly kind: FaultKind
  times: number
  readonly delay_ms: number
}

/** The faults to inject next. */
export class Faults {
  #list: Fault[] = []

  add(fault: Fault): void {
    this.#list.push(fault)
  }

  clear(): void {
    this.#list = []
  }

  get pending(): readonly Fault[] {
    return this.#list
  }

  /** The first one that fits, used up by one. */
  take(call: string): Fault | null {
    const found = this.#list.find((fault) => call.includes(fault.match))
    if (!found) return null
    found.times -= 1
    if (found.times <= 0) this.#list = this.#list.filter((fault) => fault !== found)
    return found
  }
}
