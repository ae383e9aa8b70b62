import type { Facet, FacetValue } from '@inkroute/contract/catalog/catalog'
import { type ProductFacet, productFacets } from '@inkroute/contract/catalog/codes'
import { countryName } from '@inkroute/contract/countries'
import type { Language } from '@inkroute/contract/errors/errors'
import type { CatalogueNames, FacetName } from './catalogue-names.ts'
import type { FoundProducts } from './find-products.rules.ts'

const titles: Record<ProductFacet, Record<Language, string>> = {
  category: { zh: '类目', en: 'Category' },
  zone: { zh: '专区', en: 'Zone' },
  ships_from: { zh: '发货地', en: 'Ships from' },
  technique: { zh: '工艺', en: 'Technique' },
  colour: { zh: '颜色', en: 'Colour' },
  grade: { zh: '品质', en: 'Grade' },
  gender: { zh: '适用人群', en: 'For' },
  season: { zh: '季节', en: 'Season' },
  size_attribute: { zh: '尺码类型', en: 'Sizing' },
  material: { zh: '材质', en: 'Material' },
  brand: { zh: '品牌', en: 'Brand' },
  type: { zh: '设计类型', en: 'Design type' },
}

function getValues(facet: ProductFacet, names: CatalogueNames, counts: ReadonlyMap<string, number>): FacetName[] {
  if (facet !== 'ships_from') return names.facets[facet]
  return [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
    .map((value) => ({ value, name: { zh: countryName(value, 'zh'), en: countryName(value, 'en') } }))
}

/** Filters with counts. Empty values are hidden unless selected, so that they can be deselected. */
export function facetsIn(
  language: Language,
  names: CatalogueNames,
  found: FoundProducts,
  choices: ReadonlyMap<ProductFacet, readonly string[]>,
): Facet[] {
  return productFacets.flatMap((key) => {
    const counts = found.counts.get(key) ?? new Map<string, number>()
    const chosen = choices.get(key) ?? []
    const values = getValues(key, names, counts).flatMap(({ value, name, hex, parent }): FacetValue[] => {
      const count = counts.get(value) ?? 0
      if (count === 0 && !chosen.includes(value)) return []
      return [{ value, name: name[language], count, ...(hex ? { hex } : {}), ...(parent ? { parent } : {}) }]
    })
    return values.length > 0 ? [{ key, name: titles[key][language], values }] : []
  })
}
