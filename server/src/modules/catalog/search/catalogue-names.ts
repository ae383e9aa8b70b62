import { colourFamilies, designTypes, type ProductFacet, productGrades } from '@inkroute/contract/catalog/codes'
import type { Language } from '@inkroute/contract/errors/errors'

export interface CategoryName {
  readonly id: number
  readonly key: string
  readonly parent_id: number | null
  readonly http_url: string
  readonly name: Record<Language, string>
}

export interface FacetName {
  readonly value: string
  readonly name: Record<Language, string>
  readonly hex?: string
  readonly parent?: string
}

interface NamedRow {
  readonly key: string
  readonly name_zh: string
  readonly name_en: string
}

const named = ({ name_zh, name_en }: Omit<NamedRow, 'key'>) => ({ zh: name_zh, en: name_en })
const facetName = (row: NamedRow): FacetName => ({ value: row.key, name: named(row) })

/** Names of the tree and of every filter's values, in the order lists show them. */
export function catalogueNames(
  category_rows: readonly (NamedRow & { id: number; parent_id: number | null; http_url: string })[],
  terms: readonly (NamedRow & { kind: string })[],
  brands: readonly NamedRow[],
) {
  const categories: CategoryName[] = category_rows.map((row) => ({
    id: row.id,
    key: row.key,
    parent_id: row.parent_id,
    http_url: row.http_url,
    name: named(row),
  }))
  const byId = new Map(categories.map((category) => [category.id, category]))
  const byAddress = new Map(categories.flatMap((category) => [[category.http_url, category] as const]))
  const getTerms = (kind: string) => terms.filter((term) => term.kind === kind).map(facetName)
  const findParent = (category: CategoryName) => (category.parent_id ? byId.get(category.parent_id) : undefined)
  const facets: Record<Exclude<ProductFacet, 'ships_from'>, FacetName[]> = {
    category: categories.map((category) => {
      const parent = findParent(category)
      return { value: category.http_url, name: category.name, ...(parent ? { parent: parent.http_url } : {}) }
    }),
    zone: getTerms('zone'),
    technique: getTerms('technique'),
    colour: colourFamilies.map(({ key, hex, zh, en }) => ({ value: key, hex, name: { zh, en } })),
    grade: productGrades.map(({ id, zh, en }) => ({ value: String(id), name: { zh, en } })),
    gender: getTerms('gender'),
    season: getTerms('season'),
    size_attribute: getTerms('size_attribute'),
    material: getTerms('material'),
    brand: brands.map(facetName),
    type: designTypes.map(({ id, zh, en }) => ({ value: String(id), name: { zh, en } })),
  }
  return {
    categories,
    facets,
    /** By id or URL slug. */
    findCategory: (ref: string): CategoryName | undefined => byAddress.get(ref) ?? byId.get(Number(ref)),
    /** From the top down. */
    pathOf(category: CategoryName): CategoryName[] {
      const parent = findParent(category)
      return parent ? [parent, category] : [category]
    },
    term: (kind: string, key: string): Record<Language, string> => {
      const found = terms.find((term) => term.kind === kind && term.key === key)
      return found ? named(found) : { zh: key, en: key }
    },
    brand: (key: string): Record<Language, string> => {
      const found = brands.find((brand) => brand.key === key)
      return found ? named(found) : { zh: key, en: key }
    },
  }
}
export type CatalogueNames = ReturnType<typeof catalogueNames>
