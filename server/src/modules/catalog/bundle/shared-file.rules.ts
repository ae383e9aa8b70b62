import type { selectFactoryPlaces, selectShared } from '../base/shared.queries.ts'
import type { SharedFile } from '../base/shared-file.ts'

type Shop = Awaited<ReturnType<typeof selectShared>>
type Places = Awaited<ReturnType<typeof selectFactoryPlaces>>

const named = (row: { readonly name_zh: string; readonly name_en: string }) => ({ zh: row.name_zh, en: row.name_en })
const getCity = (row: { readonly city_zh: string; readonly city_en: string }) => ({ zh: row.city_zh, en: row.city_en })
const getTerm = (row: { readonly key: string; readonly name_zh: string; readonly name_en: string }) => ({
  key: row.key,
  name: named(row),
})

const getPlaces = ({ warehouses, factories }: Shop, places: Places): Pick<SharedFile, 'warehouses' | 'factories'> => ({
  // People to call and holidays stay where they are: they belong to the shop that runs the warehouse.
  warehouses: warehouses.map((row) => ({
    code: row.code,
    name: named(row),
    region: row.region,
    country: row.country,
    city: getCity(row),
    address: row.address,
    postcode: row.postcode,
    time_zone: row.time_zone,
    cut_off: row.cut_off,
    cut_offs: row.cut_offs,
    handling_hours: row.handling_hours,
  })),
  factories: factories
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((row) => ({
      code: row.code,
      name: named(row),
      region: row.region,
      country: row.country,
      city: getCity(row),
      techniques: row.techniques,
      warehouses: places.filter(({ factory_id }) => factory_id === row.id).map(({ warehouse_code }) => warehouse_code),
      production_hours: { min: row.production_min_hours, max: row.production_max_hours },
      daily_capacity_pieces: row.daily_capacity_pieces,
    })),
})

/** The tree, the terms and the places of a shop as a bundle holds them. */
export function sharedFile(shop: Shop, places: Places): SharedFile {
  const keys = new Map(shop.categories.map(({ id, key }) => [id, key]))
  const kinds = [...new Set(shop.terms.map(({ kind }) => kind))]
  return {
    categories: shop.categories.map((row) => ({
      key: row.key,
      parent: row.parent_id === null ? null : (keys.get(row.parent_id) ?? null),
      http_url: row.http_url,
      name: named(row),
      keywords: row.keywords,
    })),
    terms: Object.fromEntries(
      kinds.map((kind) => [kind, shop.terms.filter((row) => row.kind === kind).map((row) => getTerm(row))]),
    ),
    brands: shop.brands.map(getTerm),
    ...getPlaces(shop, places),
  }
}
