import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { PRODUCT_KIND } from '../core/product-kind.ts'
import { type EntryRow, entryRow } from './entry-row.ts'

export async function writeEntries(db: Db, rows: readonly EntryRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  await sql`
    insert into product_entry (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.ref(name)))}
    from jsonb_populate_recordset(null::product_entry, ${JSON.stringify(rows)}::jsonb)
    on conflict (product_id) do update set
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(db)
}

interface Written {
  readonly product_id: number
  readonly document: ProductDocument
}

/** Publishes documents of the asset files; drafts of staff stay as they are, and hidden products stay hidden. */
export async function publishDocuments(db: Db, written: readonly Written[], by: string, at: string): Promise<void> {
  if (written.length === 0) return
  const { rows } = await sql<{ id: number; key: string; draft: ProductDocument | null; is_visible: boolean }>`
    with given as (
      select d.product_id::text as key, d.document, p.is_visible
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as d (product_id bigint, document jsonb)
        join product p on p.id = d.product_id
    ), stored as (
      insert into content_item as c (kind, key, draft, published, published_at, published_by, updated_at, updated_by)
      select ${PRODUCT_KIND}, key, case when is_visible then null else document end,
        case when is_visible then document end, ${at}, ${by}, ${at}, ${by}
      from given
      on conflict (kind, key) do update set published = excluded.published, draft = coalesce(c.draft, excluded.draft),
        published_at = excluded.published_at, published_by = excluded.published_by, revision = c.revision + 1
      returning id, key, draft
    )
    select stored.id, stored.key, stored.draft, given.is_visible from stored join given using (key)`.execute(db)
  const documents = new Map(written.map(({ product_id, document }) => [String(product_id), document]))
  await writeEntries(
    db,
    rows.map(({ id, key, draft, is_visible }) => {
      const published = is_visible ? (documents.get(key) ?? null) : null
      return entryRow(Number(key), id, { draft, published, was_published: true }, at)
    }),
  )
}

/** The documents of products that are no longer on sale become drafts. */
export async function withdrawEntries(db: Db, product_ids: readonly number[]): Promise<void> {
  const keys = product_ids.map(String)
  await sql`
    update content_item set draft = coalesce(draft, published), published = null, revision = revision + 1
    where kind = ${PRODUCT_KIND} and key = any(${keys}) and published is not null`.execute(db)
  await sql`update product_entry set state = 'withdrawn' where product_id = any(${[...product_ids]})`.execute(db)
}

/** Documents of products on sale, in the order of their numbers. */
export async function selectPublishedAfter(db: Db, after: number, limit: number) {
  const { rows } = await sql<{ product_id: number; document: unknown; published_at: string }>`
    select e.product_id, c.published as document, p.published_at
    from product_entry e join content_item c on c.id = e.item_id join product p on p.id = e.product_id
    where e.product_id > ${after} and c.published is not null
    order by e.product_id limit ${limit}`.execute(db)
  return rows
}
