import type { Db } from '../../../infra/db/database.ts'
import type { selectShared } from '../base/shared.queries.ts'
import type { SharedFile } from '../base/shared-file.ts'
import { sharedNumbers, sharedRows } from '../base/shared-rows.ts'
import { type SharedRows, writePlaces } from '../base/write-catalogue.queries.ts'
import { writeOwnTerms } from './bundle.queries.ts'
import { type BundleProblem, names } from './bundle-format.ts'

type Row = Record<string, unknown>
type Shop = Awaited<ReturnType<typeof selectShared>>

/** What an import does with one list: `differing` rows are only reworded with `--replace`. */
interface ListChange {
  readonly added: readonly Row[]
  readonly differing: readonly Row[]
}

function compare(rows: readonly Row[], known: readonly object[], getKey: (row: Row) => string, fields: string[]) {
  const byKey = new Map((known as Row[]).map((row) => [getKey(row), row]))
  const added = rows.filter((row) => !byKey.has(getKey(row)))
  const differing = rows.filter((row) => {
    const before = byKey.get(getKey(row))
    return before !== undefined && fields.some((field) => before[field] !== row[field])
  })
  return { added, differing } satisfies ListChange
}

const getKey = (row: Row) => String(row.key)
const getCode = (row: Row) => String(row.code)

export interface SharedChanges {
  readonly rows: SharedRows
  readonly categories: ListChange
  readonly terms: ListChange
  readonly brands: ListChange
  /** Places that exist are left alone: staff run them. */
  readonly warehouses: readonly string[]
  readonly factories: readonly string[]
}

/** The tree, the terms and the places of a bundle against those of the shop. */
export function sharedChanges(shared: SharedFile, shop: Shop): SharedChanges {
  const known = {
    category: new Map(shop.categories.map(({ key, id }) => [key, id])),
    factory: new Map(shop.factories.map(({ code, id }) => [code, id])),
  }
  const rows = sharedRows(shared, sharedNumbers(shared, known))
  const names_of = ['name_zh', 'name_en']
  return {
    rows,
    categories: compare(rows.product_category, shop.categories, getKey, [
      ...names_of,
      'parent_id',
      'http_url',
      'keywords',
    ]),
    terms: compare(rows.product_term, shop.terms, (row) => `${row.kind}:${row.key}`, names_of),
    brands: compare(rows.product_brand, shop.brands, getKey, names_of),
    warehouses: compare(rows.warehouse, shop.warehouses, getCode, []).added.map(getCode),
    factories: compare(rows.factory, shop.factories, getCode, []).added.map(getCode),
  }
}

/** Addresses two categories would share, parents and warehouses that exist nowhere. */
export function sharedProblems(shared: SharedFile, shop: Shop): BundleProblem[] {
  const urls = new Map(shop.categories.map(({ http_url, key }) => [http_url, key]))
  const parents = new Map([
    ...shop.categories.map(({ key, parent_id }) => [key, parent_id === null] as const),
    ...shared.categories.map(({ key, parent }) => [key, parent === null] as const),
  ])
  const warehouses = new Set([...shop.warehouses, ...shared.warehouses].map(({ code }) => code))
  const problem = (field: string, message: string): BundleProblem => ({ where: names.shared, field, message })
  return [
    ...shared.categories.flatMap(({ key, parent, http_url }, i) => {
      const owner = urls.get(http_url)
      urls.set(http_url, key)
      return [
        ...(owner === undefined || owner === key
          ? []
          : [problem(`categories.${i}.http_url`, `地址已被类目 ${owner} 使用|The category ${owner} has this address`)]),
        ...(parent === null || parents.get(parent) === true
          ? []
          : [problem(`categories.${i}.parent`, `没有一级类目 ${parent}|There is no top category ${parent}`)]),
      ]
    }),
    ...shared.factories.flatMap(({ warehouses: sends }, i) =>
      sends
        .filter((code) => !warehouses.has(code))
        .map((code) => problem(`factories.${i}.warehouses`, `没有仓库 ${code}|There is no warehouse ${code}`)),
    ),
  ]
}

/** Adds what is missing; rewords what differs only when asked to. */
export async function writeSharedChanges(db: Db, changes: SharedChanges, replace: boolean): Promise<void> {
  const chosen = ({ added, differing }: ListChange) => (replace ? [...added, ...differing] : added)
  await writeOwnTerms(db, { table: 'product_category', key: 'id', rows: chosen(changes.categories) })
  await writeOwnTerms(db, { table: 'product_term', key: 'kind, key', rows: chosen(changes.terms) })
  await writeOwnTerms(db, { table: 'product_brand', key: 'key', rows: chosen(changes.brands) })
  const is_new = new Set(changes.factories)
  const { rows } = changes
  const factory = rows.factory.filter((row) => is_new.has(getCode(row)))
  const ids = new Set(factory.map(({ id }) => id))
  await writePlaces(db, {
    ...rows,
    factory,
    factory_warehouse: rows.factory_warehouse.filter(({ factory_id }) => ids.has(factory_id)),
  })
}
