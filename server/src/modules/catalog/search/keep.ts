/** A map that forgets what was not asked for longest. */
export interface Keep<K, V> {
  has(key: K): boolean
  get(key: K): V | undefined
  set(key: K, value: V): void
}

export function createKeep<K, V>(most: number): Keep<K, V> {
  const kept = new Map<K, V>()
  return {
    has: (key) => kept.has(key),
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      // Moves it to the end: the first is always the one to forget.
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
  }
}
