import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { Db } from '../../../infra/db/database.ts'
import { selectShared } from './shared.queries.ts'
import type { Bilingual } from './shared-file.ts'
import { getBrand } from './words.ts'

const named = (row: { readonly name_zh: string; readonly name_en: string }): Bilingual => ({
  zh: row.name_zh,
  en: row.name_en,
})

const byKey = <T>(rows: readonly T[], getKey: (row: T) => string) => new Map(rows.map((row) => [getKey(row), row]))

function found<T>(rows: ReadonlyMap<string, T>, key: string, what: string): T {
  const row = rows.get(key)
  if (!row) throw new Error(`there is no ${what} ${key}`)
  return row
}

/** Names and numbers of the tree, the terms and the places, as the database holds them now. */
export async function readSharedNames(db: Db) {
  const shared = await selectShared(db)
  const categories = byKey(shared.categories, ({ key }) => key)
  const parents = new Map(shared.categories.map((row) => [row.id, row]))
  const terms = byKey(shared.terms, ({ kind, key }) => `${kind}:${key}`)
  const brands = byKey(shared.brands, ({ key }) => key)
  const warehouses = byKey(shared.warehouses, ({ code }) => code)
  const factories = byKey(shared.factories, ({ code }) => code)
  const getPath = (key: string) => {
    const own = found(categories, key, 'category')
    const parent = own.parent_id === null ? undefined : parents.get(own.parent_id)
    return (parent ? [parent, own] : [own]).map((row) => ({ ...row, name: named(row) }))
  }
  return {
    /** From the top of the tree down. */
    pathOf: getPath,
    hasCategory: (key: string) => categories.has(key),
    hasTerm: (kind: string, key: string) => terms.has(`${kind}:${key}`),
    hasBrand: (key: string) => brands.has(key),
    hasWarehouse: (code: string) => warehouses.has(code),
    hasFactory: (code: string) => factories.has(code),
    term(kind: string, key: string): Bilingual {
      const row = terms.get(`${kind}:${key}`)
      return row ? named(row) : { zh: key, en: key }
    },
    warehouse: (code: string) => found(warehouses, code, 'warehouse'),
    factoryId: (code: string) => found(factories, code, 'factory').id,
    /** The chosen brand, or the one of the category, or any. */
    brandOf({ brand, category }: ProductDocument) {
      const usual = getBrand(getPath(category)[0]?.key ?? '')
      const row = brands.get(brand) ?? brands.get(usual) ?? shared.brands[0]
      if (!row) throw new Error('there is no brand')
      return { key: row.key, name: named(row) }
    },
  }
}
export type SharedNames = Awaited<ReturnType<typeof readSharedNames>>
