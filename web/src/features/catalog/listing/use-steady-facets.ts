import type { Facet } from '@inkroute/contract/catalog/catalog'
import { useState } from 'react'
import { steadyFacets } from './steady-facets.view.ts'

interface Memory {
  readonly place: string
  readonly now: readonly Facet[]
  readonly shown: readonly Facet[]
}

/** Filters keep their values and order while somebody narrows one list; another list starts anew. */
export function useSteadyFacets(place: string, now: readonly Facet[]): readonly Facet[] {
  const [memory, setMemory] = useState<Memory>({ place, now, shown: now })
  if (memory.place === place && memory.now === now) return memory.shown
  const shown = memory.place === place ? steadyFacets(memory.shown, now) : now
  setMemory({ place, now, shown })
  return shown
}
