import { useState } from 'react'

/** Items ticked on the current page of a list. */
export function useSelection<K extends string | number>(shown: readonly K[]) {
  const [ticked, setTicked] = useState<ReadonlySet<K>>(new Set())
  const selected = shown.filter((key) => ticked.has(key))
  const toggle = (key: K) =>
    setTicked((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  return {
    selected,
    is_all: shown.length > 0 && selected.length === shown.length,
    has: (key: K) => ticked.has(key),
    toggle,
    toggleAll: () => setTicked(selected.length === shown.length ? new Set() : new Set(shown)),
    clear: () => setTicked(new Set()),
  }
}

export type Selection<K extends string | number> = ReturnType<typeof useSelection<K>>
