import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { sql } from 'kysely'
import { publishItems, withdrawItems } from '../../../infra/content/many-items.queries.ts'
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
  const products = await db
    .selectFrom('product')
    .select(['id', 'is_visible'])
    .where(
      'id',
      'in',
      written.map(({ product_id }) => product_id),
    )
    .execute()
  const isShown = new Map(products.map(({ id, is_visible }) => [id, is_visible]))
  const items = written.flatMap(({ product_id, document }) => {
    const is_shown = isShown.get(product_id)
    return is_shown === undefined ? [] : [{ key: String(product_id), document, is_shown }]
  })
  const rows = await publishItems<ProductDocument>(db, PRODUCT_KIND, items, { by, at })
  const shown = new Map(items.filter(({ is_shown }) => is_shown).map(({ key, document }) => [key, document]))
  await writeEntries(
    db,
    rows.map(({ id, key, draft }) =>
      entryRow(Number(key), id, { draft, published: shown.get(key) ?? null, was_published: true }, at),
    ),
  )
}

/** The documents of products that are no longer on sale become drafts. */
export async function withdrawEntries(db: Db, product_ids: readonly number[]): Promise<void> {
  await withdrawItems(db, { kind: PRODUCT_KIND, keys: product_ids.map(String) })
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
