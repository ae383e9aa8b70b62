import type { FacetValue } from '@inkroute/contract/catalog/catalog'

interface Branches {
  readonly tops: readonly FacetValue[]
  /** The top whose children are shown: the chosen one, or the one above it. */
  readonly open: { readonly value: string; readonly children: readonly FacetValue[] } | null
}

export function branchesOf(values: readonly FacetValue[], current: string | undefined): Branches {
  const chosen = values.find(({ value }) => value === current)
  const top = chosen?.parent ?? chosen?.value
  return {
    tops: values.filter(({ parent }) => parent === undefined),
    open: top === undefined ? null : { value: top, children: values.filter(({ parent }) => parent === top) },
  }
}
