import type { Facet } from '@inkroute/contract/catalog/catalog'
import { expect, test } from 'vitest'
import { steadyFacets } from './facets.view.ts'

const facet = (key: Facet['key'], ...values: [string, number][]): Facet => ({
  key,
  name: key,
  values: values.map(([value, count]) => ({ value, name: value, count })),
})

test('a value that finds nothing now keeps its place, a new one comes last', () => {
  const before = [facet('technique', ['dtg', 5], ['uv', 3]), facet('grade', ['1', 2])]
  const now = [facet('technique', ['laser', 1], ['uv', 2]), facet('colour', ['white', 1])]
  expect(steadyFacets(before, now)).toEqual([
    facet('technique', ['dtg', 0], ['uv', 2], ['laser', 1]),
    facet('grade', ['1', 0]),
    facet('colour', ['white', 1]),
  ])
})
