import type { Facet, FacetValue } from '@inkroute/contract/catalog/catalog'

interface Branches {
  readonly tops: readonly FacetValue[]
  /** The top category whose children are shown. */
  readonly open: { readonly value: string; readonly children: readonly FacetValue[] } | null
}

export function getBranches(values: readonly FacetValue[], current: string | undefined): Branches {
  const chosen = values.find(({ value }) => value === current)
  const top = chosen?.parent ?? chosen?.value
  return {
    tops: values.filter(({ parent }) => parent === undefined),
    open: top === undefined ? null : { value: top, children: values.filter(({ parent }) => parent === top) },
  }
}

function steadyValues(before: readonly FacetValue[], now: readonly FacetValue[]): FacetValue[] {
  const counts = new Map(now.map((value) => [value.value, value]))
  const kept = before.map((value) => counts.get(value.value) ?? { ...value, count: 0 })
  const known = new Set(before.map(({ value }) => value))
  return [...kept, ...now.filter(({ value }) => !known.has(value))]
}

/**
 * The previous filters with new counts. A value without results keeps its position with a zero, so that
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
