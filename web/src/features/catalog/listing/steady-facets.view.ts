import type { Facet, FacetValue } from '@inkroute/contract/catalog/catalog'

function steadyValues(before: readonly FacetValue[], now: readonly FacetValue[]): FacetValue[] {
  const counts = new Map(now.map((value) => [value.value, value]))
  const kept = before.map((value) => counts.get(value.value) ?? { ...value, count: 0 })
  const known = new Set(before.map(({ value }) => value))
  return [...kept, ...now.filter(({ value }) => !known.has(value))]
}

/**
 * The filters as they stood, with the new counts. A value that finds nothing now keeps its place with a zero, so that
 * nothing slides away under the pointer.
 */
export function steadyFacets(before: readonly Facet[], now: readonly Facet[]): readonly Facet[] {
  const fresh = new Map(now.map((facet) => [facet.key, facet]))
  const kept = before.map((facet) => ({
    ...facet,
    values: steadyValues(facet.values, fresh.get(facet.key)?.values ?? []),
  }))
  const known = new Set(before.map(({ key }) => key))
  return [...kept, ...now.filter(({ key }) => !known.has(key))]
}
