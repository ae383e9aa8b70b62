import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Imports and staff who add terms wait for each other. */
export const lockCatalogue = (db: Db) =>
  db.selectFrom('catalogue_state').select('revision').forUpdate().executeTakeFirstOrThrow()

/** What a long export reads is of one moment. */
export const readOneMoment = (db: Db) => sql`set transaction isolation level repeatable read`.execute(db)

export interface CurrentRow {
  readonly code: string
  readonly product_id: number
  readonly item_id: number
  readonly draft: unknown
  readonly published: unknown
  readonly updated_by: string
  readonly content_hash: string | null
  readonly is_own: boolean | null
}

export async function selectCurrent(db: Db, codes: readonly string[]): Promise<CurrentRow[]> {
  const { rows } = await sql<CurrentRow>`
    select e.code, e.product_id, e.item_id, c.draft, c.published, c.updated_by, p.content_hash, p.is_own
    from product_entry e join content_item c on c.id = e.item_id left join product p on p.id = e.product_id
    where e.code = any(${[...codes]})`.execute(db)
  return rows
}

/** Every variant the products ever had. */
export const selectVariants = (db: Db, product_ids: readonly number[]) =>
  product_ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('product_item')
        .select(['product_id', 'id', 'color_id', 'size_id', 'sku'])
        .where('product_id', 'in', [...product_ids])
        .execute()

interface Taken {
  readonly value: string
  readonly code: string
}

/** Who holds these SKUs and barcodes, drafts and withdrawn variants included. */
export async function selectHolders(db: Db, kind: 'sku' | 'barcode', values: readonly string[]): Promise<Taken[]> {
  if (values.length === 0) return []
  const [list, column] = kind === 'sku' ? [sql`e.skus`, sql`i.sku`] : [sql`e.barcodes`, sql`i.barcode`]
  const { rows } = await sql<Taken>`
    select u.value, e.code from product_entry e, unnest(${list}) as u (value)
    where ${list} && ${[...values]} and u.value = any(${[...values]})
    union
    select ${column}, p.code from product_item i join product p on p.id = i.product_id
    where ${column} = any(${[...values]})`.execute(db)
  return rows
}

/** Numbers of all products by code, and the codes of those that are or were on sale. */
export async function selectProductCodes(db: Db) {
  const { rows } = await sql<{ code: string; id: number; is_sold: boolean }>`
    select coalesce(p.code, e.code) as code, coalesce(p.id, e.product_id) as id, p.id is not null as is_sold
    from product_entry e full join product p on p.id = e.product_id`.execute(db)
  return {
    codes: new Map(rows.map(({ code, id }) => [code, id])),
    sold: new Set(rows.filter(({ is_sold }) => is_sold).map(({ code }) => code)),
  }
}

export async function takeProductNumbers(db: Db, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval('product_number') as id from generate_series(1, ${count})`.execute(db)
  return rows.map(({ id }) => Number(id))
}

export async function showImported(db: Db, product_ids: readonly number[]): Promise<void> {
  const ids = [...product_ids]
  await sql`update product set is_visible = true where id = any(${ids})`.execute(db)
  await sql`update product_search set is_visible = true where product_id = any(${ids})`.execute(db)
}

export const selectFolders = (db: Db, folders: readonly string[]) =>
  folders.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('picture_folder')
        .select(['name', 'files'])
        .where('name', 'in', [...folders])
        .execute()

/** Documents of all products in the order of their codes. */
export async function selectDocumentsAfter(db: Db, after: string, limit: number) {
  const { rows } = await sql<{ code: string; published: unknown; draft: unknown }>`
    select e.code, c.published, c.draft from product_entry e join content_item c on c.id = e.item_id
    where e.code > ${after} order by e.code limit ${limit}`.execute(db)
  return rows
}

interface NewRows {
  readonly table: 'product_category' | 'product_term' | 'product_brand'
  readonly key: string
  readonly rows: readonly Record<string, unknown>[]
}

/** Adds or rewords terms for good: they belong to this shop, also where staff had removed them. */
export async function writeOwnTerms(db: Db, { table, key, rows }: NewRows): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = [...Object.keys(first), 'is_own']
  const own = rows.map((row) => ({ ...row, is_own: true }))
  const list = sql.join(columns.map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(own)}::jsonb)
    on conflict (${sql.raw(key)}) do update set
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(db)
  const kinds = own.map((row) => {
    if (table === 'product_term') return String((row as { kind?: unknown }).kind)
    return table === 'product_brand' ? 'brand' : 'category'
  })
  const keys = own.map((row) => String((row as { key?: unknown }).key))
  await sql`
    delete from catalogue_removed r using unnest(${kinds}::text[], ${keys}::text[]) as t (kind, key)
    where r.kind = t.kind and r.key = t.key`.execute(db)
}
