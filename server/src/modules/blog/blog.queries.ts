import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

const approvedCount = sql<number>`(select count(*) from blog_comment
  where blog_comment.post_id = blog_post.id and blog_comment.state = 'approved')`

const published = (db: Db, now: Date) =>
  db.selectFrom('blog_post').where('published_at', 'is not', null).where('published_at', '<=', now.toISOString())

const rowColumns = [
  ...(['id', 'type', 'cover', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'views'] as const),
  ...(['body_zh', 'body_en', 'updated_at'] as const),
] as const

const selectRows = <O>(query: SelectQueryBuilder<DB, 'blog_post', O>) =>
  query.select(rowColumns).select(sql<string>`published_at`.as('published_at')).select(approvedCount.as('comments'))

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Every word must occur, in either language. */
const hasWords =
  (words: readonly string[]) =>
  (where: ExpressionBuilder<DB, 'blog_post'>): Expression<SqlBool> =>
    where.and(
      words.map(
        (word) =>
          sql<SqlBool>`concat_ws(' ', title_zh, title_en, summary_zh, summary_en, body_zh, body_en) ilike ${escaped(word)}`,
      ),
    )

export interface PostFilter {
  readonly type?: number | undefined
  readonly words: readonly string[]
  readonly limit: number
  readonly offset: number
}

export async function selectPosts(db: Db, now: Date, filter: PostFilter) {
  const base = published(db, now)
    .$if(filter.type !== undefined, (query) => query.where('type', '=', filter.type as number))
    .where(hasWords(filter.words))
  const [rows, counted] = await Promise.all([
    selectRows(base)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    base.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.total) }
}

export const findPost = (db: Db, now: Date, id: number) =>
  selectRows(published(db, now)).where('id', '=', id).executeTakeFirst()

type Position = { readonly id: number; readonly published_at: string }

export const findOlderPost = (db: Db, now: Date, { id, published_at }: Position) =>
  selectRows(published(db, now))
    .where((where) => where.eb(where.refTuple('published_at', 'id'), '<', where.tuple(published_at, id)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findNewerPost = (db: Db, now: Date, { id, published_at }: Position) =>
  selectRows(published(db, now))
    .where((where) => where.eb(where.refTuple('published_at', 'id'), '>', where.tuple(published_at, id)))
    .orderBy('published_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Others of the same kind first, the newest before older ones. */
export const selectRelated = (db: Db, now: Date, post: { id: number; type: number }, limit: number) =>
  selectRows(published(db, now))
    .where('id', '!=', post.id)
    .orderBy(sql`type = ${post.type}`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Most read since that day; earlier readers decide where that is equal. */
export const selectHotPosts = (db: Db, now: Date, since_day: string, limit: number) =>
  selectRows(published(db, now))
    .orderBy(
      sql`(select count(*) from blog_view where blog_view.post_id = blog_post.id and day >= ${since_day})`,
      'desc',
    )
    .orderBy('views', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const selectPostAddresses = (db: Db, now: Date) =>
  published(db, now).select(['id', 'updated_at']).orderBy('id').execute()

export const countByType = (db: Db, now: Date) =>
  published(db, now)
    .select(['type', (select) => select.fn.countAll<number>().as('posts')])
    .groupBy('type')
    .execute()

/** Counts a visitor once a day; true when they are new. */
export async function countView(db: Db, post_id: number, day: string, visitor: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with fresh as (
      insert into blog_view (post_id, day, visitor) values (${post_id}, ${day}, ${visitor})
      on conflict do nothing returning post_id)
    update blog_post set views = views + 1 from fresh where blog_post.id = fresh.post_id returning blog_post.id`.execute(
    db,
  )
  return rows.length > 0
}

export const deleteViewsBefore = (db: Db, day: string) =>
  db.deleteFrom('blog_view').where('day', '<', sql<Date>`${day}::date`).execute()

export interface BasePost {
  readonly id: number
  readonly slug: string
  readonly type: number
  readonly cover: string
  readonly title_zh: string
  readonly title_en: string
  readonly summary_zh: string
  readonly summary_en: string
  readonly body_zh: string
  readonly body_en: string
  readonly published_at: string
  readonly created_at: string
  readonly updated_at: string
}

/** What staff have edited is left alone. */
export const addPosts = (db: Db, posts: readonly BasePost[]) =>
  db
    .insertInto('blog_post')
    .values([...posts])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
