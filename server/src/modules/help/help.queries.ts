import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

export const selectCategories = (db: Db) => db.selectFrom('help_category').selectAll().orderBy('sort').execute()

const rows = (db: Db) =>
  db
    .selectFrom('help_article')
    .select(['id', 'category_id', 'title_zh', 'title_en', 'summary_zh', 'summary_en'])
    .orderBy('category_id')
    .orderBy('sort')
    .orderBy('id')

export const selectArticleDates = (db: Db) =>
  db.selectFrom('help_article').select(['id', 'updated_at']).orderBy('id').execute()

export const selectArticleRows = (db: Db) => rows(db).execute()

export const selectTutorialRows = (db: Db) => rows(db).where('is_tutorial', '=', true).execute()

export const selectCommonArticles = (db: Db) =>
  db
    .selectFrom('help_article')
    .selectAll()
    .where('is_common', '=', true)
    .orderBy('category_id')
    .orderBy('sort')
    .execute()

export const findArticle = (db: Db, id: number) =>
  db.selectFrom('help_article').selectAll().where('id', '=', id).executeTakeFirst()

export const selectWords = (db: Db) => db.selectFrom('help_word').selectAll().orderBy('sort').execute()

export const selectRedirects = (db: Db) => db.selectFrom('help_redirect').selectAll().execute()

export interface ArticleSearch {
  readonly category_id: number | undefined
  readonly words: readonly string[]
  readonly limit: number
  readonly offset: number
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** All words must occur, in either language; a word in the title counts most. */
export async function searchArticles(db: Db, search: ArticleSearch) {
  const text = sql`concat_ws(' ', title_zh, title_en, keywords, summary_zh, summary_en, body_zh, body_en)`
  const title = sql`concat_ws(' ', title_zh, title_en, keywords)`
  let query = db.selectFrom('help_article')
  if (search.category_id) query = query.where('category_id', '=', search.category_id)
  for (const word of search.words) query = query.where(sql<boolean>`${text} ilike ${escaped(word)}`)
  const first = search.words[0]
  const rank = first ? sql`case when ${title} ilike ${escaped(first)} then 0 else 1 end` : sql`category_id`
  const found = await query
    .select(['id', 'category_id', 'title_zh', 'title_en', 'summary_zh', 'summary_en'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy(rank)
    .orderBy('category_id')
    .orderBy('sort')
    .orderBy('id')
    .limit(search.limit)
    .offset(search.offset)
    .execute()
  return { found, total: found[0]?.total ?? 0 }
}

const IN_TITLE = 3
const ENOUGH = 2

/** Articles with the most clues, of which one in the title counts more. */
export function selectLikelyArticles(db: Db, clues: readonly string[], limit: number) {
  const text = sql`concat_ws(' ', summary_zh, summary_en, body_zh, body_en)`
  const title = sql`concat_ws(' ', title_zh, title_en, keywords)`
  const points = clues.map((clue) => {
    const like = escaped(clue)
    return sql`(case when ${title} ilike ${like} then ${sql.lit(IN_TITLE)} when ${text} ilike ${like} then 1 else 0 end)`
  })
  const score = sql<number>`${sql.join(points, sql` + `)}`
  return db
    .selectFrom('help_article')
    .select(['id', 'category_id', 'title_zh', 'title_en', 'summary_zh', 'summary_en'])
    .where(score, '>=', ENOUGH)
    .orderBy(score, 'desc')
    .orderBy('category_id')
    .orderBy('sort')
    .orderBy('id')
    .limit(limit)
    .execute()
}

interface HelpContent {
  readonly categories: readonly Insertable<DB['help_category']>[]
  readonly articles: readonly Insertable<DB['help_article']>[]
  readonly words: readonly Insertable<DB['help_word']>[]
  readonly redirects: readonly Insertable<DB['help_redirect']>[]
}

export async function addHelpContent(db: Db, content: HelpContent): Promise<void> {
  const tables = [
    ['help_category', content.categories],
    ['help_article', content.articles],
    ['help_word', content.words],
    ['help_redirect', content.redirects],
  ] as const
  for (const [table, rows] of tables) {
    await db
      .insertInto(table)
      .values([...rows])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
