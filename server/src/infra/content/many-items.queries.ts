import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Many items of a kind at once, by their keys, as files and imports bring them in. */
interface Items {
  readonly kind: string
  readonly keys: readonly string[]
}

interface Author {
  readonly by: string
  readonly at: string
}

/** The version that is about to be replaced can be restored, even if it came from a file. */
export const keepFirstVersions = (db: Db, { kind, keys }: Items) =>
  sql`
    insert into content_history (item_id, number, action, payload, at, by_name)
    select c.id, 1, 'published', c.published, coalesce(c.published_at, now()), coalesce(c.published_by, '')
    from content_item c
    where c.kind = ${kind} and c.key = any(${keys}::text[]) and c.published is not null
      and not exists (select 1 from content_history h where h.item_id = c.id)`.execute(db)

export const dropDrafts = (db: Db, { kind, keys }: Items, { by, at }: Author) =>
  sql`
    update content_item set draft = null, updated_at = ${at}, updated_by = ${by}
    where kind = ${kind} and key = any(${keys}::text[])`.execute(db)

/** What is published now becomes the latest version. */
export const addVersions = (db: Db, { kind, keys }: Items, { by, at }: Author) =>
  sql`
    insert into content_history (item_id, number, action, payload, at, by_name)
    select c.id, coalesce((select max(number) from content_history h where h.item_id = c.id), 0) + 1,
      'published', c.published, ${at}, ${by}
    from content_item c where c.kind = ${kind} and c.key = any(${keys}::text[])`.execute(db)

export interface DraftRow {
  readonly id: number
  readonly key: string
  readonly published: unknown
  readonly published_at: string | null
}

interface KeyedDocument {
  readonly key: string
  readonly document: unknown
}

export async function writeDrafts(
  db: Db,
  kind: string,
  drafts: readonly KeyedDocument[],
  { by, at }: Author,
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    insert into content_item as c (kind, key, draft, updated_at, updated_by)
    select ${kind}, d.key, d.document, ${at}, ${by}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d (key text, document jsonb)
    on conflict (kind, key) do update set draft = excluded.draft, removed_at = null, revision = c.revision + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning id, key, published, published_at`.execute(db)
  return rows
}

/** Publishes documents; those of items nobody is shown become drafts. Drafts there are stay as they are. */
export async function publishItems<Document>(
  db: Db,
  kind: string,
  items: readonly (KeyedDocument & { readonly is_shown: boolean })[],
  { by, at }: Author,
): Promise<{ id: number; key: string; draft: Document | null }[]> {
  const { rows } = await sql<{ id: number; key: string; draft: Document | null }>`
    insert into content_item as c (kind, key, draft, published, published_at, published_by, updated_at, updated_by)
    select ${kind}, key, case when is_shown then null else document end,
      case when is_shown then document end, ${at}, ${by}, ${at}, ${by}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as d (key text, document jsonb, is_shown boolean)
    on conflict (kind, key) do update set published = excluded.published, draft = coalesce(c.draft, excluded.draft),
      published_at = excluded.published_at, published_by = excluded.published_by, revision = c.revision + 1
    returning id, key, draft`.execute(db)
  return rows
}

/** What was published becomes a draft, unless there is one. */
export const withdrawItems = (db: Db, { kind, keys }: Items) =>
  sql`
    update content_item set draft = coalesce(draft, published), published = null, revision = revision + 1
    where kind = ${kind} and key = any(${keys}::text[]) and published is not null`.execute(db)
