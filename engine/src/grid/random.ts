/** Pseudo-random numbers from 0 to 1, the same for the same seed in every browser and on the server. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A uniformly shuffled copy. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let last = out.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1))
    const [a, b] = [out[last] as T, out[place] as T]
    out[last] = b
    out[place] = a
  }
  return out
}
