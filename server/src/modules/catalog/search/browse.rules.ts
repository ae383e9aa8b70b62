import type { ProductFacet, ProductSort } from '@inkroute/contract/catalog/codes'
import { type FoundProducts, findProducts } from './find-products.rules.ts'
import type { ProductIndex } from './product-index.ts'

/** The first products of one filter value, or of all. */
export function browse(
  index: ProductIndex,
  where: readonly [facet: ProductFacet, value: string] | null,
  sort: ProductSort,
  limit: number,
): FoundProducts {
  const filters = {
    choices: new Map(where ? [[where[0], [where[1]]]] : []),
    price_min_fen: null,
    price_max_fen: null,
    delivery_hours_max: null,
    only_ids: null,
  }
  return findProducts(index, { filters, match: null, sort, offset: 0, limit })
}

/** How many products carry a value. */
export const getCount = (index: ProductIndex, facet: ProductFacet, value: string): number =>
  browse(index, [facet, value], 'sales', 0).total
