import { termKinds } from '@inkroute/contract/catalog/desk/codes'
import type { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import type { Reply } from '@inkroute/contract/endpoint'
import type { StaffCtx } from '../../../../infra/context.ts'
import { levelTable } from '../../../account/account.ts'
import { selectFactoryPlaces, selectShared } from '../../base/shared.queries.ts'

const named = ({ name_zh, name_en }: { name_zh: string; name_en: string }) => ({ zh: name_zh, en: name_en })

/** Everything the editor chooses from. */
export async function getOptions(ctx: StaffCtx): Promise<Reply<typeof getDeskOptions>> {
  const [{ categories, terms, brands, warehouses, factories }, places, { levels }] = await Promise.all([
    selectShared(ctx.db),
    selectFactoryPlaces(ctx.db),
    levelTable(ctx.db),
  ])
  const keys = new Map(categories.map(({ id, key }) => [id, key]))
  const brand_terms = brands.map((row) => ({ kind: 'brand' as const, key: row.key, name: named(row) }))
  const known = terms.flatMap(({ kind, key, ...row }) => {
    const known_kind = termKinds.find((entry) => entry === kind)
    return known_kind ? [{ kind: known_kind, key, name: named(row) }] : []
  })
  return {
    categories: categories.map((row) => ({
      key: row.key,
      parent: row.parent_id === null ? null : (keys.get(row.parent_id) ?? null),
      http_url: row.http_url,
      name: named(row),
    })),
    terms: [...known, ...brand_terms],
    factories: factories.map((row) => ({
      code: row.code,
      name: named(row),
      region: row.region,
      techniques: row.techniques,
      warehouses: places.filter(({ factory_id }) => factory_id === row.id).map(({ warehouse_code }) => warehouse_code),
      production_hours: { min: row.production_min_hours, max: row.production_max_hours },
    })),
    warehouses: warehouses.map(({ code, city_zh, city_en, country, region }) => ({
      code,
      name: { zh: city_zh, en: city_en },
      country,
      region,
    })),
    levels: levels.map(({ level, zh, en, discount_bp }) => ({ level, name: { zh, en }, discount_bp })),
  }
}
