import type { ContentState } from '@inkroute/contract/content'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export interface ItemRow {
  readonly id: number
  readonly kind: string
  readonly key: string
  readonly sort: number
  readonly draft: unknown
  readonly published: unknown
  readonly show_from: string | null
  readonly show_until: string | null
  readonly revision: number
  readonly updated_at: string
  readonly updated_by: string
  readonly published_at: string | null
  readonly published_by: string | null
}

const items = (db: Db, kind: string) =>
  db.selectFrom('content_item').selectAll().where('kind', '=', kind).where('removed_at', 'is', null)

/** The same decision as `getState` in content.rules.ts, for filtering in the database. */
const stateIs = (state: ContentState, now: string) =>
  ({
    draft: sql<boolean>`published is null and published_at is null`,
    withdrawn: sql<boolean>`published is null and published_at is not null`,
    scheduled: sql<boolean>`published is not null and show_from > ${now}`,
    ended: sql<boolean>`published is not null and show_until <= ${now}`,
    live: sql<boolean>`published is not null and coalesce(show_from <= ${now}, true) and coalesce(show_until > ${now}, true)`,
  })[state]

export interface ItemFilter {
  readonly state: ContentState | undefined
  readonly keyword: string | undefined
  readonly now: string
  readonly limit: number
  readonly offset: number
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export async function listItems(db: Db, kind: string, filter: ItemFilter): Promise<{ rows: ItemRow[]; total: number }> {
  let query = items(db, kind)
  if (filter.state) query = query.where(stateIs(filter.state, filter.now))
  if (filter.keyword) {
    query = query.where(
      sql<boolean>`concat(key, ' ', coalesce(draft, published)::text) ilike ${escaped(filter.keyword)}`,
    )
  }
  const rows = await query
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('sort')
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export const findItem = (db: Db, kind: string, id: number): Promise<ItemRow | undefined> =>
  items(db, kind).where('id', '=', id).executeTakeFirst()

export const lockItem = (db: Db, kind: string, id: number): Promise<ItemRow | undefined> =>
  items(db, kind).where('id', '=', id).forUpdate().executeTakeFirst()

/** What visitors see now, in order; a previewed draft replaces its item. */
export const liveItems = (db: Db, kind: string, now: string, previewed_id: number | null): Promise<ItemRow[]> =>
  items(db, kind)
    .where((where) =>
      where.or([
        where.and([
          where('published', 'is not', null),
          where.or([where('show_from', 'is', null), where('show_from', '<=', now)]),
          where.or([where('show_until', 'is', null), where('show_until', '>', now)]),
        ]),
        where('id', '=', previewed_id ?? 0),
      ]),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute()

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

export interface NewItem {
  readonly kind: string
  readonly key: string
  readonly draft: unknown
  readonly published: unknown
  readonly show_from: string | null
  readonly show_until: string | null
  readonly updated_at: string
  readonly updated_by: string
  readonly published_at: string | null
  readonly published_by: string | null
}

/** Adds an item at the end. A removed item of the same name is revived under its id. Undefined if the name is taken. */
export async function insertItem(db: Db, item: NewItem, revives: boolean): Promise<ItemRow | undefined> {
  const values = { ...item, draft: json(item.draft), published: json(item.published) }
  return db
    .insertInto('content_item')
    .values({
      ...values,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from content_item where kind = ${item.kind})`,
    })
    .onConflict((conflict) =>
      revives
        ? conflict
            .columns(['kind', 'key'])
            .doUpdateSet({ ...values, removed_at: null, revision: sql`content_item.revision + 1` })
            .where('content_item.removed_at', 'is not', null)
        : conflict.columns(['kind', 'key']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

export type ItemChange = Partial<Omit<NewItem, 'kind' | 'key'>> & { readonly removed_at?: string }

export function changeItem(db: Db, id: number, change: ItemChange): Promise<ItemRow> {
  const { draft, published, ...rest } = change
  return db
    .updateTable('content_item')
    .set({
      ...rest,
      ...(draft === undefined ? {} : { draft: json(draft) }),
      ...(published === undefined ? {} : { published: json(published) }),
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function sortItems(db: Db, kind: string, ids: readonly number[]): Promise<ItemRow[]> {
  await sql`
    update content_item set sort = place.ordinality
    from unnest(${[...ids]}::bigint[]) with ordinality as place (id, ordinality)
    where content_item.id = place.id and content_item.kind = ${kind}`.execute(db)
  return items(db, kind).where('id', 'in', ids).execute()
}

export const addHistory = (
  db: Db,
  entry: { item_id: number; action: string; payload: unknown; at: string; by_name: string },
) =>
  db
    .insertInto('content_history')
    .values({
      ...entry,
      payload: JSON.stringify(entry.payload),
      number: sql<number>`(select coalesce(max(number), 0) + 1 from content_history where item_id = ${entry.item_id})`,
    })
    .execute()

export const listHistory = (db: Db, item_id: number, limit: number) =>
  db
    .selectFrom('content_history')
    .selectAll()
    .where('item_id', '=', item_id)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

/** A page of the history without its payloads, which can be large. */
export const listHistoryPage = (db: Db, item_id: number, limit: number, offset: number) =>
  db
    .selectFrom('content_history')
    .select(['number', 'action', 'at', 'by_name'])
    .where('item_id', '=', item_id)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countHistory(db: Db, item_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('content_history')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('item_id', '=', item_id)
    .executeTakeFirstOrThrow()
  return count
}

export const findHistory = (db: Db, item_id: number, number: number) =>
  db
    .selectFrom('content_history')
    .selectAll()
    .where('item_id', '=', item_id)
    .where('number', '=', number)
    .executeTakeFirst()

/** Whether a window opened or closed since the last check; records the check. */
export async function passWindows(db: Db, now: string): Promise<boolean> {
  const { rows } = await sql<{ crossed: boolean }>`
    with before as (select clocked_at from content_version for update),
    noted as (update content_version set clocked_at = ${now})
    select exists (
      select 1 from content_item, before
      where published is not null and removed_at is null
        and ((show_from > clocked_at and show_from <= ${now}) or (show_until > clocked_at and show_until <= ${now}))
    ) as crossed`.execute(db)
  return rows[0]?.crossed === true
}

/** Published items nobody has touched since they came with a release. */
export const untouchedItems = (db: Db, kind: string, platform: string): Promise<ItemRow[]> =>
  items(db, kind)
    .where('published', 'is not', null)
    .where('draft', 'is', null)
    .where('updated_by', '=', platform)
    .where('published_by', '=', platform)
    .execute()

/** Keys of items that staff withdrew or removed: the base content must not bring them back. */
export async function withheldKeys(db: Db, kind: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('content_item')
    .select('key')
    .where('kind', '=', kind)
    .where('published', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.key))
}
