import type { Bilingual, SharedFile } from './shared-file.ts'
import { brands, categoryKeywords, materials } from './words.ts'
import type { SharedRows } from './write-catalogue.queries.ts'

const named = (name: Bilingual) => ({ name_zh: name.zh, name_en: name.en })
const inCity = (city: Bilingual) => ({ city_zh: city.zh, city_en: city.en })

export interface SharedNumbers {
  readonly category: ReadonlyMap<string, number>
  readonly factory: ReadonlyMap<string, number>
}

/** What has a number keeps it, wherever the file moves it; what is new comes after. */
function numbered(keys: readonly string[], known: ReadonlyMap<string, number>): Map<string, number> {
  const ids = new Map(known)
  let next = Math.max(0, ...known.values()) + 1
  for (const key of keys) if (!ids.has(key)) ids.set(key, next++)
  return ids
}

export const sharedNumbers = (shared: SharedFile, known: SharedNumbers): SharedNumbers => ({
  category: numbered(
    shared.categories.map(({ key }) => key),
    known.category,
  ),
  factory: numbered(
    shared.factories.map(({ code }) => code),
    known.factory,
  ),
})

/** Tree, terms, lines and places as rows. */
export function sharedRows(shared: SharedFile, numbers: SharedNumbers): SharedRows {
  const terms = { material: materials, ...shared.terms }
  return {
    product_category: shared.categories.map(({ key, parent, http_url, name, keywords }, i) => ({
      id: numbers.category.get(key),
      key,
      parent_id: parent === null ? null : numbers.category.get(parent),
      http_url,
      ...named(name),
      keywords: keywords ?? categoryKeywords[key] ?? '',
      sort: i,
    })),
    product_term: Object.entries(terms).flatMap(([kind, list]) =>
      list.map(({ key, name }, sort) => ({ kind, key, ...named(name), sort })),
    ),
    product_brand: (shared.brands ?? brands).map(({ key, name }, sort) => ({ key, ...named(name), sort })),
    warehouse: shared.warehouses.map(({ city, name, ...entry }, sort) => ({
      ...entry,
      ...named(name),
      ...inCity(city),
      sort,
    })),
    factory: shared.factories.map(({ name, city, warehouses: _, production_hours, ...entry }) => ({
      id: numbers.factory.get(entry.code),
      ...entry,
      ...named(name),
      ...inCity(city),
      production_min_hours: production_hours.min,
      production_max_hours: production_hours.max,
    })),
    factory_warehouse: shared.factories.flatMap(({ code, warehouses }) =>
      warehouses.map((warehouse_code, sort) => ({ factory_id: numbers.factory.get(code), warehouse_code, sort })),
    ),
  }
}
