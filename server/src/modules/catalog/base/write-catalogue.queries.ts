import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { withdrawEntries } from './entry.queries.ts'
import type { ProductRows } from './product-rows.ts'
import type { SearchRow } from './search-row.ts'

type Row = Record<string, unknown>

/** One statement for any number of rows: the database takes them apart itself. */
async function addRows(db: Db, table: string, rows: readonly Row[], on_conflict = ''): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ${sql.raw(on_conflict)}`.execute(db)
}

/** What the new row says, except for what lives on its own: sales and whether it is shown. */
const replacing = (columns: readonly string[], key: string) =>
  `on conflict (${key}) do update set ${columns
    .filter((name) => !key.split(', ').includes(name))
    .map((name) => `"${name}" = excluded."${name}"`)
    .join(', ')}`

export const readState = (db: Db) =>
  db.selectFrom('catalogue_state').select(['revision', 'content_hash']).executeTakeFirstOrThrow()

export const writeContentHash = (db: Db, content_hash: string) =>
  db.updateTable('catalogue_state').set({ content_hash }).execute()

/** Every change to the catalogue increments it in the same transaction. */
export async function countRevision(db: Db): Promise<number> {
  const { revision } = await db
    .updateTable('catalogue_state')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: sql<string>`now()` }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export interface SharedRows {
  readonly product_category: readonly Row[]
  readonly product_term: readonly Row[]
  readonly product_brand: readonly Row[]
  readonly warehouse: readonly Row[]
  readonly factory: readonly Row[]
  readonly factory_warehouse: readonly Row[]
}

/** What staff changed keeps their wording; what they removed does not come back. */
async function mergeRows(db: Db, table: string, kind: string, key: string, rows: readonly Row[]): Promise<void> {
  const removed = await db.selectFrom('catalogue_removed').select('key').where('kind', '=', kind).execute()
  const gone = new Set(removed.map((row) => row.key))
  const kept = rows.filter((row) => !gone.has(row.key as string))
  const columns = Object.keys(rows[0] ?? {})
  await addRows(db, table, kept, `${replacing(columns, key)} where not ${table}.is_own`)
}

/** Category tree, terms and brands: a starting point that staff edit. */
export async function writeTerms(db: Db, rows: SharedRows): Promise<void> {
  await mergeRows(db, 'product_category', 'category', 'id', rows.product_category)
  await mergeRows(db, 'product_brand', 'brand', 'key', rows.product_brand)
  for (const kind of new Set(rows.product_term.map((term) => term.kind as string))) {
    const terms = rows.product_term.filter((term) => term.kind === kind)
    const keys = terms.map((term) => term.key as string)
    await sql`delete from product_term where kind = ${kind} and not is_own and key <> all(${keys})`.execute(db)
    await mergeRows(db, 'product_term', kind, 'kind, key', terms)
  }
}

/** Warehouses and factories of the files. Existing ones belong to the staff who run them. */
export async function writePlaces(db: Db, rows: SharedRows): Promise<void> {
  await addRows(db, 'warehouse', rows.warehouse, 'on conflict do nothing')
  await addRows(db, 'factory', rows.factory, 'on conflict do nothing')
  await addRows(db, 'factory_warehouse', rows.factory_warehouse, 'on conflict do nothing')
}

export const selectProductMarks = (db: Db) =>
  db.selectFrom('product').select(['id', 'code', 'content_hash', 'is_own']).execute()

/** Rows that say nothing but what the file says: replaced as a whole. */
const replaced = [
  'product_color',
  'product_size',
  'product_attribute',
  'product_size_value',
  'product_view',
  'product_print_area',
  'product_actual_size',
  'product_technique',
  'product_price_tier',
  'product_supply',
  'product_component',
  'product_show_image',
] as const

export async function writeProducts(
  db: Db,
  all: readonly ProductRows[],
  search: readonly SearchRow[],
  inUse: RawBuilder<unknown>,
): Promise<void> {
  const rows = (table: keyof ProductRows): Row[] => all.flatMap((product): Row[] => product[table])
  const products = rows('product')
  const ids = products.map((product) => product.id as number)
  await addRows(db, 'product', products, `${replacing(Object.keys(products[0] ?? {}), 'id')}, updated_at = now()`)
  for (const table of replaced) {
    await sql`delete from ${sql.table(table)} where product_id = any(${ids})`.execute(db)
    await addRows(db, table, rows(table as keyof ProductRows))
  }
  await writeItems(db, { product_ids: ids, items: rows('product_item'), stock: rows('product_stock'), inUse })
  await writeSearch(db, search)
}

export const writeSearch = (db: Db, search: readonly SearchRow[]): Promise<void> =>
  addRows(
    db,
    'product_search',
    search.map((row) => ({ ...row, sales: 0, sold: 0, is_visible: true })),
    replacing(Object.keys(search[0] ?? {}), 'product_id'),
  )

interface NewItems {
  readonly product_ids: number[]
  readonly items: readonly Row[]
  readonly stock: readonly Row[]
  /** Says whether goods refer to the item `i`. */
  readonly inUse: RawBuilder<unknown>
}

/**
 * Items keep their numbers and what is on the shelf; only new ones bring stock along. An item that is no longer made
 * is deleted, or kept out of sight while goods refer to it.
 */
async function writeItems(db: Db, { product_ids, items, stock, inUse }: NewItems): Promise<void> {
  const item_ids = items.map((item) => item.id as number)
  const skus = items.map((item) => item.sku as string)
  await sql`
    delete from product_item i where product_id = any(${product_ids}) and id <> all(${item_ids})
      and not ${inUse}`.execute(db)
  await sql`
    update product_item set is_offered = false, barcode = ''
    where product_id = any(${product_ids}) and id <> all(${item_ids})`.execute(db)
  // SKUs and barcodes may change places within a product, so those that move are freed first.
  await sql`
    update product_item i set sku = '~' || i.id, barcode = ''
    from unnest(${item_ids}::bigint[], ${skus}::text[]) as n (id, sku)
    where i.product_id = any(${product_ids}) and i.sku = n.sku and i.id <> n.id`.execute(db)
  await sql`update product_item set barcode = '' where product_id = any(${product_ids}) and barcode <> ''`.execute(db)
  await addRows(db, 'product_item', items, replacing(Object.keys(items[0] ?? {}), 'id'))
  await addRows(db, 'product_stock', stock, 'on conflict do nothing')
}

/** Products whose file is gone are withdrawn, not deleted: orders and designs may know them. */
export async function hideMissing(db: Db, codes: readonly string[]): Promise<void> {
  const gone = await db
    .updateTable('product')
    .set({ is_visible: false })
    .where('code', 'not in', [...codes])
    .where('is_visible', '=', true)
    .where('is_own', '=', false)
    .returning('id')
    .execute()
  if (gone.length === 0) return
  await withdrawEntries(
    db,
    gone.map(({ id }) => id),
  )
  await syncSearch(db)
}

/** Carries what lives on its own, sales and visibility, over to the search rows. */
export async function syncSearch(db: Db): Promise<void> {
  await sql`
    update product_search s set sales = p.sales, sold = p.sold, is_visible = p.is_visible
    from product p
    where p.id = s.product_id and (s.sales <> p.sales or s.sold <> p.sold or s.is_visible <> p.is_visible)`.execute(db)
}

/** Demo only: the order in which a shop with years of sales would show its products. */
export async function writeSales(db: Db, sales: readonly { code: string; sales: number }[]): Promise<void> {
  await sql`
    update product p set sales = r.sales
    from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as r (code text, sales bigint)
    where p.code = r.code`.execute(db)
  await syncSearch(db)
}

/** Prices of a seller's own for whole products, as hundredths of the list price. */
export async function writeAgreedPrices(
  db: Db,
  seller_id: number,
  rows: readonly { readonly code: string; readonly percent: number }[],
): Promise<void> {
  await sql`
    insert into product_private_price (seller_id, product_id, item_id, base_price_fen)
    select ${seller_id}, product.id, item.id, greatest(1, round(item.base_price_fen * given.percent / 100.0))
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (code text, percent int)
    join product on product.code = given.code
    join product_item item on item.product_id = product.id
    on conflict do nothing`.execute(db)
}
