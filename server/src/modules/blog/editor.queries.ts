import type { BlogDraft, BlogPostState } from '@inkroute/contract/blog/blog'
import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { jsonText } from '../../infra/db/json-column.ts'

export interface EditorFilter {
  readonly type?: number | undefined
  readonly state?: BlogPostState | undefined
  readonly words: readonly string[]
  readonly limit: number
  readonly offset: number
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Posts as editors list them, the latest touched first; titles come from the draft where there is one. */
export async function selectEditorPosts(db: Db, filter: EditorFilter) {
  let base = db.selectFrom('blog_post')
  if (filter.type !== undefined) base = base.where('type', '=', filter.type)
  if (filter.state === 'draft') base = base.where('published_at', 'is', null)
  if (filter.state === 'published') base = base.where('published_at', 'is not', null)
  for (const word of filter.words)
    base = base.where(sql<boolean>`concat_ws(' ', title_zh, title_en, draft->>'title_zh') ilike ${escaped(word)}`)
  const [rows, counted] = await Promise.all([
    base
      .select(['id', 'type', 'cover', 'views', 'published_at', 'updated_at'])
      .select([
        sql<string>`coalesce(draft->>'title_zh', title_zh)`.as('title_zh'),
        sql<string>`coalesce(draft->>'title_en', title_en)`.as('title_en'),
        sql<boolean>`draft is not null and published_at is not null`.as('has_changes'),
        sql<number>`(select count(*) from blog_comment c where c.post_id = blog_post.id)`.as('comments'),
      ])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    base.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.total) }
}

export const findEditorPost = (db: Db, id: number) =>
  db.selectFrom('blog_post').selectAll().where('id', '=', id).executeTakeFirst()

export const lockPost = (db: Db, id: number) =>
  db.selectFrom('blog_post').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertDraft(db: Db, draft: BlogDraft, by: number, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('blog_post')
    .values({ ...draft, draft: jsonText(draft), created_by: by, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveDraft(db: Db, id: number, draft: BlogDraft, now: Date): Promise<boolean> {
  const saved = await db
    .updateTable('blog_post')
    .set({ draft: jsonText(draft), updated_at: now.toISOString() })
    .where('id', '=', id)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

export const publishDraft = (db: Db, id: number, live: BlogDraft, published_at: string, now: Date) =>
  db
    .updateTable('blog_post')
    .set({ ...live, draft: null, published_at, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()

export const takeBack = (db: Db, id: number, now: Date) =>
  db.updateTable('blog_post').set({ published_at: null, updated_at: now.toISOString() }).where('id', '=', id).execute()
