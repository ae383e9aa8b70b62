/** A small repeatable generator for decoration. What must not be guessed comes from `node:crypto` instead. */
export interface Random {
  /** In [0, 1). */
  next(): number
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
